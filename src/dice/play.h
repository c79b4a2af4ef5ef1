// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One throw of a parsed term in which nothing is missing.
#pragma once

#include "dice/term.h"
#include "dice/tree.h"

#include <optional>

namespace dice {

void play(const Tree& tree, engine::Chance& chance, Rolled& into);

// The fault names the first face that is missing, impossible or too many.
std::optional<engine::Fault> play(const Tree& tree, const QList<int>& faces, Rolled& into);

} // namespace dice
