// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of odds shows of terms or of a table's question. All of it is found away from the screen's thread.
#pragma once

#include "kit/odds_question.h"
#include "kit/sitting.h"
#include "window/latest.h"

namespace window {

inline constexpr int mostTerms = 4;

struct OddsAnswer {
    QList<dice::NamedOdds> odds;
    QStringList problems;
    QString figures; // mean and spread of each
    QString table;   // every outcome, as text
    QStringList sideBySide; // of several terms: the chances of exactly, at least and at most each value
    QList<QList<dice::OddsRow>> bars; // of each: those that a chart has room for
};

// A game's words mean what they mean on its table now; without a game they mean nothing.
struct WordsOf {
    const engine::Game* game = nullptr;
    engine::AnyState state;

    static WordsOf sitting(const kit::Sitting* sitting);
};

// The odds of a term; where a game has a word for it ("DM"), of every throw of the dice that the word stands for.
engine::Result<dice::Distribution> oddsOf(const QString& term, const WordsOf& words, const IsStale& isStale = [] { return false; });

OddsAnswer answerTo(const QString& terms, const WordsOf& words, dice::Exactness exactness, const IsStale& isStale); // with ; between them
OddsAnswer answerTo(const kit::OddsQuestion& question, dice::Exactness exactness, const IsStale& isStale);

// Rows for at most so many bars: without rare outcomes at both ends, then evenly chosen.
QList<dice::OddsRow> thinned(const QList<dice::OddsRow>& rows, qsizetype most);

} // namespace window
