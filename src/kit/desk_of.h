// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the desk of a game is made of: its state and its actions as the types that they are.
#pragma once

#include "kit/desk.h"

#include <variant>

namespace kit {

template <class State> const State& stateOf(const engine::AnyState& state) { return *static_cast<const State*>(state.get()); }

// What a beginning says of its own: the fields that are not as they always are, so that those of the packs stay.
template <engine::Described Setup> QJsonObject said(const Setup& setup)
{
    QJsonObject fields = engine::typedFields(setup);
    const QJsonObject usual = engine::typedFields(Setup());
    for (auto it = usual.begin(); it != usual.end(); ++it)
        if (fields.value(it.key()) == it.value())
            fields.remove(it.key());
    return fields;
}

namespace detail {
template <class A, class Case> bool calls(const engine::AnyAction& action, const Case& one, void (Case::*)(const A&) const)
{
    const A* content = action.as<A>();
    if (content)
        one(*content);
    return content != nullptr;
}
} // namespace detail

// Calls the case whose parameter the action is: on(offer.action, [&](const Move& m) { … }, [&](const Buy& b) { … }).
// False when none is.
template <class... Cases> bool on(const engine::AnyAction& action, const Cases&... cases)
{
    return (detail::calls(action, cases, &Cases::operator()) || ...);
}

// What visit gives for the action, whichever of the variant's it is; R{} when it is none of them:
// each<Action, QString>(offer.action, [&](const auto& a) { return title(state, a); }).
template <class Actions, class R, class Visit> R each(const engine::AnyAction& action, const Visit& visit)
{
    R result{};
    [&]<class... A>(const std::variant<A...>*) { (void)((action.is<A>() && (result = visit(*action.as<A>()), true)) || ...); }(
        static_cast<const Actions*>(nullptr));
    return result;
}

// The title, and of what is refused why.
OfferText worded(const QString& title, const engine::Offer& offer);
// Allowed all the same: worth reading first.
QStringList warningsOf(const engine::Verdict& verdict);
// The first offer of this action; null when it is not offered.
template <engine::Act A> const engine::Offer* offerOf(const QList<engine::Offer>& offers)
{
    for (const engine::Offer& offer : offers)
        if (offer.action.is<A>())
            return &offer;
    return nullptr;
}

} // namespace kit
