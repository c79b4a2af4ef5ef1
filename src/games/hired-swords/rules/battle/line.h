// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The order of attacks that takes most of the opposition off the table while the crew acts: helpers attack after those whom
// they help. Each step is an action that is allowed where it stands, and what it does is what the action does.
#pragma once

#include "games/hired-swords/rules/actions.h"

#include <variant>

namespace hiredswords {

using LineStep = std::variant<MeleeAttack, MissileAttack, Feint, MoveMercenary>;

struct Line {
    QList<LineStep> steps;
    int defeated = 0;    // opposition cards that go
    int weakened = 0;    // exhausted by it, or an enemy mercenary hurt
    bool isWhole = true; // every order was tried
    QStringList chance;  // whose dice cannot be foreseen: their shots are left out
    QStringList unknown; // of whom a ranking is not known: what hangs on it is left out
};

// Nobody of the crew is hurt. mayStrain: but for one strain, to act twice or to move first.
Line bestLine(const State& state, bool mayStrain);

} // namespace hiredswords
