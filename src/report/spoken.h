// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A table told in one paragraph, for somebody who hears it.
#pragma once

#include "engine/game.h"

namespace report {

// What everybody may know, in the sentences of the game's summary without boards that are drawn in letters; and behind them what
// the seat alone may see. seat: empty: nobody's.
QString spoken(const engine::Game& game, const engine::AnyState& state, const QString& seat);

} // namespace report
