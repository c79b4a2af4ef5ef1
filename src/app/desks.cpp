// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desks.h"

#include "games/hired-swords/desk/desk.h"
#include "games/jagged-alliance/desk/desk.h"
#include "games/mercenarium/desk/desk.h"
#include "games/sellsword/desk/desk.h"
#include "games/swords-and-souls/desk/desk.h"

namespace app {

std::vector<std::unique_ptr<kit::Desk>> desks()
{
    std::vector<std::unique_ptr<kit::Desk>> all;
    all.push_back(std::make_unique<hiredswords::desk::Desk>());
    all.push_back(std::make_unique<jaggedalliance::desk::Desk>());
    all.push_back(std::make_unique<mercenarium::desk::Desk>());
    all.push_back(std::make_unique<sellsword::desk::Desk>());
    all.push_back(std::make_unique<swordsandsouls::desk::Desk>());
    return all;
}

} // namespace app
