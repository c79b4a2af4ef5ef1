// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Offers in the game's words: what to do, and what would come of it.
#pragma once

#include "games/hired-swords/rules/state.h"
#include "kit/desk.h"

namespace hiredswords::desk {

kit::OfferText wordsOn(const engine::Game& game, const engine::AnyState& state, const engine::Offer& offer);

// "Melee the Raider", without what comes of it.
QString titleOn(const engine::AnyState& state, const engine::Offer& offer);

// The cards whose effects are due now and not done, by name.
QString openNames(const State& state);

} // namespace hiredswords::desk
