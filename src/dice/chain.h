// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Dice that ask for further dice: to a depth or without end, and which of several such dice are kept.
#pragma once

#include "dice/distribution.h"

namespace dice {

// What one throw of a die shows.
struct Throw {
    qint64 value = 0; // by which dice are kept
    qint64 score = 0; // what it adds to the sum: the value, or 1 and 0 where dice are counted
    qint64 again = 0; // 1: another die like it is thrown and added

    auto operator<=>(const Throw&) const = default;
};

// The value and score of a die with at most depth further dice; again is 0 in all outcomes. A last die that would ask
// for one more only counts (Kept), or is left out and weighs in rest().
enum class Last : quint8 { Kept, LeftOut };
Odds<Throw> chained(const Odds<Throw>& faces, int depth, Last last = Last::Kept);
Distribution scores(const Odds<Throw>& of);

// The scores of the k highest or lowest of n dice, added; of equal values any may be kept.
Distribution keptOf(const Odds<Throw>& die, int n, int k, bool highest);

// The sum of the scores of n dice without end. Exact for all sums that are listed; what is left out weighs rest() and
// lies above them, with a chance of at most beyond. Nothing where it cannot be cut so: scores below 0, or no end.
std::optional<Distribution> endlessSumOf(const Odds<Throw>& faces, int n, double beyond = 1e-9);
// Mean and variance of the score of one such die, from the closed form; nothing where there is no end.
struct Moments {
    Fraction mean;
    Fraction variance;
};
std::optional<Moments> endlessMoments(const Odds<Throw>& faces);

} // namespace dice
