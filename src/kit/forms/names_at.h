// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What may stand in the fields of a form at a table, as far as whoever looks may know it.
#pragma once

#include "engine/words/called.h"
#include "engine/words/ids.h"
#include "kit/forms/form.h"
#include "kit/sitting.h"
#include "kit/unseen.h"

#include <QJsonArray>

namespace kit {

// Of the state that is shown now; what is secret is taken out of it once, however many fields ask. Whom nobody has met is not
// named, but where a card of a list of the state is asked for: that one lies open at hand.
inline Names namesAt(const Sitting& sitting)
{
    const QJsonObject visible = sitting.visible(sitting.state());
    const auto seen = sitting.isGuarded() ? sitting.game().stateFromJson(visible) : sitting.state();
    const auto ids = [&game = sitting.game(), state = seen ? *seen : nullptr, visible, unmet = unseenAt(sitting)](
                         const QString& kind) {
        QStringList known = state ? game.names(state, kind) : QStringList();
        if (known.isEmpty()) // cards name each other by the list that they stand in
            for (const QJsonValue& one : visible.value(kind).toArray())
                known += one[QLatin1String("id")].toString();
        if (!visible.contains(kind))
            known.removeIf([&](const QString& id) { return unmet.contains(id); });
        return known;
    };
    Titles titles = titlesIn(visible); // and what the game calls things without one: "mercenary 3", "Guard 2"
    const engine::AnyState known = seen ? *seen : nullptr;
    for (const QString& id : known ? engine::idsIn(visible) : engine::Ids())
        if (!titles.contains(id))
            if (const QString called = engine::calledIn(sitting.game(), known, id); called != id)
                titles.insert(id, called);
    return {ids, titles};
}

} // namespace kit
