// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An action's fields as a person would type them: those that differ from a blank action.
#pragma once

#include "engine/json.h"

namespace engine {

inline QJsonObject differing(const QJsonObject& value, const QJsonObject& plain)
{
    QJsonObject parts;
    for (auto it = value.begin(); it != value.end(); ++it)
        if (it.value() != plain.value(it.key()))
            parts.insert(it.key(), it.value());
    return parts;
}

template <class A> QJsonObject typedFields(const A& action)
{
    QJsonObject fields;
    [[maybe_unused]] static const A blank{};
    eachField<A>([&](const auto& f) {
        const QJsonValue value = toJson(action.*f.member);
        const QJsonValue plain = toJson(blank.*f.member);
        if (value.isObject() && plain.isObject())
            fields.insert(QLatin1String(f.name), differing(value.toObject(), plain.toObject()));
        else if (f.needed || value != plain)
            fields.insert(QLatin1String(f.name), value);
    });
    return fields;
}

} // namespace engine
