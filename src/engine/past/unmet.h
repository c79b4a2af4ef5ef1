// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that a table with the cards of the program knows from the beginning, and that nobody has met yet: of them no list tells.
#pragma once

#include "engine/table.h"

namespace engine {

inline constexpr char trainingCards[] = "training"; // the pack of whoever owns no cards

// The owner of a box has seen its cards.
bool isTraining(const Table& table);

// Ids, where the state is given as whoever looks may see it. What lay open once was told when it did, by its name: from there on
// it is met, and so is what somebody set by hand; of what came later the moment that somebody went back to knows nothing.
QSet<QString> unmetAt(const Table& table, const QJsonObject& visible);

// A value of that state without them and without what waits in decks: each is "?". path: where it stands; empty: all of it.
QJsonValue onlyMet(const Table& table, const QJsonObject& visible, const QJsonValue& value, const QString& path = {});

} // namespace engine
