// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a table of this game begins, and what is said beside one that is tried.
#include "games/mercenarium/desk/desk.h"
#include "games/mercenarium/desk/offer_words.h"

#include "games/mercenarium/rules/rules.h"
#include "kit/guiding.h"

#include <algorithm>
#include <cstdlib>

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

namespace {

using Next = kit::Guiding<State>;

// How far a space is from the nearest enemy, or from the enemy's house.
int awayFromEnemies(const State& state, Seat seat, Space at)
{
    const auto steps = [&](Space to) { return std::abs(to.column - at.column) + std::abs(to.row - at.row); };
    int away = steps(houseOf(state, across(seat)));
    for (const Placed* enemy : enemiesOf(state, seat))
        away = std::min(away, steps(enemy->at));
    return away;
}

int nearest(const State& state, Seat seat)
{
    int away = state.settings.boardWidth + state.settings.boardHeight;
    for (const Placed* own : inPlay(state, seat))
        away = std::min(away, awayFromEnemies(state, seat, own->at));
    return away;
}

} // namespace

QString Desk::guideLine(const engine::AnyState& any) const
{
    Next next(kit::stateOf<State>(any), titleOn);
    const State& state = next.state;
    const Seat seat = state.current;
    constexpr int shown = 24; // turns, then the players know the way
    if (state.step == Step::Over)
        return mercenarium::tr("The game is over. “Go on with my own cards” begins your own table.");
    if (state.turn > shown)
        return mercenarium::tr("You know summoning and moving now: go on as you like, five captures win. “Go on with my own "
                               "cards” begins your own table.");
    const bool comesNearer = next.press<Capture>(
        mercenarium::tr("Its touching edge has more dots, or as many and its suit consumes the other: the card is yours."));
    if (comesNearer)
        return next.line;
    const int now = nearest(state, seat);
    const auto isNearer = [&](Space to) { return awayFromEnemies(state, seat, to) < now; };
    next.press<Deal, RollOrder>(mercenarium::tr("Everybody gets five cards and a hymn; the highest roll goes first."))
        || next.press<DoEffect>(mercenarium::tr("The hymn is sung: its steps are done one after the other."),
            [](const DoEffect& a) { return a.noted.isEmpty(); })
        || next.press<EndSong>(mercenarium::tr("What the hymn says is done."))
        || next.press<Move>(mercenarium::tr("One space a turn, towards the enemy; a card takes what lies beside it."),
            [&](const Move& a) { return isNearer(a.to); })
        || next.press<Summon>(
            mercenarium::tr("A card comes onto your house, beside a card of its suit, or beside one of no higher value."),
            [&](const Summon& a) { return isNearer(a.at); })
        || next.press<Summon>(mercenarium::tr("Your house is open: any card of the hand may begin there."))
        || next.press<Move, Draw>(mercenarium::tr("Nothing comes nearer now, and a turn is never left out."));
    return next.line;
}

} // namespace mercenarium::desk
