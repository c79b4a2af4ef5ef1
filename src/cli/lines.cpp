// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// lines: the lines of play of a campaign, and their names.
#include "cli/lines.h"

#include "cli/commands.h"
#include "cli/printed/terminal.h"

#include "shelf/marks.h"

#include <QCoreApplication>

#include <algorithm>

namespace cli {

using engine::Fault;
using engine::Result;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

} // namespace

Result<QHash<qint64, QString>> lineNamesOf(Context& context, const Sitting& sitting)
{
    const auto shelf = context.shelf(shelf::Shelf::Access::Read);
    const auto pins = shelf ? (*shelf)->pins() : Result<QList<shelf::Pin>>(shelf.faults());
    if (!pins)
        return pins.faults();
    return shelf::lineNames(*pins, sitting.campaign.id);
}

Result<QList<report::LineOfPlay>> linesOf(Context& context, Sitting& sitting)
{
    const auto names = lineNamesOf(context, sitting);
    if (!names)
        return names.faults();
    return report::linesOf(*sitting.table, *names);
}

namespace {

constexpr Argument arguments[] = {argument::campaign,
    {"ENTRY", QT_TRANSLATE_NOOP("cli", "The last entry of the line that is named"), Argument::Need::Optional},
    {"NAME", QT_TRANSLATE_NOOP("cli", "What it is called; goto finds it by this; \"\": no name any more"),
        Argument::Need::WithLast}};

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

// A name stays with a line that goes on, so it may have been given to an earlier entry; an older one would count again.
Exit takeNameOff(Context& context, Sitting& sitting, report::LineOfPlay line)
{
    const auto shelf = context.shelf();
    const auto pins = shelf ? (*shelf)->pins() : Result<QList<shelf::Pin>>(shelf.faults());
    if (!pins)
        return context.fail(pins.faults());
    while (!line.name.isEmpty()) {
        for (const shelf::Pin& pin : *pins)
            if (pin.kind == QLatin1String(shelf::lineKind) && pin.text == line.name
                && pin.entry.startsWith(sitting.campaign.id + QLatin1Char(':')))
                if (const auto removed = (*shelf)->removePin(pin.number); !removed)
                    return context.fail(removed.faults());
        const auto lines = linesOf(context, sitting);
        if (!lines)
            return context.fail(lines.faults());
        const QString before = line.name;
        line = *std::ranges::find(*lines, line.end, &report::LineOfPlay::end);
        if (line.name == before) // it is off already, or somebody gives it anew
            break;
    }
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("entry"), line.end},
            {QStringLiteral("name"), QString()}});
    else
        context.print(engine::fill(tr("The line that ends with entry %1 has no name any more."), {QString::number(line.end)}));
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
    const auto line =
        std::ranges::find_if(*lines, [&](const report::LineOfPlay& one) { return QString::number(one.end) == end; });
    if (context.args[2].trimmed().isEmpty() && !line->name.isEmpty())
        return takeNameOff(context, **sitting, *line);
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
