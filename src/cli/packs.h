// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands on card packs share: the games whose packs are meant.
#pragma once

#include "cli/context.h"

namespace cli {

inline constexpr Option ofGame = option::game.told(QT_TRANSLATE_NOOP("cli", "Only packs of this game"));

engine::Result<cards::Games> chosenGames(Context& context); // that of --game, or all

template <Exit (*part)(Context&, const cards::Games&)> Exit withGames(Context& context)
{
    const auto games = chosenGames(context);
    return games ? part(context, *games) : context.fail(games.faults());
}

} // namespace cli
