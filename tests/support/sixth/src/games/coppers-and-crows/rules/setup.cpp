// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a game begins, what no table can be, and the names in play.
#include "games/coppers-and-crows/rules/rules.h"
#include "games/coppers-and-crows/rules/text.h"

namespace coppersandcrows {

State newGame(const Setup& setup)
{
    State state;
    state.settings = setup.settings;
    for (const QString& name : setup.players)
        state.players += Player{name, 6, {}, {}, {}};
    state.turn = setup.players.value(0);
    state.nest = setup.nest;
    state.bag = setup.bag;
    return state;
}

QList<engine::Fault> faultsInState(const State& state)
{
    QStringList known = seats(state);
    const bool isNobody = known.isEmpty() && state.turn.isEmpty();
    if (!isNobody && (known.size() < 2 || known.size() > 4 || known.removeDuplicates() || known.contains(QString())))
        return {{QStringLiteral("players"), known.join(QLatin1Char(' ')), tr("Two to four people play, each with a name."),
            tr("Name them in the order of play.")}};
    QList<engine::Fault> faults;
    if (!isNobody && !known.contains(state.turn))
        faults += {QStringLiteral("turn"), state.turn, tr("Nobody of that name plays."), known.join(QLatin1Char(' '))};
    if (!state.caller.isEmpty() && !known.contains(state.caller))
        faults += {QStringLiteral("caller"), state.caller, tr("Nobody of that name plays."), known.join(QLatin1Char(' '))};
    return faults;
}

QStringList namesOf(const State& state, QLatin1String kind)
{
    return kind == QLatin1String("nest") ? state.nest : kind == QLatin1String("player") ? seats(state) : QStringList();
}

} // namespace coppersandcrows
