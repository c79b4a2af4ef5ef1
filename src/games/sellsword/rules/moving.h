// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Steps as conditions and as changes, shared by moves, maneuvers, charges and forced moves.
#pragma once

#include "games/sellsword/rules/changes.h"
#include "games/sellsword/rules/checks.h"
#include "games/sellsword/rules/steps.h"

namespace sellsword {

void mayStep(Checks& checks, const State& state, Square from, Square to, const Step& step);
void mayStop(Checks& checks, const Board& board, const Unit& unit, Square at);
void noteCosts(Checks& checks, const State& state, const Unit& unit, const QList<Step>& steps);

// A unit arrives: Damaging ground bites, statuses* may end.
void arrive(Changes& changes, const QString& id, Square at, bool damaging, const QString& by);
// Makes the steps that wait, up to the next that somebody may reply to.
void advance(Changes& changes);

} // namespace sellsword
