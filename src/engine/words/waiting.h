// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that wait in a deck, in the JSON of a state: nobody at the table has seen them yet, so that no list tells of them.
#pragma once

#include <QJsonObject>
#include <QSet>
#include <QString>

namespace engine {

bool isWaiting(const QJsonObject& card);            // it lies in a deck
QSet<QString> waitingIn(const QJsonObject& state);  // their ids
QJsonValue withoutWaiting(const QJsonValue& value); // each of them is "?" there, and nothing else is told but where it lies

bool isPile(const QString& path);                 // a face-down deck stands there: which cards it holds is in no sentence
QJsonValue withoutPiles(const QJsonValue& value); // what stands beside them, also where the keys are paths

} // namespace engine
