// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Encounter tokens that are turned over (p. 19-21).
// A table may decide anything, so nothing here refuses.
#pragma once

#include "games/jagged-alliance/rules/changes.h"

namespace jaggedalliance {

bool strikesArea(EncounterKind kind);                                                       // everybody in the token's area
QStringList besideToken(const State& state, const Token& token, bool isFar);                // whom that is known of
Blanks blankBeside(const State& state, const Token& token, bool isFar, EncounterKind kind); // of whom it is not
// said: which enemy, where the token alone does not tell; isFar: nobody came there.
void reveal(Changes& changes, const QString& token, const QString& shows, const Encounter& said, bool isFar);

} // namespace jaggedalliance
