// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Exact chances from what everybody at the table can know: starters and bought cards, what was played, when a pile was shuffled.
// Which card somebody chooses to play or to keep tells nothing here.
#pragma once

#include "dice/draws.h"
#include "games/swords-and-souls/rules/query.h"

namespace swordsandsouls {

bool fits(const Card& card, Want want);
int wantedIn(const State& state, const QStringList& cards, Want want);
// Reactions that a player has for certain: known cards of the hand, an unused talent, an unused treasure.
int certain(const State& state, const Player& who, Want want);
// How many of them are in the part of the hand that not everybody knows.
dice::Distribution held(const State& state, const Player& who, Want want);
dice::Fraction chanceOfHolding(const State& state, const Player& who, Want want, int least);
// The same once the hand is filled up to three at the next draw step, if nothing is played or lost before.
dice::Fraction chanceNextHand(const State& state, const Player& who, Want want, int least);
// The next card drawn is one of them, when so many are in the hidden hand.
dice::Fraction chanceOfDrawing(const State& state, const Player& who, Want want, int inHand);
// How often somebody takes damage from single attacks in a row, who answers each while able to and recovers after each damage.
dice::Distribution damages(const State& state, const Player& who, Want want, int attacks);
// Everybody on the way of an attack can dodge it.
dice::Fraction chanceOfFullCircle(const State& state, const QString& attacker, const QString& target, Way way);
// So many of a card, or more, lie face up now or after some refreshes without a purchase.
dice::Fraction chanceInRow(const State& state, const QString& card, int refreshes, int least);

} // namespace swordsandsouls
