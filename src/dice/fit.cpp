// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/fit.h"

#include <cmath>

namespace dice {

namespace {

constexpr double leastExpected = 5; // below it the test's distribution no longer holds
constexpr double precision = 1e-14;

// The regularised lower incomplete gamma function, where x is below a + 1.
double lowerSeries(double a, double x)
{
    double term = 1 / a, sum = term;
    for (double n = a + 1; term > sum * precision; ++n) {
        term *= x / n;
        sum += term;
    }
    return sum * std::exp(-x + a * std::log(x) - std::lgamma(a));
}

// The upper one as a continued fraction by Lentz's method, where x is above a + 1.
double upperFraction(double a, double x)
{
    double b = x + 1 - a, c = 1 / 1e-300, d = 1 / b, result = d;
    for (int i = 1; i < 100000; ++i) {
        const double factor = -i * (i - a);
        b += 2;
        d = 1 / (factor * d + b);
        c = b + factor / c;
        const double change = c * d;
        result *= change;
        if (std::abs(change - 1) < precision)
            break;
    }
    return result * std::exp(-x + a * std::log(x) - std::lgamma(a));
}

} // namespace

double chiSquareTail(double statistic, int degrees)
{
    if (degrees <= 0 || statistic <= 0)
        return 1;
    const double a = degrees / 2.0, x = statistic / 2;
    return x < a + 1 ? 1 - lowerSeries(a, x) : upperFraction(a, x);
}

Fit fitOf(const std::vector<double>& expected, const std::vector<double>& seen)
{
    std::vector<std::pair<double, double>> bins; // expected, seen
    double open = leastExpected;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        if (open >= leastExpected) {
            bins.emplace_back(0, 0);
            open = 0;
        }
        bins.back().first += expected[i];
        bins.back().second += seen[i];
        open += expected[i];
    }
    if (open < leastExpected && bins.size() > 1) { // the last one is joined with the one before
        bins[bins.size() - 2].first += bins.back().first;
        bins[bins.size() - 2].second += bins.back().second;
        bins.pop_back();
    }
    Fit fit;
    fit.degrees = std::max(int(bins.size()) - 1, 0);
    for (const auto& [wanted, found] : bins)
        fit.statistic += wanted > 0 ? (found - wanted) * (found - wanted) / wanted : 0;
    fit.chance = chiSquareTail(fit.statistic, fit.degrees);
    return fit;
}

Fit fitOf(const Distribution& odds, const std::map<qint64, qint64>& rolled)
{
    double times = 0;
    for (const auto& [outcome, count] : rolled)
        times += double(count);
    std::vector<double> expected, seen(odds.size() + 1);
    for (const double chance : odds.chances())
        expected.push_back(chance * times);
    expected.push_back(odds.rest().per(odds.total()) * times);
    for (const auto& [outcome, count] : rolled) {
        const auto found = std::lower_bound(odds.outcomes().begin(), odds.outcomes().end(), outcome);
        const bool isListed = found != odds.outcomes().end() && *found == outcome;
        seen[isListed ? std::size_t(found - odds.outcomes().begin()) : odds.size()] += double(count);
    }
    return fitOf(expected, seen);
}

} // namespace dice
