// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Terms that join words of a game with others ("D3+M"), which no card prints as a listing.
#pragma once

#include "dice/listing.h"
#include "dice/term.h"

#include <optional>

namespace dice {

// Nothing: something in it is no word that has a value now.
std::optional<Term> joinedOf(
    const QString& text, const WordsOf& words, const IsStale& isStale = [] { return false; });

} // namespace dice
