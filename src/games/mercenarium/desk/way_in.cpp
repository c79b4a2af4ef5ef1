// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a table of this game begins.
#include "games/mercenarium/desk/desk.h"

#include "games/mercenarium/rules/state.h"
#include "games/mercenarium/rules/text.h"
#include "kit/desk_of.h"

namespace mercenarium::desk {

QString Desk::line() const { return mercenarium::tr("Four houses, one board of cards"); }

// Two houses with three captures each, and their first hands: two more captures win.
kit::Beginning Desk::tried() const
{
    return {{}, {QStringLiteral("training")}, QStringLiteral(":/games/mercenarium/try.jsonl"),
        QStringLiteral(":/games/mercenarium/picture.jsonl")};
}

kit::Beginning Desk::owned(const kit::OwnBox& box) const
{
    Setup setup;
    setup.settings.hands = box.cardsByName ? Hands::Cards : Hands::Counts;
    // Two sit opposite each other; a third and a fourth at the sides.
    constexpr Seat seats[] = {Seat::South, Seat::North, Seat::West, Seat::East};
    for (qsizetype i = 0; i < box.players.size() && i < 4; ++i) {
        Player player;
        player.id = seats[i];
        player.name = box.players[i];
        setup.players += player;
    }
    return {kit::said(setup), {}, {}};
}

std::pair<int, int> Desk::players() const { return {2, 4}; }

} // namespace mercenarium::desk
