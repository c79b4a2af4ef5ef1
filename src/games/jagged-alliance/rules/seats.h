// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits where, and whose act it is: that of the player whose mercenary does it. All play together, and the game keeps nothing
// from anybody that somebody else knows.
#pragma once

#include "games/jagged-alliance/rules/actions.h"

namespace jaggedalliance {

QStringList seats(const State& state);

namespace detail {

QStringList playersOf(const State& state, const QStringList& mercenaries); // each once
QStringList holderOf(const State& state, const QString& card);             // the mercenary; none: it lies elsewhere

template <class A, class... Some> inline constexpr bool isOneOf = (std::is_same_v<A, Some> || ...);

} // namespace detail

QStringList seatsOf(const State& state, const TradeMercenary& a); // both players
QStringList seatsOf(const State& state, const SwapMercenary& a);
QStringList seatsOf(const State& state, const Trade& a); // both hold a card
QStringList seatsOf(const State& state, const ComeBack& a);
QStringList seatsOf(const State& state, const Reroll& a);
QStringList seatsOf(const State& state, const KeepRoll& a);
QStringList seatsOf(const State& state, const Forgo& a);
QStringList seatsOf(const State& state, const MoveGranted& a);
QStringList seatsOf(const State& state, const Defend& a);
template <class A> QStringList seatsOf(const State& state, const A& a)
{
    if constexpr (detail::isOneOf<A, OnActivation, Flee, MoveStep, GroupMove, Attack, Repeat, UseCard, UseSkill, Assign, Train,
                      Bribe, Reveal, EndActions>)
        return detail::playersOf(state, {state.active});
    else if constexpr (detail::isOneOf<A, Arrange, Attach, Detach, DiscardCard>)
        return detail::playersOf(state, detail::holderOf(state, a.card));
    else if constexpr (requires { a.who; })
        return detail::playersOf(state, {a.who.isEmpty() ? state.active : a.who});
    else
        return {}; // the table's: campaign, dictator, enemies
}

} // namespace jaggedalliance
