// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Differences of two states of a game in which what nobody had entered is no 0 that was there.
#pragma once

#include "engine/game.h"
#include "kit/lists/differences.h"

namespace kit {

// all: between these two, on either side.
QList<Difference> asEntered(
    QList<Difference> all, const engine::Game& game, const engine::AnyState& before, const engine::AnyState& after);

} // namespace kit
