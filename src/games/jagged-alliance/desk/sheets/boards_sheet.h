// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The mercenary boards with their cards, and the scenario around them, for paper.
#pragma once

#include "games/jagged-alliance/rules/state.h"
#include "kit/paper/document.h"

namespace jaggedalliance::desk {

kit::paper::Document boardsSheet(kit::paper::Document document, const State& state);

} // namespace jaggedalliance::desk
