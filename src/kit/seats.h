// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat is called: as whoever sits there, where the state says it; otherwise as its place.
#pragma once

#include "engine/game.h"
#include "kit/forms/form.h"
#include "kit/lists/differences.h"

namespace kit {

inline QString seatName(const Titles& titles, const QString& seat)
{
    const QString name = titles.value(seat);
    return name.isEmpty() ? wordsOf(seat) : name;
}

// Of all seats, in the order of Game::seats.
inline QStringList seatNames(const engine::Game& game, const engine::AnyState& state)
{
    QStringList names = game.seats(state);
    if (names.isEmpty())
        return names;
    const Titles titles = titlesIn(game.stateToJson(state));
    for (QString& one : names)
        one = seatName(titles, one);
    return names;
}

} // namespace kit
