// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was not entered of the cards. A blank is no 0: whoever depends on it does not know, and says which place to fill.
#pragma once

#include "engine/verdict.h"
#include "games/hired-swords/rules/state.h"

namespace hiredswords {

using Blanks = QList<engine::Blank>;

bool isOnlyNamed(const CareerCard& card);     // a contract without its budget: its defaults tell nothing
bool isOnlyNamed(const OppositionCard& card); // the same of an opposition card
bool isListUnknown(const State& state);       // who can be hired where you are: an empty list is one that nobody entered

Blanks blankList(const State& state);                              // of the current settlement
Blanks blankPrice(const State& state, const Mercenary& mercenary); // of a mercenary
Blanks blankPrice(const State& state, const Tactic& tactic);
Blanks blankPart(const State& state, const CareerCard& card, const char* field, const char* what); // where nobody entered it
Blanks blankRanks(const State& state, const QString& figure);                                      // in the column that counts
Blanks blankFunds(const State& state);                                                             // of the running contract
Blanks blankCircle(const State& state);                            // of the running contract: how many cards are turned up
Blanks blankIcon(const State& state, const Opponent& card);        // where it goes
Blanks blankRanks(const State& state, const QStringList& figures); // of all, each place once
QString budgetLeftText(const State& state); // of the running contract; "?" while it is spent and nobody entered it

} // namespace hiredswords
