// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// lines: the lines of play of a campaign, and their names.
#include "cli/lines.h"

#include "cli/commands.h"
#include "cli/printed/terminal.h"

#include "shelf/marks.h"

#include <QCoreApplication>

namespace cli {

using engine::Fault;
using engine::Result;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

} // namespace

Result<QList<report::LineOfPlay>> linesOf(Context& context, Sitting& sitting)
{
    const auto shelf = context.shelf(shelf::Shelf::Access::Read);
    const auto pins = shelf ? (*shelf)->pins() : Result<QList<shelf::Pin>>(shelf.faults());
    if (!pins)
        return pins.faults();
    return report::linesOf(*sitting.table, shelf::lineNames(*pins, sitting.campaign.id));
}

namespace {

constexpr Argument arguments[] = {argument::campaign,
    {"ENTRY", QT_TRANSLATE_NOOP("cli", "The last entry of the line that is named"), Argument::Need::Optional},
    {"NAME", QT_TRANSLATE_NOOP("cli", "What it is called; goto finds it by this"), Argument::Need::WithLast}};

Exit list(Context& context, const QList<report::LineOfPlay>& lines)
{
    QJsonArray array;
    QString text;
    for (const report::LineOfPlay& line : lines) {
        array += QJsonObject{{QStringLiteral("entry"), line.end}, {QStringLiteral("name"), line.name},
            {QStringLiteral("sentence"), line.sentence}, {QStringLiteral("when"), line.when.toString(Qt::ISODateWithMs)},
            {QStringLiteral("current"), line.isHere}};
        text += QString::number(line.end).rightJustified(5) + (line.isHere ? QStringLiteral(" ▸ ") : QStringLiteral("   "))
            + inLine(line.called()) + line.when.toLocalTime().toString(QStringLiteral("  yyyy-MM-dd hh:mm\n"));
    }
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("lines"), array}});
    else
        context.print(text);
    return Exit::Done;
}

Exit run(Context& context)
{
    const bool isNaming = context.args.size() > 1;
    const auto sitting = context.sit(context.args.first(), isNaming ? shelf::Shelf::Access::Write : shelf::Shelf::Access::Read);
    const auto lines = sitting ? linesOf(context, **sitting) : Result<QList<report::LineOfPlay>>(sitting.faults());
    if (!lines)
        return context.fail(lines.faults());
    if (!isNaming)
        return list(context, *lines);
    QStringList ends;
    for (const report::LineOfPlay& line : *lines)
        ends += QString::number(line.end);
    const QString end = context.args[1];
    if (!ends.contains(end))
        return context.fail({Fault{QStringLiteral("ENTRY"), end, tr("No line of play ends with this entry."),
            engine::fill(tr("One of these: %1."), {ends.join(QStringLiteral(", "))})}});
    if (context.args[2].trimmed().isEmpty())
        return context.fail({Fault{QStringLiteral("NAME"), context.args[2], tr("A line of play needs a name with letters."),
            engine::fill(tr("Say what it is called: lines %1 %2 \"the bold try\"."), {context.args[0], end})}});
    const auto shelf = context.shelf();
    const auto pinned = shelf
        ? (*shelf)->addPin(shelf::linePin((*sitting)->campaign.id, end.toLongLong(), context.args[2], context.clock()()))
        : Result<shelf::Pin>(shelf.faults());
    if (!pinned)
        return context.fail(pinned.faults());
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("entry"), end.toLongLong()},
            {QStringLiteral("name"), pinned->text}});
    else
        context.print(engine::fill(tr("The line that ends with entry %1 is called %2."), {end, pinned->text}));
    return Exit::Done;
}

} // namespace

constexpr Command commands::lines{
    "lines", QT_TRANSLATE_NOOP("cli", "The lines of play, those taken back too; name one"), arguments, {}, "lines Marches", run};

} // namespace cli
