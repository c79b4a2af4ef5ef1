// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Enraged: what it has to end its turn beside, and whether it can (p. 17, SS-315 SS-316).
#pragma once

#include "games/sellsword/rules/changes.h"

namespace sellsword {

bool isBesideNearest(const Field& field, const Unit& who);
// Whether the acts that are left to the unit on turn bring it beside its nearest enemy: moves, maneuvers, a charge.
bool canClose(const State& state, const Unit& who);
// It need not any more when something else than its own choice of acts made it impossible.
void excuse(Changes& changes, const State& before);

} // namespace sellsword
