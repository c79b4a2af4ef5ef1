// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which of the table's readings decided what is told: without it, something else would have been.
#pragma once

#include "engine/table.h"

namespace engine {

// True where a setting of the table is other than usual.
bool readsOtherwise(const Game& game, const AnyState& state);

// The settings that are other than usual, and by their ids the unclear rules that are played by the second reading.
QStringList chosenOtherwise(const Game& game, const AnyState& state);

// Of each told thing the settings that are other than usual and without which it would not have been told so; most have none.
// How a table is kept, or asked, is no reading.
QList<QStringList> readingsBehind(const Game& game, const AnyState& before, const AnyAction& action, const QList<Told>& told);

// The same of what was done at a table, or tried there.
QList<QStringList> readingsBehind(Table& table, const Submission& submission);

} // namespace engine
