// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table around the contract: four zones on its sides, four positions on its corners, a ring of eight (p. 5).
#pragma once

#include "games/hired-swords/rules/words.h"

#include <array>

namespace hiredswords {

inline constexpr std::array zones = {Zone::North, Zone::East, Zone::South, Zone::West};
inline constexpr std::array positions = {Position::NorthEast, Position::SouthEast, Position::SouthWest, Position::NorthWest};

constexpr bool isCorner(Position position) { return position != Position::None && position != Position::Fled; }

constexpr int ringDistance(int from, int to)
{
    const int way = (to - from + 8) % 8;
    return way < 8 - way ? way : 8 - way;
}

// Places on the ring, clockwise: N 0, NE 1, E 2, SE 3, S 4, SW 5, W 6, NW 7.
constexpr int ringPlace(Zone zone) { return int(zone) * 2; }
constexpr int ringPlace(Position position) { return int(position) * 2 - 1; }
static_assert(ringPlace(Position::NorthEast) == 1 && ringPlace(Position::NorthWest) == 7);

constexpr int distance(Zone zone, Position position) { return ringDistance(ringPlace(zone), ringPlace(position)); }

// Directly beside each other, never diagonally (HS-141 HS-230).
constexpr bool neighbours(Zone zone, Position position) { return isCorner(position) && distance(zone, position) == 1; }

// Two positions with one zone between them (HS-246 HS-247).
constexpr bool neighbours(Position a, Position b)
{
    return isCorner(a) && isCorner(b) && ringDistance(ringPlace(a), ringPlace(b)) == 2;
}

constexpr Zone clockwise(Zone zone) { return Zone((int(zone) + 1) % 4); }
constexpr Zone counterclockwise(Zone zone) { return Zone((int(zone) + 3) % 4); }

// As it lies on the table: column and row of nine, the contract in the middle.
struct Spot {
    int column, row;
};
constexpr Spot spotAt(int ring)
{
    return {ring == 0 || ring == 4 ? 1 : ring < 4 ? 2 : 0, ring == 2 || ring == 6 ? 1 : ring > 2 && ring < 6 ? 2 : 0};
}
constexpr Spot spotOf(Zone zone) { return spotAt(ringPlace(zone)); }
constexpr Spot spotOf(Position corner) { return spotAt(ringPlace(corner)); }

// The zone that a move between neighbouring positions crosses (HS-247).
constexpr Zone between(Position a, Position b)
{
    for (const Zone zone : zones)
        if (neighbours(zone, a) && neighbours(zone, b))
            return zone;
    return Zone::North;
}

} // namespace hiredswords
