// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What chance has to say on this table: the declared attack, the attacks of whoever has its turn, recovery at its end.
#pragma once

#include "games/sellsword/rules/state.h"
#include "kit/odds_question.h"

namespace sellsword::desk {

QList<kit::OddsQuestion> chancesOf(const State& state); // the nearest first

} // namespace sellsword::desk
