// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Chances of cards: what lies among some of them that are drawn without putting any back.
#pragma once

#include "dice/distribution.h"

namespace dice {

// How many of the wanted ones are among drawn cards, of all cards.
Distribution drawnOf(int wanted, int all, int drawn);

// How many of each kind are among drawn cards of a deck that holds deck[kind] of each; sum over all kinds is drawn.
Odds<Counts> drawnFrom(const Counts& deck, int drawn);

// The place of the first wanted card from the top, 1 for the top one; rest() weighs decks without one.
Distribution firstOf(int wanted, int all);

} // namespace dice
