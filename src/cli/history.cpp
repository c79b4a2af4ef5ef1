// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// undo, redo, goto and log: the history.
#include "cli/commands.h"

#include "engine/nearest.h"

namespace cli {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

Exit moved(Context& context, engine::Submission (*move)(engine::Table&, const Context&), qsizetype args, const QString& how)
{
    if (context.args.size() != args || context.options.dryRun)
        return context.usage(how);
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    engine::Submission submission = move(*(*sitting)->table, context);
    if (submission.answer == engine::Submission::Answer::Done) {
        submission.sentence = {"cli", QT_TRANSLATE_NOOP("cli", "Back at entry %1"), {QString::number((*sitting)->table->node())}};
        context.keepSummary(**sitting);
    }
    return answer(context, submission, **sitting);
}

} // namespace

Exit undo(Context& context)
{
    return moved(
        context, [](engine::Table& table, const Context& c) { return table.undo(c.options.who); }, 1,
        QStringLiteral("undo CAMPAIGN"));
}

Exit redo(Context& context)
{
    return moved(
        context, [](engine::Table& table, const Context& c) { return table.redo(c.options.who); }, 1,
        QStringLiteral("redo CAMPAIGN"));
}

Exit goTo(Context& context)
{
    return moved(
        context, [](engine::Table& table, const Context& c) { return table.goTo(c.args[1].toLongLong(), c.options.who); }, 2,
        QStringLiteral("goto CAMPAIGN ENTRY"));
}

Exit log(Context& context)
{
    if (context.args.size() != 1)
        return context.usage(QStringLiteral("log CAMPAIGN"));
    const auto sitting = context.sit(context.args.first(), shelf::Shelf::Access::Read);
    if (!sitting)
        return context.fail(sitting.faults());
    engine::Table& table = *(*sitting)->table;
    const auto entries = table.entries(1, table.last());
    if (!entries)
        return context.fail(entries.faults());
    for (const engine::Entry& entry : *entries) {
        const auto sentence = table.sentenceOf(entry);
        const QString told = sentence ? sentence->text() : sentence.faults().first().text();
        if (context.options.json) {
            context.print(QJsonObject{{QStringLiteral("entry"), entry.seq}, {QStringLiteral("parent"), entry.parent},
                {QStringLiteral("current"), entry.node == table.node() && !entry.movesCursor()},
                {QStringLiteral("verb"), entry.verb}, {QStringLiteral("action"), entry.action},
                {QStringLiteral("who"), entry.who}, {QStringLiteral("when"), entry.when.toString(Qt::ISODateWithMs)},
                {QStringLiteral("rules"), entry.rules}, {QStringLiteral("decision"), entry.reason},
                {QStringLiteral("sentence"), told}});
            continue;
        }
        QString line = QString::number(entry.seq).rightJustified(5)
            + (entry.node == table.node() && !entry.movesCursor() ? QStringLiteral(" ▸ ") : QStringLiteral("   "));
        line += entry.who.isEmpty() ? told : entry.who + QStringLiteral(": ") + told;
        if (!entry.reason.isEmpty())
            line += engine::fill(tr(" — by table decision: %1"), {entry.reason});
        context.print(line);
    }
    return Exit::Done;
}

} // namespace cli
