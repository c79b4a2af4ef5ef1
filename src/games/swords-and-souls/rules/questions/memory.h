// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What everybody can keep in mind about a hidden hand: from which piles its cards were drawn.
#pragma once

#include "dice/distribution.h"
#include "games/swords-and-souls/rules/state.h"

namespace swordsandsouls {

void keepInMind(Player& owner);                        // before the discard pile is shuffled in
void forget(Player& owner, const QString& card);       // it has left the hidden hand, any one of the cards there
void sortMemory(Player& owner);                        // the same, in an order that tells nothing
dice::Odds<qint64> oddsOfOrigins(const Player& owner); // which of its origins is the true one, by place in the list

} // namespace swordsandsouls
