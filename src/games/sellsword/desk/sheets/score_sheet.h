// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The score of a match and how every unit stands, for paper.
#pragma once

#include "games/sellsword/rules/state.h"
#include "kit/paper/document.h"

namespace sellsword::desk {

kit::paper::Document scoreSheet(kit::paper::Document document, const State& state);

} // namespace sellsword::desk
