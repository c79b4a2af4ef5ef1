// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The Gridmap laid out square by square for counting: walls, terrain, bodies, adjacency and distance.
#pragma once

#include "games/sellsword/rules/query.h"

#include <algorithm>
#include <vector>

namespace sellsword {

// Squares from an upper left corner: one, or two by two.
struct Body {
    Square at;
    int side = 1;

    bool contains(Square s) const { return s.x >= at.x && s.y >= at.y && s.x < at.x + side && s.y < at.y + side; }
};

// Whether some line between the two bodies crosses what lies between these corners of the grid; those of a line are in one row.
bool liesBetween(Body a, Body b, Square from, Square to);

class Board {
public:
    explicit Board(const State& state); // which has to have a map

    const State& state;
    int width, height;

    bool has(Square s) const { return s.x >= 0 && s.y >= 0 && s.x < width && s.y < height; }
    bool holds(Body body) const { return has(body.at) && has(Square{body.at.x + body.side - 1, body.at.y + body.side - 1}); }
    bool is(Square s, Terrain kind) const { return has(s) && (m_terrain[index(s)] & (1u << int(kind))); }
    bool isFilled(Square s) const { return !has(s) || (m_terrain[index(s)] & blackSquare); }
    bool isWall(Square s) const
    {
        return isFilled(s) || (is(s, Terrain::SlidingWall) && bodyAt(s) < 0);
    }                                                                     // an empty Sliding wall counts (SS-150)
    Size sizeAt(Square s) const { return m_sizes[size_t(bodyAt(s))]; }    // of the body there
    int bodyAt(Square s) const { return has(s) ? m_body[index(s)] : -1; } // index into the state's units; -1: empty

    // Edges of a square: between s and its right or lower neighbour.
    bool wallRight(Square s) const { return edge(s, rightWall); }
    bool wallBelow(Square s) const { return edge(s, lowerWall); }
    bool coverRight(Square s) const { return edge(s, rightCover); }
    bool coverBelow(Square s) const { return edge(s, lowerCover); }
    // Between two squares that share an edge.
    bool wallBetween(Square a, Square b) const
    {
        return a.x == b.x ? wallBelow(a.y < b.y ? a : b) : wallRight(a.x < b.x ? a : b);
    }
    bool coverBetween(Square a, Square b) const
    {
        return a.x == b.x ? coverBelow(a.y < b.y ? a : b) : coverRight(a.x < b.x ? a : b);
    }
    // A diagonal step that cuts a corner of wall, or of low cover.
    bool clipsWall(Square from, Square to) const;
    bool clipsCover(Square from, Square to) const;

    bool touch(Body a, Body b) const;       // share a border or a corner
    bool areAdjacent(Body a, Body b) const; // and no wall fully cuts sight between two touching squares (SS-195)
    int distance(Body from, Body to) const; // counted squares (SS-189 … SS-194); -1: no way to count

    // Squares that some line between the two bodies crosses, without their own.
    template <class Is> bool anyBetween(Body a, Body b, Is is) const
    {
        const int left = std::min(a.at.x, b.at.x), top = std::min(a.at.y, b.at.y);
        const int right = std::max(a.at.x + a.side, b.at.x + b.side), bottom = std::max(a.at.y + a.side, b.at.y + b.side);
        for (int y = top; y < bottom; ++y)
            for (int x = left; x < right; ++x)
                if (const Square s{x, y}; !a.contains(s) && !b.contains(s) && is(s) && liesBetween(a, b, s, {x + 1, y + 1}))
                    return true;
        return false;
    }

private:
    static constexpr unsigned blackSquare = 1u << 15;
    static constexpr unsigned rightWall = 1, lowerWall = 2, rightCover = 4, lowerCover = 8;

    size_t index(Square s) const { return size_t(s.y) * size_t(width) + size_t(s.x); }
    bool edge(Square s, unsigned kind) const { return has(s) && (m_edges[index(s)] & kind); }
    void draw(const QList<Line>& lines, unsigned right, unsigned below);
    bool wallsWithin(Body a, Body b) const;
    bool sharesSight(Square a, Square b) const;

    std::vector<quint16> m_terrain;
    std::vector<quint8> m_edges;
    std::vector<qint16> m_body;
    std::vector<Size> m_sizes; // of every unit
    bool m_hasWalls = false;
};

Body bodyOf(const State& state, const Unit& unit); // it has to be on the map
int openDistance(int dx, int dy);                  // on open ground: the second diagonal counts twice

} // namespace sellsword
