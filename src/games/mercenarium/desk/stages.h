// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the set-up or of a turn: what is due this time, which are done, and by what action.
#pragma once

#include "games/mercenarium/rules/state.h"
#include "kit/lists/stage_bar.h"

namespace mercenarium::desk {

// None when the game is over.
QList<kit::Stage> stages(const State& state, const QList<engine::Offer>& offers);

} // namespace mercenarium::desk
