// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the table typed in, as the text of a card pack: dots, hymns, Zodiac table, wheel and board.
#pragma once

#include "games/mercenarium/rules/state.h"

namespace mercenarium {

QByteArray sheetsAsPack(const State& state);

} // namespace mercenarium
