// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/chain.h"

#include "dice/series.h"

#include <cmath>

namespace dice {

namespace {

// All that was shown before, then each face.
void follow(Gather<Throw>& into, const Odds<Throw>& before, const Odds<Throw>& faces, int again, const Whole& factor)
{
    for (std::size_t i = 0; i < before.size() && !into.isFull(); ++i) {
        const Whole weight = before.weight(i) * factor;
        const Throw& shown = before.outcomes()[i];
        for (std::size_t j = 0; j < faces.size(); ++j)
            if (const Throw& face = faces.outcomes()[j]; face.again == again)
                addProduct(into.weight({shown.value + face.value, shown.score + face.score, 0}), into.width(), weight.words(),
                    weight.size(), faces.weights().at(j), faces.weights().width());
    }
}

} // namespace

Odds<Throw> chained(const Odds<Throw>& faces, int depth, Last last)
{
    if (faces.excess() != Excess::None)
        return faces;
    const Whole& each = faces.total();
    const Whole total = Whole::power(each, depth + 1);
    Gather<Throw> gather(widthFor(total), faces.size() * std::size_t(depth + 1));
    Odds<Throw> before = Odds<Throw>::certain({});
    double work = faces.work();
    for (int left = depth;; --left) {
        work += double(before.size()) * double(faces.size()) * (before.weights().width() + 8);
        if (work > mostWork || gather.isFull())
            return Odds<Throw>::tooMany(work > mostWork ? Excess::Work : Excess::Outcomes);
        const Whole factor = Whole::power(each, left);
        follow(gather, before, faces, 0, factor);
        if (left == 0)
            break;
        Gather<Throw> next(widthFor(before.total() * each), before.size());
        follow(next, before, faces, 1, 1);
        before = std::move(next).odds(before.total() * each, work);
        if (before.excess() != Excess::None)
            return before;
        if (before.size() == 0)
            break;
    }
    if (last == Last::Kept)
        follow(gather, before, faces, 1, 1);
    auto odds = std::move(gather).odds(total, work);
    if (last == Last::LeftOut)
        odds.setRest(total - odds.weights().sum());
    return odds;
}

Distribution scores(const Odds<Throw>& of)
{
    return of.map([](const Throw& shown) { return shown.score; });
}

namespace {

// The natural logarithm of A(z) / (whole - B(z)), and whether z is small enough for it.
std::optional<double> generated(const Polynomial& a, const Polynomial& b, double whole, double z)
{
    double stop = 0, again = 0, power = 1;
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i, power *= z) {
        stop += i < a.size() ? double(a[i]) * power : 0;
        again += i < b.size() ? double(b[i]) * power : 0;
    }
    if (again >= whole * 0.9999 || !std::isfinite(stop))
        return std::nullopt;
    return std::log(stop) - std::log(whole - again);
}

// A sum that is only exceeded with a chance below beyond: the smallest of Chernoff's bounds.
double reachOf(const Polynomial& a, const Polynomial& b, double whole, int n, double beyond)
{
    double reach = INFINITY;
    for (double z = 1.002; z < 1e6; z = 1 + (z - 1) * 1.15) {
        const auto logarithm = generated(a, b, whole, z);
        if (!logarithm)
            break;
        reach = std::min(reach, (n * *logarithm - std::log(beyond)) / std::log(z));
    }
    return reach;
}

// The faces that stop, and those that ask for another, by score; without the common step and least of the former.
struct Polynomials {
    Polynomial stop;
    Polynomial again;
    qint64 step = 1;
    qint64 least = 0; // score of a die that stops
    qint64 whole = 0;
};

std::optional<Polynomials> polynomialsOf(const Odds<Throw>& faces)
{
    Polynomials all;
    all.least = -1;
    qint64 most = 0, step = 0;
    for (const Throw& face : faces.outcomes()) {
        if (face.score < 0)
            return std::nullopt;
        if (!face.again)
            all.least = all.least < 0 ? face.score : std::min(all.least, face.score);
        most = std::max(most, face.score);
    }
    if (all.least < 0 || faces.weights().width() != 1 || faces.total().size() != 1)
        return std::nullopt;
    for (const Throw& face : faces.outcomes())
        step = std::gcd(step, face.again ? face.score : face.score - all.least);
    all.step = std::max<qint64>(step, 1);
    if (most / all.step > qint64(mostOutcomes) || double(faces.total().words()[0]) > 1e9)
        return std::nullopt;
    all.stop.resize(std::size_t((most - all.least) / all.step) + 1);
    all.again.resize(std::size_t(most / all.step) + 1);
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const Throw& face = faces.outcomes()[i];
        auto& into = face.again ? all.again[std::size_t(face.score / all.step)]
                                : all.stop[std::size_t((face.score - all.least) / all.step)];
        into += qint64(*faces.weights().at(i));
    }
    all.whole = qint64(faces.total().words()[0]) - all.again[0]; // one that scores nothing and asks for another changes nothing
    all.again[0] = 0;
    return all;
}

} // namespace

// G = A / (w - B) for one die, so that G' / G = A' / A + B' / (w - B): a short recurrence for every power of G.
std::optional<Distribution> endlessSumOf(const Odds<Throw>& faces, int n, double beyond)
{
    const auto parts = polynomialsOf(faces);
    if (!parts || n < 1)
        return std::nullopt;
    const auto& [a, b, step, least, whole] = *parts;
    const double reach = reachOf(a, b, double(whole), n, beyond);
    const double size = std::max(double(a.size() + b.size()), double(a.size()) * n);
    if (!(reach < double(mostOutcomes)))
        return Distribution::tooMany(Excess::Outcomes);
    if (size * double(whole) * double(whole) * n * 4 > 1e18)
        return Distribution::tooMany(Excess::Work);
    const auto terms = [](const Polynomial& p) {
        return double(std::count_if(p.begin(), p.end(), [](qint64 weight) { return weight != 0; }));
    };
    const double products = 3 * terms(a) * (terms(b) + 1);
    if (products > mostWork)
        return Distribution::tooMany(Excess::Work);
    const std::size_t count = std::size_t(reach) + 2;
    Polynomial rest = b;
    for (qint64& weight : rest)
        weight = -weight;
    rest[0] += whole;
    Polynomial t = productOf(derivativeOf(a), rest);
    const Polynomial second = productOf(a, derivativeOf(b));
    t.resize(std::max(t.size(), second.size()));
    for (std::size_t i = 0; i < second.size(); ++i)
        t[i] += second[i];
    for (qint64& factor : t)
        factor *= n;
    const auto series = Series::from(productOf(a, rest), t, count);
    if (!series)
        return Distribution::tooMany(Excess::Work);
    const auto smallest = std::find_if(b.begin(), b.end(), [](qint64 weight) { return weight != 0; });
    const int chain = smallest == b.end() ? 0 : int(qint64(count - 1) / (smallest - b.begin())); // longest chain that is listed
    const Whole total = Whole::power(quint64(whole), n + chain);
    const int width = widthFor(total);
    const double work = faces.work() + products + series->steps() * width;
    if (work > mostWork || double(count) * width > mostWords)
        return Distribution::tooMany(Excess::Work);
    const Wholes all = series->coefficients(Whole::power(quint64(a[0]), n) * Whole::power(quint64(whole), chain), count, width);
    std::vector<qint64> outcomes;
    Wholes weights(0, width);
    for (std::size_t i = 0; i < count; ++i)
        if (!all.isZero(i)) {
            outcomes.push_back(n * least + qint64(i) * step);
            weights.append(all.at(i));
        }
    const Whole listed = weights.sum();
    Distribution sum(std::move(outcomes), std::move(weights), total, work);
    sum.setRest(total - listed);
    return sum;
}

std::optional<Moments> endlessMoments(const Odds<Throw>& faces)
{
    Whole scores, squares, chained, again;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const Throw& face = faces.outcomes()[i];
        if (face.score < 0)
            return std::nullopt;
        const Whole score = quint64(face.score);
        const Whole part = faces.weight(i) * score;
        scores += part;
        squares += part * score;
        if (face.again) {
            chained += part;
            again += faces.weight(i);
        }
    }
    if (again >= faces.total())
        return std::nullopt;
    const Whole stops = faces.total() - again;
    return Moments{{scores, stops}, {squares * stops + chained * scores + chained * scores - scores * scores, stops * stops}};
}

} // namespace dice
