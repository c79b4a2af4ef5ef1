// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How much of a table is kept here. What is not is asked for when a rule needs it, as one number.
#pragma once

#include "engine/described.h"

namespace engine {

enum class Tracking { Light, Usual, Everything };
constexpr auto names(Tracking) { return inOrder<Tracking>({"light", "usual", "everything"}); }

} // namespace engine
