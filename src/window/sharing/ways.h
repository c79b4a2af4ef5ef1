// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// From a campaign of one's own to a shared one and back, as the window does it: what waits for a server waits on another thread,
// what touches the shelf is done here.
#pragma once

#include "share/sharing.h"
#include "window/library.h"

#include <QFuture>

namespace window {

using Shared = std::function<void(const engine::Result<QString>& campaign)>;
using Joined = std::function<void(const engine::Result<share::Way>& way)>;

// house: where; none: a server is started in a folder beside the shelf. The campaign stays on the table and is only looked at
// meanwhile, until `then` opens the shared one or lets it be played on. `then` is not called when `asker` is gone.
void shareTable(Library& library, kit::Sitting& sitting, const std::optional<share::Link>& house, const QString& who,
    QObject* asker, const Shared& then);
void joinTable(Library& library, const share::Link& link, const QString& who, QObject* asker, const Joined& then);

// Whether the server in the folder beside the shelf is the one that keeps this table.
bool keepsHouse(const QString& shelf, const share::Address& table);
// Starts the server in the folder beside the shelf when it is the one that keeps this table, on another thread; what goes wrong
// is told where the table is not reached. Whether it is that one: then it is ended with the window.
QFuture<bool> houseFor(const QString& shelf, const share::Address& table);
// The same when its server died meanwhile. One that somebody stopped stays so.
QFuture<bool> houseAgain(const QString& shelf, const share::Address& table);
// What is shared, joined or copied beside the window asks the library's games, so it comes to its end first.
void endWays(const QString& shelf, const QFuture<bool>& hosts);

} // namespace window
