// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Miniatures and tokens on sectors and missions: entering, placing, liberating, resetting (p. 19-21).
// A table may decide anything, so nothing here refuses.
#pragma once

#include "games/jagged-alliance/rules/changes.h"

namespace jaggedalliance {

void enter(Changes& changes, const QStringList& who, const QString& at, const QStringList& areas);
void placeFigure(Changes& changes, const QString& card, bool elite, const QString& at, const QString& area);
void place(Changes& changes, const Spawn& line, const QString& at, const QString& area); // figures, or a hidden sniper's tokens
void placeEncounter(Changes& changes, const QString& at, const QString& area);
void arrive(Changes& changes, const State& before); // what was waited for and is known now is placed
void liberate(Changes& changes, const QString& sector);
void reset(Changes& changes, const QString& at, bool fled);
void intoAreas(State& state, const QString& sector); // whatever lies in one that its tile has not
void moveTo(Changes& changes, const QString& who, const QString& at, const QString& area);
void goalMet(Changes& changes, const QString& mission);
void solved(Changes& changes, const QString& mission);

} // namespace jaggedalliance
