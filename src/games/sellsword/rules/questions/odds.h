// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Exact chances, made with the functions that the rules use: attacks, recovery, tactics checks.
#pragma once

#include "games/sellsword/rules/combat/combat.h"

#include "dice/odds.h"

namespace sellsword {

double percent(const dice::Fraction& chance); // 87.75, to four places

constexpr int notKnown = -1; // an outcome that hangs on what nobody entered

struct AttackOdds {
    dice::Odds<int> results; // Result by Result, or notKnown
    dice::Odds<int> wounds;  // that are left after the target's defences, or notKnown

    dice::Fraction chanceOf(Result result) const; // at least, where something is not known
    bool mayBe(Result result) const;
    dice::Fraction hits() const;
    dice::Fraction expected() const; // wounds
};
// rerolls: so often a miss may be rolled again. target null: wounds as listed.
AttackOdds attackOdds(const State& state, const Aim& aim, const Attack& attack, const Unit* target, bool charge, int rerolls);

dice::Fraction recoveryOdds(int statistic, int injuries, int rerolls, int turns); // statistic with modifier and Defensive injury
dice::Fraction rageOdds(int wits, int injuries);                                  // that an Enraged unit is forced
dice::Fraction glamourOdds(int wits, int injuries);                               // that a Glamyred unit acts freely
dice::Fraction mortalOdds(int turns); // that it still stands after so many of its turns

struct TacticsOdds {
    dice::Fraction first, second;               // who is advantaged
    dice::Fraction firstGreater, secondGreater; // and by 10
};
TacticsOdds tacticsOdds(
    int firstDice, int secondDice, int firstInjuries, int secondInjuries); // losers reroll while they have dice, ties roll again
dice::Fraction greaterAmong(int players, int more);                        // one named player, one roll each; more than 10
dice::Fraction anybodyGreater(int players, int more);

} // namespace sellsword
