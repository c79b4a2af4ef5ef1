// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rerolls that somebody decides on: after seeing all dice, one of them may be thrown again, and so on.
#pragma once

#include "dice/distribution.h"

namespace dice {

// What the dice are thrown again for.
struct Goal {
    std::optional<qint64> atLeast; // the chance to reach this sum; empty: the mean of the sum
};

// The sum of the dice when up to a number of rerolls, of any one die each, are used in the best way for the goal.
// A die is left as it lies where throwing it again gains nothing.
Distribution rerolledForBest(const std::vector<Distribution>& dice, int rerolls, const Goal& goal);

} // namespace dice
