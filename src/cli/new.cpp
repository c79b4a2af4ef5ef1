// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// new: begin a campaign, with the cards of its packs.
#include "cli/commands.h"

#include "cards/my_cards.h"
#include "engine/words/nearest.h"

#include <QFileInfo>

#include <algorithm>

namespace cli {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

constexpr Argument arguments[] = {{"NAME", QT_TRANSLATE_NOOP("cli", "Its name, which is not on the shelf yet")}};
constexpr Option gameOption = option::game.told(QT_TRANSLATE_NOOP("cli", "The game that it plays"), Option::Use::Needed);
constexpr Option packOption{"pack", "PACK",
    QT_TRANSLATE_NOOP("cli",
        "A card pack, by id or file; may be repeated: of a card that several tell the last counts; none: no cards. Unless given, "
        "what comes with the program of the real box"),
    Option::Use::Repeated};
constexpr Option options[] = {gameOption, packOption};
constexpr char noPacks[] = "none";

// With the real box, as the window begins: what the program knows of it and lays on the table. A pack that only knows cards which
// may come into play is asked for by name.
QStringList packsOfBox(const engine::Game& game)
{
    QStringList packs;
    for (const QString& name : cards::packsWithoutTraining(game.id()))
        if (const auto pack = cards::openPack(name, game); pack && !pack->setup.isEmpty())
            packs += name;
    return packs;
}

QStringList named(const Context& context, const engine::Game& game)
{
    if (!context.options.has(packOption))
        return packsOfBox(game);
    QStringList names = context.options.values(packOption);
    names.removeAll(QLatin1String(noPacks));
    return names;
}

// Which counts where several tell of one card.
QString inWords(const QList<cards::Pack>& packs)
{
    const QString doubled = cards::doubledIn(packs);
    QStringList titles;
    for (const cards::Pack& pack : packs)
        titles.prepend(pack.title.isEmpty() ? pack.id : pack.title);
    return engine::fill(
               tr("Of a card that several packs tell, the first of these counts: %1"), {titles.join(QStringLiteral(", "))})
        + (doubled.isEmpty() ? QString() : QStringLiteral("\n! ") + doubled);
}

Exit run(Context& context)
{
    QStringList known;
    for (const auto& one : context.games())
        known += one->id();
    if (context.options.value(gameOption).isEmpty())
        return context.fail(
            {engine::Fault{QStringLiteral("--game"), {}, tr("Say which game the campaign plays."), engine::meant({}, known)}});
    const auto game = context.game(context.options.value(gameOption));
    if (!game)
        return context.fail(game.faults());
    const auto kept = context.packsOnShelf();
    if (!kept)
        return context.fail(kept.faults());
    const cards::Imported imported = contentsOf(*kept);
    const auto isKept = [&](const QString& name, bool isOn) {
        return std::any_of(kept->begin(), kept->end(),
            [&](const shelf::Pack& one) { return one.id == name && one.game == (*game)->id() && one.isOn == isOn; });
    };
    QList<cards::Pack> packs;
    QStringList names;
    for (const QString& name : cards::packsPlayed(named(context, **game), isKept(QLatin1String(cards::myCards), true))) {
        if (isKept(name, false))
            return context.fail(
                {engine::Fault{QStringLiteral("--pack"), name, engine::fill(tr("The pack %1 was removed."), {name}),
                    engine::fill(tr("musterroll-cli pack import %1 brings it back."), {name})}});
        auto pack = cards::openPack(name, **game, imported);
        if (!pack)
            return context.fail(pack.faults());
        packs += *pack;
        // A file is remembered by its whole path, so that it is found from any folder.
        names += imported.contains({(*game)->id(), name}) || cards::shippedPacks((*game)->id()).contains(name)
            ? name
            : QFileInfo(name).absoluteFilePath();
    }
    const auto shelf = context.shelf();
    if (!shelf)
        return context.fail(shelf.faults());
    const auto campaign = (*shelf)->create(context.args.first(), (*game)->id());
    if (!campaign)
        return context.fail(campaign.faults());
    auto journal = (*shelf)->journal(campaign->id);
    if (!journal)
        return context.fail(journal.faults());
    engine::Table table(**game, **journal, context.clock());
    if (const auto begun = table.begin(cards::setupOf(packs, **game), names, context.options.who); !begun)
        return context.fail(begun.faults());
    const QString summary = (*game)->summary(table.state()).first().text();
    (void)(*shelf)->note(campaign->id, summary);
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")},
            {QStringLiteral("campaign"), campaign->name}, {QStringLiteral("id"), campaign->id},
            {QStringLiteral("packs"), QJsonArray::fromStringList(names)}, {QStringLiteral("summary"), summary}});
    else
        context.print(engine::fill(tr("%1 begins: %2"), {campaign->name, summary})
            + (packs.size() < 2 ? QString() : QLatin1Char('\n') + inWords(packs)));
    return Exit::Done;
}

} // namespace

constexpr Command commands::newCampaign{"new", QT_TRANSLATE_NOOP("cli", "Begin a campaign"), arguments, options,
    "new Marches --game hired-swords --pack training", run};

} // namespace cli
