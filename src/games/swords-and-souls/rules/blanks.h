// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was not entered of a card. A blank is no 0: whoever depends on it does not know, and says which place to fill.
#pragma once

#include "engine/verdict.h"
#include "games/swords-and-souls/rules/state.h"

namespace swordsandsouls {

using Blanks = QList<engine::Blank>;

// One field of a card that lies on the table by name; nothing of an unnamed one. The field: "cost", "icons", "target".
Blanks blankFact(const State& state, const QString& card, const char* field);

} // namespace swordsandsouls
