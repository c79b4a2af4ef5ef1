// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words on offers: what one does, and what comes of it or how likely that is.
#pragma once

#include "kit/desk.h"

namespace jaggedalliance::desk {

QString titleOn(const engine::AnyState& state, const engine::Offer& offer);
kit::OfferText wordsOn(const engine::Game& game, const engine::AnyState& state, const engine::Offer& offer);

QString percentText(const QJsonValue& chance); // "64 %" of a chance as questions answer it

} // namespace jaggedalliance::desk
