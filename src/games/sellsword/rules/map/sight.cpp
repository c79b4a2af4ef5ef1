// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// If any free line exists, one exists that passes close by two corners of what stands around, so those are tried (after a few
// plain ones).
#include "games/sellsword/rules/map/sight.h"

#include <QVarLengthArray>

#include <cmath>
#include <optional>

namespace sellsword {

namespace {

struct Point {
    double x = 0, y = 0;
};

// What one line meets on its way out of one body and into another.
struct Trace {
    bool wall = false, larger = false, body = false, brush = false, hiding = false, lowCover = false;
};

constexpr double hair = 1e-5; // how close a line passes by a corner; gaps between corners of one map are wider than that

class Tracer {
public:
    Tracer(const Board& board, Body from, Body to, Size target)
        : m_board(board)
        , m_from(from)
        , m_to(to)
        , m_target(target)
    {
    }

    // p lies inside from, q inside to.
    Trace trace(Point p, Point q) const
    {
        Trace found;
        Square at{int(std::floor(p.x)), int(std::floor(p.y))};
        const double dx = q.x - p.x, dy = q.y - p.y;
        const int stepX = dx > 0 ? 1 : -1, stepY = dy > 0 ? 1 : -1;
        const double perX = std::abs(dx) > 1e-12 ? 1 / std::abs(dx) : 1e12, perY = std::abs(dy) > 1e-12 ? 1 / std::abs(dy) : 1e12;
        double nextX = (stepX > 0 ? at.x + 1 - p.x : p.x - at.x) * perX, nextY = (stepY > 0 ? at.y + 1 - p.y : p.y - at.y) * perY;
        while (!m_to.contains(at) && !found.wall && std::min(nextX, nextY) <= 1) {
            const Square left = at;
            const bool isCorner = std::abs(nextX - nextY) < 1e-9;
            if (isCorner || nextX < nextY) {
                at.x += stepX;
                nextX += perX;
            }
            if (isCorner || left.x == at.x) {
                at.y += stepY;
                nextY += perY;
            }
            cross(left, at, found);
        }
        return found;
    }

private:
    void cross(Square left, Square at, Trace& found) const
    {
        if (m_from.contains(at))
            return;
        const bool isCorner = left.x != at.x && left.y != at.y;
        // What a line touches stops it, a corner too.
        found.wall |= isCorner ? m_board.clipsWall(left, at) : m_board.wallBetween(left, at);
        if (isCorner ? m_board.clipsCover(left, at) : m_board.coverBetween(left, at))
            found.lowCover |= !isIgnored(left, at);
        if (m_to.contains(at)) {
            found.brush |= m_board.is(at, Terrain::Brush);
            return;
        }
        found.wall |= m_board.isWall(at);
        found.brush |= m_board.is(at, Terrain::Brush);
        found.hiding |= m_board.is(at, Terrain::Brush) || m_board.is(at, Terrain::Smoke);
        if (m_board.is(at, Terrain::Obstructing) && !isNear({at, 1}))
            found.lowCover = true;
        if (m_board.bodyAt(at) >= 0) {
            found.body = true;
            found.larger |= m_board.sizeAt(at) > m_target;
        }
    }

    bool isNear(Body what) const
    {
        return m_board.touch(m_from, what)
            || (m_board.state.settings.lowCoverAdjacent == LowCoverAdjacent::Either && m_board.touch(m_to, what));
    }

    // Low cover is ignored where the attacker's own border touches it (AS-14).
    bool isIgnored(Square a, Square b) const
    {
        const auto touches = [&](Body body) {
            const int left = std::max(a.x, b.x), top = std::max(a.y, b.y); // an end of the edge; of a diagonal step the corner
            const int right = a.x == b.x ? left + 1 : left, bottom = a.y == b.y ? top + 1 : top;
            return left <= body.at.x + body.side && right >= body.at.x && top <= body.at.y + body.side && bottom >= body.at.y;
        };
        return touches(m_from) || (m_board.state.settings.lowCoverAdjacent == LowCoverAdjacent::Either && touches(m_to));
    }

    const Board& m_board;
    Body m_from, m_to;
    Size m_target;
};

// The part of the line through a and b that lies in a body: its middle; none when it misses.
std::optional<Point> middleIn(Body body, Point a, Point b)
{
    const double dx = b.x - a.x, dy = b.y - a.y;
    double first = -1e9, last = 1e9;
    const auto clip = [&](double start, double along, double low, double high) {
        if (std::abs(along) < 1e-12)
            return start > low && start < high;
        const double one = (low - start) / along, two = (high - start) / along;
        first = std::max(first, std::min(one, two));
        last = std::min(last, std::max(one, two));
        return true;
    };
    if (!clip(a.x, dx, body.at.x, body.at.x + body.side) || !clip(a.y, dy, body.at.y, body.at.y + body.side)
        || last - first < 1e-9)
        return std::nullopt;
    const double t = (first + last) / 2;
    return Point{a.x + t * dx, a.y + t * dy};
}

Point centreOf(Body body) { return {body.at.x + body.side / 2.0, body.at.y + body.side / 2.0}; }

using Points = QVarLengthArray<Point, 64>;

Points plainPoints(Body body)
{
    const double in = 0.05, far = body.side - in;
    const double x = body.at.x, y = body.at.y;
    return {centreOf(body), {x + in, y + in}, {x + far, y + in}, {x + in, y + far}, {x + far, y + far}};
}

// Grid points in the box around both bodies at which something begins or ends.
Points corners(const Board& board, Body from, Body to)
{
    Points all;
    const int left = std::min(from.at.x, to.at.x), top = std::min(from.at.y, to.at.y);
    const int right = std::max(from.at.x + from.side, to.at.x + to.side),
              bottom = std::max(from.at.y + from.side, to.at.y + to.side);
    const auto isSomething = [&](Square s) {
        return board.has(s)
            && (board.isWall(s) || board.bodyAt(s) >= 0 || board.is(s, Terrain::Brush) || board.is(s, Terrain::Smoke)
                || board.is(s, Terrain::Obstructing));
    };
    const auto isCornerOf = [](Body body, int x, int y) {
        return (x == body.at.x || x == body.at.x + body.side) && (y == body.at.y || y == body.at.y + body.side);
    };
    for (int y = top; y <= bottom; ++y)
        for (int x = left; x <= right; ++x) {
            const Square a{x - 1, y - 1}, b{x, y - 1}, c{x - 1, y}, d{x, y};
            const bool lines = board.wallRight(a) || board.wallRight(c) || board.wallBelow(a) || board.wallBelow(b)
                || board.coverRight(a) || board.coverRight(c) || board.coverBelow(a) || board.coverBelow(b);
            if (lines || isSomething(a) || isSomething(b) || isSomething(c) || isSomething(d) || isCornerOf(from, x, y)
                || isCornerOf(to, x, y))
                all += Point{double(x), double(y)};
        }
    return all;
}

class Search {
public:
    Search(const Board& board, Body from, Body to, Size target)
        : m_from(from)
        , m_to(to)
        , m_tracer(board, from, to, target)
    {
    }

    Sight sight;

    void look(Point p, Point q, bool isCentre)
    {
        const Trace found = m_tracer.trace(p, q);
        if (found.wall)
            return;
        sight.pastBodies |= isCentre;
        if (found.larger)
            return;
        sight.visible = true;
        sight.centre |= isCentre && !found.body;
        sight.pastBrush |= !found.brush;
        sight.pastHiding |= !found.hiding;
        sight.pastLowCover |= !found.lowCover;
    }

    bool isWhole() const { return sight.centre && isOpen() && sight.pastBodies; }
    bool isOpen() const { return sight.visible && sight.pastBrush && sight.pastHiding && sight.pastLowCover; }

    void lookPlainly()
    {
        const Point centre = centreOf(m_to);
        for (const Point& p : plainPoints(m_from)) {
            look(p, centre, true);
            if (isWhole())
                return;
        }
        for (const Point& p : plainPoints(m_from))
            for (const Point& q : plainPoints(m_to)) {
                if (isOpen())
                    return;
                look(p, q, false);
            }
    }

    // Lines to the centre, close by each corner.
    void lookToCentre(const Points& corners)
    {
        const Point centre = centreOf(m_to);
        for (const Point& corner : corners)
            for (const double sign : {-1.0, 1.0}) {
                const double dx = corner.x - centre.x, dy = corner.y - centre.y, length = std::hypot(dx, dy);
                if (length < 1e-9 || (sight.centre && sight.pastBodies))
                    continue;
                const Point beside{corner.x - sign * hair * dy / length, corner.y + sign * hair * dx / length};
                if (const auto p = middleIn(m_from, centre, beside))
                    look(*p, centre, true);
            }
    }

    // Lines close by two corners.
    void lookEverywhere(const Points& corners)
    {
        for (qsizetype i = 0; i < corners.size(); ++i)
            for (qsizetype j = i + 1; j < corners.size(); ++j) {
                if (isOpen())
                    return;
                const Point u = corners[i], v = corners[j];
                const double dx = v.x - u.x, dy = v.y - u.y, length = std::hypot(dx, dy);
                const Point side{-hair * dy / length, hair * dx / length};
                for (const double first : {-1.0, 1.0})
                    for (const double second : {-1.0, 1.0}) {
                        const Point a{u.x + first * side.x, u.y + first * side.y},
                            b{v.x + second * side.x, v.y + second * side.y};
                        const auto p = middleIn(m_from, a, b);
                        const auto q = p ? middleIn(m_to, a, b) : std::nullopt;
                        if (q)
                            look(*p, *q, false);
                    }
            }
    }

private:
    Body m_from, m_to;
    Tracer m_tracer;
};

} // namespace

Sight sightBetween(const Board& board, Body from, Body to, Size target)
{
    Search search(board, from, to, target);
    search.lookPlainly();
    if (!search.isWhole()) {
        const Points near = corners(board, from, to);
        search.lookToCentre(near);
        if (!search.isOpen())
            search.lookEverywhere(near);
    }
    return search.sight;
}

bool seesCentre(const Board& board, Body from, Square origin)
{
    if (from.contains(origin))
        return true;
    if (!board.has(origin) || board.isWall(origin))
        return false;
    Search search(board, from, {origin, 1}, Size::Big);
    search.lookPlainly();
    if (!search.sight.pastBodies)
        search.lookToCentre(corners(board, from, {origin, 1}));
    return search.sight.pastBodies;
}

bool centreToCentre(const Board& board, Square origin, Body to)
{
    if (to.contains(origin))
        return true;
    return !Tracer(board, {origin, 1}, to, Size::Big).trace(centreOf({origin, 1}), centreOf(to)).wall;
}

} // namespace sellsword
