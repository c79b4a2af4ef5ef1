// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// pack import, remove and add: card packs on the shelf.
#include "cli/commands.h"
#include "cli/packs.h"

#include "cards/head.h"
#include "engine/nearest.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>

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

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

constexpr char setupPart[] = "setup";
constexpr char cardsPart[] = "cards";

std::optional<shelf::Pack> named(const QString& id, const QList<shelf::Pack>& packs)
{
    const auto found = std::find_if(packs.begin(), packs.end(), [&](const shelf::Pack& one) { return one.id == id; });
    return found == packs.end() ? std::nullopt : std::optional(*found);
}

// The program's own packs cannot be told from others by anything but their id.
std::optional<Fault> isTaken(const QString& id, const cards::Games& games)
{
    for (const engine::Game* game : games)
        if (cards::shippedPacks(game->id()).contains(id))
            return Fault{QStringLiteral("id"), id, engine::fill(tr("A pack %1 comes with the program."), {id}),
                tr("Give yours another id.")};
    return std::nullopt;
}

Exit answered(const Context& context, const QString& pack, const QString& text)
{
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("pack"), pack}});
    else
        context.print(text);
    return Exit::Done;
}

// Reads what is to stand on the shelf and puts it there; place names it in faults.
Result<cards::Pack> kept(Context& context, const QByteArray& content, const QString& place, const cards::Games& games)
{
    const auto pack = cards::readPack(content, games, place);
    if (!pack)
        return pack.faults();
    if (const auto taken = isTaken(pack->id, games))
        return *taken;
    const auto shelf = context.shelf();
    if (!shelf)
        return shelf.faults();
    const auto added = (*shelf)->addPack({0, pack->id, pack->game, pack->title, content, context.clock()(), true});
    return added ? pack : Result<cards::Pack>(added.faults());
}

// Where cards of a kind stand in a pack: those that come into play one by one, or a list that a campaign begins with.
struct Shelving {
    QString part;
    QString list;
    QJsonObject schema; // of one card
};

Result<Shelving> shelvingOf(const QString& kind, const engine::Game& game)
{
    if (game.cardKinds().contains(kind))
        return Shelving{QLatin1String(cardsPart), kind, game.cardSchema(kind)};
    QStringList known = game.cardKinds();
    const QJsonObject lists = game.setupSchema().value(QLatin1String("properties")).toObject();
    for (auto it = lists.begin(); it != lists.end(); ++it) {
        const QJsonObject items = it->toObject().value(QLatin1String("items")).toObject();
        if (!items.value(QLatin1String("properties")).toObject().contains(QLatin1String("id")))
            continue;
        if (it.key() == kind)
            return Shelving{QLatin1String(setupPart), kind, items};
        known += it.key();
    }
    return Fault{
        QStringLiteral("kind"), kind, engine::fill(tr("There is no kind of card %1."), {kind}), engine::meant(kind, known)};
}

// What is left out of a card means no, none or 0.
bool saysNothing(const QJsonValue& value)
{
    if (value.isArray())
        return value.toArray().isEmpty();
    if (!value.isObject())
        return value.isNull() || value == QJsonValue(false) || value == QJsonValue(0) || value == QJsonValue(QString())
            || value == QJsonValue(QStringLiteral("0"));
    const QJsonObject object = value.toObject();
    return std::all_of(object.begin(), object.end(), saysNothing);
}

// What a campaign knows of a card, wherever in its state it lies: the fields that are printed on such cards.
QJsonObject factsIn(const QJsonValue& value, const QString& id, const QStringList& fields)
{
    QJsonObject facts;
    if (value.isArray())
        for (const QJsonValue& element : value.toArray())
            if (facts = factsIn(element, id, fields); !facts.isEmpty())
                return facts;
    const QJsonObject object = value.toObject();
    if (object.value(QLatin1String("id")).toString() == id)
        for (const QString& field : fields)
            if (!saysNothing(object.value(field)))
                facts.insert(field, object.value(field));
    if (facts.size() > 1) // more than its id
        return facts;
    for (const QJsonValue& inner : object)
        if (facts = factsIn(inner, id, fields); !facts.isEmpty())
            return facts;
    return {};
}

Result<QJsonObject> factsFromCampaign(Context& context, const QString& id, const Shelving& at)
{
    const QString campaign = context.options.value(option::campaign);
    if (campaign.isEmpty())
        return QJsonObject();
    if (at.part != QLatin1String(cardsPart)) // what happened to them stands beside what is printed
        return Fault{QStringLiteral("--campaign"), campaign,
            engine::fill(tr("What is printed on %1 cannot be told from what happened to them."), {at.list}),
            tr("Leave --campaign out and type name=value.")};
    const auto sitting = context.sit(campaign, shelf::Shelf::Access::Read);
    if (!sitting)
        return sitting.faults();
    const QJsonObject state = (*sitting)->game->stateToJson((*sitting)->table->state());
    QJsonObject facts = factsIn(state, id, at.schema.value(QLatin1String("properties")).toObject().keys());
    if (facts.isEmpty())
        return Fault{(*sitting)->campaign.name, id, engine::fill(tr("This campaign knows nothing of a card %1."), {id}),
            tr("Type what is printed on it: name=value.")};
    return facts;
}

void merge(QJsonObject& pack, const Shelving& at, const QJsonObject& card)
{
    QJsonObject part = pack.value(at.part).toObject();
    QJsonArray list = part.value(at.list).toArray();
    const auto same = std::find_if(list.begin(), list.end(),
        [&](const QJsonValue& one) { return one.toObject().value(QLatin1String("id")) == card.value(QLatin1String("id")); });
    QJsonObject merged = same == list.end() ? QJsonObject() : same->toObject();
    for (auto it = card.begin(); it != card.end(); ++it)
        merged.insert(it.key(), it.value());
    if (same == list.end())
        list += merged;
    else
        *same = merged;
    part.insert(at.list, list);
    pack.insert(at.part, part);
}

// The pack as it stands on the shelf, or the beginning of one.
Result<QJsonObject> packToFill(const QString& id, const std::optional<shelf::Pack>& there, const QString& game)
{
    if (there)
        return QJsonDocument::fromJson(there->content).object();
    if (!cards::isPackId(id))
        return Fault{QStringLiteral("pack"), id, engine::fill(tr("%1 is no id of a pack."), {id}),
            tr("Allowed: small letters, digits, hyphens; at most 64, for example my-cards.")};
    if (game.isEmpty())
        return Fault{QStringLiteral("--game"), {}, engine::fill(tr("There is no pack %1 yet; say for which game it is."), {id}),
            tr("Add --game GAME.")};
    return QJsonObject{{QStringLiteral("format"), QLatin1String(cards::packFormat)},
        {QStringLiteral("version"), cards::packVersion}, {QStringLiteral("game"), game}, {QStringLiteral("id"), id}};
}

// From a file; or by its id again, after it was removed.
Exit bring(Context& context, const cards::Games& games)
{
    const QString name = context.args[0];
    const auto onShelf = context.packsFor({name});
    if (!onShelf)
        return context.fail(onShelf.faults());
    if (const auto there = named(name, *onShelf)) {
        const auto shelf = context.shelf();
        const auto turned = shelf ? (*shelf)->turnPack(name, true) : Result<engine::Done>(shelf.faults());
        return turned ? answered(context, name,
                   engine::fill(
                       tr("%1 is on the shelf. Begin a campaign with it: new NAME --game %2 --pack %1"), {name, there->game}))
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
    if (const auto taken = isTaken(id, games))
        return context.fail({Fault{taken->place, id, taken->problem, tr("Only packs that were imported can be removed.")}});
    if (!QFileInfo::exists(context.shelfPath())) // nothing is made for nothing
        return context.fail(
            {Fault{context.shelfPath(), id, tr("There is no shelf here, so no pack was imported."), tr("Look at the path.")}});
    const auto shelf = context.shelf();
    if (!shelf)
        return context.fail(shelf.faults());
    if (const auto turned = (*shelf)->turnPack(id, false); !turned)
        return context.fail(turned.faults());
    return answered(context, id,
        engine::fill(tr("%1 is not offered any more. Campaigns that play with it go on; pack import %1 brings it back."), {id}));
}

// Writes down one card, with the fields that are known now; what the pack knows of it already stays.
Exit add(Context& context, const cards::Games& games)
{
    const QString id = context.args[0];
    if (const auto taken = isTaken(id, games))
        return context.fail({*taken});
    const auto onShelf = context.packsFor({id});
    if (!onShelf)
        return context.fail(onShelf.faults());
    const auto there = named(id, *onShelf);
    auto content = packToFill(id, there, context.options.value(ofGame));
    if (!content)
        return context.fail(content.faults());
    const auto game = context.game(content->value(QLatin1String("game")).toString());
    if (!game)
        return context.fail(game.faults());
    const auto at = shelvingOf(context.args[1], **game);
    if (!at)
        return context.fail(at.faults());
    const auto typed = fieldsFrom(context.args.mid(2), at->schema);
    if (!typed)
        return context.fail(typed.faults());
    const QString card = typed->value(QLatin1String("id")).toString();
    if (card.isEmpty())
        return context.fail({Fault{
            QStringLiteral("id"), {}, tr("Say which card it is."), tr("Write id=NAME, the name by which the card is told.")}});
    auto facts = factsFromCampaign(context, card, *at);
    if (!facts)
        return context.fail(facts.faults());
    for (auto it = typed->begin(); it != typed->end(); ++it)
        facts->insert(it.key(), it.value());
    merge(*content, *at, *facts);
    const auto pack = kept(context, QJsonDocument(*content).toJson(), engine::fill(tr("pack %1"), {id}), games);
    if (!pack)
        return context.fail(pack.faults());
    return answered(context, id, engine::fill(tr("%1 stands in the pack %2."), {card, id}));
}

constexpr Argument packId[] = {{"ID", QT_TRANSLATE_NOOP("cli", "The pack's id")}};
constexpr Argument fileOrPack[] = {{"FILE|ID", QT_TRANSLATE_NOOP("cli", "A pack's file, or the id of one that was removed")}};
constexpr Argument cardWords[] = {{"ID", QT_TRANSLATE_NOOP("cli", "The pack's id; with --game it may be a new one")},
    {"KIND", QT_TRANSLATE_NOOP("cli", "The kind of card, or a list that a campaign begins with")},
    {"id=CARD", QT_TRANSLATE_NOOP("cli", "The name by which the card is told")}, argument::fields};
constexpr Option options[] = {ofGame};
constexpr Option cardOptions[] = {option::game.told(QT_TRANSLATE_NOOP("cli", "The game of a new pack")),
    option::campaign.told(QT_TRANSLATE_NOOP("cli", "The campaign where the card was typed already"))};

} // namespace

constexpr Command commands::importPack{"pack import", QT_TRANSLATE_NOOP("cli", "Put a pack on the shelf"), fileOrPack, options,
    "pack import my-cards.json", withGames<bring>};
constexpr Command commands::removePack{"pack remove",
    QT_TRANSLATE_NOOP("cli", "Offer a pack no longer; campaigns that play with it go on"), packId, options,
    "pack remove my-cards", withGames<remove>};
constexpr Command commands::addCard{"pack add",
    QT_TRANSLATE_NOOP("cli", "Write one card into a pack on the shelf, with the fields that are known now"), cardWords,
    cardOptions, "pack add my-cards career id=bog-road budget=9 --game hired-swords", withGames<add>};

} // namespace cli
