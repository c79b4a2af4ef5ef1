// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The course of an attack from seat to seat: what has happened, and where it would go while everybody dodges.
#pragma once

#include "games/swords-and-souls/rules/state.h"

namespace swordsandsouls::desk {

struct Leg {
    QString from, to;
    int number = 0;     // 0: not yet happened
    QString text;       // "2 dodged with Side Step"
    bool fails = false; // ends at the attacker
};

QList<Leg> course(const State& state);

struct Move { // one thing that changes hands when the damage is taken
    QString what, how, change;
    QString text() const { return (what + QStringLiteral(": ") + how + QLatin1Char(' ') + change).trimmed(); }
};
QList<Move> movesOfDamage(const State& state);

} // namespace swordsandsouls::desk
