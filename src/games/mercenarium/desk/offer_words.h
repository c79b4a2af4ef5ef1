// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Offers in plain words with their outcome.
#pragma once

#include "games/mercenarium/rules/actions.h"
#include "kit/desk.h"

namespace mercenarium::desk {

QString titleOn(const State& state, const engine::Offer& offer);
kit::OfferText wordsOn(const State& state, const engine::Offer& offer);

} // namespace mercenarium::desk
