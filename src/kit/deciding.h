// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What leaves nobody a choice, so that one press can go on to the next decision.
#pragma once

#include "kit/desk.h"

#include <optional>

namespace kit {

// The one act that is due. It throws no dice, asks for nothing, tells of no hand, and whatever can wait can be done after it as
// well. Nothing: somebody decides, or looks at an earlier moment.
std::optional<engine::AnyAction> forced(const Sitting& sitting, const Desk& desk);

} // namespace kit
