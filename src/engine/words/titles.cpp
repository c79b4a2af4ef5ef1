// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/titles.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace engine {

namespace {

void addTitles(const QJsonValue& value, Titles& titles)
{
    if (value.isArray()) {
        for (const QJsonValue& one : value.toArray())
            addTitles(one, titles);
        return;
    }
    const QJsonObject object = value.toObject();
    const QString id = object.value(QLatin1String("id")).toString();
    const bool isNumber = std::ranges::all_of(id, [](QChar c) { return c.isDigit(); }); // that may stand for itself anywhere
    for (const char* naming : {"title", "name"})
        if (const QString name = object.value(QLatin1String(naming)).toString(); !isNumber && !name.isEmpty()) {
            titles.insert(id, name);
            break;
        }
    for (const QJsonValue& part : object)
        addTitles(part, titles);
}

} // namespace

Titles titlesIn(const QJsonValue& state)
{
    Titles titles;
    addTitles(state, titles);
    return titles;
}

} // namespace engine
