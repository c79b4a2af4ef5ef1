// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What singing and its steps leave unsaid, because the table or the hymn tells it.
#pragma once

#include "games/mercenarium/rules/actions.h"
#include "games/mercenarium/rules/reasons.h"

namespace mercenarium {

R rewritten(Card hymn);                                // the rule that changes a hymn in Singularity
Card hymnOf(const State& state, const Sing& a);        // the named one, otherwise the only one in hand
Effect meant(const State& state, const DoEffect& a);   // with what was noted, or typed for the step, where it is left open
Seat touchedBy(const State& state, const DoEffect& a); // the singer, unless it says somebody else
Card foundBy(const State& state, const DoEffect& a);   // by a search

} // namespace mercenarium
