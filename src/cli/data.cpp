// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// data: a campaign's history as a table for other programs.
#include "cli/commands.h"

#include "engine/words/nearest.h"
#include "report/data.h"
#include "shelf/file.h"

#include <QFileInfo>
#include <QJsonDocument>

namespace cli {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

constexpr Argument arguments[] = {argument::campaign, {"TABLE", QT_TRANSLATE_NOOP("cli", "log, rolls, units, figures or plays")},
    {"FILE", QT_TRANSLATE_NOOP("cli", "The new file, .csv or .json; none: the table's columns are told"),
        Argument::Need::Optional}};
constexpr Option from{
    "from", "ENTRY", QT_TRANSLATE_NOOP("cli", "Begin here: an entry's number, or a date; otherwise at the beginning")};
constexpr Option to{"to", "ENTRY", QT_TRANSLATE_NOOP("cli", "End here: an entry's number, or a date; otherwise now")};
constexpr Option options[] = {from, to};

engine::Result<engine::Done> keep(const QString& file, const report::Data& data)
{
    const QString kind = QFileInfo(file).suffix().toLower();
    if (kind != QLatin1String("csv") && kind != QLatin1String("json"))
        return engine::Fault{file, QFileInfo(file).suffix(), tr("The ending of the name says no kind of file."),
            engine::meant(kind, {QStringLiteral("csv"), QStringLiteral("json")})};
    const QByteArray content = kind == QLatin1String("csv") ? report::asCsv(data) : QJsonDocument(report::asJson(data)).toJson();
    return shelf::replace(file, content, shelf::Readers::Anybody);
}

Exit run(Context& context)
{
    const auto sitting = context.sit(context.args.first(), shelf::Shelf::Access::Read);
    if (!sitting)
        return context.fail(sitting.faults());
    engine::Table& table = *(*sitting)->table;
    const QString begin = context.options.has(from) ? context.options.value(from) : QStringLiteral("1");
    const auto stretch = report::stretchOf(table, begin, context.options.value(to));
    if (!stretch)
        return context.fail(stretch.faults());
    const auto data = report::dataOf(table, context.args[1], *stretch);
    if (!data)
        return context.fail(data.faults());
    if (context.args.size() == 3) {
        const auto kept = keep(context.args[2], *data);
        if (!kept)
            return context.fail(kept.faults());
    }
    QJsonArray columns;
    QStringList lines;
    for (const report::Data::Column& column : data->columns) {
        columns += QJsonObject{{QStringLiteral("name"), column.name}, {QStringLiteral("help"), column.help}};
        lines += column.name.leftJustified(12) + column.help;
    }
    if (context.options.json) {
        QJsonObject answer{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("table"), context.args[1]},
            {QStringLiteral("rows"), data->rows.size()}, {QStringLiteral("columns"), columns}};
        if (context.args.size() == 3)
            answer.insert(QStringLiteral("file"), context.args[2]);
        context.print(answer);
    } else if (context.args.size() == 3) {
        context.print(engine::fill(tr("%1 is written, rows: %2"), {context.args[2], QString::number(data->rows.size())}));
    } else {
        context.print(lines.join(QLatin1Char('\n')));
    }
    return Exit::Done;
}

} // namespace

constexpr Command commands::data{"data", QT_TRANSLATE_NOOP("cli", "The history as a table for other programs"), arguments,
    options, "data Marches log marches.csv", run};

} // namespace cli
