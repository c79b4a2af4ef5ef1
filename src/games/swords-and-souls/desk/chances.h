// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What chance has to say at this table now: answers in hands and damage to come, from what everybody can know.
#pragma once

#include "games/swords-and-souls/rules/state.h"
#include "kit/odds_question.h"

namespace swordsandsouls::desk {

QList<kit::OddsQuestion> chancesOf(const State& state);

} // namespace swordsandsouls::desk
