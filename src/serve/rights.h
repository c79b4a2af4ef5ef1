// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a key may do at the table.
#pragma once

#include "kit/sitting.h"
#include "serve/keys.h"

namespace serve {

// An act of play of its own seats, or one that the table offers to nobody in particular now. Corrections, set-up and settings
// need everything.
bool mayAct(const Device& device, const kit::Sitting& table, const engine::AnyAction& action);

} // namespace serve
