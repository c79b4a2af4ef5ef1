// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody types, before its game reads it. A game reads everything that was ever kept; at the door a number that no card
// can print is refused in words.
#pragma once

#include "engine/game.h"

namespace engine {

class Table;
struct Correct;

// An action as it was typed, with the places that its cards name as entered (withEntered), and whom no list names because the
// table has not met him by his title, as the book prints it; a fault for each such number.
Result<Draft> typedIn(const Table& table, const Draft& typed);

// The same faults; what might have been meant by a name that is none is listed as people call it, not by ids, and nobody whom
// the table has not met.
QList<Fault> inWords(const Table& table, QList<Fault> faults);

// Of a card that is typed, and of a correction.
QList<Fault> numbersBeyond(const QJsonValue& value, const QJsonObject& schema);
QList<Fault> numbersBeyond(const Correct& correction, const QJsonObject& stateSchema);

} // namespace engine
