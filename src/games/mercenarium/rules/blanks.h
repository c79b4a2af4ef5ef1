// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the sheets do not say yet. A blank is no 0: whoever depends on it does not know, and says which place to fill.
#pragma once

#include "engine/verdict.h"
#include "games/mercenarium/rules/state.h"

namespace mercenarium {

using Blanks = QList<engine::Blank>;

inline constexpr Card zodiac = Card::hymn(13); // it rolls for the hymn that is sung instead

Blanks blankDots(const State& state, Card card, Side edge); // of the aura sheet, on one edge of a card
Blanks blankHymn(const State& state, Card hymn);            // what a hymn says; nothing of the Zodiac

} // namespace mercenarium
