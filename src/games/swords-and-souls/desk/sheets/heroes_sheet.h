// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How everybody at the table stands, for paper.
#pragma once

#include "games/swords-and-souls/rules/state.h"
#include "kit/paper/document.h"

namespace swordsandsouls::desk {

kit::paper::Document heroesSheet(kit::paper::Document document, const State& state);

} // namespace swordsandsouls::desk
