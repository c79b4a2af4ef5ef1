// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole of Sellsword as the engine asks for it: one check, apply and tell per action, and the questions about a state.
#pragma once

#include "games/sellsword/rules/actions.h"
#include "games/sellsword/rules/changes.h"
#include "games/sellsword/rules/reasons.h"

namespace sellsword {

#define SS_DECLARE(ACTION)                                                                                                       \
    engine::Verdict check(const State&, const ACTION&);                                                                          \
    Applied apply(const State&, const ACTION&);                                                                                  \
    engine::Message tell(const State&, const ACTION&);
SS_EACH_ACTION(SS_DECLARE)
#undef SS_DECLARE

// The same on a field that is laid out already: many actions of one state are looked at together.
engine::Verdict check(const Field&, const Move&);
engine::Verdict check(const Field&, const Maneuver&);
engine::Verdict check(const Field&, const DeclareAttack&);
engine::Verdict check(const Field&, const Charge&);
engine::Verdict check(const Field&, const Reply&);

// Dice, blind draws and printed facts that an action asks for; nothing unless it says so here.
engine::Needs needs(const State&, const AddUnit&);
engine::Needs needs(const State&, const AttachMod&);
engine::Needs needs(const State&, const RollTactics&);
engine::Needs needs(const State&, const RerollTactics&);
engine::Needs needs(const State&, const StartEffect&);
engine::Needs needs(const State&, const Recover&);
engine::Needs needs(const State&, const LendDie&);
engine::Needs needs(const State&, const RollAttack&);
engine::Needs needs(const State&, const Reroll&);

// What cannot be meant at all: errors, never decidable.
QList<engine::Fault> faultsIn(const State&, const AddPlayer&);
QList<engine::Fault> faultsIn(const State&, const AddUnit&);
QList<engine::Fault> faultsIn(const State&, const DetachMod&);
QList<engine::Fault> faultsIn(const State&, const ChooseMap&);
QList<engine::Fault> faultsIn(const State&, const PlaceTile&);
QList<engine::Fault> faultsIn(const State&, const Deploy&);
QList<engine::Fault> faultsIn(const State&, const Move&);
QList<engine::Fault> faultsIn(const State&, const Maneuver&);
QList<engine::Fault> faultsIn(const State&, const Charge&);
QList<engine::Fault> faultsIn(const State&, const DeclareAttack&);
QList<engine::Fault> faultsIn(const State&, const RollAttack&);
QList<engine::Fault> faultsIn(const State&, const Reroll&);
QList<engine::Fault> faultsIn(const State&, const ForceMove&);
QList<engine::Fault> faultsIn(const State&, const TakeMeasure&);
QList<engine::Fault> faultsIn(const State&, const ChangeTerrain&);
QList<engine::Fault> faultsIn(const State&, const DoEffect&);
QList<engine::Fault> faultsIn(const State&, const NoteEffect&);
QList<engine::Fault> faultsIn(const State&, const AddCard&);
QList<engine::Fault> faultsIn(const State&, const WriteNote&);

// What an allowed action still has to say.

QList<engine::Fault> faultsInState(const State& state);
State newGame(const Setup& setup);
QStringList namesOf(const State& state, QLatin1String kind);
QList<engine::Offer> offers(const State& state);
QList<engine::Message> hands(const State& before, const State& after);
QList<engine::Message> summary(const State& state);
const QList<engine::Question>& questions();
engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields);

engine::Needs oneDie(const char* what);                     // a d20 for it
QList<const Effect*> due(const State& state);               // noted effects of this very moment
QStringList startsOf(const State& state, const Unit& unit); // what happens at the start of its turn
void fillOut(Strike& strike, const Field& field, const Unit& attacker, const Attack& attack); // everybody in a burst

} // namespace sellsword
