// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Offers being collected from one state.
#pragma once

#include "games/jagged-alliance/rules/rules.h"

#include "engine/offers.h"

namespace jaggedalliance {

class Offers : public engine::Offers<State> {
public:
    using engine::Offers<State>::Offers;

    // What cannot be meant at all is no offer.
    template <class A> void add(const A& action, const QString& actor = {})
    {
        if (faultsIn(state, action).isEmpty())
            engine::Offers<State>::add(action, actor);
    }
};

// What the active mercenary can do at the start of an activation, and in it.
void startOffers(Offers& offers, const Mercenary& who);
void actionOffers(Offers& offers, const Mercenary& who);
QStringList borderChoice(
    const State& state, const QString& from, const QString& to); // areas to enter; one without a name where there is no choice

} // namespace jaggedalliance
