// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whose act it is: that of the player who runs the unit, or who is named. Warbands, cards and tokens lie open: nothing is hidden.
#pragma once

#include "games/sellsword/rules/actions.h"
#include "games/sellsword/rules/query.h"

namespace sellsword {

namespace detail {
QStringList sitting(const State& state, const QString& player); // none: nobody of this name sits there
QString runnerOf(const State& state, const QString& unit);      // a Controlled one is run by somebody else
} // namespace detail

QStringList seatsOf(const State& state, const Activate& a);
QStringList seatsOf(const State& state, const Allot& a);     // the owner takes the wounds
QStringList seatsOf(const State& state, const ForceMove& a); // whoever moves the unit; its own player in a recoil
QStringList seatsOf(const State& state, const Award& a);     // the table's
QStringList seatsOf(const State& state, const RollAttack& a);
QStringList seatsOf(const State& state, const Reroll& a);
template <class A> QStringList seatsOf(const State& state, const A& a)
{
    using std::is_same_v;
    constexpr bool isOfTurn =
        is_same_v<A,
            StartEffect> || is_same_v<A, EndTurn> || is_same_v<A, GoOn> || is_same_v<A, Recover> || is_same_v<A, FinishTurn>;
    if constexpr (isOfTurn)
        return state.turn ? detail::sitting(state, detail::runnerOf(state, state.turn->unit)) : QStringList();
    else if constexpr (requires { a.player; })
        return detail::sitting(state, a.player);
    else if constexpr (requires { a.who; })
        return detail::sitting(state, detail::runnerOf(state, a.who));
    else
        return {}; // the table's: rounds, measures, terrain, notes
}

} // namespace sellsword
