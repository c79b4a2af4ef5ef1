// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Steps as conditions and as changes, shared by moves, maneuvers, charges and forced moves.
#pragma once

#include "games/sellsword/rules/changes.h"
#include "games/sellsword/rules/reasons.h"
#include "games/sellsword/rules/map/steps.h"

namespace sellsword {

void mayStep(Checks& checks, const State& state, Square from, Square to, const Step& step);
void mayStop(Checks& checks, const Board& board, const Unit& unit, Square at);
// missing: points that a way lacks; what made it so dear counts as failed then.
void noteCosts(Checks& checks, const State& state, const Unit& unit, const QList<Step>& steps, int missing = 0);

// The two squares of every charge that the ground allows, one way for each square where it may end.
QList<QList<Square>> chargeWays(const Field& field, const Unit& who, const Unit& target);

// Every square where a forced move may end, each by one way; the empty way stays. Of a recoil only the farthest ones.
QList<QList<Square>> forcedWays(const Board& board, const Unit& who, const Shove& shove);

// A unit arrives: Damaging ground bites, statuses* may end.
void arrive(Changes& changes, const QString& id, Square at, bool damaging, const QString& by);
// Makes the steps that wait, up to the next that somebody may reply to. After an interruption a step has to be possible still.
enum class Going { Begins, GoesOn };
void advance(Changes& changes, Going going);

} // namespace sellsword
