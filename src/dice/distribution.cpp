// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/distribution.h"

#include "engine/message.h"

#include <cmath>

namespace dice {

engine::Fault faultOf(Excess excess, const QString& of)
{
    const QString number = QString::number(excess == Excess::Outcomes ? qint64(mostOutcomes) : qint64(mostWork));
    return {of, of,
        engine::fill(excess == Excess::Outcomes
                ? QCoreApplication::translate("dice", "The odds have more than %1 outcomes.")
                : QCoreApplication::translate(
                    "dice", "Finding the odds takes more than %1 steps: more than %2 outcomes would have to be joined."),
            {number, QString::number(qint64(mostOutcomes))}),
        QCoreApplication::translate("dice", "Ask about fewer dice, or dice with fewer sides.")};
}

Distribution evenDie(int sides)
{
    if (sides > qint64(mostOutcomes))
        return Distribution::tooMany(Excess::Outcomes);
    std::vector<qint64> faces(std::size_t(std::max(sides, 0)));
    std::iota(faces.begin(), faces.end(), 1);
    Wholes weights(faces.size(), 1);
    for (std::size_t i = 0; i < faces.size(); ++i)
        *weights.at(i) = 1;
    return Distribution(std::move(faces), std::move(weights), quint64(std::max(sides, 0)), sides);
}

Distribution dieWith(const QList<int>& faces)
{
    const std::vector<qint64> all(faces.begin(), faces.end());
    return Distribution::evenly(all);
}

Distribution negated(const Distribution& of)
{
    return of.map([](qint64 value) { return -value; });
}

Distribution shifted(const Distribution& of, qint64 by)
{
    if (!by || of.excess() != Excess::None)
        return of;
    std::vector<qint64> outcomes = of.outcomes();
    for (qint64& outcome : outcomes)
        outcome += by;
    Distribution moved(std::move(outcomes), of.weights(), of.total(), of.work());
    moved.setRest(of.rest());
    return moved;
}

Distribution productOf(const Distribution& a, const Distribution& b)
{
    return joined(a, b, [](qint64 x, qint64 y) { return x * y; });
}

Distribution higherOf(const Distribution& a, const Distribution& b)
{
    return joined(a, b, [](qint64 x, qint64 y) { return std::max(x, y); });
}

Distribution lowerOf(const Distribution& a, const Distribution& b)
{
    return joined(a, b, [](qint64 x, qint64 y) { return std::min(x, y); });
}

Distribution rerolledAlways(const Distribution& one, const Test& when)
{
    return one.given([&](qint64 value) { return !when(value); });
}

Distribution counted(const Distribution& one, const Test& success)
{
    return one.map([&](qint64 value) { return qint64(success(value)); });
}

// One walk over both, with the weight of everything in b that is below.
Odds<qint64> opposed(const Distribution& a, const Distribution& b)
{
    if (a.excess() != Excess::None || b.excess() != Excess::None)
        return Odds<qint64>::tooMany(a.excess() != Excess::None ? a.excess() : b.excess());
    const Whole total = a.total() * b.total();
    const Whole listed = b.total() - b.rest();
    Gather<qint64> gather(widthFor(total));
    const auto add = [&](qint64 outcome, const Whole& x, const Whole& y) {
        addProduct(gather.weight(outcome), gather.width(), x.words(), x.size(), y.words(), y.size());
    };
    Whole below;
    std::size_t j = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (; j < b.size() && b.outcomes()[j] < a.outcomes()[i]; ++j)
            below += b.weight(j);
        const Whole equal = j < b.size() && b.outcomes()[j] == a.outcomes()[i] ? b.weight(j) : Whole();
        add(1, a.weight(i), below);
        add(0, a.weight(i), equal);
        add(-1, a.weight(i), listed - below - equal);
    }
    auto odds = std::move(gather).odds(total, a.work() + b.work() + double(a.size() + b.size()) * gather.width());
    odds.setRest(total - (a.total() - a.rest()) * listed);
    return odds;
}

Fraction atLeast(const Distribution& of, qint64 value)
{
    const Fraction below = of.chanceThat([value](qint64 outcome) { return outcome < value; });
    return {of.total() - below.of, below.in};
}

Fraction atMost(const Distribution& of, qint64 value)
{
    return of.chanceThat([value](qint64 outcome) { return outcome <= value; });
}

Fraction exactly(const Distribution& of, qint64 value)
{
    const auto found = std::lower_bound(of.outcomes().begin(), of.outcomes().end(), value);
    if (found == of.outcomes().end() || *found != value)
        return {0, of.total().isZero() ? Whole(1) : of.total()};
    return {of.weight(std::size_t(found - of.outcomes().begin())), of.total()};
}

namespace {

struct Signed {
    Whole up;
    Whole down;

    void add(const Whole& weight, qint64 by) { (by < 0 ? down : up) += weight * Whole(quint64(std::abs(by))); }
    bool isNegative() const { return down > up; }
    Whole size() const { return isNegative() ? down - up : up - down; }
};

} // namespace

Fraction mean(const Distribution& of)
{
    if (of.total().isZero())
        return {};
    Signed sum;
    for (std::size_t i = 0; i < of.size(); ++i)
        sum.add(of.weight(i), of.outcomes()[i]);
    return {sum.size(), of.total() - of.rest(), sum.isNegative()};
}

// (E[x^2] - E[x]^2) around the first outcome, so that nothing is negative on the way.
Fraction variance(const Distribution& of)
{
    if (of.total().isZero())
        return {};
    Whole sum, squares;
    for (std::size_t i = 0; i < of.size(); ++i) {
        const Whole distance = quint64(of.outcomes()[i] - of.outcomes().front());
        const Whole part = of.weight(i) * distance;
        sum += part;
        squares += part * distance;
    }
    const Whole listed = of.total() - of.rest();
    return {squares * listed - sum * sum, listed * listed};
}

double spread(const Distribution& of) { return std::sqrt(variance(of).value()); }

std::vector<double> chancesAtLeast(const Distribution& of)
{
    std::vector<double> all(of.size());
    Whole sum = of.rest();
    for (std::size_t i = of.size(); i-- > 0;) {
        sum += of.weight(i);
        all[i] = sum.per(of.total());
    }
    return all;
}

std::vector<double> chancesAtMost(const Distribution& of)
{
    std::vector<double> all(of.size());
    Whole sum;
    for (std::size_t i = 0; i < of.size(); ++i) {
        sum += of.weight(i);
        all[i] = sum.per(of.total());
    }
    return all;
}

} // namespace dice
