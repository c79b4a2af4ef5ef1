// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How well what was rolled fits what was to be expected: Pearson's chi-square test.
#pragma once

#include "dice/distribution.h"

#include <map>

namespace dice {

struct Fit {
    double statistic = 0;
    int degrees = 0;   // 0: too little data for any statement
    double chance = 1; // that fair dice fit as badly or worse
};

// Neighbouring outcomes are joined until 5 of them are expected.
Fit fitOf(const std::vector<double>& expected, const std::vector<double>& seen);
// How often each outcome was rolled. An outcome that is not listed counts as one beyond the last.
Fit fitOf(const Distribution& odds, const std::map<qint64, qint64>& rolled);

// The chance that a chi-square variable of so many degrees is at least as large.
double chiSquareTail(double statistic, int degrees);

} // namespace dice
