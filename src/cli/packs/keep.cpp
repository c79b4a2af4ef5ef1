// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// pack import and remove: card packs on the shelf.
#include "cli/commands.h"
#include "cli/packs/packs.h"

#include "engine/words/nearest.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace cli {

using engine::Fault;
using engine::Result;

engine::Result<cards::Games> chosenGames(Context& context)
{
    cards::Games games;
    const QString id = context.options.value(ofGame);
    if (id.isEmpty()) {
        for (const auto& game : context.games())
            games += game.get();
        return games;
    }
    const auto game = context.game(id);
    return game ? engine::Result<cards::Games>(cards::Games{*game}) : game.faults();
}

static QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

std::optional<Fault> isTaken(const QString& id, const cards::Games& games)
{
    for (const engine::Game* game : games)
        if (cards::shippedPacks(game->id()).contains(id))
            return Fault{QStringLiteral("id"), id, engine::fill(tr("A pack %1 comes with the program."), {id}),
                tr("Give yours another id.")};
    return std::nullopt;
}

Result<cards::Pack> kept(Context& context, const QByteArray& content, const QString& place, const cards::Games& games)
{
    const auto pack = cards::readPack(content, games, place);
    if (!pack)
        return pack.faults();
    cards::Games own = games;
    own.removeIf([&](const engine::Game* game) { return game->id() != pack->game; });
    if (const auto taken = isTaken(pack->id, own))
        return *taken;
    const auto shelf = context.shelf();
    if (!shelf)
        return shelf.faults();
    const auto added = (*shelf)->addPack({0, pack->id, pack->game, pack->title, content, context.clock()(), true});
    return added ? pack : Result<cards::Pack>(added.faults());
}

Result<std::optional<shelf::Pack>> packNamed(Context& context, const QString& id, const cards::Games& games)
{
    const auto all = context.packsFor({id});
    if (!all)
        return all.faults();
    std::optional<shelf::Pack> found;
    for (const shelf::Pack& one : *all) {
        const bool isOfThese =
            std::any_of(games.begin(), games.end(), [&](const engine::Game* game) { return game->id() == one.game; });
        if (one.id != id || !isOfThese)
            continue;
        if (found)
            return Fault{QStringLiteral("--game"), id,
                engine::fill(tr("There is a pack %1 for %2 and one for %3."), {id, found->game, one.game}),
                tr("Add --game GAME.")};
        found = one;
    }
    return found;
}

Result<QByteArray> textNamed(Context& context, const QString& name, const cards::Games& games)
{
    const auto there = packNamed(context, name, games);
    if (!there)
        return there.faults();
    if (*there)
        return (*there)->content;
    QStringList shippedFor;
    for (const engine::Game* game : games)
        if (cards::shippedPacks(game->id()).contains(name))
            shippedFor += game->id();
    if (shippedFor.size() > 1)
        return Fault{QStringLiteral("--game"), name, engine::fill(tr("Several games have a pack %1."), {name}),
            engine::fill(tr("Add --game GAME: %1."), {shippedFor.join(QStringLiteral(", "))})};
    const auto all = context.packsFor({name}); // one of these may have been meant
    return all ? cards::packText(name, games, contentsOf(*all)) : Result<QByteArray>(all.faults());
}

namespace {

Exit answered(const Context& context, const QString& pack, const QString& text)
{
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("pack"), pack}});
    else
        context.print(text);
    return Exit::Done;
}

// From a file; or by its id again, after it was removed.
Exit bring(Context& context, const cards::Games& games)
{
    const QString name = context.args[0];
    const auto there = packNamed(context, name, games);
    if (!there)
        return context.fail(there.faults());
    if (*there) {
        const auto shelf = context.shelf();
        const auto turned = shelf ? (*shelf)->turnPack((*there)->game, name, true) : Result<engine::Done>(shelf.faults());
        return turned ? answered(context, name,
                   engine::fill(
                       tr("%1 is on the shelf. Begin a campaign with it: new NAME --game %2 --pack %1"), {name, (*there)->game}))
                      : context.fail(turned.faults());
    }
    const auto content = cards::packText(name, games);
    if (!content)
        return context.fail(content.faults());
    const auto pack = kept(context, *content, name, games);
    if (!pack)
        return context.fail(pack.faults());
    return answered(context, pack->id,
        engine::fill(tr("%1 is on the shelf. Begin a campaign with it: new NAME --game %2 --pack %1"), {pack->id, pack->game}));
}

Exit remove(Context& context, const cards::Games& games)
{
    const QString id = context.args[0];
    const auto there = packNamed(context, id, games);
    if (!there)
        return context.fail(there.faults());
    if (const auto taken = *there ? std::nullopt : isTaken(id, games))
        return context.fail({Fault{taken->place, id, taken->problem, tr("Only packs that were imported can be removed.")}});
    if (!QFileInfo::exists(context.shelfPath())) // nothing is made for nothing
        return context.fail(
            {Fault{context.shelfPath(), id, tr("There is no shelf here, so no pack was imported."), tr("Look at the path.")}});
    const auto shelf = context.shelf();
    if (!shelf)
        return context.fail(shelf.faults());
    if (const auto turned = (*shelf)->turnPack(*there ? (*there)->game : QString(), id, false); !turned)
        return context.fail(turned.faults());
    return answered(context, id,
        engine::fill(tr("%1 is not offered any more. Campaigns that play with it go on; pack import %1 brings it back."), {id}));
}

constexpr Argument packId[] = {{"ID", QT_TRANSLATE_NOOP("cli", "The pack's id")}};
constexpr Argument fileOrPack[] = {{"FILE|ID", QT_TRANSLATE_NOOP("cli", "A pack's file, or the id of one that was removed")}};
constexpr Option options[] = {ofGame};
} // namespace

constexpr Command commands::importPack{"pack import", QT_TRANSLATE_NOOP("cli", "Put a pack on the shelf"), fileOrPack, options,
    "pack import my-cards.json", withGames<bring>};
constexpr Command commands::removePack{"pack remove",
    QT_TRANSLATE_NOOP("cli", "Offer a pack no longer; campaigns that play with it go on"), packId, options,
    "pack remove my-cards", withGames<remove>};
} // namespace cli
