// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the table calls whatever lies there as one of its kind, so that lists name it as the board does.
#pragma once

#include "kit/card_names.h"
#include "kit/desk.h"
#include "kit/lists/as_entered.h"
#include "kit/sitting.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QPointer>

#include <functional>

namespace kit {

// By the ids of everything in the JSON of this state that has a card of its kind, or is one without a title; empty without a
// desk.
inline Titles calledOn(const Desk* desk, const engine::AnyState& state, const QJsonValue& json)
{
    Titles called;
    if (!desk)
        return called;
    if (json.isArray()) {
        for (const QJsonValue& one : json.toArray())
            called.insert(calledOn(desk, state, one));
        return called;
    }
    const QJsonObject object = json.toObject();
    const QString id = json.isString() ? json.toString() : object.value(QLatin1String("id")).toString();
    const auto* cards = dynamic_cast<const CardNames*>(desk);
    const bool isFigure = object.contains(QLatin1String("card")) || object.contains(QLatin1String("enemy")); // or was one
    const QString name = id.isEmpty() ? QString()
        : isFigure                    ? desk->actorName(state, id)
        : cards                       ? cards->cardName(state, id)
                                      : QString();
    if (!name.isEmpty() && name != id)
        called.insert(id, name);
    for (const QJsonValue& part : object)
        called.insert(calledOn(desk, state, part));
    return called;
}

// A state, and as much of its JSON as somebody may see.
struct Looked {
    const engine::AnyState& state;
    const QJsonObject& json;
};

// What differs between the two, as the table calls it; empty desk: it calls nothing.
inline QList<Difference> toldBetween(const Desk* desk, const engine::Game& game, const Looked& before, const Looked& after)
{
    Titles called = calledOn(desk, before.state, before.json);
    called.insert(calledOn(desk, after.state, after.json));
    called.insert(settingsCalled(game));
    return asEntered(differences(before.json, after.json, called), game, before.state, after.state);
}

// What everything on a table is called, whenever it is asked for; read anew where the table has changed meanwhile.
inline std::function<QStringList()> namesOn(const Sitting& sitting, const Desk* desk)
{
    struct Read {
        engine::AnyState state;
        QStringList names;
    };
    return [at = QPointer<const Sitting>(&sitting), desk, read = Read()]() mutable {
        if (at && read.state != at->state()) {
            const QJsonObject all = at->json(at->state());
            read = {at->state(), titlesIn(all).values() + calledOn(desk, at->state(), all).values()};
        }
        return read.names;
    };
}

} // namespace kit
