// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/titles.h"

#include "engine/words/each_object.h"

#include <algorithm>

namespace engine {

Titles titlesIn(const QJsonValue& state)
{
    Titles titles;
    eachObjectIn(state, [&](const QJsonObject& object) {
        const QString id = object.value(QLatin1String("id")).toString();
        if (std::ranges::all_of(id, [](QChar c) { return c.isDigit(); })) // that may stand for itself anywhere
            return;
        for (const char* naming : {"title", "name"})
            if (const QString name = object.value(QLatin1String(naming)).toString(); !name.isEmpty()) {
                titles.insert(id, name);
                break;
            }
    });
    return titles;
}

} // namespace engine
