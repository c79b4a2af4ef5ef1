// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a table of this game begins.
#include "games/swords-and-souls/desk/desk.h"

#include "games/swords-and-souls/rules/state.h"
#include "games/swords-and-souls/rules/text.h"
#include "kit/desk_of.h"

namespace swordsandsouls::desk {

QString Desk::line() const { return swordsandsouls::tr("Heroes in a circle, all at odds"); }

// Five heroes in their last round, what they hold in sight: whoever brings somebody down wins.
kit::Beginning Desk::tried() const
{
    return {{}, {QStringLiteral("training")}, QStringLiteral(":/games/swords-and-souls/try.jsonl")};
}

kit::Beginning Desk::owned(const kit::OwnBox& box) const
{
    Setup setup;
    setup.players = box.players;
    setup.settings.tracking = box.cardsByName ? Tracking::Cards : Tracking::Counts;
    return {kit::said(setup), {}, {}};
}

std::pair<int, int> Desk::players() const { return {3, 6}; }

} // namespace swordsandsouls::desk
