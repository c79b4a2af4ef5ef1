// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Finds what the guide of a table that is tried says next: always something that can be pressed as the table stands, so that
// its line can never be of an earlier moment.
#pragma once

#include "engine/functions.h"
#include "kit/desk_of.h"

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

    // The first of this action that is allowed, leaves nothing for the table to say, and is wanted. False: there is none.
    template <engine::Act A, class Wanted> bool press(const QString& why, const Wanted& wanted)
    {
        for (const engine::Offer& offer : m_offers) {
            const A* a = offer.action.as<A>();
            if (!a || !offer.verdict.isAllowed() || !engine::lackingOf(state, *a).isEmpty() || !wanted(*a))
                continue;
            line = pressed(m_titled(state, offer), why);
            return true;
        }
        return false;
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

private:
    QList<engine::Offer> m_offers;
    Titled m_titled;
};

} // namespace kit
