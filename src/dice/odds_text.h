// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Odds for people: rows to be shown or drawn, and the same as text.
#pragma once

#include "dice/distribution.h"

#include <QList>
#include <QMap>
#include <QString>

namespace dice {

struct OddsRow {
    qint64 value = 0;
    double chance = 0;
    double atLeast = 0;
    double atMost = 0;
};

struct NamedOdds {
    QString name; // the term, or what a game asks
    Distribution odds;
};

using Words = QMap<qint64, QString>; // for outcomes that are no numbers: 1 "hit"

QList<OddsRow> rowsOf(const Distribution& odds); // an outcome each, in ascending order; chances from 0 to 1

QString percent(double chance); // "46.30 %", more digits for rare ones
QString oneIn(double chance);   // "216" of "1 in 216"

enum class Exactness : quint8 { Rounded, Fractions };

// A table, and a line with mean and spread; several side by side. Outcomes with words have neither sums nor a mean.
QString textOf(const QList<NamedOdds>& all, Exactness exactness = Exactness::Rounded, const Words& words = {});

} // namespace dice
