// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/rules/seats.h"

#include "games/jagged-alliance/rules/query.h"

namespace jaggedalliance {

QStringList seats(const State& state)
{
    QStringList names = state.players;
    for (const Mercenary& one : state.mercenaries)
        names += one.player;
    names.removeAll(QString());
    names.removeDuplicates();
    return names;
}

QStringList detail::playersOf(const State& state, const QStringList& mercenaries)
{
    QStringList names;
    for (const QString& id : mercenaries)
        if (const Mercenary* one = find(state.mercenaries, id); one && !one->player.isEmpty())
            names += one->player;
    names.removeDuplicates();
    return names;
}

QStringList detail::holderOf(const State& state, const QString& card)
{
    const Card* one = find(state.cards, card);
    return one && !one->holder.isEmpty() ? QStringList{one->holder} : QStringList();
}

using detail::playersOf;

QStringList seatsOf(const State& state, const TradeMercenary& a)
{
    QStringList names = playersOf(state, {a.who});
    if (seats(state).contains(a.player) && !names.contains(a.player))
        names += a.player;
    return names;
}

QStringList seatsOf(const State& state, const SwapMercenary& a) { return playersOf(state, {a.from, a.to}); }

QStringList seatsOf(const State& state, const Trade& a)
{
    return playersOf(state, detail::holderOf(state, a.card) + QStringList{a.to});
}

QStringList seatsOf(const State& state, const ComeBack& a) { return playersOf(state, {a.who}); }

QStringList seatsOf(const State& state, const Reroll&)
{
    return state.roll ? playersOf(state, {state.roll->who}) : QStringList();
}

QStringList seatsOf(const State& state, const KeepRoll&)
{
    return state.roll ? playersOf(state, {state.roll->who}) : QStringList();
}

QStringList seatsOf(const State& state, const Forgo&)
{
    return playersOf(state, {state.successes ? state.successes->who : state.burst ? state.burst->who : state.active});
}

QStringList seatsOf(const State& state, const MoveGranted& a)
{
    const Grant* grant = find(state.grants, a.grant);
    return grant ? playersOf(state, {grant->who}) : QStringList();
}

QStringList seatsOf(const State& state, const Defend& a)
{
    const Incoming* incoming =
        a.incoming.isEmpty() ? (state.incoming.isEmpty() ? nullptr : &state.incoming.first()) : find(state.incoming, a.incoming);
    return incoming ? playersOf(state, {incoming->who}) : QStringList();
}

} // namespace jaggedalliance
