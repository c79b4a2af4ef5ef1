// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that wait in a deck, in the JSON of a state: nobody at the table has seen them yet, so that no list tells of them. The
// `place` of such a card says so; a deck that people choose from, as tactics are bought, is looked through and hides nothing.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>
#include <QString>

#include <optional>

namespace engine {

bool isWaiting(const QJsonObject& card);            // it lies in a deck
bool mayWait(const QJsonObject& schema);            // a card of this schema may
QSet<QString> waitingIn(const QJsonObject& state);  // their ids
QJsonValue withoutWaiting(const QJsonValue& value); // each of them is "?" there, and nothing else is told but where it lies

bool isPile(const QString& path); // a face-down deck stands there: which cards it holds is in no sentence

// So many of these cards, of a list of things or of ids; those that nobody named come and go. Which of the named ones is not
// there the table has to say, but of a face-down pile, in which it sees none: what is left may be any of them. Nothing: that
// cannot be.
std::optional<QJsonValue> counted(QJsonArray cards, qint64 wanted, bool isThing, bool isFaceDown);

// Of what lies face down only how many. field: where the value stands.
QJsonValue coveredPiles(const QJsonValue& value, const QString& field = {});

QJsonValue withoutPiles(const QJsonValue& value); // what stands beside them, also where the keys are paths

} // namespace engine
