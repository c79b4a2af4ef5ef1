// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole of Hired Swords as the engine asks for it: one check, apply and tell per action, and the questions about a state.
#pragma once

#include "games/hired-swords/rules/actions.h"
#include "games/hired-swords/rules/changes.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/reasons.h"

namespace hiredswords {

MR_NEEDS(DrawCard, SearchFinal, ResolveEncounter, Distribute, CountReveal, Reveal, NameCard, MissileAttack, Reinforce, EndEffects,
    CollectBonus, DoEffect)
MR_FAULTS(DrawCard, SearchFinal, Distribute, Reveal, NameCard, MoveOpposition, MeleeAttack, MissileAttack, Feint, OppositionAct,
    EndRound, EnterResult, TidyUp, UseTactic, ReturnTactic, PickAgents, DoEffect, NoteEffect, AddCard, WriteNote,
    ResolveEncounter, CountReveal, Reinforce, EndEffects, CollectBonus)
MR_LACKING(AcceptContract, DiscardCard, HoldFinal, RejectContract, RejectClash, ConfirmCrew, PickAgents, BeginBattle, Refresh,
    DeclareStalemate, TidyUp, FinishContract, EndPhase, DrawCard, HireFreelancer, BuyTactic, HireAgent, MoveOpposition,
    OppositionAct, EndRound, Reveal, MissileAttack, ResolveEncounter, Distribute, CountReveal, Reinforce, EndEffects,
    CollectBonus, DoEffect)
MR_ASKED_FIRST(MeleeAttack, MissileAttack, Feint, OppositionAct, MoveOpposition, CountReveal, Reveal, Distribute, CollectBonus,
    HireFreelancer, BuyTactic)

// Effects of cards: one closed list
engine::Fault effectFault(const State& state, const Effect& effect); // an empty problem: none
bool isAutomatic(const State& state, const Effect& effect);          // can be done without asking for a target
void tellValue(Changes& changes, const Listing& listing);            // the number rule behind it, if it is more than a number
void doEffect(Changes& changes, const Effect& effect, Rolls& rolls);
QList<Listing> listingsOf(const QList<Effect>& effects); // what they roll for or ask for
QList<engine::Die> effectDice(const State& state, const Effect& effect);
QString effectText(const State& state, const Effect& effect);
QString momentText(Moment moment);                    // "the end of a round"
QString targetPart(const QString& target, int index); // of "nizar:northwest", "hamid:dodge:spend"
bool usesAmount(EffectKind kind);
QStringList targetsOf(const State& state, const Effect& effect); // what its text can mean where it leaves the target open
QList<const Effect*> due(const State& state);                    // noted effects of this very moment
QList<Effect> onReaching(const State& state); // of the contract: done whenever an opposition action reaches its objective
QStringList openNow(const State& state, bool withPhase = true); // what has to be done before anything is settled, in words
bool surelyComes(const Effect& effect);                         // its moment is no matter of chance
bool canStillCome(const State& state, const Effect& effect);    // its battle is not over, and whoever does it is not gone
QList<const Effect*> missed(const State& state);                // whose moment of this round is over, and that nobody did

// What no play leads to: told when a table is set so by hand.
void limits(Checks& checks, const State& before, const State& after);

} // namespace hiredswords
