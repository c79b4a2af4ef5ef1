// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What chance has to say on this table: the next cards, seen with the eyes of one player and nobody else's.
#pragma once

#include "games/mercenarium/rules/state.h"
#include "kit/odds_question.h"

namespace mercenarium::desk {

// Without a seat only what everybody may know counts.
QList<kit::OddsQuestion> chancesOf(const State& state, std::optional<Seat> eyes);

} // namespace mercenarium::desk
