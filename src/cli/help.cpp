// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/help.h"

#include "cli/reading.h"

#include <QCoreApplication>

#include <algorithm>

namespace cli {

using engine::fill;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

QString typed(const Option& option)
{
    const QString name = QStringLiteral("--") + QLatin1String(option.name);
    return *option.value ? name + QLatin1Char(' ') + QLatin1String(option.value) : name;
}

QString inUsage(const Option& option)
{
    switch (option.use) {
    case Option::Use::Needed:
        return typed(option);
    case Option::Use::Repeated:
        return QStringLiteral("[%1 …]").arg(typed(option));
    case Option::Use::Optional:
        break;
    }
    return QStringLiteral("[%1]").arg(typed(option));
}

QString lineOf(const Command& command) { return QStringLiteral("  %1\n      %2\n").arg(usageOf(command), tr(command.help)); }

} // namespace

QString purposeOf(const QString& name, const QString& help)
{
    return QCoreApplication::translate(name.toUtf8().constData(), help.toUtf8().constData());
}

QString purposeOf(const QJsonObject& field)
{
    const QByteArray text = field.value(QLatin1String("description")).toString().toUtf8();
    return text.isEmpty() ? QString() : QCoreApplication::translate("field", text.constData());
}

QString headOf(const QString& usage, const QString& help)
{
    return fill(tr("Usage: musterroll-cli %1"), {usage}) + QLatin1Char('\n') + help + QLatin1Char('\n');
}

QString block(const QString& heading, const QList<Row>& rows)
{
    if (rows.isEmpty())
        return {};
    qsizetype width = 0;
    for (const Row& row : rows)
        width = std::max(width, row.left.size());
    QString text = QLatin1Char('\n') + heading + QLatin1Char('\n');
    for (const Row& row : rows)
        text += QStringLiteral("  ") + row.left.leftJustified(width) + QStringLiteral("  ") + row.right + QLatin1Char('\n');
    return text;
}

QList<Row> rowsOf(std::span<const Option> options)
{
    QList<Row> rows;
    for (const Option& option : options)
        rows += {(option.letter ? QStringLiteral("-%1, ").arg(QLatin1Char(option.letter)) : QString()) + typed(option),
            tr(option.help)};
    return rows;
}

QString argumentsOf(const Command& command)
{
    QStringList words;
    bool isOpen = false; // a bracket around those that come together
    for (const Argument& argument : command.arguments) {
        const QString name = QLatin1String(argument.name);
        if (isOpen && argument.need != Argument::Need::WithLast) {
            words.last() += QLatin1Char(']');
            isOpen = false;
        }
        isOpen |= argument.need == Argument::Need::Optional;
        words += (argument.need == Argument::Need::Optional ? QStringLiteral("[") : QString()) + name;
        if (argument.repeats)
            words.last() += argument.need == Argument::Need::Always ? QStringLiteral(" [%1 …]").arg(name) : QStringLiteral(" …");
    }
    return words.join(QLatin1Char(' ')) + (isOpen ? QStringLiteral("]") : QString());
}

QString usageOf(const Command& command)
{
    QStringList words{QLatin1String(command.name), argumentsOf(command)};
    for (const Option& option : command.options)
        words += inUsage(option);
    words.removeAll(QString());
    return words.join(QLatin1Char(' '));
}

QString helpOfAll()
{
    QString text =
        headOf(tr("COMMAND [ARGUMENT …] [OPTION …]"), tr("Companion for games of mercenaries played on a real table."));
    text += QLatin1Char('\n') + tr("Commands:") + QLatin1Char('\n');
    for (const Command* command : commands::all())
        text += lineOf(*command);
    text += block(tr("Options of every command:"), rowsOf(option::everywhere));
    text += QLatin1Char('\n') + tr("COMMAND --help tells more of a command, do CAMPAIGN VERB --help the fields of an action.")
        + QLatin1Char('\n') + tr("Exit: 0 done, 1 error, 2 refused by a rule, 64 usage.") + QLatin1Char('\n');
    return text;
}

QString helpOf(const Command& command)
{
    QList<Row> arguments;
    for (const Argument& argument : command.arguments)
        arguments += {QString::fromUtf8(argument.name), tr(argument.help)};
    QString text = headOf(usageOf(command), tr(command.help));
    text += block(tr("Arguments:"), arguments);
    text += block(tr("Options:"), rowsOf(command.options));
    text += block(tr("Options of every command:"), rowsOf(option::everywhere));
    text += QLatin1Char('\n') + tr("Example:") + QStringLiteral("\n  musterroll-cli ") + QString::fromUtf8(command.example)
        + QLatin1Char('\n');
    if (const auto parts = partsOf(QLatin1String(command.name)); !parts.isEmpty())
        text += QLatin1Char('\n') + tr("Commands:") + QLatin1Char('\n');
    for (const Command* part : partsOf(QLatin1String(command.name)))
        text += lineOf(*part);
    return text;
}

QString helpOfFamily(const QString& family)
{
    QString text = fill(tr("Usage: musterroll-cli %1"), {family + QLatin1Char(' ') + tr("COMMAND [ARGUMENT …] [OPTION …]")})
        + QStringLiteral("\n\n") + tr("Commands:") + QLatin1Char('\n');
    for (const Command* command : partsOf(family))
        text += lineOf(*command);
    return text + block(tr("Options of every command:"), rowsOf(option::everywhere));
}

} // namespace cli
