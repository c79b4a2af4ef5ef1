// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The order of play as stages: between scenarios, setup, a turn with its activations and the dictator's phase.
#pragma once

#include "games/jagged-alliance/rules/state.h"
#include "kit/lists/stage_bar.h"

namespace jaggedalliance::desk {

constexpr int lastSetupStep = 17; // of the list in the book

// actor: the chosen mercenary, who is activated next.
QList<kit::Stage> stages(const State& state, const QList<engine::Offer>& offers, const QString& actor);

} // namespace jaggedalliance::desk
