// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole of Jagged Alliance as the engine asks for it: one check, apply and tell per action, and the questions about a state.
#pragma once

#include "games/jagged-alliance/rules/actions.h"
#include "games/jagged-alliance/rules/changes.h"
#include "games/jagged-alliance/rules/reasons.h"
#include "games/jagged-alliance/rules/seats.h"

namespace jaggedalliance {

MR_NEEDS(BeginScenario, Attack, Repeat, UseSkill, Bribe, Loot, Reveal, Reroll, Defend, RaiseThreat, FightCounterAttack, DrawEvent)
MR_FAULTS(StartCampaign, BeginScenario, TickSetup, GroupMove, Defend, UseSkill, Bribe, FightCounterAttack, Attack, Repeat, Sell,
    Replace, UseCard, Reroll, AddCard, EnterMap, DoEffect, NoteEffect, DropEffect, WriteNote, DrawEvent, Loot, Reveal, Declare)
MR_LACKING(Activate, Buy, Sell, Attack, Repeat, UseCard, EnemyAct, DoEffect, Train, Liberate, FightCounterAttack, BeginScenario,
    TickExperience)
MR_ASKED_FIRST(MoveStep, GroupMove, MoveGranted, ComeBack, Attack, Repeat, Defend, EndActions, EnemyAct, RaiseThreat, DrawEvent,
    UseSkill, Reveal, Loot, Liberate, FightCounterAttack, BeginPlay, Declare)

// Where a card that somebody holds may go while the table is laid out: more than what is due then would make a long list.
QList<engine::Offer> offersOnHeld(const State& state, const QString& card);

void limits(Checks& checks, const State& before, const State& after); // of boards, cards, the track and the box

// The effects of cards
QStringList targetsOf(const State& state, EffectKind kind); // those that it may be aimed at
QStringList targetsOf(const State& state, const UseCard& a);
engine::Fault noTarget(const QString& place, const QString& given, const QStringList& fitting);
bool takesTarget(EffectKind kind); // a note may speak of anybody
bool needsTarget(const Effect& effect);
enum class Touches { Table, Somebody, Card };
Touches touchesOf(EffectKind kind);                             // each of those it speaks of, or the table as a whole
bool isBoon(EffectKind kind);                                   // for whoever uses it, unless somebody else is said
bool changesNothing(const State& state, const Effect& effect);  // on its target
QStringList areasFor(const State& state, const Effect& effect); // one of which it still has to name; empty: none
QString effectText(const State& state, const Effect& effect);
QString momentOf(const State& state);             // no two moments in which something noted may come again are called alike
QList<const Noted*> notedNow(const State& state); // noted for this very moment, or left undone at its own
// What was due before and is no more: told, and due from now on.
void leaveUndone(Changes& changes, const State& before);

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
