// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole of Hired Swords as the engine asks for it: one check, apply and tell per action, and the questions about a state.
#pragma once

#include "games/hired-swords/rules/actions.h"
#include "games/hired-swords/rules/changes.h"
#include "games/hired-swords/rules/reasons.h"

namespace hiredswords {

#define HS_DECLARE(ACTION)                                                                                                       \
    engine::Verdict check(const State&, const ACTION&);                                                                          \
    Applied apply(const State&, const ACTION&);                                                                                  \
    engine::Message tell(const State&, const ACTION&);
HS_EACH_ACTION(HS_DECLARE)
#undef HS_DECLARE

// Dice, blind draws and printed facts that an action asks for; nothing unless it says so here.
engine::Needs needs(const State&, const DrawCard&);
engine::Needs needs(const State&, const SearchFinal&);
engine::Needs needs(const State&, const ResolveEncounter&);
engine::Needs needs(const State&, const Distribute&);
engine::Needs needs(const State&, const CountReveal&);
engine::Needs needs(const State&, const Reveal&);
engine::Needs needs(const State&, const NameCard&);
engine::Needs needs(const State&, const MissileAttack&);
engine::Needs needs(const State&, const Reinforce&);
engine::Needs needs(const State&, const EndEffects&);
engine::Needs needs(const State&, const CollectBonus&);
engine::Needs needs(const State&, const DoEffect&);

// What cannot be meant at all: errors, never decidable.
QList<engine::Fault> faultsIn(const State&, const DrawCard&);
QList<engine::Fault> faultsIn(const State&, const Distribute&);
QList<engine::Fault> faultsIn(const State&, const Reveal&);
QList<engine::Fault> faultsIn(const State&, const NameCard&);
QList<engine::Fault> faultsIn(const State&, const MoveOpposition&);
QList<engine::Fault> faultsIn(const State&, const MeleeAttack&);
QList<engine::Fault> faultsIn(const State&, const MissileAttack&);
QList<engine::Fault> faultsIn(const State&, const Feint&);
QList<engine::Fault> faultsIn(const State&, const OppositionAct&);
QList<engine::Fault> faultsIn(const State&, const EndRound&);
QList<engine::Fault> faultsIn(const State&, const EnterResult&);
QList<engine::Fault> faultsIn(const State&, const TidyUp&);
QList<engine::Fault> faultsIn(const State&, const UseTactic&);
QList<engine::Fault> faultsIn(const State&, const ReturnTactic&);
QList<engine::Fault> faultsIn(const State&, const PickAgents&);
QList<engine::Fault> faultsIn(const State&, const DoEffect&);
QList<engine::Fault> faultsIn(const State&, const NoteEffect&);
QList<engine::Fault> faultsIn(const State&, const AddCard&);
QList<engine::Fault> faultsIn(const State&, const WriteNote&);

// What an allowed action still has to say.
QList<engine::Fault> lacking(const State&, const DrawCard&);
QList<engine::Fault> lacking(const State&, const HireFreelancer&);
QList<engine::Fault> lacking(const State&, const BuyTactic&);
QList<engine::Fault> lacking(const State&, const HireAgent&);
QList<engine::Fault> lacking(const State&, const MoveOpposition&);
QList<engine::Fault> lacking(const State&, const OppositionAct&);
QList<engine::Fault> lacking(const State&, const EndRound&);
QList<engine::Fault> lacking(const State&, const Reveal&);

QList<engine::Fault> faultsInState(const State& state);
State newGame(const Setup& setup);
QStringList namesOf(const State& state, QLatin1String kind);
QList<engine::Offer> offers(const State& state);
QList<engine::Message> hands(const State& before, const State& after);
QList<engine::Message> summary(const State& state);
const QList<engine::Question>& questions();
engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields);

// Effects of cards: one closed list
engine::Fault effectFault(const State& state, const Effect& effect); // an empty problem: none
bool isAutomatic(const Effect& effect);                              // can be done without asking for a target
void doEffect(Changes& changes, const Effect& effect, QList<int>& faces);
QList<engine::Die> effectDice(const State& state, const Effect& effect);
QString effectText(const State& state, const Effect& effect);
QStringList targetsOf(const State& state, const Effect& effect); // what its text can mean where it leaves the target open
QList<const Effect*> due(const State& state);                    // noted effects of this very moment
QList<Effect> onReaching(const State& state);    // of the contract: done whenever an opposition action reaches its objective
QList<const Effect*> missed(const State& state); // whose moment of this round is over, and that nobody did

} // namespace hiredswords
