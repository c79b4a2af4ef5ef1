// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What an offer says: what is done, what comes of it, and how.
#pragma once

#include "kit/desk.h"

namespace swordsandsouls::desk {

QString titleOn(const engine::AnyState& state, const engine::Offer& offer);
kit::OfferText wordsOn(const engine::Game& game, const engine::AnyState& state, const engine::Offer& offer);

} // namespace swordsandsouls::desk
