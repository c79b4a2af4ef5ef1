// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own dice: fast, unbiased, and thrown again from a kept seed. Not for secrets.
#pragma once

#include "engine/chance.h"

#include "dice/xoshiro.h"

#include <algorithm>

namespace dice {

class Source final : public engine::Chance {
public:
    Source(); // seeded from the system's entropy, once
    explicit Source(quint64 seed)
        : m_seed(seed)
        , m_numbers(seed)
    {
    }

    quint64 seed() const { return m_seed; }
    int face(int sides) override
    {
        const auto range = quint32(std::max(sides, 1));
        const quint64 product = (m_numbers.next() >> 32) * range;
        return quint32(product) < range ? fairFace(product, range) : int(product >> 32) + 1;
    }

private:
    int fairFace(quint64 product, quint32 range);

    quint64 m_seed;
    Xoshiro m_numbers;
};

} // namespace dice
