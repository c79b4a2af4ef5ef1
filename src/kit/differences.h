// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between two described values, leaf by leaf: the before and after of an action, whatever the game.
#pragma once

#include <QJsonValue>
#include <QList>
#include <QString>

namespace kit {

struct Difference {
    QString path; // dotted, list items by id: "battle.crew.nizar.health"
    QString label; // "nizar health"
    QJsonValue before; // undefined: it was not there
    QJsonValue after;  // undefined: it is gone

    QString text() const; // "nizar health: healthy → weary"
};

QList<Difference> differences(const QJsonValue& before, const QJsonValue& after);

// A leaf or a list of leaves as people write it: "yes", "3", "ada, ben".
QString shownValue(const QJsonValue& value);

} // namespace kit
