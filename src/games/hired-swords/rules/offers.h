// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is worth offering now, for whoever has a state and no game.
#pragma once

#include "engine/game.h"
#include "games/hired-swords/rules/state.h"

namespace hiredswords {

QList<engine::Offer> offers(const State& state);

} // namespace hiredswords
