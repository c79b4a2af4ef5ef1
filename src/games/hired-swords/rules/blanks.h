// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was not entered of the cards. A blank is no 0: whoever depends on it does not know, and says which place to fill.
#pragma once

#include "engine/verdict.h"
#include "games/hired-swords/rules/state.h"

namespace hiredswords {

using Blanks = QList<engine::Blank>;

bool isOnlyNamed(const OppositionCard& card); // what stands on it are defaults, which tell nothing
bool isListUnknown(const State& state);       // who can be hired where you are: an empty list is one that nobody entered

Blanks blankList(const State& state);                              // of the current settlement
Blanks blankPrice(const State& state, const Mercenary& mercenary); // of a mercenary
Blanks blankPrice(const State& state, const Tactic& tactic);
Blanks blankAssists(const State& state, const Mercenary& mercenary); // none are told, and its rankings neither
Blanks blankObjective(const State& state);                           // of the running contract: what it protects
Blanks blankPart(const State& state, const CareerCard& card, const char* field, const char* what); // where nobody entered it
Blanks blankColumn(const State& state, const QString& figure); // nothing was entered of the rankings that count
// Nor of these skills alone; none of them named: of any.
Blanks blankRanks(const State& state, const QString& figure, const QList<Skill>& skills = {});
Blanks blankHighest(const State& state, const Opponent& card);    // of the skills of which it uses the highest (HS-281)
Blanks blankFunds(const State& state);                            // of the running contract
Blanks blankPaying(const State& state, std::optional<int> price); // what decides whether your own gold pays it
Blanks blankArrows(const State& state, const CareerCard& card);   // all of them, or each by itself
Blanks blankCircle(const State& state);                           // of the running contract: how many cards are turned up
Blanks blankIcon(const State& state, const Opponent& card);       // where it goes
bool isUnnamed(const State& state, const Opponent& card);         // it lies face up, and nobody said which card it is
QList<Zone> waysOf(const State& state, const Opponent& card);     // movesOf; with or without an icon while it is not known
Blanks blankEnding(const State& state);                           // whether there was more to defeat than was laid out
Blanks blankRanks(const State& state, const QStringList& figures, const QList<Skill>& skills = {}); // of all, each place once
// After a place was set by hand: where what is printed looks as if nobody had entered it, the card says that somebody did.
void noteEntered(State& next, const State& before, const QString& path);
// After a card of the running contract was entered late: its budget is spent before own gold, and what its arrows tell is still
// to be laid out, unless the table has laid out something by hand.
void catchUp(State& next, const State& before);
// Of the places that a card names as entered those stay that would look open without.
void keepEntered(CareerCard& card);
void keepEntered(OppositionCard& card);
QString budgetLeftText(const State& state); // of the running contract; "?" while nobody entered it

} // namespace hiredswords
