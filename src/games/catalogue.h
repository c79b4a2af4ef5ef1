// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The explicit list of games. Nothing registers itself: linkers drop what only registers.
#pragma once

#include "engine/game.h"

#include <memory>
#include <vector>

namespace games {

std::vector<std::unique_ptr<engine::Game>> catalogue();

} // namespace games
