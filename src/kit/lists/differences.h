// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between two described values, leaf by leaf: the before and after of an action, whatever the game.
#pragma once

#include <QHash>
#include <QJsonValue>
#include <QList>
#include <QString>

namespace engine {
class Game;
}

namespace kit {

struct Difference {
    QString path;      // dotted, list items by id: "battle.crew.nizar.health"
    QString label;     // "Nizar health"
    QJsonValue before; // with titles instead of ids; undefined: it was not there
    QJsonValue after;  // undefined: it is gone

    QString text() const; // "Nizar health healthy → weary"
};

// What a field is called by its last two steps together, where these have a name of their own; else empty.
QString calledAt(const QString& path);

// A leaf or a list of leaves as people write it: "yes", "3", "ada, ben".
QString shownValue(const QJsonValue& value);

// What cards and people are called, by their ids: whatever stands in a state with a title or a name.
using Titles = QHash<QString, QString>;
Titles titlesIn(const QJsonValue& state);
QJsonValue titled(const QJsonValue& value, const Titles& titles); // every id in it replaced

// What settings are about, by their places in a state, and second readings by their ids: as the preferences have them.
Titles settingsCalled(const engine::Game& game);

// called: what bears no title in either of them.
QList<Difference> differences(const QJsonValue& before, const QJsonValue& after, const Titles& called = {});

} // namespace kit
