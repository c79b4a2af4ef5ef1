// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The odds of what is typed at a table: of plain terms, and of a game's own words ("DM", a crew's "+2").
#pragma once

#include "dice/distribution.h"

#include "engine/chance.h"
#include "engine/game.h"

namespace dice {

// What a game's words are worth: on its table now, or with other circumstances (the crew that a listing counts).
// Without a game they mean nothing.
struct WordsOf {
    const engine::Game* game = nullptr;
    engine::AnyState state;
    QJsonObject with;
};

using IsStale = std::function<bool()>; // nobody waits any more

// The odds of a term; where the game has a word for it, of every throw of the dice that the word stands for. A bare number is the
// game's first: "+2" is a word to some. Fault: neither knows it, with what the term lacks.
engine::Result<Distribution> oddsOf(
    const QString& listing, const WordsOf& words, const IsStale& isStale = [] { return false; });

// Whether it is a term that any dice can be thrown for, whatever a game makes of it.
bool isPlain(const QString& listing);

// The faces of a throw of what is typed, of which a game says that these dice are thrown for it: where they are those of a plain
// term, all that its rerolls and explosions ask for as well.
QList<int> facesFor(const QString& listing, const QList<int>& sides, engine::Chance& chance);

} // namespace dice
