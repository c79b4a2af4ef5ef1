// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every action of Jagged Alliance in the game's own words.
#pragma once

#include "engine/declared.h"
#include "games/jagged-alliance/rules/actions/activation_actions.h"
#include "games/jagged-alliance/rules/actions/campaign_actions.h"
#include "games/jagged-alliance/rules/actions/mercenary_actions.h"
#include "games/jagged-alliance/rules/actions/opposition_actions.h"
#include "games/jagged-alliance/rules/actions/table_actions.h"

namespace jaggedalliance {

MR_ACTIONS(StartCampaign, BeginScenario, TickSetup, Deploy, BeginPlay, Buy, Sell, HandOver, TradeMercenary, SwapMercenary,
    TickCity, TickExperience, OpenMarket, Declare, FinishScenario, EnterDie, ConfirmDice, Activate, OnActivation, Flee, Arrange,
    Attach, Detach, Trade, DiscardCard, Receive, MoveStep, GroupMove, Attack, Repeat, UseCard, Loot, UseSkill, Assign, Train,
    Bribe, Reveal, Reroll, KeepRoll, MoveGranted, Forgo, EndActions, EnemyAct, Defend, EndPlayerPhase, RaiseThreat,
    FightCounterAttack, DrawEvent, EndDictatorPhase, Liberate, LieutenantEnters, Uncover, AddMission, ResolveGoal, ComeBack,
    Replace, EnterReplacement, DoEffect, NoteEffect, DropEffect, EnterMap, AddCard, WriteNote)

} // namespace jaggedalliance
