// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// check: verifies a shelf, and saves what can be saved into a new one.
#include "cli/commands.h"
#include "cli/printed/terminal.h"

#include "share/keys.h"
#include "shelf/beside.h"
#include "shelf/exported.h"
#include "shelf/faults.h"
#include "shelf/file.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace cli {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

QJsonObject toJson(const shelf::CheckReport& report)
{
    QJsonArray campaigns, findings;
    for (const shelf::CheckedCampaign& one : report.campaigns)
        campaigns += QJsonObject{{QStringLiteral("id"), one.id}, {QStringLiteral("name"), one.name},
            {QStringLiteral("game"), one.game}, {QStringLiteral("sound"), one.sound}, {QStringLiteral("known"), one.known}};
    for (const shelf::Finding& one : report.findings)
        findings += QJsonObject{
            {QStringLiteral("place"), one.place}, {QStringLiteral("problem"), one.problem}, {QStringLiteral("lost"), one.lost}};
    return {{QStringLiteral("shelf"), report.path}, {QStringLiteral("sound"), report.isSound()},
        {QStringLiteral("campaigns"), campaigns}, {QStringLiteral("findings"), findings}};
}

QString textOf(const shelf::CheckReport& report)
{
    QString text;
    for (const shelf::CheckedCampaign& one : report.campaigns)
        text += engine::fill(
            tr("%1: %2 of %3 entries are sound\n"), {inLine(one.name), QString::number(one.sound), QString::number(one.known)});
    for (const shelf::Finding& one : report.findings)
        text += engine::fill(tr("✗ %1: %2 %3\n"), {inLine(one.place), inLine(one.problem), inLine(one.lost)});
    if (report.isSound())
        return text + engine::fill(tr("%1 is sound."), {report.path});
    return text;
}

constexpr Option repair{"repair", "FILE", QT_TRANSLATE_NOOP("cli", "Save what can be saved into this new file")};
constexpr Option options[] = {repair};
constexpr Argument arguments[] = {
    {"FILE", QT_TRANSLATE_NOOP("cli", "An exported campaign; without one, the shelf is verified"), Argument::Need::Optional}};

Exit proveExport(Context& context, const QString& file)
{
    auto proved = shelf::readExport(file, shelf::Lines::AsWritten);
    if (!proved) {
        QList<engine::Fault> faults = proved.faults();
        if (QFileInfo(file).isReadable())
            faults.first().remedy = tr("Export it again, take another copy, or look what import --mend can make of it.");
        return context.fail(faults);
    }
    if (context.options.json)
        context.print(
            QJsonObject{{QStringLiteral("file"), file}, {QStringLiteral("sound"), true}, {QStringLiteral("name"), proved->name},
                {QStringLiteral("game"), proved->game}, {QStringLiteral("entries"), proved->entries.size()}});
    else
        context.print(engine::fill(tr("%1 is sound: %2 (%3), entries: %4."),
            {file, inLine(proved->name), inLine(proved->game), QString::number(proved->entries.size())}));
    return Exit::Done;
}

Exit run(Context& context)
{
    if (!context.args.isEmpty() && context.options.has(repair))
        return context.usage();
    if (!context.args.isEmpty())
        return proveExport(context, context.args.first());
    const QString path = context.shelfPath();
    if (const int names = shelf::namesOf(path); names > 1) // its journal is found by one of them only
        tell(shelf::severalNames(path, names).text());
    if (context.options.value(repair).isEmpty()) {
        const auto report = shelf::check(path);
        if (!report)
            return context.fail(report.faults());
        if (context.options.json)
            context.print(toJson(*report));
        else
            context.print(textOf(*report) + (report->isSound() ? QString() : shelf::copiesRemedy(report->path)));
        return report->isSound() ? Exit::Done : Exit::Error;
    }
    const auto saved = shelf::salvage(path, context.options.value(repair));
    const auto keys = saved ? share::copyKeys(path, saved->newPath) : engine::Result<engine::Done>(saved.faults());
    if (!keys)
        return context.fail(keys.faults());
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("found"), toJson(saved->found)}, {QStringLiteral("saved"), saved->newPath}});
    else
        context.print(textOf(saved->found) + QLatin1Char('\n')
            + engine::fill(tr("What can be saved is in %1. The old file stays as it is."), {saved->newPath})
            + (saved->found.isSound() ? QString() : QLatin1Char('\n') + shelf::copyRemedy(path)));
    return Exit::Done;
}

} // namespace

constexpr Command commands::check{"check",
    QT_TRANSLATE_NOOP("cli", "Verify the shelf, or an exported campaign; save what can be saved into a new file"), arguments,
    options, "check --repair saved.db", run};

} // namespace cli
