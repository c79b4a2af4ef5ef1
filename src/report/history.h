// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The history told in order, each entry with what it says and the states around it.
#pragma once

#include "engine/past/understood.h"
#include "report/stretch.h"

#include <functional>

namespace report {

struct Line : engine::Understood {
    engine::Entry entry;
    bool isTakenBack = false; // it did not lead to where the campaign stands
    engine::AnyState before;  // null for the first entry, and for what only moves
};

// Whether nothing of it is for one seat's eyes alone, nor then what came of an act that led there.
bool isOpen(const engine::Game& game, const engine::AnyState& state);

// Of which entries the state after them is told: of those that only move it may have to be played anew.
enum class After { All, Acts };

// Calls told with every entry of the stretch, in order. Only one state is kept in memory at a time.
engine::Result<engine::Done> tell(
    engine::Table& table, const Stretch& stretch, const std::function<void(const Line& line)>& told, After after = After::All);

} // namespace report
