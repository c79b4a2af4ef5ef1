// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An offer in plain words with its outcome: "Longbow at the Mourner — 60 %, 6.75 wounds".
#pragma once

#include "engine/game.h"
#include "games/sellsword/rules/state.h"
#include "kit/desk.h"

namespace sellsword::desk {

kit::OfferText wordsOn(const engine::Game& game, const engine::AnyState& state, const engine::Offer& offer);

// What differs between two states in a few words: "Vigor −5, Mobility, Move 5 → 4".
QString changesText(const State& before, const State& after, const QString& named);

} // namespace sellsword::desk
