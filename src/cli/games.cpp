// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// games: which games there are, with their packs.
#include "cli/commands.h"

namespace cli {

namespace {

Exit run(Context& context)
{
    QJsonArray list;
    QString text;
    for (const auto& game : context.games()) {
        const QStringList packs = cards::shippedPacks(game->id());
        list += QJsonObject{{QStringLiteral("id"), game->id()}, {QStringLiteral("title"), game->title()},
            {QStringLiteral("rules_version"), game->rulesVersion()},
            {QStringLiteral("packs"), QJsonArray::fromStringList(packs)}};
        text += engine::fill(QCoreApplication::translate("cli", "%1  %2 (packs: %3)"),
                    {game->id(), game->title(), packs.join(QStringLiteral(", "))})
            + QLatin1Char('\n');
    }
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("games"), list}});
    else
        context.print(text);
    return Exit::Done;
}

} // namespace

constexpr Command commands::games{"games", QT_TRANSLATE_NOOP("cli", "List the games and their packs"), {}, {}, "games", run};

} // namespace cli
