// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// export and import: a campaign as one text file.
#include "cli/books.h"
#include "cli/commands.h"

#include "cards/my_cards.h"
#include "cli/printed/terminal.h"
#include "engine/past/timeline.h"
#include "share/carrying.h"
#include "share/sharing.h"
#include "shelf/exported.h"
#include "shelf/file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QUuid>

namespace cli {

using engine::Fault;
using engine::Result;

namespace {

constexpr Argument target[] = {argument::campaign, {"FILE", QT_TRANSLATE_NOOP("cli", "The new file")}};
QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

constexpr Argument source[] = {{"FILE", QT_TRANSLATE_NOOP("cli", "A file that export wrote")}};

constexpr Option mend{"mend", "",
    QT_TRANSLATE_NOOP("cli", "Take lines that were changed by hand as well, leave empty ones out, and tell what each says now")};
constexpr Option ofImport[] = {mend};

constexpr char packsWord[] = "packs", pinsWord[] = "pins", picturesWord[] = "pictures";

std::optional<Fault> noCarried(const QString& value)
{
    for (const QString& word : value.split(QLatin1Char(',')))
        if (word != QLatin1String(packsWord) && word != QLatin1String(pinsWord) && word != QLatin1String(picturesWord))
            return Fault{QStringLiteral("--with"), word, tr("This does not travel with a campaign."),
                tr("Name packs, pins, pictures, or several: packs,pins.")};
    return std::nullopt;
}

constexpr Option with{.name = "with",
    .value = "WHAT",
    .help = QT_TRANSLATE_NOOP(
        "cli", "What else travels in the file: packs it plays with, pins on its rules, pictures of cards (packs,pins)"),
    .check = noCarried};
constexpr Option ofExport[] = {with};

// What --with asks for.
Result<shelf::Carried> chosenBeside(Context& context, const shelf::Shelf& shelf, const shelf::Campaign& campaign)
{
    if (!context.options.has(with))
        return shelf::Carried();
    const auto sitting = context.sit(campaign.id, shelf::Shelf::Access::Read);
    const auto named = sitting ? (*sitting)->table->packs() : Result<QStringList>(sitting.faults());
    if (!named)
        return named.faults();
    const QStringList words = context.options.value(with).split(QLatin1Char(','));
    const auto has = [&](const char* word) { return words.contains(QLatin1String(word)); };
    return share::carried(
        shelf, *(*sitting)->game, cards::packsPlayed(*named, true), {has(packsWord), has(pinsWord), has(picturesWord)});
}

QJsonObject carriedJson(int packs, int pins, int pictures)
{
    return {{QLatin1String(packsWord), packs}, {QLatin1String(pinsWord), pins}, {QLatin1String(picturesWord), pictures}};
}

Exit runExport(Context& context)
{
    const auto shelf = context.shelf(shelf::Shelf::Access::Read);
    if (!shelf)
        return context.fail(shelf.faults());
    const auto campaign = (*shelf)->campaign(context.args.first());
    if (!campaign)
        return context.fail(campaign.faults());
    const auto beside = chosenBeside(context, **shelf, *campaign);
    const auto played = context.game(campaign->game);
    const auto text =
        beside ? share::exported(**shelf, campaign->id, played ? *played : nullptr) : Result<QByteArray>(beside.faults());
    const auto whole = text ? shelf::withCarried(*text, *beside) : Result<QByteArray>(text.faults());
    if (!whole)
        return context.fail(whole.faults());
    if (const auto written = shelf::writeNew(context.args[1], *whole); !written)
        return context.fail(written.faults());
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")},
            {QStringLiteral("campaign"), campaign->name}, {QStringLiteral("file"), context.args[1]},
            {QStringLiteral("carried"),
                carriedJson(int(beside->packs.size()), int(beside->pins.size()), int(beside->pictures.size()))}});
    else
        context.print(engine::fill(
            tr("%1 is written to %2, entries: %3"), {campaign->name, context.args[1], QString::number(campaign->entries)}));
    return Exit::Done;
}

// The line of the file that an entry stands in.
QString lineOf(const engine::Entry& entry, const QList<qint64>& empty)
{
    qint64 line = entry.seq + 1;
    for (const qint64 one : empty)
        line += one <= line;
    return QString::number(line);
}

// One entry done again; told: what it says, where somebody changed its line, or that it cannot be done any more.
Result<engine::AnyState> doneAgain(const engine::Game& game, engine::Timeline& timeline, const engine::Entry& entry,
    const shelf::Exported& from, QStringList& told)
{
    const bool isChanged = from.changed.contains(entry.seq);
    const QString line = engine::fill(tr("Line %1"), {lineOf(entry, from.empty)});
    if (entry.verb == QLatin1String(engine::newVerb)) {
        if (isChanged)
            told += engine::fill(tr("%1: how the campaign begins."), {line});
        return game.newGame(entry.action.value(QLatin1String(engine::setupField)).toObject());
    }
    const auto before = timeline.stateAt(entry.movesCursor() ? entry.node : entry.parent);
    if (!before || entry.movesCursor()) {
        if (before && isChanged)
            told += engine::fill(tr("%1: back at entry %2."), {line, QString::number(entry.node)});
        return before;
    }
    const auto action = game.action(*before, {entry.verb, entry.action});
    if (!action && isChanged)
        return action.faults();
    if (!action)
        told += engine::fill(tr("%1 cannot be done any more and changes nothing: %2"), {line, action.faults().first().text()});
    else if (isChanged)
        told += line + QStringLiteral(": ") + game.tell(*before, *action).text();
    return action ? game.apply(*before, *action).state : *before;
}

// A file that somebody changed, as one that proves itself again: with every state as today's rules make it of the lines.
Result<QByteArray> mended(Context& context, const QString& file, QStringList& told)
{
    auto campaign = shelf::readExport(file, shelf::Lines::ChangedByHand);
    const auto game = campaign ? context.game(campaign->game) : Result<const engine::Game*>(campaign.faults());
    if (!game)
        return game.faults();
    QStringList empty;
    for (const qint64 line : campaign->empty)
        empty += QString::number(line);
    if (!empty.isEmpty())
        told += engine::fill(tr("Empty lines are left out: %1"), {empty.join(QStringLiteral(", "))});
    if (campaign->changed.isEmpty() && campaign->cutOff == 0)
        return shelf::textOf(*campaign);
    if (campaign->changed.contains(0))
        told += engine::fill(tr("Line 1: the campaign is %1."), {campaign->name});
    engine::MemoryJournal journal;
    engine::Timeline timeline(**game, journal);
    for (engine::Entry& entry : campaign->entries) {
        const auto state = doneAgain(**game, timeline, entry, *campaign, told);
        if (!state)
            return Fault{engine::fill(tr("%1, line %2"), {file, lineOf(entry, campaign->empty)}), {},
                state.faults().first().text(), tr("Nothing was imported. Write this line as it was, or as its game reads it.")};
        entry.digest = (*game)->digest(*state);
        (void)journal.append(entry);
        timeline.advance(entry, *state);
    }
    if (campaign->cutOff > 0)
        told += engine::fill(tr("Line %1: the campaign does not end here. What stands before this line is taken, entries: %2"),
            {QString::number(campaign->cutOff), QString::number(campaign->entries.size())});
    campaign->id = QUuid::createUuid().toString(QUuid::WithoutBraces); // what was exported stays another campaign
    campaign->name = engine::fill(tr("%1 (mended)"), {campaign->name});
    return shelf::textOf(*campaign);
}

// What does not prove itself may still be mended; a value that is told is no damage.
QList<Fault> orMended(QList<Fault> faults)
{
    faults.first().remedy += QLatin1Char(' ') + tr("Or look what import --mend can make of it.");
    return faults;
}

Result<shelf::Campaign> taken(Context& context, QStringList& told)
{
    const QString file = context.args.first();
    const auto text = context.options.has(mend) ? mended(context, file, told) : Result<QByteArray>(QByteArray());
    const auto shelf = text ? context.shelf() : Result<shelf::Shelf*>(text.faults());
    if (!shelf)
        return shelf.faults();
    if (!context.options.has(mend)) {
        auto imported = (*shelf)->importFrom(file, gameIds(context));
        return imported || !imported.faults().first().value.isEmpty() ? imported : orMended(imported.faults());
    }
    QBuffer buffer;
    buffer.setData(*text);
    buffer.open(QIODevice::ReadOnly);
    return (*shelf)->imported(buffer, file, gameIds(context));
}

Exit runImport(Context& context)
{
    if (const QFileInfo file(context.args.first()); !file.isFile() || !file.isReadable()) // before a shelf is made for nothing
        return context.fail({Fault{context.args.first(), {},
            file.isDir()        ? tr("This is a folder.")
                : file.isFile() ? tr("This file may not be read.")
                : file.exists() ? tr("This is no ordinary file, so no campaign can stand in it.")
                                : tr("There is no such file."),
            tr("Name a file that export wrote.")}});
    QStringList told;
    const auto campaign = taken(context, told);
    if (!campaign)
        return context.fail(campaign.faults());
    share::Taken beside;
    if (const auto game = context.game(campaign->game)) { // of a game that is not known here nothing more can be said
        const auto shelf = context.shelf();
        const auto carried = shelf ? shelf::carriedIn(context.args.first()) : Result<shelf::Carried>(shelf.faults());
        if (carried)
            beside = share::take(**shelf, *carried, **game, context.clock()());
        else
            beside.faults = carried.faults();
        if (const auto sitting = context.sit(campaign->id))
            context.keepSummary(**sitting);
    }
    for (const Fault& fault : std::as_const(beside.faults))
        tell(fault.text());
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")},
            {QStringLiteral("campaign"), campaign->name}, {QStringLiteral("id"), campaign->id},
            {QStringLiteral("entries"), campaign->entries}, {QStringLiteral("mended"), QJsonArray::fromStringList(told)},
            {QStringLiteral("carried"), carriedJson(beside.packs, beside.pins, beside.pictures)}});
    else
        context.print(told.join(QLatin1Char('\n')) + (told.isEmpty() ? QString() : QStringLiteral("\n"))
            + engine::fill(tr("%1 is on the shelf, entries: %2"), {campaign->name, QString::number(campaign->entries)})
            + (beside.words().isEmpty() ? QString()
                                        : QLatin1Char('\n') + engine::fill(tr("With it came: %1"), {beside.words()})));
    return Exit::Done;
}

} // namespace

constexpr Command commands::exportCampaign{"export",
    QT_TRANSLATE_NOOP("cli", "Write a campaign to a text file, with what nobody has seen yet as well"), target, ofExport,
    "export Marches marches.txt --with packs,pins", runExport};
constexpr Command commands::importCampaign{
    "import", QT_TRANSLATE_NOOP("cli", "Read a campaign from a text file"), source, ofImport, "import marches.txt", runImport};

} // namespace cli
