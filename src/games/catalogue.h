// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The explicit list of games. Nothing registers itself: linkers drop what only registers.
#pragma once

#include "engine/past/gone_by.h"

#include <memory>
#include <optional>
#include <vector>

namespace games {

std::vector<std::unique_ptr<engine::Game>> catalogue();

// Of a game whose states do not keep what was left undone.
std::optional<engine::GoneBy> goneByOf(const engine::Game& game);

} // namespace games
