// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What an action would do, in a few words read off the states before and after it; hands are only counted.
#pragma once

#include "games/swords-and-souls/rules/state.h"

namespace swordsandsouls::desk {

QString briefly(const State& before, const State& after);  // empty when nothing to speak of changes
QString ofDamage(const State& before, const State& after); // "one heart", "defeated"

} // namespace swordsandsouls::desk
