// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/series.h"

#include <bit>
#include <cmath>

namespace dice {

namespace {

constexpr double largestFactor = 4e18; // below 2 to the 62nd

// what -= by x from; gives what has to be taken from the word above.
Limb subtractTimes(Limb* what, const Limb* from, int width, Limb by)
{
    Limb carry = 0;
    bool borrow = false;
    for (int i = 0; i < width; ++i) {
        const DoubleLimb product = DoubleLimb(from[i]) * by + carry;
        carry = Limb(product >> 64);
        const Limb less = Limb(product);
        const Limb before = what[i];
        what[i] = before - less - borrow;
        borrow = borrow ? before <= less : before < less;
    }
    return carry + borrow;
}

// The number that gives 1 when multiplied by an odd one.
Limb inverseOf(Limb odd)
{
    Limb inverse = odd * 3 ^ 2;
    for (int digits = 5; digits < 64; digits *= 2)
        inverse *= 2 - odd * inverse;
    return inverse;
}

// Exact division needs no trial: from the lowest word up, each word of the quotient follows from one multiplication.
void divideExactly(Limb* number, int width, Limb by)
{
    const int zeros = std::countr_zero(by);
    for (int i = 0; zeros && i < width; ++i)
        number[i] = number[i] >> zeros | (i + 1 < width ? number[i + 1] << (64 - zeros) : 0);
    const Limb odd = by >> zeros;
    if (odd == 1)
        return;
    const Limb inverse = inverseOf(odd);
    Limb borrow = 0;
    for (int i = 0; i < width; ++i) {
        const Limb before = number[i];
        number[i] = (before - borrow) * inverse;
        borrow = Limb((DoubleLimb(number[i]) * odd) >> 64) + (before < borrow);
    }
}

} // namespace

Polynomial productOf(const Polynomial& a, const Polynomial& b)
{
    Polynomial product(a.size() + b.size() - 1);
    std::vector<std::size_t> places; // most polynomials here are all but empty
    for (std::size_t j = 0; j < b.size(); ++j)
        if (b[j])
            places.push_back(j);
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t n = 0; a[i] && n < places.size(); ++n)
            product[i + places[n]] += a[i] * b[places[n]];
    return product;
}

Polynomial derivativeOf(const Polynomial& of)
{
    Polynomial result(std::max<std::size_t>(of.size(), 2) - 1);
    for (std::size_t i = 1; i < of.size(); ++i)
        result[i - 1] = qint64(i) * of[i];
    return result;
}

// k s0 c(k) is the sum over i from 1 on of (t(i - 1) - (k - i) s(i)) c(k - i).
std::optional<Series> Series::from(const Polynomial& s, const Polynomial& t, std::size_t count)
{
    std::vector<Term> terms;
    for (std::size_t i = 1; i < std::max(s.size(), t.size() + 1) && i < count; ++i) {
        const Term term{i, i - 1 < t.size() ? t[i - 1] : 0, i < s.size() ? s[i] : 0};
        if (!term.t && !term.s)
            continue;
        if (std::abs(double(term.t)) + double(count) * std::abs(double(term.s)) > largestFactor)
            return std::nullopt;
        terms.push_back(term);
    }
    if (s.empty() || s[0] <= 0 || double(count) * double(s[0]) > largestFactor)
        return std::nullopt;
    return Series(quint64(s[0]), std::move(terms), count);
}

// Everything is calculated modulo a power of two with one word to spare for the division's shift.
Wholes Series::coefficients(const Whole& first, std::size_t count, int width) const
{
    Wholes all(count, width);
    all.set(0, first);
    std::vector<Limb> sum(std::size_t(width) + 1);
    for (std::size_t k = 1; k < count; ++k) {
        std::fill(sum.begin(), sum.end(), 0);
        for (const Term& term : m_terms) {
            if (term.back > k)
                break;
            const qint64 factor = term.t - qint64(k - term.back) * term.s;
            const Limb* before = all.at(k - term.back);
            if (factor > 0)
                sum.back() += addTimes(sum.data(), before, width, Limb(factor));
            else
                sum.back() -= subtractTimes(sum.data(), before, width, Limb(-factor));
        }
        divideExactly(sum.data(), width + 1, m_divisor * k);
        std::copy_n(sum.begin(), width, all.at(k));
    }
    return all;
}

// A row of equal weights is short once it is multiplied by 1 - z: then S = (1 - z) R and T = n ((1 - z) R' + R) for R = (1 - z)
// P.
std::optional<Series> powerOf(const Polynomial& p, int n, std::size_t count)
{
    const auto times = [n](Polynomial of) {
        for (qint64& factor : of)
            factor *= n;
        return of;
    };
    // Small enough that nothing overflows on the way.
    for (std::size_t i = 0; i < p.size(); ++i)
        if (double(p[i]) * double(n) * double(p.size() + 2) * 4 > largestFactor)
            return std::nullopt;
    const auto plain = Series::from(p, times(derivativeOf(p)), count);
    const Polynomial difference{1, -1};
    const Polynomial r = productOf(difference, p);
    Polynomial t = productOf(difference, derivativeOf(r));
    t.resize(std::max(t.size(), r.size()));
    for (std::size_t i = 0; i < r.size(); ++i)
        t[i] += r[i];
    const auto differenced = Series::from(productOf(difference, r), times(t), count);
    return plain && (!differenced || plain->steps() <= differenced->steps()) ? plain : differenced;
}

} // namespace dice
