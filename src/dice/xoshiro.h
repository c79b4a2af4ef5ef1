// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// xoshiro256** by David Blackman and Sebastiano Vigna, its state filled by splitmix64 as they advise.
#pragma once

#include <QtGlobal>

#include <array>
#include <bit>

namespace dice {

// The next number of a splitmix64 sequence.
constexpr quint64 splitmix(quint64& state)
{
    quint64 z = state += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

class Xoshiro {
public:
    explicit constexpr Xoshiro(std::array<quint64, 4> state)
        : m_state(state)
    {
    }
    explicit constexpr Xoshiro(quint64 seed)
        : m_state()
    {
        for (quint64& part : m_state)
            part = splitmix(seed);
    }

    constexpr quint64 next()
    {
        auto& s = m_state;
        const quint64 result = std::rotl(s[1] * 5, 7) * 9;
        const quint64 shifted = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= shifted;
        s[3] = std::rotl(s[3], 45);
        return result;
    }

private:
    std::array<quint64, 4> m_state;
};

} // namespace dice
