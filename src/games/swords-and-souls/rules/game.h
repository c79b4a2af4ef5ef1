// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Swords & Souls behind the engine's contract.
#pragma once

#include "engine/game.h"

#include <memory>

namespace swordsandsouls {

std::unique_ptr<engine::Game> game();

} // namespace swordsandsouls
