// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Exact chances of the custom dice: a throw, what armour leaves of it, bursts, rerolls, stealth, counter-attacks.
#pragma once

#include "dice/distribution.h"
#include "games/jagged-alliance/rules/dice/rolls.h"

namespace jaggedalliance {

dice::Distribution oddsOf(const State& state, const Throw& thrown);                   // of its successes
dice::Distribution netOf(const dice::Distribution& successes, int extra, int armour); // damage of one attack
dice::Distribution leftOf(const dice::Distribution& armour, int damage);              // wounds that get through

// Odds of dice without end leave out a rest, which lies above all that is listed: it counts for "at least".
dice::Fraction chanceOf(const dice::Distribution& of, int atLeast);
// The same of a throw; the best single die is rerolled once all are seen where a card grants it and Expertise adds none.
dice::Fraction chanceOf(const State& state, const Throw& thrown, int atLeast);

// How many rebels must support until a counter-attack of this strength is held with such a chance; -1: more than most.
int rebelsFor(const State& state, int strength, double chance, int most);
dice::Fraction chanceToHold(const State& state, int strength, int rebels, const QStringList& helpers = {});

} // namespace jaggedalliance
