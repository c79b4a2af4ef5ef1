// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What one player holds, for that player's eyes, and the hymns as they were typed in, for paper.
#pragma once

#include "games/mercenarium/rules/state.h"
#include "kit/paper/document.h"

namespace mercenarium::desk {

kit::paper::Document handSheet(kit::paper::Document document, const State& state, Seat seat);
kit::paper::Document hymnsSheet(kit::paper::Document document, const State& state);

} // namespace mercenarium::desk
