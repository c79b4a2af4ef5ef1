// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// merge: another copy of a campaign, handed over as a file, is played on behind this one.
#include "cli/commands.h"
#include "cli/printed/terminal.h"

#include "share/merging.h"

namespace cli {

using engine::Fault;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

constexpr Argument arguments[] = {
    argument::campaign, {"FILE", QT_TRANSLATE_NOOP("cli", "The other copy, as export wrote it on the other computer")}};
constexpr Option different{
    "different", "", QT_TRANSLATE_NOOP("cli", "Play what comes to something else here, too; refused acts are never played")};
constexpr Option options[] = {different, option::dryRun};

QString kindOf(share::Merged::Kind kind)
{
    switch (kind) {
    case share::Merged::Kind::Same:
        return QStringLiteral("same");
    case share::Merged::Kind::Different:
        return QStringLiteral("different");
    case share::Merged::Kind::Here:
        return QStringLiteral("here");
    case share::Merged::Kind::Refused:
        break;
    }
    return QStringLiteral("refused");
}

// A line on what is not simply played; nothing for the others.
QString lineOf(const share::Merged& one, bool isPlayed)
{
    QString words = share::notPlain(one);
    if (words.isEmpty() && !isPlayed)
        words = tr("was not possible without what was left out");
    return words.isEmpty() ? QString()
                           : engine::fill(QStringLiteral("%1  %2 — %3"),
                               {QString::number(one.step.seq), inLine(one.then.sentence.text()), inLine(words)});
}

Exit told(const Context& context, const share::Merging& merging, const std::optional<QList<qint64>>& played)
{
    QJsonArray steps;
    QString text = engine::fill(tr("Both copies have entries 1 to %1 in common. Played here now: %2."),
        {QString::number(merging.common), QString::number(played ? played->size() : 0)});
    for (const share::Merged& one : merging.steps) {
        const bool isPlayed = played && played->contains(one.step.seq);
        QJsonObject json{{QStringLiteral("entry"), one.step.seq}, {QStringLiteral("who"), one.step.who},
            {QStringLiteral("sentence"), one.then.sentence.text()}, {QStringLiteral("kind"), kindOf(one.kind)},
            {QStringLiteral("played"), isPlayed}};
        if (one.kind == share::Merged::Kind::Different || one.kind == share::Merged::Kind::Refused)
            json.insert(QStringLiteral("why"), share::whyOtherwise(one));
        steps += json;
        if (const QString line = lineOf(one, isPlayed || !played); !line.isEmpty())
            text += QLatin1Char('\n') + line;
    }
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("common"), merging.common},
            {QStringLiteral("played"), played ? played->size() : 0}, {QStringLiteral("steps"), steps}});
    else
        context.print(text);
    return Exit::Done;
}

Exit run(Context& context)
{
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    const auto games = [&](const QString& id) {
        const auto game = context.game(id);
        return game ? *game : nullptr;
    };
    const auto other = share::OtherCopy::read(context.args[1], games, context.clock());
    if (!other)
        return context.fail(other.faults());
    engine::Table& here = *(*sitting)->table;
    const auto merging = share::mergingOf(here, (*other)->table());
    if (!merging)
        return context.fail(merging.faults());
    if (context.options.has(option::dryRun))
        return told(context, *merging, std::nullopt);
    const share::Played played = share::merge(here, *merging, context.options.has(different), context.options.who);
    if (!played.entries.isEmpty())
        context.keepSummary(**sitting);
    return played.faults.isEmpty() ? told(context, *merging, played.entries) : context.fail(played.faults);
}

} // namespace

constexpr Command commands::merge{"merge", QT_TRANSLATE_NOOP("cli", "Play on what was played on another copy of a campaign"),
    arguments, options, "merge Marches from-berta.txt --dry-run", run};

} // namespace cli
