// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a game calls by their ids that have no title in its state: "7 of Gears". Of those that speak of a game, not of those that
// play it.
#pragma once

#include "engine/game.h"

namespace engine {

class Calls {
public:
    virtual ~Calls() = default;
    virtual QString called(const AnyState& state, const QString& id) const = 0; // empty: by nothing but its id
};

// The id itself where the game knows nothing better.
inline QString calledIn(const Game& game, const AnyState& state, const QString& id)
{
    const auto* calls = dynamic_cast<const Calls*>(&game);
    const QString called = calls ? calls->called(state, id) : QString();
    return called.isEmpty() ? id : called;
}

} // namespace engine
