// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits where, and what each may see: hidden cards of a hand and of its deck are for their player only. How many they are,
// which cards they are taken together, and all that lies open is for everybody.
#pragma once

#include "engine/table_actions.h"
#include "games/swords-and-souls/rules/acting.h"

namespace swordsandsouls {

QStringList seats(const State& state);

namespace detail {
QStringList sitting(const State& state, QStringList wanted); // those who do, each once
}

QStringList seatsOf(const State& state, const ChooseHero& a);
QStringList seatsOf(const State& state, const Deal& a);
QStringList seatsOf(const State& state, const BeginTurn& a);
QStringList seatsOf(const State& state, const Reshuffle& a);
QStringList seatsOf(const State& state, const FinishCard& a);
QStringList seatsOf(const State& state, const DropCards& a);
QStringList seatsOf(const State& state, const DropDelayed& a);
QStringList seatsOf(const State& state, const TakeDamage& a); // the attacker too, who chooses among treasures
QStringList seatsOf(const State& state, const FinishAttack& a);
QStringList seatsOf(const State& state, const ResolveInstant& a);
QStringList seatsOf(const State& state, const DoEffect& a); // whose card it is, and whom it touches
template <class A> QStringList seatsOf(const State& state, const A& a)
{
    using std::is_same_v;
    if constexpr (requires { usedBy(state, a); })
        return detail::sitting(state, {usedBy(state, a).owner});
    else if constexpr (
        is_same_v<A,
            DrawUp> || is_same_v<A, RefreshArsenal> || is_same_v<A, BeginBuying> || is_same_v<A, Buy> || is_same_v<A, EndTurn>)
        return detail::sitting(state, {state.turn});
    else
        return {}; // the table's
}

// Each player by name; anybody else only looks on.
State hidden(const State& state, const QString& seat);
// What a state that is somebody's view may not hold is taken out again; in one order, whatever was done to get there.
void keepSecrets(State& state);

namespace detail {

bool isSeenBy(const State& state, const QString& seat, const QString& who);
template <class A> A drawnUnseen(A a, bool isSeen)
{
    if (!isSeen)
        a.cards.fill(QLatin1String(unnamedCard));
    return a;
}

} // namespace detail

// Cards are used in the open: which one, and from where, is said although the hand that holds it is not seen.
template <class A> A hidden(const A& a, const State& state, const QString& seat)
{
    if constexpr (requires { usedBy(state, a); }) {
        A seen = a;
        const Used used = usedBy(state, a);
        if (!detail::isSeenBy(state, seat, used.owner)) {
            seen.card = used.card;
            seen.from = used.from;
        }
        if constexpr (requires { drawerOf(state, a); })
            return detail::drawnUnseen(seen, detail::isSeenBy(state, seat, drawerOf(state, a)));
        return seen;
    } else if constexpr (requires { drawerOf(state, a); }) {
        const QString drawer = drawerOf(state, a);
        return detail::drawnUnseen(a, drawer.isEmpty() || detail::isSeenBy(state, seat, drawer));
    } else {
        return a;
    }
}
engine::Correct hidden(const engine::Correct& a, const State& state, const QString& seat);
engine::SetUp hidden(const engine::SetUp& a, const State& state, const QString& seat);

} // namespace swordsandsouls
