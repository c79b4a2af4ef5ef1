// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Power series that a short recurrence gives: Q with S Q' = T Q for polynomials S and T with few terms.
//
// Q = P^n fulfils it with S = P and T = n P'; so does every power of a die that explodes without end. Each coefficient
// follows from a few before it, exactly: the division always comes out even.
#pragma once

#include "dice/distribution.h"

#include <optional>

namespace dice {

using Polynomial = std::vector<qint64>;

class Series {
public:
    // Nothing where a factor within the first count coefficients would not fit into 62 bits.
    static std::optional<Series> from(const Polynomial& s, const Polynomial& t, std::size_t count);

    double steps() const { return double(m_terms.size() + 2) * double(m_count); }
    // From the first one on. All coefficients have to be whole numbers that fit into width words.
    Wholes coefficients(const Whole& first, std::size_t count, int width) const;

private:
    struct Term { // of the coefficient back places before
        std::size_t back;
        qint64 t;
        qint64 s;
    };
    Series(quint64 divisor, std::vector<Term> terms, std::size_t count)
        : m_divisor(divisor)
        , m_terms(std::move(terms))
        , m_count(count)
    {
    }

    quint64 m_divisor;
    std::vector<Term> m_terms;
    std::size_t m_count;
};

// P^n, where P has a first coefficient above 0.
std::optional<Series> powerOf(const Polynomial& p, int n, std::size_t count);

Polynomial productOf(const Polynomial& a, const Polynomial& b);
Polynomial derivativeOf(const Polynomial& of);

} // namespace dice
