// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was not entered of a card. A blank is no 0: whoever depends on it does not know, and says which place to fill.
#pragma once

#include "engine/verdict.h"
#include "games/swords-and-souls/rules/state.h"

namespace swordsandsouls {

using Blanks = QList<engine::Blank>;

// One field of a card that lies on the table by name; nothing of an unnamed one. The field: "cost", "icons", "target".
Blanks blankFact(const State& state, const QString& card, const char* field);

// Something that a card may do: &Card::attack. A card of which nothing is told that it does is still being entered, and so is
// one without icons; whoever told one thing of it told them all.
using Does = bool Card::*;
bool isOpen(const Card& card, Does does);
bool mayDo(const Card& card, Does does); // it does, or nobody told
engine::Truth doesIt(const State& state, const QString& id, const Card& card, Does does);

// What was said of a card while it looks as if nobody had said it stays on the card.
void keepEntered(Card& card);
void keepEntered(Hero& hero);
void noteEntered(State& next, const State& before, const QString& path);

} // namespace swordsandsouls
