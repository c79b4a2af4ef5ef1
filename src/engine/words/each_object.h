// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every object within a JSON value, the outer before those that lie in it.
#pragma once

#include <QJsonArray>
#include <QJsonObject>

namespace engine {

template <class Visit> void eachObjectIn(const QJsonValue& value, const Visit& visit)
{
    const QJsonObject object = value.toObject();
    if (value.isObject())
        visit(object);
    for (const QJsonValue& part : object)
        eachObjectIn(part, visit);
    for (const QJsonValue& one : value.toArray())
        eachObjectIn(one, visit);
}

} // namespace engine
