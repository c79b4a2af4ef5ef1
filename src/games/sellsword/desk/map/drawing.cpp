// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/map/drawing.h"

#include <algorithm>
#include <set>

namespace sellsword::desk {

namespace {

using Point = std::pair<int, int>; // row, column
using Points = std::set<Point>;

// What of the new is missing is added; when nothing is, all of it goes.
void toggle(Points& there, const Points& wanted)
{
    const bool isAll = std::ranges::all_of(wanted, [&](const Point& one) { return there.contains(one); });
    for (const Point& one : wanted) {
        if (isAll)
            there.erase(one);
        else
            there.insert(one);
    }
}

// --- lines, as the unit edges that begin at a grid point and go right, or down

Points edgesOf(const QList<Line>& lines, bool down)
{
    Points all;
    for (const Line& line : lines)
        if ((line.from.x == line.to.x) == down)
            for (int i = 0; i < (down ? line.to.y - line.from.y : line.to.x - line.from.x); ++i)
                all.insert(down ? Point{line.from.y + i, line.from.x} : Point{line.from.y, line.from.x + i});
    return all;
}

QList<Line> linesOf(Points right, Points down)
{
    QList<Line> lines;
    while (!right.empty()) {
        const auto [y, x] = *right.begin();
        int end = x;
        while (right.erase({y, end}) > 0)
            ++end;
        lines += Line{{x, y}, {end, y}};
    }
    while (!down.empty()) {
        const auto [y, x] = *down.begin();
        int end = y;
        while (down.erase({end, x}) > 0)
            ++end;
        lines += Line{{x, y}, {x, end}};
    }
    return lines;
}

void drawLine(QList<Line>& lines, const Area& area, bool down)
{
    Points right = edgesOf(lines, false), below = edgesOf(lines, true), wanted;
    if (down)
        for (int y = area.from.y; y <= area.to.y; ++y)
            wanted.insert({y, area.from.x});
    else
        for (int x = area.from.x; x <= area.to.x; ++x)
            wanted.insert({area.from.y, x});
    toggle(down ? below : right, wanted);
    lines = linesOf(right, below);
}

// --- squares

Points squaresOf(const Area& area)
{
    Points all;
    for (int y = area.from.y; y <= area.to.y; ++y)
        for (int x = area.from.x; x <= area.to.x; ++x)
            all.insert({y, x});
    return all;
}

// Rows first, then equal rows below each other together.
QList<Area> areasOf(Points squares)
{
    QList<Area> areas;
    while (!squares.empty()) {
        const auto [y, x] = *squares.begin();
        int right = x;
        while (squares.contains({y, right + 1}))
            ++right;
        int low = y;
        const auto isRow = [&](int row) {
            for (int at = x; at <= right; ++at)
                if (!squares.contains({row, at}))
                    return false;
            return true;
        };
        while (isRow(low + 1))
            ++low;
        const Area area{{x, y}, {right, low}};
        for (const Point& one : squaresOf(area))
            squares.erase(one);
        areas += area;
    }
    return areas;
}

void drawSquares(QList<Area>& areas, const Area& area)
{
    Points squares;
    for (const Area& one : std::as_const(areas))
        squares.merge(squaresOf(one));
    toggle(squares, squaresOf(area));
    areas = areasOf(squares);
}

void drawGround(QList<Patch>& patches, const Area& area, Terrain kind)
{
    QList<Area> areas;
    for (const Patch& one : std::as_const(patches))
        if (one.kind == kind)
            areas += one.at;
    drawSquares(areas, area);
    patches.removeIf([&](const Patch& one) { return one.kind == kind; });
    for (const Area& one : std::as_const(areas))
        patches += Patch{one, kind};
}

// A single square inside an area takes the area away.
void drawZone(QList<Zone>& zones, const Area& area, const QString& name, const QString& stem)
{
    if (area.from == area.to && zones.removeIf([&](const Zone& one) { return one.at.contains(area.from); }) > 0)
        return;
    QString id = name;
    const auto isTaken = [&] {
        return id.isEmpty() || std::ranges::any_of(std::as_const(zones), [&](const Zone& one) { return one.id == id; });
    };
    for (int n = 1; isTaken(); ++n)
        id = stem + QLatin1Char('-') + QString::number(n);
    zones += Zone{id, area};
}

} // namespace

Gridmap drawn(Gridmap map, Stroke stroke, Square from, Square to, Terrain kind, const QString& name)
{
    const Area area{{std::min(from.x, to.x), std::min(from.y, to.y)}, {std::max(from.x, to.x), std::max(from.y, to.y)}};
    switch (stroke) {
    case Stroke::WallAbove:
        drawLine(map.walls, area, false);
        break;
    case Stroke::WallLeft:
        drawLine(map.walls, area, true);
        break;
    case Stroke::CoverAbove:
        drawLine(map.lowCover, area, false);
        break;
    case Stroke::CoverLeft:
        drawLine(map.lowCover, area, true);
        break;
    case Stroke::Filled:
        drawSquares(map.filled, area);
        break;
    case Stroke::Ground:
        drawGround(map.terrain, area, kind);
        break;
    case Stroke::StartArea:
        drawZone(map.startAreas, area, name, QStringLiteral("start"));
        break;
    case Stroke::Objective:
        drawZone(map.objectives, area, name, QStringLiteral("objective"));
        break;
    }
    return map;
}

Gridmap resized(Gridmap map, int width, int height)
{
    map.width = std::clamp(width, 1, mostSquares);
    map.height = std::clamp(height, 1, mostSquares);
    const auto cut = [&](auto& list, const auto& areaIn) {
        for (auto& one : list)
            areaIn(one).to = {std::min(areaIn(one).to.x, map.width - 1), std::min(areaIn(one).to.y, map.height - 1)};
        list.removeIf([&](auto one) { return areaIn(one).from.x > areaIn(one).to.x || areaIn(one).from.y > areaIn(one).to.y; });
    };
    const auto within = [](auto& one) -> Area& { return one.at; };
    cut(map.filled, [](Area& one) -> Area& { return one; });
    cut(map.terrain, within);
    cut(map.startAreas, within);
    cut(map.objectives, within);
    for (QList<Line>* lines : {&map.walls, &map.lowCover}) {
        for (Line& one : *lines)
            one.to = {std::min(one.to.x, map.width), std::min(one.to.y, map.height)};
        lines->removeIf([&](const Line& one) { return one.from.x > map.width || one.from.y > map.height || one.from == one.to; });
    }
    return map;
}

} // namespace sellsword::desk
