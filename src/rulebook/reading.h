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

// What the reader's language calls the entry; nothing in the language of the book.
QStringList spokenNames(const Entry& entry);

// How a table with these settings plays a reading of the entry: "A", "B: all agents deploy, more than four too"; of an option its
// value as well, "A. Mods on one unit: 1"; behind a B, who sees to it where that is not the program.
QString playedText(const engine::Game& game, const QJsonObject& settings, const Entry& entry, const Reading& reading);

// The name under which a table changes it: of an option, or the reading's own id.
QString choiceOf(const engine::Game& game, const Entry& entry, const Reading& reading);

// What plays either reading, as values of its choice. second: undefined where no value plays B and nothing else.
struct Sides {
    QJsonValue first, second;
};
Sides sidesOf(const engine::Game& game, const Entry& entry, const Reading& reading);

// Which reading a table with these settings plays: "A", "B", or nothing where its option holds a third way.
QString sideOf(const engine::Game& game, const QJsonObject& settings, const Entry& entry, const Reading& reading);

// The readings that an option holds: "A of AS-50"; empty when it holds none.
QString sidesText(const engine::Game& game, const QJsonObject& settings, const Book& book, const QString& option);

} // namespace rulebook
