// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What an action would do, in two or three words, read off the states before and after it.
#pragma once

#include "games/hired-swords/rules/state.h"
#include "kit/desk.h"

namespace hiredswords::desk {

struct Brief {
    QString text; // "2 damage to Nizar"; empty when nothing to speak of changes
    kit::Tone tone = kit::Tone::Plain;
};

// actor: who acts; that it is exhausted by acting goes without saying. target: named in the title already.
Brief briefly(const State& before, const State& after, const QString& actor, const QString& target);

} // namespace hiredswords::desk
