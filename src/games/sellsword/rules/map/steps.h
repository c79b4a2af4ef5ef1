// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Movement on a board: what a step costs and why, what bars it, where a unit may stop, and everything it can reach.
#pragma once

#include "games/sellsword/rules/map/board.h"

namespace sellsword {

// Points of one step, by their reasons.
struct StepCost {
    int ground = 1;
    int challenging = 0; // Challenging and Brush (SS-134 SS-135)
    int obstructing = 0; // SS-145
    int lowCover = 0;    // SS-142
    int hobbled = 0;     // SS-320
    int diagonal = 0;    // SS-153

    void add(const StepCost& other);
    int total() const { return ground + challenging + obstructing + lowCover + hobbled + diagonal; }
    QString text() const; // "1 + 1 challenging"
};

struct Step {
    StepCost cost;
    bool isDiagonal = false;
    bool isFar = false; // no neighbouring square
    bool offMap = false;
    bool wall = false;
    bool corner = false; // cuts a wall's corner
    bool pit = false;
    QString enemy;       // in the way
    bool flown = false;  // that enemy flies too
    bool eased = false;  // the mover flies or is a ghost, and passes for less than others, or at all
    bool slides = false; // it enters a Sliding wall
    QString ally;        // whose square it enters
    bool damaging = false;

    bool isOpen() const { return !isFar && !offMap && !wall && !corner && !pit && enemy.isEmpty(); }
};

// The step of a unit from where it stands to another upper left square, after so many diagonal ones.
Step stepOf(const Board& board, const Unit& unit, Square from, Square to, int diagonals);
// The first square that a unit enters from outside the map.
Step entryOf(const Board& board, const Unit& unit, Square at);

// Why a unit may not end there; all empty: it may.
struct Stop {
    bool offMap = false, wall = false, pit = false, obstructing = false;
    QString occupied; // by whom

    bool isFree() const { return !offMap && !wall && !pit && !obstructing && occupied.isEmpty(); }
};
Stop stopAt(const Board& board, const Unit& unit, Square at);
bool burnsAt(const Board& board, Body body); // on some of its squares the ground deals wounds (SS-139)

struct Reached {
    Square at, from;
    int cost = 0;
    int acts = 0; // basic moves
    Step step;    // the last one
    bool mayStop = true;
    QList<Square> way; // to it, without where the unit stands
};

// Everything that so many points reach, cheapest way first; a square stands once.
QList<Reached> reachOf(const Board& board, const Unit& unit, int points, int diagonals);

// Squares nearest to one that a unit may stand on: where it catches itself beside a pit (SS-148).
QList<Square> nearestOpen(const Board& board, const Unit& unit, Square at);

} // namespace sellsword
