// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// pack merge: another owner's cards beside one's own, with everything in which they differ.
#include "cards/my_cards.h"
#include "cli/commands.h"
#include "cli/packs/packs.h"

#include <QCoreApplication>

namespace cli {

using engine::Fault;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

QString placeOf(const cards::Difference& one)
{
    QStringList steps{one.at.place, one.at.id, one.field};
    steps.removeAll(QString());
    return steps.join(QLatin1Char('.'));
}

QJsonArray toJson(const QList<cards::Difference>& differences)
{
    QJsonArray all;
    for (const cards::Difference& one : differences)
        all += QJsonObject{{QStringLiteral("place"), one.at.place}, {QStringLiteral("card"), one.at.id},
            {QStringLiteral("field"), one.field}, {QStringLiteral("mine"), one.mine}, {QStringLiteral("theirs"), one.theirs}};
    return all;
}

QString textOf(const QList<cards::Difference>& differences)
{
    QString text;
    for (const cards::Difference& one : differences)
        text += (one.field.isEmpty() ? engine::fill(tr("%1: new"), {placeOf(one)})
                                     : engine::fill(tr("%1: yours %2, theirs %3"),
                                         {placeOf(one), engine::shownJson(one.mine), engine::shownJson(one.theirs)}))
            + QLatin1Char('\n');
    return text;
}

constexpr Argument arguments[] = {{"ID", QT_TRANSLATE_NOOP("cli", "The pack's id")},
    {"FILE|ID", QT_TRANSLATE_NOOP("cli", "The other owner's pack: its file, or its id")}};
constexpr Option theirs{"theirs", "", QT_TRANSLATE_NOOP("cli", "Where the two differ, take what the other one says")};
constexpr Option options[] = {ofGame, theirs, option::dryRun};

Exit mergeIn(Context& context, const cards::Games& games)
{
    const auto there = packNamed(context, context.args[0], games);
    if (!there)
        return context.fail(there.faults());
    if (!*there)
        return context.fail({Fault{QStringLiteral("pack"), context.args[0],
            engine::fill(tr("There is no imported pack %1 on this shelf."), {context.args[0]}),
            tr("musterroll-cli pack import FILE puts one there.")}});
    const auto game = context.game((*there)->game);
    if (!game)
        return context.fail(game.faults());
    const auto mine = cards::readPack((*there)->content, **game, context.args[0]);
    const auto text = textNamed(context, context.args[1], games);
    const auto other = text ? cards::readPack(*text, games, context.args[1]) : engine::Result<cards::Pack>(text.faults());
    if (!mine || !other)
        return context.fail(mine ? other.faults() : mine.faults());
    const auto both = cards::merged(*mine, *other, **game);
    if (!both)
        return context.fail(both.faults());
    const cards::Pack pack = context.options.has(theirs) ? cards::withTheirs(both->pack, both->differences, **game) : both->pack;
    if (!context.options.has(option::dryRun))
        if (const auto done = kept(context, cards::packJson(pack), context.args[0], games); !done)
            return context.fail(done.faults());
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("pack"), pack.id},
            {QStringLiteral("differences"), toJson(both->differences)}});
    else
        context.print(
            textOf(both->differences) + engine::fill(tr("%1 differences"), {QString::number(both->differences.size())}));
    return Exit::Done;
}

} // namespace

constexpr Command commands::mergePack{"pack merge",
    QT_TRANSLATE_NOOP("cli", "Add what another owner's pack knows to one on the shelf, and list where they differ"), arguments,
    options, "pack merge my-cards theirs.json", withGames<mergeIn>};

} // namespace cli
