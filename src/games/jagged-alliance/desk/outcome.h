// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What changed between two states, in few words: for the outcome of an offer.
#pragma once

#include "games/jagged-alliance/rules/state.h"
#include "kit/desk.h"

namespace jaggedalliance::desk {

struct Brief {
    QString text; // "1 fatigue · +2 funds"
    kit::Tone tone = kit::Tone::Plain;
};

Brief briefly(const State& before, const State& after, const QString& actor);

} // namespace jaggedalliance::desk
