// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What chance has to say on this table: opposition, reveals and bonus of a contract, and the next career card.
#pragma once

#include "games/hired-swords/rules/state.h"
#include "kit/desk.h"

namespace hiredswords::desk {

// The nearest first. What the cards tell of those that were not seen yet is only read when such a question is answered.
QList<kit::OddsQuestion> chancesOf(const State& state, const std::shared_ptr<engine::CardSource>& cards);

} // namespace hiredswords::desk
