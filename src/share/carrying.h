// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What travels with an exported campaign when its owner asks for it: packs, notes on rules and photographs; and how it is taken
// in.
#pragma once

#include "engine/game.h"
#include "shelf/exported.h"
#include "shelf/shelf.h"

namespace share {

// What is chosen of what could travel; nothing, unless somebody asks.
struct Chosen {
    bool packs = false;    // that stand on the shelf, of those named
    bool pins = false;     // notes and house rules to this game's rules
    bool pictures = false; // of the cards in these packs
};

// packs: those that the campaign plays with, by id.
engine::Result<shelf::Carried> carried(
    const shelf::Shelf& shelf, const engine::Game& game, const QStringList& packs, const Chosen& chosen);

struct Taken {
    int packs = 0;
    int pins = 0;
    int pictures = 0;
    QList<engine::Fault> faults; // what is not taken, and why; the rest is

    QString words() const; // "1 card pack, 2 notes"; empty: nothing came
};

// Only adds: of a pack that is here, too, it takes the cards and values that are missing; notes and photographs that are here
// stay.
Taken take(shelf::Shelf& shelf, const shelf::Carried& carried, const engine::Game& game, const QDateTime& now);

} // namespace share
