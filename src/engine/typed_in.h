// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody types, before its game reads it. A game reads everything that was ever kept; at the door a number that no card can
// print is refused in words.
#pragma once

#include "engine/fault.h"

#include <QJsonObject>

namespace engine {

class Game;
struct Draft;
struct Correct;

// An action as it was typed, with the places that its cards name as entered (withEntered); a fault for each such number.
Result<Draft> typedIn(const Game& game, const Draft& typed);

QList<Fault> numbersBeyond(const Correct& correction, const QJsonObject& stateSchema);

} // namespace engine
