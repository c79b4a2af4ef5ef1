// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words on offers: what one does, and what comes of it or how likely that is.
#pragma once

#include "games/jagged-alliance/rules/actions.h"
#include "kit/desk_of.h"

namespace jaggedalliance::desk {

QString titleOn(const State& state, const engine::Offer& offer);
kit::OfferText wordsOn(const State& state, const engine::Offer& offer);

// The card that an action is about; empty: none.
QString cardOf(const engine::AnyAction& action);
template <class A> QString cardIn(const A& action)
{
    if constexpr (requires { requires std::same_as<decltype(A::card), QString>; })
        return action.card;
    else
        return {};
}
template <engine::Act... A> bool isAny(const engine::AnyAction& action) { return (action.is<A>() || ...); }

} // namespace jaggedalliance::desk
