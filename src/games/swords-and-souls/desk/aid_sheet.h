// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card to print for each player: hero, talent and starters as they were entered, and how a turn and an attack go.
#pragma once

#include "games/swords-and-souls/rules/state.h"
#include "kit/drawn/sheet.h"

namespace swordsandsouls::desk {

QList<kit::Sheet> sheetsOf(const State& state);

} // namespace swordsandsouls::desk
