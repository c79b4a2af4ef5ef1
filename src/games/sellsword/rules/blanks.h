// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was not entered of the unit cards. A blank is no 0: whoever depends on it does not know, and says which place to fill.
#pragma once

#include "engine/verdict.h"
#include "games/sellsword/rules/state.h"

namespace sellsword {

class Field;

using Blanks = QList<engine::Blank>;

Blanks blankFacts(const UnitCard& card);                     // all that is printed and not entered
Blanks blankFact(const UnitCard& card, QLatin1String field); // of one field
Blanks blankCard(const State& state, const Unit& unit);      // the whole card
Blanks blankFact(const State& state, const Unit& unit, QLatin1String field);
Blanks blankStat(const State& state, const Unit& unit, Stat stat);
Blanks blankRecovery(const State& state, const Unit& unit, const Status& status); // on what it recovers, and how much that is
Blanks blankDistance(const Field& field, const Unit& a, const Unit& b);  // without a map, where nothing is said of the two
Blanks blankAdjacency(const Field& field, const Unit& a, const Unit& b); // without a map: nobody said whether they are adjacent
Blanks blankToken(const State& state, const Unit& unit, Token token);    // of what it has now
Blanks blankReclaim(const State& state, const Unit& unit, Token token);  // at what price it comes back
Blanks blankWarleader(const State& state, const Unit& unit);
Blanks blankWarleaders(const State& state, const QString& player); // of those that still stand
Blanks blankBonus(const State& state, const Unit& unit, const Attack& attack);
Blanks blankRange(const State& state, const Unit& unit, const Attack& attack);
Blanks blankWounds(const State& state, const Unit& unit, const Attack& attack);
// After a place was set by hand: where what is printed looks as if nobody had entered it, the card says that somebody did.
void noteEntered(State& next, const State& before, const QString& path);
Blanks blankVigor(const State& state, const Unit& unit);       // of what it has now
Blanks blankPoints(const State& state, const QString& player); // of what its warband costs

int avoidable(
    const State& state, const Unit& unit, int groups); // of so many groups of wounds, by Vigor: all while it is not known

// Sums as far as they are known: "15", "at least 15", and "?" for a value of its own.
QString pointsText(const State& state, const QString& player);
QString costText(const State& state, const Unit& unit);
QString vigorText(const State& state, const Unit& unit);   // "Vigor 10 of 20"
QString vigorNumber(const State& state, const Unit& unit); // what is left
QString statText(const State& state, const Unit& unit, Stat stat);
QString moveText(const State& state, const Unit& unit);
QString tokenText(const State& state, const Unit& unit, Token token); // how many are left
QString diceText(const State& state, const QString& player);          // Warleader dice left
QString bonusText(const State& state, const Unit& unit, const Attack& attack);

} // namespace sellsword
