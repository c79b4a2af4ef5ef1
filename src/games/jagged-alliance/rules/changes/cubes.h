// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cubes and conditions: what a mercenary or an enemy suffers, recovers from and wakes of (p. 11, 25).
// A table may decide anything, so nothing here refuses.
#pragma once

#include "games/jagged-alliance/rules/changes.h"

namespace jaggedalliance {

// Fatigue or wounds; the first that cannot be paid knocks out. So many of them are what Suppressed costs, on a deed by the sheet.
void suffer(Changes& changes, const QString& who, int points, bool wounds, int suppressed = 0, bool isDeed = false);
void suffersForDeed(Changes& changes, const State& before, const QString& who); // what the sheet has Suppressed cost beside it
void recover(Changes& changes, const QString& who, int points, bool helped);
void heal(Changes& changes, const QString& who, int points, bool helped,
    bool bleedingFirst = false); // Bleeding goes instead of a wound, when wanted or when a point is left
void addCubes(Changes& changes, const QString& who, int count); // or removes them, when below 0
void injure(Changes& changes, const QString& who);
void healInjury(Changes& changes, const QString& who, bool helped);
void fill(Changes& changes, const QString& who);                        // all cubes back into the stamina zone
bool afflict(Changes& changes, const QString& id, Condition condition); // mercenary or enemy
void cure(Changes& changes, const QString& id, Condition condition);
void takeCube(Mercenary& who);

} // namespace jaggedalliance
