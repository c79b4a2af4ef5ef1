// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands on card packs share: the games whose packs are meant.
#pragma once

#include "cli/context.h"

namespace cli {

inline constexpr Option ofGame = option::game.told(QT_TRANSLATE_NOOP("cli", "Only packs of this game"));

engine::Result<cards::Games> chosenGames(Context& context); // that of --game, or all

// The program's own packs cannot be told from others of their game by anything but their id.
std::optional<engine::Fault> isTaken(const QString& id, const cards::Games& games);

// Reads what is to stand on the shelf and puts it there; place names it in faults.
engine::Result<cards::Pack> kept(Context& context, const QByteArray& content, const QString& place, const cards::Games& games);

// The pack of this id on the shelf, of one of these games; a fault when several have one.
engine::Result<std::optional<shelf::Pack>> packNamed(Context& context, const QString& id, const cards::Games& games);

// The text of a pack on the shelf, of one that comes with the program, or of a file.
engine::Result<QByteArray> textNamed(Context& context, const QString& name, const cards::Games& games);

template <Exit (*part)(Context&, const cards::Games&)> Exit withGames(Context& context)
{
    const auto games = chosenGames(context);
    return games ? part(context, *games) : context.fail(games.faults());
}

} // namespace cli
