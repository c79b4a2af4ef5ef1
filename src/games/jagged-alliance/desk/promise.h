// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the dice of an offer promise, answered by the rules: the chance to defeat, to stay unhurt, to hold the line.
#pragma once

#include "games/jagged-alliance/rules/questions/questions.h"
#include "kit/desk_of.h"

namespace jaggedalliance::desk {

struct Promise {
    QString text;   // "defeats it: 64 %"; empty: this offer rolls nothing
    QString detail; // dice, cost, mean
    kit::Tone tone = kit::Tone::Plain;
};

Promise promiseOf(const State& state, const engine::Offer& offer);

bool canHurt(const State& state, const Attack& attack); // the one that it is aimed at

// The chance that the open roll is enough once this die is rolled again; 0: it stands. Nothing: it cannot miss anything.
std::optional<asked::Odds> oddsAfter(const State& state, int die);

Roll rollFor(RollKind kind, const QString& who);
kit::Tone toneOf(const asked::Odds& chance);     // of something that is hoped for
QString percentText(const asked::Odds& chance);  // "64 %"
QString levelsText(const asked::Spread& levels); // "level 3: 1/2 · level 4: 1/2"
// "at least 50 %: 1 · 80 %: 2 · 95 %: 3, more than there are": rebels for a chance, with so many in supply.
QString rebelsForText(const asked::RebelsFor& wanted, int supply = 30);

} // namespace jaggedalliance::desk
