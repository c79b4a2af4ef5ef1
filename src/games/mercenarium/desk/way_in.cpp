// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a table of this game begins, and what is said beside one that is tried.
#include "games/mercenarium/desk/desk.h"

#include "games/mercenarium/rules/query.h"
#include "kit/desk_of.h"

namespace mercenarium::desk {

QString Desk::line() const { return mercenarium::tr("Four houses, one board of cards"); }

// Two houses with their first hands; the first turn is known.
kit::Beginning Desk::tried() const { return {{}, {QStringLiteral("training")}, QStringLiteral(":/games/mercenarium/try.jsonl")}; }

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
    return {engine::typedFields(setup), {}, {}};
}

std::pair<int, int> Desk::players() const { return {2, 4}; }

bool Desk::hasHands() const { return true; }

QString Desk::guideLine(const engine::AnyState& any) const
{
    const State& state = kit::stateOf<State>(any);
    if (state.step == Step::Over)
        return mercenarium::tr("The game is over.");
    if (state.step == Step::Setup)
        return mercenarium::tr("Deal the cards and roll who goes first: the list below offers both.");
    if (state.song)
        return mercenarium::tr("A hymn is sung: do what it says from top to bottom, then end it.");
    return engine::fill(
        mercenarium::tr("%1 has one action: look at the hand (F8), press a card and then a marked space to summon it, or "
                        "a card on the board to move or capture. Every space says why it may or may not be."),
        {nameOf(state, state.current)});
}

} // namespace mercenarium::desk
