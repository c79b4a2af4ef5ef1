// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// merge: another copy of a campaign, handed over as a file, is played on behind this one.
#include "cli/commands.h"
#include "cli/printed/terminal.h"

#include "share/merging.h"

#include <QFileInfo>
#include <QTemporaryDir>

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

// Why it is not what it was: the first reason against it, or else what is told of it there and here.
QString whyOf(const share::Merged& one)
{
    if (!one.now.faults.isEmpty())
        return one.now.faults.first().text();
    if (const engine::Condition* decisive = one.now.verdict.decisive(); decisive && one.kind == share::Merged::Kind::Refused)
        return decisive->text();
    QStringList then, now;
    for (const engine::Told& told : one.then.told)
        then += told.text();
    for (const engine::Told& told : one.now.told)
        now += told.text();
    return engine::fill(tr("there: %1 — here: %2"), {then.join(QStringLiteral("; ")), now.join(QStringLiteral("; "))});
}

// A line on what is not simply played; nothing for the others.
QString lineOf(const share::Merged& one, bool isPlayed)
{
    const QStringList what{QString::number(one.step.seq), inLine(one.then.sentence.text()), inLine(whyOf(one))};
    switch (one.kind) {
    case share::Merged::Kind::Here:
        return engine::fill(tr("%1  %2 — is here already"), what.mid(0, 2));
    case share::Merged::Kind::Refused:
        return engine::fill(tr("%1  %2 — not possible here: %3"), what);
    case share::Merged::Kind::Different:
        return engine::fill(tr("%1  %2 — comes to something else: %3"), what);
    case share::Merged::Kind::Same:
        break;
    }
    return isPlayed ? QString() : engine::fill(tr("%1  %2 — was not possible without what was left out"), what.mid(0, 2));
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
            json.insert(QStringLiteral("why"), whyOf(one));
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
    if (const QFileInfo file(context.args[1]); !file.isFile() || !file.isReadable())
        return context.fail({Fault{
            context.args[1], {}, tr("There is no such file, or it may not be read."), tr("Name a file that export wrote.")}});
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    const QTemporaryDir place; // the other copy lies on a shelf of its own while it is read
    const auto other = shelf::Shelf::open(place.filePath(QStringLiteral("other.db")));
    const auto campaign = other ? (*other)->importFrom(context.args[1]) : engine::Result<shelf::Campaign>(other.faults());
    const auto journal =
        campaign ? (*other)->journal(campaign->id) : engine::Result<std::unique_ptr<engine::Journal>>(campaign.faults());
    const auto game = journal ? context.game(campaign->game) : engine::Result<const engine::Game*>(journal.faults());
    if (!game)
        return context.fail(game.faults());
    engine::Table there(**game, **journal, context.clock());
    if (const auto opened = there.open(); !opened)
        return context.fail(opened.faults());
    engine::Table& here = *(*sitting)->table;
    const auto merging = share::mergingOf(here, there);
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
