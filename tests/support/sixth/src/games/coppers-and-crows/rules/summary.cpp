// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table in words, as everybody may read it: hidden tokens are only counted. The first line stands on the shelf.
#include "games/coppers-and-crows/rules/rules.h"
#include "games/coppers-and-crows/rules/text.h"

namespace coppersandcrows {

int worthOf(const Player& player)
{
    int worth = player.purse;
    for (const Crow& crow : player.crows)
        worth += crow.wits;
    return worth;
}

QList<engine::Message> summary(const State& state)
{
    QList<engine::Message> lines;
    if (state.players.isEmpty())
        lines += say(QT_TR_NOOP("Nobody plays yet"));
    else if (state.step == Step::Over)
        lines += say(QT_TR_NOOP("No crow is left: the game is over"));
    else
        lines += say(QT_TR_NOOP("%1: %2"), {state.turn, shown(state.step)});
    for (const Player& one : state.players)
        lines += say(QT_TR_NOOP("  %1: coppers %2, crows %3, tokens %4, worth %5"),
            {one.id, number(one.purse), number(one.crows.size()), number(one.hand.size()), number(worthOf(one))});
    return lines;
}

} // namespace coppersandcrows
