// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The door to Mercenarium.
#pragma once

#include "engine/game.h"

#include <memory>

namespace mercenarium {

std::unique_ptr<engine::Game> game();

} // namespace mercenarium
