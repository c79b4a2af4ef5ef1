// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/catalogue.h"

#include "games/hired-swords/rules/game.h"
#include "games/hired-swords/rules/gone_by.h"
#include "games/mercenarium/rules/game.h"
#include "games/jagged-alliance/rules/game.h"
#include "games/sellsword/rules/game.h"
#include "games/sellsword/rules/gone_by.h"
#include "games/swords-and-souls/rules/game.h"

namespace games {

std::vector<std::unique_ptr<engine::Game>> catalogue()
{
    std::vector<std::unique_ptr<engine::Game>> all;
    all.push_back(hiredswords::game());
    all.push_back(mercenarium::game());
    all.push_back(jaggedalliance::game());
    all.push_back(sellsword::game());
    all.push_back(swordsandsouls::game());
    return all;
}

std::optional<engine::GoneBy> goneByOf(const engine::Game& game)
{
    if (game.id() == QLatin1String("hired-swords"))
        return hiredswords::goneBy();
    if (game.id() == QLatin1String("sellsword"))
        return sellsword::goneBy();
    return std::nullopt;
}

} // namespace games
