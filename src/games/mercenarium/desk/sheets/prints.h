// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be printed of a table: the board as it lies, to be laid out again, and the dots of all cards.
#pragma once

#include "games/mercenarium/rules/state.h"
#include "kit/drawn/sheet.h"

namespace mercenarium::desk {

QList<kit::Sheet> printsOf(const State& state, const QString& name); // of the campaign

} // namespace mercenarium::desk
