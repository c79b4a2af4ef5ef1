// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What chance has to say on this table now: the counter-attack that comes, damage to be answered, the weapons of whoever acts.
#pragma once

#include "kit/desk.h"

namespace jaggedalliance::desk {

QList<kit::OddsQuestion> oddsOn(const engine::AnyState& state);

} // namespace jaggedalliance::desk
