// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/explain.h"

#include "cli/help.h"
#include "cli/submit.h"

#include "engine/past/unmet.h"
#include "engine/words/titles.h"

#include "engine/words/nearest.h"
#include "engine/words/waiting.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace cli {

using engine::fill;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

QString withFields(QString usage, const QJsonObject& schema)
{
    const QJsonArray needed = schema.value(QLatin1String("x-needed")).toArray();
    for (const QJsonValue& field : schema.value(QLatin1String("x-order")).toArray())
        usage += (needed.contains(field) ? QStringLiteral(" %1=…") : QStringLiteral(" [%1=…]")).arg(field.toString());
    return usage;
}

QString kindOf(const QJsonObject& schema);

QString listOf(QJsonObject items, const QJsonValue& names)
{
    if (!names.isUndefined()) // they stand beside the list, not in it
        items.insert(QStringLiteral("x-names"), names);
    return items.contains(QLatin1String("properties")) ? tr("a JSON list of objects")
                                                       : fill(tr("a list with commas, each %1"), {kindOf(items)});
}

// What a field may hold, in words.
QString kindOf(const QJsonObject& schema)
{
    const QString type = schema.value(QLatin1String("type")).toString();
    QStringList choices;
    for (const QJsonValue& choice : schema.value(QLatin1String("enum")).toArray())
        choices += choice.toString();
    if (!choices.isEmpty())
        return fill(tr("one of %1"), {choices.join(QStringLiteral(", "))});
    if (type == QLatin1String("integer"))
        return fill(tr("a whole number, %1 to %2"),
            {QString::number(schema.value(QLatin1String("minimum")).toInt()),
                QString::number(schema.value(QLatin1String("maximum")).toInt())});
    if (type == QLatin1String("boolean"))
        return tr("yes or no");
    if (type == QLatin1String("array"))
        return listOf(schema.value(QLatin1String("items")).toObject(), schema.value(QLatin1String("x-names")));
    if (type == QLatin1String("object"))
        return schema.contains(QLatin1String("properties")) ? tr("its parts, or a JSON object") : tr("a JSON object");
    if (schema.contains(QLatin1String("x-form")))
        return schema.value(QLatin1String("x-form")).toString();
    if (schema.contains(QLatin1String("x-names")))
        return tr("a name");
    return type == QLatin1String("string") ? tr("text") : tr("any value, as JSON or text");
}

// Names that a field of this kind may hold now, unless there are too many to read.
QString namesNow(const QJsonObject& schema, const Sitting* sitting)
{
    constexpr qsizetype mostShown = 24;
    const QString kind = schema.value(QLatin1String("x-names")).toString();
    if (kind.isEmpty() || !sitting)
        return {};
    const QJsonObject state = sitting->game->stateToJson(sitting->table->state());
    const QSet<QString> unseen = engine::waitingIn(state) + engine::unmetAt(*sitting->table, state);
    QStringList names = sitting->game->names(sitting->table->state(), kind);
    names.removeIf([&](const QString& name) { return unseen.contains(name); });
    if (names.isEmpty())
        return tr("none is in play now");
    const engine::Titles titles = titlesByCards(engine::onlyMet(*sitting->table, state, state));
    QStringList shown;
    for (const QString& name : names.mid(0, mostShown))
        shown += titles.value(name).isEmpty() ? name : name + QStringLiteral(" (") + titles.value(name) + QLatin1Char(')');
    return fill(tr("now %1"), {shown.join(QStringLiteral(", "))})
        + (names.size() > mostShown ? QStringLiteral(", …") : QString());
}

// Parts of a field stand below it, as they are typed: effect.kind=…
void addFields(QList<Row>& rows, const QString& before, const QJsonObject& schema, const Sitting* sitting)
{
    const QJsonArray needed = schema.value(QLatin1String("x-needed")).toArray();
    for (const QJsonValue& field : schema.value(QLatin1String("x-order")).toArray()) {
        const QString name = before + field.toString();
        const QJsonObject one = schema.value(QLatin1String("properties")).toObject().value(field.toString()).toObject();
        QStringList said{purposeOf(one), kindOf(one), namesNow(one, sitting)};
        said.removeAll(QString());
        rows += {name + QLatin1Char('=') + (needed.contains(field) ? QString() : QLatin1Char(' ') + tr("(optional)")),
            said.join(QStringLiteral("; "))};
        addFields(rows, name + QLatin1Char('.'), one, sitting);
    }
}

} // namespace

QString helpOf(const Topic& topic, const Command& command, const Sitting* sitting)
{
    QList<Row> rows;
    addFields(rows, {}, topic.schema, sitting);
    const QString campaign = sitting ? sitting->campaign.name : QStringLiteral("CAMPAIGN");
    const QString usage = QStringList{QLatin1String(command.name), campaign, topic.name}.join(QLatin1Char(' '));
    QString text = headOf(withFields(usage, topic.schema), purposeOf(topic.name, topic.help));
    text += rows.isEmpty() ? QLatin1Char('\n') + tr("It has no fields.") + QLatin1Char('\n') : block(tr("Fields:"), rows);
    text += block(tr("Options:"), rowsOf(command.options));
    return text + block(tr("Options of every command:"), rowsOf(option::everywhere));
}

Exit explained(Context& context, QList<Topic> (*topics)(const engine::Game&), const char* unknown)
{
    if (context.args.size() < 2) {
        context.print(helpOf(*context.command));
        return Exit::Done;
    }
    const auto sitting = context.sit(context.args.first(), shelf::Shelf::Access::Read);
    if (!sitting)
        return context.fail(sitting.faults());
    const QList<Topic> all = topics(*(*sitting)->game);
    QStringList known;
    for (const Topic& topic : all)
        known += topic.name;
    const QString name = context.args[1];
    if (const auto at = known.indexOf(name); at >= 0) {
        context.print(helpOf(all[at], *context.command, sitting->get()));
        return Exit::Done;
    }
    return context.fail(
        {engine::Fault{QLatin1String(context.command->name), name, fill(tr(unknown), {name}), engine::meant(name, known)}});
}

} // namespace cli
