// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Finds what the guide of a table that is tried says next: always something that can be pressed as the table stands, so that
// its line can never be of an earlier moment.
#pragma once

#include "engine/functions.h"
#include "kit/desk_of.h"

#include <optional>
#include <type_traits>

namespace kit {

inline QString pressed(const QString& title, const QString& why)
{
    return engine::fill(Sitting::tr("Press “%1”. %2"), {title, why});
}

// titled: an offer in the words of the list beside the table.
template <class State> class Guiding {
public:
    using Titled = QString (*)(const State&, const engine::Offer&);

    Guiding(const State& now, Titled titled)
        : state(now)
        , m_offers(offers(now))
        , m_titled(titled)
    {
    }

    const State& state;
    QString line; // what was found
    const QList<engine::Offer>& all() const { return m_offers; }

    // The first of this action that is allowed, leaves nothing for the table to say, and is wanted. False: there is none.
    template <engine::Act A, class Wanted> bool press(const QString& why, const Wanted& wanted)
    {
        for (const engine::Offer& offer : m_offers)
            if (const A* a = ready<A>(offer); a && wanted(*a))
                return press(offer, why);
        return false;
    }
    bool press(const engine::Offer& offer, const QString& why)
    {
        line = pressed(m_titled(state, offer), why);
        return true;
    }
    template <engine::Act A> bool press(const QString& why)
    {
        return press<A>(why, [](const A&) { return true; });
    }
    // The first of several, in this order.
    template <engine::Act A, engine::Act B, engine::Act... More> bool press(const QString& why)
    {
        return press<A>(why) || press<B, More...>(why);
    }
    // Of several actions the one that is worth most, the first of equals; worth gives an optional that can be compared, and
    // nothing for what is not wanted. Null: there is none.
    template <engine::Act... A, class Worth> const engine::Offer* best(const Worth& worth) const
    {
        using Value = std::common_type_t<std::invoke_result_t<const Worth&, const A&, bool>...>;
        const engine::Offer* found = nullptr;
        Value most;
        for (const engine::Offer& offer : m_offers) {
            Value value;
            const auto weigh = [&](const auto* a) {
                if (a)
                    value = worth(*a, offer.secret);
            };
            (weigh(ready<A>(offer)), ...);
            if (!(most < value))
                continue;
            most = value;
            found = &offer;
        }
        return found;
    }

private:
    template <engine::Act A> const A* ready(const engine::Offer& offer) const
    {
        const A* a = offer.action.as<A>();
        return a && offer.verdict.isAllowed() && engine::lackingOf(state, *a).isEmpty() ? a : nullptr;
    }

    QList<engine::Offer> m_offers;
    Titled m_titled;
};

} // namespace kit
