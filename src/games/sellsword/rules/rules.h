// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole of Sellsword as the engine asks for it: one check, apply and tell per action, and the questions about a state.
#pragma once

#include "games/sellsword/rules/actions.h"
#include "games/sellsword/rules/changes.h"
#include "games/sellsword/rules/reasons.h"
#include "games/sellsword/rules/seats.h"

namespace sellsword {

// The same on a field that is laid out already: many actions of one state are looked at together.
void check(Checks&, const Field&, const Move&);
void check(Checks&, const Field&, const Maneuver&);
void check(Checks&, const Field&, const DeclareAttack&);
void check(Checks&, const Field&, const Charge&);
void check(Checks&, const Field&, const Reply&);
template <class A>
requires requires(Checks& checks, const Field& field, const A& action) { check(checks, field, action); }
Verdict check(const Field& field, const A& action)
{
    Checks checks;
    check(checks, field, action);
    return checks;
}

MR_NEEDS(AddUnit, AttachMod, RollTactics, RerollTactics, StartEffect, Recover, LendDie, RollAttack, Reroll)
MR_LACKING(RerollTactics, RollAttack)
MR_ASKED_FIRST(DeclareAttack, RollAttack, Crow, Charge, Allot, Award, StartEffect, Recover)
MR_FAULTS(AddPlayer, AddUnit, AttachMod, DetachMod, ChooseMap, PlaceTile, Deploy, Move, Maneuver, Charge, DeclareAttack,
    RollAttack, Reroll, Allot, ForceMove, TakeMeasure, ChangeTerrain, DoEffect, NoteEffect, AddCard, WriteNote)

// Vigor and tokens of a unit count as its card prints them until something is said of them; undefined: nobody knows.
QJsonValue asPrinted(const State& state, const QString& path);
QStringList numbersAsPrinted(const State& state); // all of these, "units.reeve.vigor 25"

// What no play leads to: told when a table is set so by hand.
void limits(Checks& checks, const State& before, const State& after);

engine::Needs oneDie(const char* what);                     // a d20 for it
QList<const Effect*> due(const State& state);               // noted effects of this very moment
void leaveUndone(Changes& changes, const State& before);    // tells what was due before and is no more
QStringList startsOf(const State& state, const Unit& unit); // what happens at the start of its turn
QStringList contested(const State& state);                  // objectives that the table has to award itself (AS-46)
void fillOut(Strike& strike, const Field& field, const Unit& attacker, const Attack& attack); // everybody in a burst

} // namespace sellsword
