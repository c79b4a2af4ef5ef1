// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/whole.h"

#include <QStringList>

#include <bit>
#include <cmath>
#include <numeric>

namespace dice {

void addWideProduct(Limb* into, int width, const Limb* a, int countA, const Limb* b, int countB)
{
    for (int j = 0; j < countB && j < width; ++j) {
        if (!b[j])
            continue;
        const int count = std::min(countA, width - j);
        addCarry(into + j + count, width - j - count, addTimes(into + j, a, count, b[j]));
    }
}

Whole::Whole(std::span<const Limb> words)
{
    m_words.append(words.data(), qsizetype(words.size()));
    trim();
}

void Whole::trim()
{
    while (!m_words.isEmpty() && !m_words.last())
        m_words.removeLast();
}

int Whole::bits() const { return isZero() ? 0 : 64 * size() - std::countl_zero(m_words.last()); }

Whole Whole::power(const Whole& base, int exponent)
{
    Whole result = 1;
    Whole square = base;
    for (; exponent > 0; exponent >>= 1) {
        if (exponent & 1)
            result = result * square;
        if (exponent > 1)
            square = square * square;
    }
    return result;
}

Whole Whole::choose(int of, int many)
{
    return many < 0 || many > of ? Whole() : chooseUpTo(of, std::min(many, of - many)).back();
}

std::vector<Whole> Whole::chooseUpTo(int of, int many)
{
    std::vector<Whole> all{1};
    all.reserve(std::size_t(many) + 1);
    for (int i = 1; i <= many; ++i) {
        all.push_back(all.back() * Whole(quint64(of - i + 1)));
        all.back().divide(quint64(i));
    }
    return all;
}

Whole& Whole::operator+=(const Whole& other)
{
    if (size() == 1 && other.size() == 1) {
        const Limb sum = m_words[0] + other.m_words[0];
        const bool carries = sum < m_words[0];
        m_words[0] = sum;
        if (carries)
            m_words.append(1);
        return *this;
    }
    const auto count = std::max(m_words.size(), other.m_words.size());
    m_words.resize(count + 1, 0);
    addCarry(
        m_words.data() + other.size(), int(count) + 1 - other.size(), addTimes(m_words.data(), other.words(), other.size(), 1));
    trim();
    return *this;
}

Whole& Whole::operator-=(const Whole& other)
{
    Limb borrow = 0;
    for (int i = 0; i < size(); ++i) {
        const DoubleLimb less = DoubleLimb(i < other.size() ? other.words()[i] : 0) + borrow;
        borrow = DoubleLimb(m_words[i]) < less;
        m_words[i] = Limb(m_words[i] - Limb(less));
    }
    trim();
    return *this;
}

Whole operator*(const Whole& a, const Whole& b)
{
    Whole product;
    if (a.size() == 1 && b.size() == 1) {
        const DoubleLimb both = DoubleLimb(a.m_words[0]) * b.m_words[0];
        product.m_words.append(Limb(both));
        if (both >> 64)
            product.m_words.append(Limb(both >> 64));
        return product;
    }
    product.m_words.resize(a.size() + b.size(), 0);
    if (!product.isZero())
        addProduct(product.m_words.data(), product.size(), a.words(), a.size(), b.words(), b.size());
    product.trim();
    return product;
}

Limb Whole::divide(Limb by)
{
    Limb rest = 0;
    if (size() == 1) {
        rest = m_words[0] % by;
        m_words[0] /= by;
        trim();
        return rest;
    }
    for (int i = size() - 1; i >= 0; --i) {
        const DoubleLimb value = DoubleLimb(rest) << 64 | m_words[i];
        m_words[i] = Limb(value / by);
        rest = Limb(value % by);
    }
    trim();
    return rest;
}

// By one word at once; by more of them bit for bit, which only reducing fractions needs.
Whole operator/(const Whole& a, const Whole& b)
{
    Whole quotient = a;
    if (b.size() == 1) {
        quotient.divide(b.words()[0]);
        return quotient;
    }
    Whole rest;
    for (int bit = a.bits() - 1; bit >= 0; --bit) {
        rest += rest;
        if (a.words()[bit / 64] >> (bit % 64) & 1)
            rest += 1;
        const bool fits = rest >= b;
        if (fits)
            rest -= b;
        const Limb mask = Limb(1) << (bit % 64);
        Limb& word = quotient.m_words[bit / 64];
        word = fits ? word | mask : word & ~mask;
    }
    quotient.trim();
    return quotient;
}

std::strong_ordering operator<=>(const Whole& a, const Whole& b)
{
    if (a.size() != b.size())
        return a.size() <=> b.size();
    for (int i = a.size() - 1; i >= 0; --i)
        if (a.words()[i] != b.words()[i])
            return a.words()[i] <=> b.words()[i];
    return std::strong_ordering::equal;
}

int Whole::zeros() const
{
    int whole = 0;
    while (whole < size() && !m_words[whole])
        ++whole;
    return whole == size() ? 0 : 64 * whole + std::countr_zero(m_words[whole]);
}

void Whole::halve(int bits)
{
    m_words.remove(0, bits / 64);
    const int part = bits % 64;
    for (int i = 0; part && i < size(); ++i)
        m_words[i] = m_words[i] >> part | (i + 1 < size() ? m_words[i + 1] << (64 - part) : 0);
    trim();
}

Whole Whole::gcd(Whole a, Whole b)
{
    if (a.isZero() || b.isZero())
        return a.isZero() ? b : a;
    if (a.size() == 1 && b.size() == 1)
        return std::gcd(a.words()[0], b.words()[0]);
    const int common = std::min(a.zeros(), b.zeros());
    a.halve(a.zeros());
    while (!b.isZero()) {
        b.halve(b.zeros());
        if (a > b)
            std::swap(a, b);
        b -= a;
    }
    return a * power(2, common);
}

QString Whole::text() const
{
    constexpr Limb part = 1'000'000'000'000'000'000;
    if (isZero())
        return QStringLiteral("0");
    QStringList parts;
    for (Whole rest = *this; !rest.isZero();) {
        const QString digits = QString::number(rest.divide(part));
        parts.prepend(rest.isZero() ? digits : digits.rightJustified(18, QLatin1Char('0')));
    }
    return parts.join(QString());
}

double Whole::per(const Whole& other) const
{
    if (isZero() || other.isZero())
        return 0;
    // The two highest words hold more digits than a double.
    const auto highest = [](const Whole& whole) {
        const int n = whole.size();
        return double(whole.words()[n - 1]) * 0x1p64 + (n > 1 ? double(whole.words()[n - 2]) : 0.0);
    };
    const double quotient = highest(*this) / highest(other);
    return size() == other.size() ? quotient : std::ldexp(quotient, 64 * (size() - other.size()));
}

Whole Wholes::sum() const
{
    std::vector<Limb> all(std::size_t(m_width) + 1);
    for (std::size_t i = 0; i < size(); ++i)
        addCarry(all.data() + m_width, 1, addTimes(all.data(), at(i), m_width, 1));
    return Whole(std::span<const Limb>(all));
}

Fraction Fraction::reduced() const
{
    const Whole divisor = Whole::gcd(of, in);
    return divisor.isZero() ? *this : Fraction{of / divisor, in / divisor, negative && !of.isZero()};
}

QString Fraction::text() const
{
    const Fraction least = reduced();
    const QString sign = least.negative ? QStringLiteral("-") : QString();
    return sign + (least.in == Whole(1) ? least.of.text() : least.of.text() + QLatin1Char('/') + least.in.text());
}

} // namespace dice
