// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/catalogue.h"

#include "games/coppers-and-crows/rules/game.h"

namespace games {

std::vector<std::unique_ptr<engine::Game>> catalogue()
{
    std::vector<std::unique_ptr<engine::Game>> all;
    all.push_back(coppersandcrows::game());
    return all;
}

std::optional<engine::GoneBy> goneByOf(const engine::Game&) { return std::nullopt; } // its states keep it themselves

} // namespace games
