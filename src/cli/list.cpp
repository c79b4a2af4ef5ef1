// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// list: what stands on the shelf.
#include "cli/commands.h"
#include "cli/printed/terminal.h"

#include <QElapsedTimer>

namespace cli {

namespace {

// The shelf's line, or the same of the table as it stands where the shelf has none in this language, within a second for all.
QString lineOf(Context& context, const shelf::Campaign& campaign, const QElapsedTimer& since)
{
    constexpr int patience = 1000; // milliseconds
    const auto sitting = campaign.summary.isEmpty() && campaign.entries > 0 && since.elapsed() < patience
        ? context.sit(campaign.id, shelf::Shelf::Access::Read)
        : engine::Result<std::unique_ptr<Sitting>>(QList<engine::Fault>());
    if (!sitting)
        return campaign.summary;
    const QList<engine::Message> lines = (*sitting)->game->summary((*sitting)->table->state());
    return lines.isEmpty() ? QString() : lines.first().text();
}

// A game that is not known here keeps its id.
QString titleOf(Context& context, const QString& game)
{
    const auto known = context.game(game);
    return known ? (*known)->title() : inLine(game);
}

Exit run(Context& context)
{
    const auto shelf = context.shelf(shelf::Shelf::Access::Read);
    if (!shelf)
        return context.fail(shelf.faults());
    const auto campaigns = (*shelf)->campaigns();
    if (!campaigns)
        return context.fail(campaigns.faults());
    QJsonArray array;
    QString text;
    QElapsedTimer since;
    since.start();
    for (const shelf::Campaign& one : *campaigns) {
        const QString line = lineOf(context, one, since);
        array += QJsonObject{{QStringLiteral("id"), one.id}, {QStringLiteral("name"), one.name},
            {QStringLiteral("game"), one.game}, {QStringLiteral("created"), one.created.toString(Qt::ISODate)},
            {QStringLiteral("last_played"), one.lastPlayed.toString(Qt::ISODate)}, {QStringLiteral("entries"), one.entries},
            {QStringLiteral("summary"), line}};
        text += engine::fill(QCoreApplication::translate("cli", "%1  (%2, entries: %3, last played %4)\n    %5\n"),
            {inLine(one.name), titleOf(context, one.game), QString::number(one.entries),
                one.lastPlayed.toLocalTime().toString(QStringLiteral("yyyy-MM-dd hh:mm")), inLine(line)});
    }
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("shelf"), (*shelf)->path()}, {QStringLiteral("campaigns"), array}});
    else
        context.print(campaigns->isEmpty() ? QCoreApplication::translate(
                          "cli", "The shelf is empty. Begin with: musterroll-cli new NAME --game hired-swords --pack training")
                                           : text);
    return Exit::Done;
}

} // namespace

constexpr Command commands::list{"list", QT_TRANSLATE_NOOP("cli", "List the campaigns on the shelf"), {}, {}, "list --json", run};

} // namespace cli
