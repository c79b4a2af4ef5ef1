// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Outcomes of one or two whole numbers that lie close together: each has its place in a rectangle, and nothing is looked up.
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <bit>
#include <initializer_list>
#include <limits>
#include <type_traits>

namespace dice {

template <class T> class Rectangle {
    using Part = std::conditional_t<alignof(T) >= sizeof(qint64), quint64, quint32>; // differences of signed ones are right too
    static constexpr std::size_t sides = sizeof(T) / sizeof(Part);
    using Parts = std::array<Part, sides>;

public:
    static constexpr bool fits = std::has_unique_object_representations_v<T> && alignof(T) >= sizeof(Part)
        && (sizeof(T) == sizeof(Part) || sizeof(T) == 2 * sizeof(Part));
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

    std::size_t size() const { return std::size_t(m_extent[0]) << m_shift; }                   // places
    std::size_t row() const { return sides == 1 ? size() : std::size_t(m_extent[sides - 1]); } // places side by side
    Q_ALWAYS_INLINE std::size_t place(const T& outcome) const                                  // none outside
    {
        const auto parts = std::bit_cast<Parts>(outcome);
        const Part first = parts[0] - m_low[0];
        if constexpr (sides == 1) {
            return first < m_extent[0] ? std::size_t(first) : none;
        } else {
            const Part second = parts[1] - m_low[1];
            return first < m_extent[0] && second < m_extent[1] ? std::size_t(first) << m_shift | second : none;
        }
    }
    T outcome(std::size_t place) const
    {
        if constexpr (sides == 1)
            return std::bit_cast<T>(Parts{m_low[0] + Part(place)});
        else
            return std::bit_cast<T>(Parts{m_low[0] + Part(place >> m_shift), m_low[1] + (Part(place) & (m_extent[1] - 1))});
    }
    // One that holds this outcome too, with room for more on its side; with no places where it would have more than most.
    Rectangle around(const T& outcome, std::size_t most) const;
    // The smallest one that holds these; the same.
    static Rectangle over(std::initializer_list<T> outcomes, std::size_t most);

private:
    Parts m_low{};
    Parts m_extent{}; // of the second side a power of two
    int m_shift = 0;  // its exponent
};

template <class T> Rectangle<T> Rectangle<T>::around(const T& outcome, std::size_t most) const
{
    const auto parts = std::bit_cast<Parts>(outcome);
    Rectangle wider = *this;
    for (std::size_t side = 0; side < sides; ++side) {
        Part& low = wider.m_low[side];
        Part& extent = wider.m_extent[side];
        const Part below = low - parts[side], above = parts[side] - low;
        if (extent == 0) {
            low = parts[side];
            extent = sides == 1 ? 32 : 4;
        } else if (above >= extent && std::min(below, above) >= most) {
            return {};
        } else if (above >= extent && below < above) { // with what lies between, and half as much again
            low = parts[side] - extent / 2;
            extent += below + extent / 2;
        } else if (above >= extent) {
            extent = above + 1 + extent / 2;
        }
        if (side == 1)
            extent = std::bit_ceil(extent);
    }
    if constexpr (sides == 2)
        wider.m_shift = std::countr_zero(wider.m_extent[1]);
    return wider.size() <= most ? wider : Rectangle();
}

template <class T> Rectangle<T> Rectangle<T>::over(std::initializer_list<T> outcomes, std::size_t most)
{
    using Signed = std::make_signed_t<Part>;
    Rectangle all;
    Parts high = all.m_low = std::bit_cast<Parts>(*outcomes.begin());
    for (const T& outcome : outcomes) {
        const auto parts = std::bit_cast<Parts>(outcome);
        for (std::size_t side = 0; side < sides; ++side) {
            all.m_low[side] = Part(std::min(Signed(all.m_low[side]), Signed(parts[side])));
            high[side] = Part(std::max(Signed(high[side]), Signed(parts[side])));
        }
    }
    for (std::size_t side = 0; side < sides; ++side) {
        if (high[side] - all.m_low[side] >= most)
            return {};
        all.m_extent[side] = side == 1 ? std::bit_ceil(high[side] - all.m_low[side] + 1) : high[side] - all.m_low[side] + 1;
    }
    if constexpr (sides == 2)
        all.m_shift = std::countr_zero(all.m_extent[1]);
    return all.size() <= most ? all : Rectangle();
}

} // namespace dice
