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

    MR_FIELDS(field("id", &Area::id, "short name").brief(),
        field("terrain", &Area::terrain, "properties").brief("terrain").optional(),
        field("letters", &Area::letters, "spawn letters").brief("letters").optional())
};

// Two areas of a sector that share a border.
struct Border {
    QString a, b;
    bool red = false;

    MR_FIELDS(field("a", &Border::a, "area").brief("a"), field("b", &Border::b, "area").brief("b"),
        field("red", &Border::red, "impassable").brief("red").optional())
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
    bool awaited = false;        // somebody came in, and nobody entered yet what the spawn card places
    bool defenceAwaited = false; // the same of the lieutenant's sector defence
    QList<Effect> tokens;        // face-down reward tokens
    QList<Effect> objectives;    // what its objective markers say
    QString lieutenant;
    bool untold = false; // play began, and nobody said whether it is free

    MR_FIELDS(field("id", &Sector::id, "short name"), field("title", &Sector::title, "name").brief().optional(),
        field("tile", &Sector::tile, "tile face").brief("tile").optional(),
        field("state", &Sector::state, "occupied, contested or liberated").brief().optional(),
        field("areas", &Sector::areas, "areas").brief("area").optional(),
        field("borders", &Sector::borders, "which areas share a border").brief("border").optional(),
        field("rebel_slots", &Sector::rebelSlots, "rebel slots").brief("slots").optional().from(0, 9),
        field("rebels", &Sector::rebels, "rebels in them").brief("rebels").optional().from(0, 9),
        field("spawn", &Sector::spawn, "spawn card").brief("spawn").optional(),
        field("face_up", &Sector::faceUp, "the spawn card is turned over").optional(),
        field("tokens", &Sector::tokens, "reward tokens").brief("token").optional(),
        field("objectives", &Sector::objectives, "objective markers").brief("objective").optional(),
        field("lieutenant", &Sector::lieutenant, "lieutenant found here").brief("with").optional(),
        field("awaited", &Sector::awaited, "entered, what its spawn card places is not known yet").optional().since(11),
        field("defence_awaited", &Sector::defenceAwaited, "entered, the sector defence is not known yet").optional().since(11),
        field("untold", &Sector::untold, "nobody said whether it is free").optional().since(16))
};

// Two sectors that touch, and the areas along the border.
struct Edge {
    QString a, b;
    QStringList aAreas, bAreas; // empty: every area
    bool red = false;

    MR_FIELDS(field("a", &Edge::a, "sector").brief("a").names("sector"),
        field("b", &Edge::b, "sector").brief("b").names("sector"),
        field("a_areas", &Edge::aAreas, "areas of a along the border").brief("from").optional(),
        field("b_areas", &Edge::bAreas, "areas of b along the border").brief("to").optional(),
        field("red", &Edge::red, "impassable").brief("red").optional())
};

// Which token lies at which sector.
struct Access {
    QString icon;
    QString sector;

    MR_FIELDS(field("icon", &Access::icon, "icon").brief("icon"), field("sector", &Access::sector, "sector").brief("at"))
};

} // namespace jaggedalliance
