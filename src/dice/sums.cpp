// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Adding distributions: two by two, and many alike through the recurrence of powers.
#include "dice/series.h"

#include <numeric>

namespace dice {

namespace {

// A distribution on a grid of equal steps.
struct Grid {
    qint64 least = 0;
    qint64 step = 1;
    std::size_t count = 1; // of places from the least to the most

    std::size_t place(qint64 outcome) const { return std::size_t((outcome - least) / step); }
};

qint64 stepOf(const Distribution& of)
{
    qint64 step = 0;
    for (const qint64 outcome : of.outcomes())
        step = std::gcd(step, outcome - of.outcomes().front());
    return step;
}

Grid gridOf(qint64 least, qint64 most, qint64 step)
{
    const qint64 each = std::max<qint64>(step, 1);
    return {least, each, std::size_t((most - least) / each) + 1};
}

Distribution onGrid(const Grid& grid, const Wholes& weights, const Whole& total, const Whole& rest, double work)
{
    std::vector<qint64> outcomes;
    outcomes.reserve(grid.count);
    bool isDense = true;
    for (std::size_t i = 0; i < grid.count; ++i) {
        if (weights.isZero(i))
            isDense = false;
        else
            outcomes.push_back(grid.least + qint64(i) * grid.step);
    }
    if (outcomes.size() > mostOutcomes)
        return Distribution::tooMany(Excess::Outcomes);
    if (isDense) {
        Distribution all(std::move(outcomes), weights, total, work);
        all.setRest(rest);
        return all;
    }
    Wholes listed(0, weights.width());
    listed.reserve(outcomes.size());
    for (std::size_t i = 0; i < grid.count; ++i)
        if (!weights.isZero(i))
            listed.append(weights.at(i));
    Distribution all(std::move(outcomes), std::move(listed), total, work);
    all.setRest(rest);
    return all;
}

bool isSmall(const Grid& grid, int width, double pairs)
{
    return double(grid.count) <= std::min(2.0 * mostOutcomes, 8 * pairs) && double(grid.count) * width <= mostWords;
}

Whole restOf(const Whole& total, const Distribution& a, const Distribution& b)
{
    return a.rest().isZero() && b.rest().isZero() ? Whole() : total - (a.total() - a.rest()) * (b.total() - b.rest());
}

} // namespace

Distribution sumOf(const Distribution& a, const Distribution& b)
{
    const auto add = [](qint64 x, qint64 y) { return x + y; };
    if (a.excess() != Excess::None || b.excess() != Excess::None || !a.size() || !b.size())
        return joined(a, b, add);
    const Grid grid = gridOf(
        a.outcomes().front() + b.outcomes().front(), a.outcomes().back() + b.outcomes().back(), std::gcd(stepOf(a), stepOf(b)));
    const Whole total = a.total() * b.total();
    const int width = widthFor(total);
    const double pairs = double(a.size()) * double(b.size());
    if (!isSmall(grid, width, pairs))
        return joined(a, b, add);
    const int countA = a.weights().width(), countB = b.weights().width();
    const double work = a.work() + b.work() + pairs * (countA * countB + 3);
    if (work > mostWork)
        return Distribution::tooMany(Excess::Work);
    Wholes weights(grid.count, width);
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < b.size(); ++j)
            addProduct(weights.at(grid.place(a.outcomes()[i] + b.outcomes()[j])), width, a.weights().at(i), countA,
                b.weights().at(j), countB);
    return onGrid(grid, weights, total, restOf(total, a, b), work);
}

namespace {

// By squaring, where the recurrence does not apply.
Distribution squaredSumOf(const Distribution& one, int n)
{
    Distribution sum = Distribution::certain(0);
    Distribution square = one;
    for (; n > 0 && sum.excess() == Excess::None; n >>= 1) {
        if (n & 1)
            sum = sumOf(sum, square);
        if (n > 1)
            square = sumOf(square, square);
    }
    return sum;
}

// The weights of one die on its grid, as small numbers without a common factor; empty where they are not small.
std::vector<qint64> smallWeights(const Distribution& one, const Grid& grid, quint64& factor)
{
    factor = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        const Limb* words = one.weights().at(i);
        if (std::any_of(words + 1, words + one.weights().width(), [](Limb word) { return word != 0; }) || words[0] >> 62)
            return {};
        factor = std::gcd(factor, words[0]);
    }
    std::vector<qint64> weights(grid.count);
    for (std::size_t i = 0; i < one.size(); ++i)
        weights[grid.place(one.outcomes()[i])] = qint64(*one.weights().at(i) / factor);
    return weights;
}

} // namespace

Distribution sumOf(const Distribution& one, int n)
{
    if (n <= 0 || one.excess() != Excess::None || !one.size())
        return n <= 0 ? Distribution::certain(0) : one;
    if (n <= 2)
        return n == 1 ? one : sumOf(one, one);
    const qint64 least = one.outcomes().front(), most = one.outcomes().back(), step = stepOf(one);
    const Grid single = gridOf(least, most, step);
    const Grid grid = gridOf(n * least, n * most, step);
    const double size = double(n) * double(single.count - 1) + 1;
    if (size > double(mostOutcomes) && one.size() == single.count)
        return Distribution::tooMany(Excess::Outcomes);
    // Faces that lie far apart leave the grid mostly empty.
    const bool isGrid = size <= 2.0 * mostOutcomes && double(single.count) <= 64.0 * double(one.size());
    quint64 factor = 1;
    const std::vector<qint64> weights = isGrid ? smallWeights(one, single, factor) : std::vector<qint64>();
    const auto series = weights.empty() ? std::nullopt : powerOf(weights, n, grid.count);
    if (!series)
        return squaredSumOf(one, n);
    const Whole common = Whole::power(factor, n);
    const Whole total = Whole::power(one.total(), n);
    const Whole listed = Whole::power(one.total() - one.rest(), n);
    const int width = widthFor(total);
    const double work = one.work() + series->steps() * width;
    if (work > mostWork || double(grid.count) * width > mostWords)
        return Distribution::tooMany(Excess::Work);
    Wholes all = series->coefficients(Whole::power(quint64(weights.front()), n) * common, grid.count, width);
    return onGrid(grid, all, total, total - listed, work);
}

namespace {

std::vector<double> convolved(const std::vector<double>& a, const std::vector<double>& b)
{
    std::vector<double> sum(a.size() + b.size() - 1);
    for (std::size_t i = 0; i < a.size(); ++i) {
        const double factor = a[i];
        double* into = sum.data() + i;
        for (std::size_t j = 0; j < b.size(); ++j)
            into[j] += factor * b[j];
    }
    return sum;
}

} // namespace

// By squaring: nothing is ever subtracted, so that the tails stay right.
QuickChances quickSumOf(const Distribution& one, int n)
{
    if (!one.size() || one.excess() != Excess::None)
        return {};
    const qint64 step = stepOf(one);
    const Grid single = gridOf(one.outcomes().front(), one.outcomes().back(), step);
    std::vector<double> square(single.count), sum{1.0};
    for (std::size_t i = 0; i < one.size(); ++i)
        square[single.place(one.outcomes()[i])] = one.chance(i);
    for (int left = n; left > 0; left >>= 1) {
        if (left & 1)
            sum = sum.size() == 1 ? square : convolved(sum, square);
        if (left > 1)
            square = convolved(square, square);
    }
    return {n * single.least, single.step, std::move(sum)};
}

} // namespace dice
