// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was rolled against what was to be expected. Nothing is said about too few dice.
#pragma once

#include "dice/fit.h"

#include <QList>
#include <QString>

namespace dice {

struct LuckyDie {
    QString who;
    QString by; // who threw it: kept apart, never joined
    int sides = 6;
    int face = 1;
    QString kind{}; // of dice that are told apart by more than their sides: its colour
};

struct Luck {
    QString who; // empty: everybody
    QString by;
    int sides = 0;          // 0: dice of all kinds
    QString kind{};         // as that of its dice
    std::vector<int> faces; // how often each was rolled, from 1 on; empty for dice of all kinds
    int dice = 0;
    double expected = 0; // sum
    qint64 rolled = 0;
    double lower = 1;  // the chance to roll as little or less
    double higher = 1; // as much or more
    Fit fit;           // of the faces to those of a fair die

    bool isEnough() const; // for a verdict
    QString sentence() const;
};

// By who threw them: first each kind of die for everybody, then everything for each person.
QList<Luck> luckOf(const QList<LuckyDie>& dice);

} // namespace dice
