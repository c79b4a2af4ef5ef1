// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The report of an evening, or of any stretch of a campaign's history: what was done, what it brought and cost, who fell.
#pragma once

#include "dice/luck.h"
#include "kit/desk.h"
#include "kit/paper/document.h"
#include "report/stretch.h"

namespace window {

struct Reported {
    bool rolls = true;    // with what the dice showed
    bool secrets = false; // what one seat alone knows at the end
    bool pictures = true; // of the table
    QString moments{};    // entries behind which it is shown, as typed: "12, 40"; empty: the last
    QString from{}, to{}; // an entry's number or a date, as typed; both empty: the last sitting
};

// Only what leads to where the campaign stands; what was taken back is counted.
engine::Result<kit::paper::Document> reportOf(kit::Sitting& sitting, const kit::Desk* desk, const Reported& wanted);

// What a stretch brought and cost, for a page that draws it too.
struct Figures {
    QStringList steps; // "before", then the number of each entry
    QList<kit::paper::Curve::Line> lines;
    QStringList fallen;                       // in the order in which they fell
    QList<std::pair<QString, qint64>> phases; // heading of the table, seconds; pauses of half an hour are none of it
    QList<dice::Luck> luck;
    QList<double> fortune; // die by die: what was rolled so far above what was to be expected
    int done = 0, takenBack = 0, decisions = 0;
};
engine::Result<Figures> figuresOf(kit::Sitting& sitting, const kit::Desk* desk, const report::Stretch& stretch);

} // namespace window
