// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Offers being collected from one state.
#pragma once

#include "games/jagged-alliance/rules/rules.h"

#include "engine/offers.h"

namespace jaggedalliance {

using Offers = engine::Offers<State>;

// What the active mercenary can do at the start of an activation, what of that only helps and costs nothing, and what it can do
// in it.
void helpOffers(Offers& offers, const Mercenary& who);
void startOffers(Offers& offers, const Mercenary& who);
void actionOffers(Offers& offers, const Mercenary& who);
// What costs funds or rebels; everything else is done on the table.
void lightOffers(Offers& offers, const Mercenary& who);
// No help, and each kind of consumable that goes with such a roll; of one mercenary, or of everybody who stands.
QList<QStringList> helpChoices(const State& state, const QString& owner, RollKind kind);
// Sectors and missions of which nobody entered whether one gets there from here.
QStringList maybeNear(const State& state, const QString& at, bool isFree = false);
QStringList borderChoice(
    const State& state, const QString& from, const QString& to); // areas to enter; one without a name where there is no choice

} // namespace jaggedalliance
