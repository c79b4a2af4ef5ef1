// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Exact chances of whole numbers: what dice come to, and what can be asked about it.
#pragma once

#include "dice/odds.h"

#include <functional>

namespace dice {

using Distribution = Odds<qint64>;

Distribution evenDie(int sides);               // 1 … sides
Distribution dieWith(const QList<int>& faces); // what each counts, all as likely; none: nothing can happen

// Sums, of dice that know nothing of each other; n is at least 0.
Distribution sumOf(const Distribution& a, const Distribution& b);
Distribution sumOf(const Distribution& one, int n);
Distribution negated(const Distribution& of);
Distribution shifted(const Distribution& of, qint64 by);
Distribution productOf(const Distribution& a, const Distribution& b);

// The double of sumOf(one, n): chances of least, least + step … of at most 1e-12 relative error each.
struct QuickChances {
    qint64 least = 0;
    qint64 step = 1;
    std::vector<double> chances;
};
QuickChances quickSumOf(const Distribution& one, int n);

// The n independent values of one: the k highest or lowest of them, added.
Distribution keptOf(const Distribution& one, int n, int k, bool highest);
// The whole distribution of the larger, or smaller, of two.
Distribution higherOf(const Distribution& a, const Distribution& b);
Distribution lowerOf(const Distribution& a, const Distribution& b);

using Test = std::function<bool(qint64)>;
Distribution rerolledAlways(const Distribution& one, const Test& when); // nothing can happen when every face is thrown again
Distribution counted(const Distribution& one, const Test& success);     // 1 or 0

// -1 where a is below b, 0 where they are equal, 1 where a is above.
Odds<qint64> opposed(const Distribution& a, const Distribution& b);

// What is left out lies above everything that is listed: exactly so for the sums of dice without end.
Fraction atLeast(const Distribution& of, qint64 value);
Fraction atMost(const Distribution& of, qint64 value);
Fraction exactly(const Distribution& of, qint64 value);
Fraction mean(const Distribution& of); // this and what follows: of what is listed
Fraction variance(const Distribution& of);
double spread(const Distribution& of); // standard deviation

// Of each outcome in order.
std::vector<double> chancesAtLeast(const Distribution& of);
std::vector<double> chancesAtMost(const Distribution& of);

} // namespace dice
