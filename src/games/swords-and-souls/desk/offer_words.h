// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What an offer says: what is done, what comes of it, and how.
#pragma once

#include "games/swords-and-souls/rules/state.h"
#include "kit/desk.h"

namespace swordsandsouls::desk {

QString wayText(Way way); // ", clockwise"; empty while nobody has said it
QString titleOn(const State& state, const engine::Offer& offer);
kit::OfferText wordsOn(const kit::Sitting& sitting, const engine::Offer& offer);

} // namespace swordsandsouls::desk
