// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Looking ahead for two players with open hands: summons, moves, captures, purchases and draws, without hymns. The same
// position and the same budget always give the same answer.
#pragma once

#include "games/mercenarium/rules/lookahead/position.h"

#include <functional>

namespace mercenarium {

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

struct Watching {
    std::function<bool()> cancelled;                   // asked now and then
    std::function<void(const LookAhead&)> deeper = {}; // told after each complete look
};

LookAhead lookAhead(const State& state, Budget budget, const Watching& watching = {});
QString whyNoLookAhead(const State& state); // empty: it can be done
int cardsWithoutDots(const State& state);   // in play or in hand: their contests are not looked at
int hymnsLeftOut(const State& state);       // in hand

} // namespace mercenarium
