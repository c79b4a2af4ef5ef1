// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sectors with their areas, which of them touch, and where missions are entered (p. 8-9, 34).
#pragma once

#include "games/jagged-alliance/rules/components/opposition.h"

namespace jaggedalliance {

struct Area {
    QString id;
    QList<Terrain> terrain;
    QStringList letters;

    MR_FIELDS(field("id", &Area::id, "short name"), field("terrain", &Area::terrain, "properties").optional(),
        field("letters", &Area::letters, "spawn letters").optional())
};

// Two areas of a sector that share a border.
struct Border {
    QString a, b;
    bool red = false;

    MR_FIELDS(field("a", &Border::a, "area"), field("b", &Border::b, "area"), field("red", &Border::red, "impassable").optional())
};

struct Sector {
    QString id;
    QString title;
    QString tile;
    SectorState state = SectorState::Liberated;
    QList<Area> areas;
    QList<Border> borders;
    int rebelSlots = 0;
    int rebels = 0;
    SpawnCard spawn; // no id: none lies here
    bool faceUp = false;
    QList<Effect> tokens;     // face-down reward tokens
    QList<Effect> objectives; // what its objective markers say
    QString lieutenant;

    MR_FIELDS(field("id", &Sector::id, "short name"), field("title", &Sector::title, "name").optional(),
        field("tile", &Sector::tile, "tile face").optional(),
        field("state", &Sector::state, "occupied, contested or liberated").optional(),
        field("areas", &Sector::areas, "areas").optional(),
        field("borders", &Sector::borders, "which areas share a border").optional(),
        field("rebel_slots", &Sector::rebelSlots, "rebel slots").optional().from(0, 9),
        field("rebels", &Sector::rebels, "rebels in them").optional().from(0, 9),
        field("spawn", &Sector::spawn, "spawn card").optional(),
        field("face_up", &Sector::faceUp, "the spawn card is turned over").optional(),
        field("tokens", &Sector::tokens, "reward tokens").optional(),
        field("objectives", &Sector::objectives, "objective markers").optional(),
        field("lieutenant", &Sector::lieutenant, "lieutenant found here").optional())
};

// Two sectors that touch, and the areas along the border.
struct Edge {
    QString a, b;
    QStringList aAreas, bAreas; // empty: every area
    bool red = false;

    MR_FIELDS(field("a", &Edge::a, "sector"), field("b", &Edge::b, "sector"),
        field("a_areas", &Edge::aAreas, "areas of a along the border").optional(),
        field("b_areas", &Edge::bAreas, "areas of b along the border").optional(),
        field("red", &Edge::red, "impassable").optional())
};

// Which token lies at which sector.
struct Access {
    QString icon;
    QString sector;

    MR_FIELDS(field("icon", &Access::icon, "icon"), field("sector", &Access::sector, "sector"))
};

} // namespace jaggedalliance
