// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/rules/map/board.h"

#include <algorithm>
#include <climits>
#include <cstdlib>
#include <deque>

namespace sellsword {

Body bodyOf(const State& state, const Unit& unit) { return {unit.at.value_or(Square{}), sideLength(state, unit)}; }

int openDistance(int dx, int dy)
{
    dx = std::abs(dx);
    dy = std::abs(dy);
    return std::max(dx, dy) + (std::min(dx, dy) >= 2 ? 1 : 0);
}

namespace {

// The nearest squares of two bodies differ by this much.
Square gap(Body a, Body b)
{
    const auto along = [](int from, int fromSide, int to, int toSide) {
        return to > from + fromSide - 1 ? to - (from + fromSide - 1) : from > to + toSide - 1 ? from - (to + toSide - 1) : 0;
    };
    return {along(a.at.x, a.side, b.at.x, b.side), along(a.at.y, a.side, b.at.y, b.side)};
}

} // namespace

// All lines lie between the outer ones: along both axes, and across the way from one middle to the other.
bool liesBetween(Body a, Body b, Square from, Square to)
{
    if (to.x <= std::min(a.at.x, b.at.x) || to.y <= std::min(a.at.y, b.at.y)
        || from.x >= std::max(a.at.x + a.side, b.at.x + b.side) || from.y >= std::max(a.at.y + a.side, b.at.y + b.side))
        return false;
    const int dx = 2 * (b.at.x - a.at.x) + b.side - a.side, dy = 2 * (b.at.y - a.at.y) + b.side - a.side;
    const auto across = [&](Square first, Square last) {
        int least = INT_MAX, most = INT_MIN;
        for (const Square s : {first, Square{last.x, first.y}, Square{first.x, last.y}, last}) {
            least = std::min(least, s.y * dx - s.x * dy);
            most = std::max(most, s.y * dx - s.x * dy);
        }
        return std::pair(least, most);
    };
    const auto end = [](Body body) { return Square{body.at.x + body.side, body.at.y + body.side}; };
    const auto [leastA, mostA] = across(a.at, end(a));
    const auto [leastB, mostB] = across(b.at, end(b));
    const auto [least, most] = across(from, to);
    return most > std::min(leastA, leastB) && least < std::max(mostA, mostB);
}

Board::Board(const State& now)
    : state(now)
    , width(now.map->width)
    , height(now.map->height)
{
    const Gridmap& map = *state.map;
    m_terrain.assign(size_t(width) * size_t(height), 0);
    m_edges.assign(m_terrain.size(), 0);
    m_body.assign(m_terrain.size(), -1);
    const auto each = [&](const Area& area, auto&& visit) {
        for (int y = area.from.y; y <= std::min(area.to.y, height - 1); ++y)
            for (int x = area.from.x; x <= std::min(area.to.x, width - 1); ++x)
                visit(index({x, y}));
    };
    for (const Patch& patch : map.terrain) {
        each(patch.at, [&](size_t i) { m_terrain[i] |= quint16(1u << int(patch.kind)); });
        m_hasWalls |= patch.kind == Terrain::SlidingWall;
    }
    for (const Area& area : map.filled)
        each(area, [&](size_t i) { m_terrain[i] |= quint16(blackSquare); });
    m_hasWalls |= !map.filled.isEmpty() || !map.walls.isEmpty();
    draw(map.walls, rightWall, lowerWall);
    draw(map.lowCover, rightCover, lowerCover);
    m_sizes.reserve(size_t(state.units.size()));
    for (const Unit& one : state.units)
        m_sizes.push_back(cardOf(state, one).size);
    for (qsizetype i = 0; i < state.units.size(); ++i)
        if (const Unit& one = state.units[i]; one.at && !one.dropped) {
            const Body body = bodyOf(state, one);
            each({body.at, {body.at.x + body.side - 1, body.at.y + body.side - 1}}, [&](size_t at) { m_body[at] = qint16(i); });
        }
}

void Board::draw(const QList<Line>& lines, unsigned right, unsigned below)
{
    for (const Line& line : lines) {
        if (line.from.x == line.to.x)
            for (int y = line.from.y; y < line.to.y; ++y) {
                if (const Square left{line.from.x - 1, y}; has(left))
                    m_edges[index(left)] |= quint8(right);
            }
        else
            for (int x = line.from.x; x < line.to.x; ++x)
                if (const Square above{x, line.from.y - 1}; has(above))
                    m_edges[index(above)] |= quint8(below);
    }
}

bool Board::clipsWall(Square from, Square to) const
{
    const Square c{to.x, from.y}, d{from.x, to.y};
    return isWall(c) || isWall(d) || wallBetween(from, c) || wallBetween(from, d) || wallBetween(c, to) || wallBetween(d, to);
}

bool Board::clipsCover(Square from, Square to) const
{
    const Square c{to.x, from.y}, d{from.x, to.y};
    return coverBetween(from, c) || coverBetween(from, d) || coverBetween(c, to) || coverBetween(d, to);
}

bool Board::touch(Body a, Body b) const
{
    const Square apart = gap(a, b);
    return apart.x <= 1 && apart.y <= 1;
}

// Two squares that touch: straight neighbours see each other over their edge, diagonal ones past at least one side.
bool Board::sharesSight(Square a, Square b) const
{
    if (a == b)
        return true;
    if (a.x == b.x || a.y == b.y)
        return !wallBetween(a, b);
    const Square c{b.x, a.y}, d{a.x, b.y};
    const auto isFree = [&](Square by) { return !isWall(by) && !wallBetween(a, by) && !wallBetween(by, b); };
    return isFree(c) || isFree(d);
}

bool Board::areAdjacent(Body a, Body b) const
{
    if (!touch(a, b))
        return false;
    if (!m_hasWalls)
        return true;
    for (int ay = a.at.y; ay < a.at.y + a.side; ++ay)
        for (int ax = a.at.x; ax < a.at.x + a.side; ++ax)
            for (int by = b.at.y; by < b.at.y + b.side; ++by)
                for (int bx = b.at.x; bx < b.at.x + b.side; ++bx)
                    if (std::abs(ax - bx) <= 1 && std::abs(ay - by) <= 1 && sharesSight({ax, ay}, {bx, by}))
                        return true;
    return false;
}

bool Board::wallsWithin(Body a, Body b) const
{
    const int left = std::min(a.at.x, b.at.x), top = std::min(a.at.y, b.at.y);
    const int right = std::max(a.at.x + a.side, b.at.x + b.side) - 1, bottom = std::max(a.at.y + a.side, b.at.y + b.side) - 1;
    for (int y = top; y <= bottom; ++y)
        for (int x = left; x <= right; ++x)
            if (isWall({x, y}) || (x < right && wallRight({x, y})) || (y < bottom && wallBelow({x, y})))
                return true;
    return false;
}

int Board::distance(Body from, Body to) const
{
    const Square apart = gap(from, to);
    if (!m_hasWalls || !wallsWithin(from, to))
        return openDistance(apart.x, apart.y);
    // Steps of 1 in order of their count; the second diagonal is worth 2, so a square is looked at once for 0, 1 and 2 diagonals.
    struct Place {
        Square at;
        int diagonals, count;
    };
    constexpr int ways = 3;
    std::vector<int> best(m_terrain.size() * ways, INT_MAX);
    std::vector<std::deque<Place>> byCount(1);
    const auto add = [&](Square at, int diagonals, int count) {
        int& known = best[index(at) * ways + size_t(diagonals)];
        if (count >= known)
            return;
        known = count;
        if (size_t(count) >= byCount.size())
            byCount.resize(size_t(count) + 1);
        byCount[size_t(count)].push_back({at, diagonals, count});
    };
    for (int y = from.at.y; y < from.at.y + from.side; ++y)
        for (int x = from.at.x; x < from.at.x + from.side; ++x)
            if (has({x, y}))
                add({x, y}, 0, 0);
    for (size_t count = 0; count < byCount.size(); ++count)
        for (size_t i = 0; i < byCount[count].size(); ++i) {
            const Place now = byCount[count][i];
            if (now.count > best[index(now.at) * ways + size_t(now.diagonals)])
                continue;
            if (to.contains(now.at))
                return now.count;
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx) {
                    const Square next{now.at.x + dx, now.at.y + dy};
                    if ((dx == 0 && dy == 0) || !has(next) || (isWall(next) && !to.contains(next)))
                        continue;
                    const bool isDiagonal = dx != 0 && dy != 0;
                    const bool isFirst = from.contains(now.at);
                    const bool isOpen = !isDiagonal ? !wallBetween(now.at, next)
                        : isFirst                   ? sharesSight(now.at, next)
                                                    : !clipsWall(now.at, next);
                    if (!isOpen)
                        continue;
                    const int diagonals = std::min(2, now.diagonals + int(isDiagonal));
                    add(next, diagonals, now.count + 1 + int(isDiagonal && now.diagonals == 1));
                }
        }
    return -1;
}

} // namespace sellsword
