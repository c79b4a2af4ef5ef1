// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of odds shows of terms or of a table's question. All of it is found away from the screen's thread.
#pragma once

#include "dice/listing.h"
#include "kit/odds_question.h"
#include "kit/sitting.h"
#include "window/latest.h"

namespace window {

inline constexpr int mostTerms = 4;

struct OddsAnswer {
    QList<dice::NamedOdds> odds;
    QStringList problems;
    QString figures;                  // mean and spread of each
    QString table;                    // every outcome, as text
    QStringList sideBySide;           // of several terms: the chances of exactly, at least and at most each value
    QList<QList<dice::OddsRow>> bars; // of each: those that a chart has room for
};

dice::WordsOf wordsOf(const kit::Sitting* sitting); // of its table now

OddsAnswer answerTo(
    const QString& terms, const dice::WordsOf& words, dice::Exactness exactness, const IsStale& isStale); // with ; between them
OddsAnswer answerTo(const kit::OddsQuestion& question, dice::Exactness exactness, const IsStale& isStale);

// Rows for at most so many bars: without rare outcomes at both ends, then evenly chosen.
QList<dice::OddsRow> thinned(const QList<dice::OddsRow>& rows, qsizetype most);

} // namespace window
