// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a book leaves unclear, in the language of whoever reads. The book itself is English; its readings are translated.
#pragma once

#include "engine/game.h"
#include "rulebook/book.h"

namespace rulebook {

// Both readings with pages, and the one chosen; in English where nobody translated it.
QString textOf(const Reading& reading);

// Those of an entry, in its order.
QStringList readingsOf(const Entry& entry);

// How a table with these settings plays a reading of the entry: "A", "B: all agents deploy, more than four too", or the option
// that holds it with its value; behind a B, who sees to it where that is not the program.
QString playedText(const engine::Game& game, const QJsonObject& settings, const Entry& entry, const Reading& reading);

// The name under which a table changes it: of an option, or the reading's own id.
QString choiceOf(const engine::Game& game, const Entry& entry, const Reading& reading);

} // namespace rulebook
