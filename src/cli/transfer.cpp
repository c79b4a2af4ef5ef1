// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// export and import: a campaign as one text file.
#include "cli/commands.h"

#include <QFileInfo>

namespace cli {

namespace {

constexpr Argument target[] = {argument::campaign, {"FILE", QT_TRANSLATE_NOOP("cli", "The new file")}};
constexpr Argument source[] = {{"FILE", QT_TRANSLATE_NOOP("cli", "A file that export wrote")}};

Exit runExport(Context& context)
{
    const auto shelf = context.shelf(shelf::Shelf::Access::Read);
    if (!shelf)
        return context.fail(shelf.faults());
    const auto campaign = (*shelf)->campaign(context.args.first());
    if (!campaign)
        return context.fail(campaign.faults());
    if (const auto written = (*shelf)->exportTo(campaign->id, context.args[1]); !written)
        return context.fail(written.faults());
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")},
            {QStringLiteral("campaign"), campaign->name}, {QStringLiteral("file"), context.args[1]}});
    else
        context.print(engine::fill(QCoreApplication::translate("cli", "%1 is written to %2, entries: %3"),
            {campaign->name, context.args[1], QString::number(campaign->entries)}));
    return Exit::Done;
}

Exit runImport(Context& context)
{
    if (const QFileInfo file(context.args.first()); !file.isFile() || !file.isReadable()) // before a shelf is made for nothing
        return context.fail({engine::Fault{context.args.first(), {},
            QCoreApplication::translate("cli", "There is no such file, or it may not be read."),
            QCoreApplication::translate("cli", "Name a file that export wrote.")}});
    const auto shelf = context.shelf();
    if (!shelf)
        return context.fail(shelf.faults());
    const auto campaign = (*shelf)->importFrom(context.args.first());
    if (!campaign)
        return context.fail(campaign.faults());
    if (const auto game = context.game(campaign->game)) // of a game that is not known here nothing more can be said
        if (const auto sitting = context.sit(campaign->id))
            context.keepSummary(**sitting);
    if (context.options.json)
        context.print(
            QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("campaign"), campaign->name},
                {QStringLiteral("id"), campaign->id}, {QStringLiteral("entries"), campaign->entries}});
    else
        context.print(engine::fill(QCoreApplication::translate("cli", "%1 is on the shelf, entries: %2"),
            {campaign->name, QString::number(campaign->entries)}));
    return Exit::Done;
}

} // namespace

constexpr Command commands::exportCampaign{
    "export", QT_TRANSLATE_NOOP("cli", "Write a campaign to a text file"), target, {}, "export Marches marches.txt", runExport};
constexpr Command commands::importCampaign{
    "import", QT_TRANSLATE_NOOP("cli", "Read a campaign from a text file"), source, {}, "import marches.txt", runImport};

} // namespace cli
