// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every action of Jagged Alliance in the game's own words.
#pragma once

#include "games/jagged-alliance/rules/actions/activation_actions.h"
#include "games/jagged-alliance/rules/actions/campaign_actions.h"
#include "games/jagged-alliance/rules/actions/mercenary_actions.h"
#include "games/jagged-alliance/rules/actions/opposition_actions.h"
#include "games/jagged-alliance/rules/actions/table_actions.h"

#include <variant>

namespace jaggedalliance {

// Every action, once: the variant, and in rules.h its check, apply and tell.
// clang-format off
#define JA_EACH_ACTION(DO) \
    DO(StartCampaign) DO(BeginScenario) DO(TickSetup) DO(Deploy) DO(BeginPlay) DO(Buy) DO(Sell) DO(HandOver) DO(TradeMercenary) \
    DO(SwapMercenary) DO(TickCity) DO(TickExperience) DO(OpenMarket) DO(Declare) DO(FinishScenario) DO(EnterDie) DO(ConfirmDice) \
    DO(Activate) DO(OnActivation) DO(Flee) DO(Arrange) DO(Attach) DO(Detach) DO(Trade) DO(DiscardCard) DO(Receive) DO(MoveStep) \
    DO(GroupMove) DO(Attack) DO(Repeat) DO(UseCard) DO(Loot) DO(UseSkill) DO(Assign) DO(Train) DO(Bribe) DO(Reveal) DO(Reroll) \
    DO(KeepRoll) DO(MoveGranted) DO(Forgo) DO(EndActions) DO(EnemyAct) DO(Defend) DO(EndPlayerPhase) DO(RaiseThreat) DO(FightCounterAttack) \
    DO(DrawEvent) DO(EndDictatorPhase) DO(Liberate) DO(LieutenantEnters) DO(Uncover) DO(AddMission) DO(ResolveGoal) DO(ComeBack) DO(Replace) \
    DO(EnterReplacement) DO(DoEffect) DO(DropEffect) DO(EnterMap) DO(AddCard) DO(WriteNote)
// clang-format on

namespace detail {
template <class First, class... Actions> struct VariantOf {
    using Type = std::variant<Actions...>;
};
} // namespace detail

#define JA_NEXT(ACTION) , ACTION
using Action = detail::VariantOf<void JA_EACH_ACTION(JA_NEXT)>::Type;
#undef JA_NEXT

} // namespace jaggedalliance
