// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole of Swords & Souls as the engine asks for it: one check, apply and tell per action, and the questions about a state.
#pragma once

#include "games/swords-and-souls/rules/actions.h"
#include "games/swords-and-souls/rules/changes.h"
#include "games/swords-and-souls/rules/reasons.h"

namespace swordsandsouls {

#define SS_DECLARE(ACTION)                                                                                                       \
    engine::Verdict check(const State&, const ACTION&);                                                                          \
    Applied apply(const State&, const ACTION&);                                                                                  \
    engine::Message tell(const State&, const ACTION&);
SS_EACH_ACTION(SS_DECLARE)
#undef SS_DECLARE

// Blind draws that an action asks for; nothing unless it says so here.
engine::Needs needs(const State&, const Start&);
engine::Needs needs(const State&, const Deal&);
engine::Needs needs(const State&, const LayArsenal&);
engine::Needs needs(const State&, const DrawUp&);
engine::Needs needs(const State&, const Play&);
engine::Needs needs(const State&, const RefreshArsenal&);
engine::Needs needs(const State&, const EndTurn&);
engine::Needs needs(const State&, const TakeDamage&);
engine::Needs needs(const State&, const ResolveInstant&);
engine::Needs needs(const State&, const DoEffect&);

// What cannot be meant at all: errors, never decidable.
QList<engine::Fault> faultsIn(const State&, const Start&);
QList<engine::Fault> faultsIn(const State&, const Deal&);
QList<engine::Fault> faultsIn(const State&, const LayArsenal&);
QList<engine::Fault> faultsIn(const State&, const DrawUp&);
QList<engine::Fault> faultsIn(const State&, const Play&);
QList<engine::Fault> faultsIn(const State&, const Buy&);
QList<engine::Fault> faultsIn(const State&, const DropCards&);
QList<engine::Fault> faultsIn(const State&, const RefreshArsenal&);
QList<engine::Fault> faultsIn(const State&, const EndTurn&);
QList<engine::Fault> faultsIn(const State&, const DeclareAttack&);
QList<engine::Fault> faultsIn(const State&, const TakeDamage&);
QList<engine::Fault> faultsIn(const State&, const FinishAttack&);
QList<engine::Fault> faultsIn(const State&, const ResolveInstant&);
QList<engine::Fault> faultsIn(const State&, const DoEffect&);
QList<engine::Fault> faultsIn(const State&, const WriteNote&);
QList<engine::Fault> faultsIn(const State&, const AddCard&);

// What an allowed action still has to say.
QList<engine::Fault> lacking(const State&, const Start&);
QList<engine::Fault> lacking(const State&, const Play&);
QList<engine::Fault> lacking(const State&, const Buy&);
QList<engine::Fault> lacking(const State&, const DeclareAttack&);
QList<engine::Fault> lacking(const State&, const Dodge&);
QList<engine::Fault> lacking(const State&, const TakeDamage&);
QList<engine::Fault> lacking(const State&, const FinishAttack&);
QList<engine::Fault> lacking(const State&, const ResolveInstant&);

QList<engine::Fault> faultsInState(const State& state);
State newGame(const Setup& setup);
QStringList namesOf(const State& state, QLatin1String kind);
QList<engine::Offer> offers(const State& state);
QList<engine::Message> hands(const State& before, const State& after);
QList<engine::Message> summary(const State& state);
const QList<engine::Question>& questions();
engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields);

// How an attack with this card begins; its first target and those who follow.
Attack attackWith(
    const State& state, const Used& used, const QString& target, const QStringList& order, bool doubled, std::optional<Way> way);
engine::Fault noWay(const char* place); // the table has to say where the attack goes on
QList<engine::Fault> missingAim(
    const char* place, const State& state, const Attack& attack); // no target, or no way where the table says it
QList<engine::Fault> wrongOrder(const char* place, const State& state, const Used& used, const QStringList& order);

} // namespace swordsandsouls
