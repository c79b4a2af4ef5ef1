// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whole numbers of any size from 0 up, one by one and in columns, for weights that must stay exact.
#pragma once

#include <QString>
#include <QVarLengthArray>

#include <algorithm>
#include <compare>
#include <span>
#include <vector>

namespace dice {

using Limb = quint64; // one digit of a large number; the lowest stands first
__extension__ using DoubleLimb = unsigned __int128;

// into[0 … count) += what[0 … count) x by; gives what was carried out.
inline Limb addTimes(Limb* into, const Limb* what, int count, Limb by)
{
    Limb carry = 0;
    for (int i = 0; i < count; ++i) {
        const DoubleLimb sum = DoubleLimb(what[i]) * by + into[i] + carry;
        into[i] = Limb(sum);
        carry = Limb(sum >> 64);
    }
    return carry;
}

inline void addCarry(Limb* into, int count, Limb carry)
{
    for (int i = 0; i < count && carry; ++i) {
        into[i] += carry;
        carry = into[i] < carry;
    }
}

void addWideProduct(Limb* into, int width, const Limb* a, int countA, const Limb* b, int countB);

// into += a x b within width limbs.
inline void addProduct(Limb* into, int width, const Limb* a, int countA, const Limb* b, int countB)
{
    if (width > 1)
        addWideProduct(into, width, a, countA, b, countB);
    else if (countA && countB)
        *into += *a * *b;
}

class Whole {
public:
    Whole() = default;
    Whole(quint64 value) // a plain number is a whole number
    {
        if (value)
            m_words.append(value);
    }
    explicit Whole(std::span<const Limb> words);
    Whole(const Whole&) = default;
    Whole(Whole&&) = default;
    Whole& operator=(const Whole&) = default; // and no moving one: that of QVarLengthArray loses memory before Qt 6.5
    ~Whole() = default;

    static Whole power(const Whole& base, int exponent);
    static Whole choose(int of, int many);                  // in how many ways; 0 where there is none
    static std::vector<Whole> chooseUpTo(int of, int many); // of 0, 1 … many of them
    static Whole gcd(Whole a, Whole b);

    bool isZero() const { return m_words.isEmpty(); }
    int bits() const;
    int size() const { return int(m_words.size()); }
    const Limb* words() const { return m_words.constData(); }

    Whole& operator+=(const Whole& other);
    Whole& operator-=(const Whole& other); // other is not larger
    friend Whole operator+(Whole a, const Whole& b) { return a += b; }
    friend Whole operator-(Whole a, const Whole& b) { return a -= b; }
    friend Whole operator*(const Whole& a, const Whole& b);
    friend Whole operator/(const Whole& a, const Whole& b); // rounded down; b is not 0
    friend bool operator==(const Whole& a, const Whole& b) { return (a <=> b) == 0; }
    friend std::strong_ordering operator<=>(const Whole& a, const Whole& b);

    QString text() const; // decimal
    // How much of another whole number this is; relative error below 1e-15, 0 where doubles end.
    double per(const Whole& other) const;

private:
    void trim();
    void halve(int bits);
    int zeros() const;    // binary ones at the low end
    Limb divide(Limb by); // gives the rest

    QVarLengthArray<Limb, 6> m_words; // no zeros at the high end
};

// Whole numbers of one width side by side.
class Wholes {
public:
    Wholes() = default;
    Wholes(std::size_t count, int width)
        : m_width(width)
        , m_words(count * std::size_t(width))
    {
    }

    int width() const { return m_width; }
    std::size_t size() const { return m_words.size() / std::size_t(m_width); }
    Limb* at(std::size_t i) { return m_words.data() + i * std::size_t(m_width); }
    const Limb* at(std::size_t i) const { return m_words.data() + i * std::size_t(m_width); }
    Whole whole(std::size_t i) const { return Whole(std::span<const Limb>(at(i), std::size_t(m_width))); }
    void set(std::size_t i, const Whole& value) { std::copy_n(value.words(), value.size(), at(i)); } // over zeros
    void append(const Limb* words) { m_words.insert(m_words.end(), words, words + m_width); }
    void grow() { m_words.resize(m_words.size() + std::size_t(m_width)); }
    void cut(std::size_t count) { m_words.resize(count * std::size_t(m_width)); } // to the first ones
    void reserve(std::size_t count) { m_words.reserve(count * std::size_t(m_width)); }
    bool isZero(std::size_t i) const
    {
        const Limb* const words = at(i);
        Limb all = words[0];
        for (int word = 1; word < m_width; ++word)
            all |= words[word];
        return all == 0;
    }
    Whole sum() const;

private:
    int m_width = 1;
    std::vector<Limb> m_words;
};

// Limbs that a whole number up to this one takes; at least 1.
inline int widthFor(const Whole& most) { return std::max(most.size(), 1); }

// A part of a whole, with its sign. Not reduced unless asked.
struct Fraction {
    Whole of;
    Whole in = 1;
    bool negative = false;

    Fraction reduced() const;
    double value() const { return (negative ? -1.0 : 1.0) * of.per(in); }
    QString text() const; // reduced: "17/27", "1", "-1/2"
    friend bool operator==(const Fraction& a, const Fraction& b)
    {
        return a.of * b.in == b.of * a.in && (a.negative == b.negative || a.of.isZero());
    }
};

} // namespace dice
