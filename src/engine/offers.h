// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Offers being collected from one state, each with its verdict and its sentence.
#pragma once

#include "engine/game.h"

namespace engine {

template <class State> class Offers {
public:
    explicit Offers(const State& now)
        : state(now)
    {
    }

    const State& state;
    QList<Offer> all;

    // check, tell and faultsIn are the game's; actor: whom it belongs to. What cannot be meant at all is no offer.
    template <Act A> void add(const A& action, const QString& actor = {}, bool isSecret = false)
    {
        if constexpr (requires { faultsIn(state, action); })
            if (!faultsIn(state, action).isEmpty())
                return;
        add(action, check(state, action), actor, isSecret);
    }
    template <Act A> void add(const A& action, Verdict verdict, const QString& actor, bool isSecret = false)
    {
        all += Offer{action, std::move(verdict), tell(state, action), actor, isSecret};
    }
};

} // namespace engine
