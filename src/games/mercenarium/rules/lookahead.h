// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Looking ahead for two players with open hands: summons, moves, captures, purchases and draws, without hymns. The same
// position and the same budget always give the same answer.
#pragma once

#include "games/mercenarium/rules/contest.h"
#include "games/mercenarium/rules/state.h"

#include <functional>
#include <vector>

namespace mercenarium {

// One turn action as a search knows it.
struct Ply {
    Deed deed = Deed::Draw;
    Card card;   // summoned, moved, attacking or bought; the one discarded before a draw, if any
    Space at;    // where it goes
    Card target; // captured

    bool operator==(const Ply&) const = default;
    QString text() const; // "capture 8B 6C"
};

// What never changes while looking ahead.
struct Sheet {
    explicit Sheet(const State& state);

    int width, height;
    std::array<Seat, 2> seats;
    std::array<int, 2> houses; // spaces as numbers
    std::array<std::array<int, 4>, deckCards> dots; // by relative edge
    Wheel wheel;
    bool ontoEnemyHouse, limboByAny;
    int rest; // cards that Singularity would shuffle in

    int place(Space space) const { return space.row * width + space.column; }
    Space space(int place) const { return {place % width, place / width}; }
};

// A position of two players in a few hundred bytes.
struct Position {
    Position(const State& state, const Sheet& sheet);

    // A space: 0 when empty, otherwise the card's code + 1 and these bits.
    static constexpr int cardBits = 63, ownerBit = 64, contractBit = 128, otherwiseBit = 256; // otherwise: did not move there
    std::array<quint16, largestBoard * largestBoard> cells{};
    std::array<quint64, 2> hands{}; // a bit for each card
    std::array<int, 2> unknown{};   // cards drawn while looking ahead
    std::array<int, 2> unspent{}, captures{};
    std::array<bool, 2> limboAtStart{};
    int deck = 0;
    int discarded = 0; // while looking ahead; Singularity shuffles them in
    int toMove = 0;
    bool singularity = false;
};

// Every lawful summon, move, capture, purchase and draw of the player to move; a draw with a full hand for each card given up.
void legalPlies(const Sheet& sheet, const Position& position, std::vector<Ply>& into);
void play(const Sheet& sheet, Position& position, const Ply& ply); // and the turn passes on
bool isInLimbo(const Sheet& sheet, const Position& position, int who);

struct Budget {
    int nodes = 20000;
    int depth = 0; // 0: as deep as the nodes allow
};

struct LookAhead {
    QList<Ply> line; // best play of both; empty: no lawful action, or cancelled at once
    int score = 0;   // for the player to move; 1000 for a capture
    int depth = 0;   // of the last complete look
    int nodes = 0;
    bool cancelled = false;
};

LookAhead lookAhead(const State& state, Budget budget, const std::function<bool()>& cancelled = {});
QString whyNoLookAhead(const State& state); // empty: it can be done
int cardsWithoutDots(const State& state);    // in play or in hand: their contests are not looked at
int hymnsLeftOut(const State& state);        // in hand

} // namespace mercenarium
