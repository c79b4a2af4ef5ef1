// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The Gridmap as it is drawn once: squares, walls along the grid, terrain, low cover, start areas and objectives.
#pragma once

#include "games/sellsword/rules/words.h"

#include <QJsonValue>
#include <QString>

#include <optional>

namespace sellsword {

using engine::field;

inline constexpr int mostSquares = 99; // along a side, and the highest coordinate

// Column and row, from 0,0 in the upper left. Of a Big unit it is the upper left of its four squares.
struct Square {
    int x = 0, y = 0;

    bool operator==(const Square&) const = default;
    Square operator+(Square other) const { return {x + other.x, y + other.y}; }
    QString text() const;
    MR_FIELDS(field("x", &Square::x, "column"), field("y", &Square::y, "row"))
    static std::optional<Square> read(const QJsonValue& json);
    QJsonValue written() const;
    static const char* word() { return R"(\d{1,2},\d{1,2})"; }
    static QString allowed();
};

// A rectangle of squares, both corners included.
struct Area {
    Square from, to;

    bool operator==(const Area&) const = default;
    bool contains(Square s) const { return s.x >= from.x && s.x <= to.x && s.y >= from.y && s.y <= to.y; }
    MR_FIELDS(field("from", &Area::from, "upper left"), field("to", &Area::to, "lower right"))
    static std::optional<Area> read(const QJsonValue& json);
    QJsonValue written() const;
    static const char* word() { return R"(\d{1,2},\d{1,2}(-\d{1,2},\d{1,2})?)"; }
    static QString allowed();
};

// Along the grid, between two grid points: grid point 3,0 is the upper left corner of square 3,0.
struct Line {
    Square from, to;

    bool operator==(const Line&) const = default;
    MR_FIELDS(field("from", &Line::from, "one end"), field("to", &Line::to, "other end"))
    static std::optional<Line> read(const QJsonValue& json);
    QJsonValue written() const;
    static const char* word() { return R"(\d{1,2},\d{1,2}-\d{1,2},\d{1,2})"; }
    static QString allowed();
};

struct Patch {
    Area at;
    Terrain kind = Terrain::Clear;

    bool operator==(const Patch&) const = default;
    MR_FIELDS(field("at", &Patch::at, "squares").brief(), field("kind", &Patch::kind, "terrain").brief())
};

struct Zone {
    QString id;
    Area at;

    MR_FIELDS(field("id", &Zone::id, "short name").brief(), field("at", &Zone::at, "squares").brief())
};

struct Gridmap {
    QString id = QStringLiteral("map");
    QString title;
    int width = 30;
    int height = 20;
    QList<Line> walls;  // heavy lines
    QList<Area> filled; // squares filled black
    QList<Line> lowCover;
    QList<Patch> terrain;     // several kinds may lie on one square
    Harm damage = Harm::Fire; // what Damaging terrain deals
    QList<Zone> startAreas;
    QList<Zone> objectives;

    MR_FIELDS(field("id", &Gridmap::id, "short name"), field("title", &Gridmap::title, "name").brief().optional(),
        field("width", &Gridmap::width, "columns").brief("w").from(1, mostSquares),
        field("height", &Gridmap::height, "rows").brief("h").from(1, mostSquares),
        field("walls", &Gridmap::walls, "heavy lines").brief("wall").optional(),
        field("filled", &Gridmap::filled, "black squares").brief("black").optional(),
        field("low_cover", &Gridmap::lowCover, "lines of low cover").brief("low").optional(),
        field("terrain", &Gridmap::terrain, "terrain").brief("ground").optional(),
        field("damage", &Gridmap::damage, "what Damaging terrain deals").brief("burns").optional(),
        field("start_areas", &Gridmap::startAreas, "start areas").brief("start").optional(),
        field("objectives", &Gridmap::objectives, "victory objective areas").brief("goal").optional())
};

} // namespace sellsword
