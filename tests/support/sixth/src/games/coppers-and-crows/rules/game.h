// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Coppers and Crows behind the engine's contract.
#pragma once

#include "engine/game.h"

#include <memory>

namespace coppersandcrows {

std::unique_ptr<engine::Game> game();

} // namespace coppersandcrows
