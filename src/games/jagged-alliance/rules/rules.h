// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole of Jagged Alliance as the engine asks for it: one check, apply and tell per action, and the questions about a state.
#pragma once

#include "games/jagged-alliance/rules/actions.h"
#include "games/jagged-alliance/rules/changes.h"
#include "games/jagged-alliance/rules/reasons.h"

namespace jaggedalliance {

#define JA_DECLARE(ACTION)                                                                                                       \
    engine::Verdict check(const State&, const ACTION&);                                                                          \
    Applied apply(const State&, const ACTION&);                                                                                  \
    engine::Message tell(const State&, const ACTION&);
JA_EACH_ACTION(JA_DECLARE)
#undef JA_DECLARE

// Dice, blind draws and printed facts that an action asks for; nothing unless it says so here.
engine::Needs needs(const State&, const BeginScenario&);
engine::Needs needs(const State&, const Attack&);
engine::Needs needs(const State&, const Repeat&);
engine::Needs needs(const State&, const UseSkill&);
engine::Needs needs(const State&, const Bribe&);
engine::Needs needs(const State&, const Loot&);
engine::Needs needs(const State&, const Reveal&);
engine::Needs needs(const State&, const Reroll&);
engine::Needs needs(const State&, const Defend&);
engine::Needs needs(const State&, const RaiseThreat&);
engine::Needs needs(const State&, const FightCounterAttack&);
engine::Needs needs(const State&, const DrawEvent&);

// What cannot be meant at all: errors, never decidable.
QList<engine::Fault> faultsIn(const State&, const StartCampaign&);
QList<engine::Fault> faultsIn(const State&, const BeginScenario&);
QList<engine::Fault> faultsIn(const State&, const GroupMove&);
QList<engine::Fault> faultsIn(const State&, const Defend&);
QList<engine::Fault> faultsIn(const State&, const Attack&);
QList<engine::Fault> faultsIn(const State&, const Repeat&);
QList<engine::Fault> faultsIn(const State&, const Sell&);
QList<engine::Fault> faultsIn(const State&, const Replace&);
QList<engine::Fault> faultsIn(const State&, const UseCard&);
QList<engine::Fault> faultsIn(const State&, const Reroll&);
QList<engine::Fault> faultsIn(const State&, const AddCard&);
QList<engine::Fault> faultsIn(const State&, const EnterMap&);
QList<engine::Fault> faultsIn(const State&, const DoEffect&);
QList<engine::Fault> faultsIn(const State&, const WriteNote&);
QList<engine::Fault> faultsIn(const State&, const DrawEvent&);
QList<engine::Fault> faultsIn(const State&, const Loot&);
QList<engine::Fault> faultsIn(const State&, const Reveal&);
QList<engine::Fault> faultsIn(const State&, const Declare&);

// What an allowed action still has to say.
QList<engine::Fault> lacking(const State&, const Attack&);
QList<engine::Fault> lacking(const State&, const Repeat&);
QList<engine::Fault> lacking(const State&, const UseCard&);
QList<engine::Fault> lacking(const State&, const EnemyAct&);

QList<engine::Fault> faultsInState(const State& state);
State newGame(const Setup& setup);
QStringList namesOf(const State& state, QLatin1String kind);
QList<engine::Offer> offers(const State& state);
QList<engine::Message> hands(const State& before, const State& after);
QList<engine::Message> summary(const State& state);
const QList<engine::Question>& questions();
engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields);

// The effects of cards
QStringList targetsOf(const State& state, EffectKind kind); // those that it may be aimed at
QStringList targetsOf(const State& state, const UseCard& a);
engine::Fault noTarget(const QString& place, const QString& given, const QStringList& fitting);
bool needsTarget(const Effect& effect);
QString effectText(const State& state, const Effect& effect);

// Rolls, before they are thrown
Roll rollOf(const State& state, const Attack& a);
Roll rollOf(const State& state, const Repeat& a);
Roll rollOf(const State& state, const UseSkill& a);
Roll rollOf(const State& state, const Bribe& a);
Roll rollOf(const State& state, const Defend& a);
Roll rollOf(const State& state, const FightCounterAttack& a);
// Lets a roll stand, or waits when one of its dice may be rerolled.
void thrown(Changes& changes, Roll roll);
void resolve(Changes& changes, const Roll& roll);
void resolveAttack(Changes& changes, const Roll& roll, int successes);
void goesOn(Changes& changes, const Grant& grant); // an attack, once its Retreat is made
void resolveDefence(Changes& changes, const Roll& roll, int successes);
void resolveSkill(Changes& changes, const Roll& roll, int successes);
void resolveBribe(Changes& changes, int successes);
void resolveCounterAttack(Changes& changes, int successes, const QString& lieutenant);
QStringList hitBy(const State& state, const Mercenary& attacker, const QString& area); // of an area attack

} // namespace jaggedalliance
