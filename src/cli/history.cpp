// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// undo, redo, goto and log: the history.
#include "cli/commands.h"
#include "cli/lines.h"
#include "cli/submit.h"
#include "cli/printed/terminal.h"

#include "engine/words/nearest.h"
#include "engine/words/unseen.h"

#include <QSet>

#include <algorithm>

namespace cli {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

constexpr Argument campaign[] = {argument::campaign};
constexpr Argument toEntry[] = {
    argument::campaign, {"ENTRY", QT_TRANSLATE_NOOP("cli", "An entry's number, as log tells it, or the name of a line of play")}};
constexpr Argument withWords[] = {argument::campaign,
    {"WORDS", QT_TRANSLATE_NOOP("cli", "Only entries that tell all of these"), Argument::Need::Optional, true}};
constexpr Option options[] = {option::state};
constexpr Option times{"times", "", QT_TRANSLATE_NOOP("cli", "When each entry was written")};
constexpr Option ofLog[] = {times};

Exit go(Context& context, engine::Submission (*move)(Context&, Sitting&))
{
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    const engine::Submission submission = moved(move(context, **sitting), **sitting);
    if (submission.answer == engine::Submission::Answer::Done)
        context.keepSummary(**sitting);
    return answer(context, submission, **sitting);
}

Exit undoLast(Context& context)
{
    return go(context, [](Context& c, Sitting& sitting) { return sitting.table->undo(c.options.who); });
}

Exit redoNext(Context& context)
{
    return go(context, [](Context& c, Sitting& sitting) { return sitting.table->redo(c.options.who); });
}

// A number, or the name of a line, which is gone to its end.
engine::Result<qint64> entryNamed(Context& context, Sitting& sitting, const QString& name)
{
    bool isNumber = false;
    if (const qint64 entry = name.toLongLong(&isNumber); isNumber)
        return entry;
    const auto lines = linesOf(context, sitting);
    if (!lines)
        return lines.faults();
    QStringList known;
    for (const report::LineOfPlay& line : *lines) {
        if (line.name == name)
            return line.end;
        if (!line.name.isEmpty())
            known += line.name;
    }
    return engine::Fault{QStringLiteral("goto"), name, engine::fill(tr("No line of play is called %1."), {engine::echoed(name)}),
        engine::meant(name, known)};
}

Exit jump(Context& context)
{
    return go(context, [](Context& c, Sitting& sitting) {
        const auto entry = entryNamed(c, sitting, c.args[1]);
        return entry ? sitting.table->goTo(*entry, c.options.who) : wrong(entry.faults());
    });
}

Exit tell(Context& context)
{
    const auto sitting = context.sit(context.args.first(), shelf::Shelf::Access::Read);
    if (!sitting)
        return context.fail(sitting.faults());
    engine::Table& table = *(*sitting)->table;
    const auto entries = table.entries(1, table.last());
    if (!entries)
        return context.fail(entries.faults());
    const auto parents = table.parents();
    if (!parents)
        return context.fail(parents.faults());
    QSet<qint64> counting; // those that led to where the campaign stands
    for (qint64 at = table.node(); at > 0; at = parents->value(at - 1, 0))
        counting += at;
    for (const engine::Entry& entry : *entries) {
        const bool isTakenBack = !entry.movesCursor() && !counting.contains(entry.seq);
        const auto sentence = table.sentenceOf(entry);
        const QString told = sentence ? sentence->text() : sentence.faults().first().text();
        const bool differs = table.differing().contains(entry.seq);
        const QString searched = QStringList{told, entry.reason, entry.who}.join(QLatin1Char(' ')).toCaseFolded();
        const QStringList words = context.args.mid(1);
        if (std::ranges::any_of(words, [&](const QString& word) { return !searched.contains(word.toCaseFolded()); }))
            continue;
        const QList<engine::Blank> missing = table.missingIn(entry);
        if (context.options.json) {
            QJsonObject json{{QStringLiteral("entry"), entry.seq}, {QStringLiteral("parent"), entry.parent},
                {QStringLiteral("current"), entry.node == table.node() && !entry.movesCursor()},
                {QStringLiteral("verb"), entry.verb}, {QStringLiteral("action"), entry.action},
                {QStringLiteral("who"), entry.who}, {QStringLiteral("when"), entry.when.toString(Qt::ISODateWithMs)},
                {QStringLiteral("rules"), entry.rules}, {QStringLiteral("decision"), entry.reason},
                {QStringLiteral("sentence"), told}};
            if (differs)
                json.insert(QStringLiteral("differs_today"), true);
            if (isTakenBack)
                json.insert(QStringLiteral("taken_back"), true);
            if (!missing.isEmpty())
                json.insert(QStringLiteral("missing"), toJson(missing));
            context.print(json);
            continue;
        }
        QString line = QString::number(entry.seq).rightJustified(5)
            + (entry.node == table.node() && !entry.movesCursor() ? QStringLiteral(" ▸ ")
                    : isTakenBack                                 ? QStringLiteral(" ↶ ")
                                                                  : QStringLiteral("   "));
        if (context.options.has(times))
            line += entry.when.toLocalTime().toString(QStringLiteral("yyyy-MM-dd hh:mm  "));
        line += entry.who.isEmpty() ? told : entry.who + QStringLiteral(": ") + told;
        if (!entry.reason.isEmpty())
            line += engine::fill(tr(" — by table decision: %1"), {entry.reason});
        if (differs)
            line += engine::fill(tr(" — ≠ rules %2 decide otherwise than rules %1, by which it was played"),
                {QString::number(entry.rules), QString::number((*sitting)->game->rulesVersion())});
        if (!missing.isEmpty())
            line += engine::fill(tr(" — ? not known then: %1"), {engine::named(missing)});
        context.print(inLine(line));
    }
    return Exit::Done;
}

} // namespace

constexpr Command commands::undo{
    "undo", QT_TRANSLATE_NOOP("cli", "Take the last action back"), campaign, options, "undo Marches", undoLast};
constexpr Command commands::redo{
    "redo", QT_TRANSLATE_NOOP("cli", "Do again what was taken back"), campaign, options, "redo Marches", redoNext};
constexpr Command commands::goTo{
    "goto", QT_TRANSLATE_NOOP("cli", "Go to the state after an entry of the log"), toEntry, options, "goto Marches 1", jump};
constexpr Command commands::log{"log", QT_TRANSLATE_NOOP("cli", "The history, one entry a line; what was taken back is marked"),
    withWords, ofLog, "log Marches --times", tell};

} // namespace cli
