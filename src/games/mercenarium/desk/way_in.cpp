// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a table of this game begins.
#include "games/mercenarium/desk/desk.h"

#include "games/mercenarium/rules/query.h"
#include "games/mercenarium/rules/state.h"
#include "games/mercenarium/rules/text.h"
#include "kit/desk_of.h"

#include <algorithm>

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
    // Clockwise, as they are named and as turns go (ME-024); two sit opposite each other (ME-009).
    Seat seat = Seat::South;
    for (const QString& name : box.players.first(std::min(box.players.size(), qsizetype(seats.size())))) {
        Player player;
        player.id = seat;
        player.name = name;
        setup.players += player;
        seat = clockwise(box.players.size() == 2 ? clockwise(seat) : seat);
    }
    return {kit::said(setup), {}, {}};
}

std::pair<int, int> Desk::players() const { return {2, 4}; }

} // namespace mercenarium::desk
