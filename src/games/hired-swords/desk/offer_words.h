// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Offers in the game's words: what to do, and what would come of it.
#pragma once

#include "games/hired-swords/rules/actions.h"
#include "kit/desk_of.h"

namespace hiredswords::desk {

kit::OfferText wordsOn(const engine::Game& game, const engine::AnyState& state, const engine::Offer& offer);

template <class... A> bool isAny(const engine::AnyAction& action) { return (action.is<A>() || ...); }

// "Melee the Raider", without what comes of it.
QString titleOn(const State& state, const engine::Offer& offer);

// Stacks that are pressed one after the other, until as many are as the circle says: what stands beside the ring knows of them.
void setHalfChosen(QObject& sitting, const QList<Zone>& zones);
QList<Zone> halfChosen(const QObject& sitting);
QString halfChosenText(const kit::Sitting& sitting); // how many of how many, and what is left; empty: none is

// The cards whose effects are due now and not done, by name.
QString openNames(const State& state);

} // namespace hiredswords::desk
