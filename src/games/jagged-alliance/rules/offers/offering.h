// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Offers being collected from one state.
#pragma once

#include "games/jagged-alliance/rules/rules.h"

#include "engine/json.h"

namespace jaggedalliance {

class Offers {
public:
    explicit Offers(const State& now)
        : state(now)
    {
    }

    QList<engine::Offer> all;
    const State& state;

    // Only the fields that differ from a blank action are shown: those are what a person would type.
    template <class A> void add(const A& action, const QString& actor = {})
    {
        if (!faultsIn(state, action).isEmpty())
            return;
        QJsonObject fields;
        [[maybe_unused]] static const A blank{};
        engine::eachField<A>([&](const auto& f) {
            const QJsonValue value = engine::toJson(action.*f.member);
            if (f.needed || value != engine::toJson(blank.*f.member))
                fields.insert(QLatin1String(f.name), value);
        });
        all += engine::Offer{QLatin1String(A::verb), fields, check(state, action), tell(state, action), actor};
    }
};

// What the active mercenary can do at the start of an activation, and in it.
void startOffers(Offers& offers, const Mercenary& who);
void actionOffers(Offers& offers, const Mercenary& who);
QStringList borderChoice(
    const State& state, const QString& from, const QString& to); // areas to enter; one without a name where there is no choice

} // namespace jaggedalliance
