// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/pack.h"

#include "cards/head.h"
#include "cards/my_cards.h"
#include "cards/places.h"
#include "cards/proof.h"
#include "cards/said.h"
#include "engine/json.h"
#include "engine/path.h"
#include "engine/words/nearest.h"
#include "engine/words/unseen.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>

#include <algorithm>

namespace cards {

using engine::Fault;
using engine::Result;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cards", text); }

const engine::Game* gameOf(const QString& id, const Games& games)
{
    for (const engine::Game* game : games)
        if (game->id() == id)
            return game;
    return nullptr;
}

QStringList idsOf(const Games& games)
{
    QStringList ids;
    for (const engine::Game* game : games)
        ids += game->id();
    return ids;
}

// Where a pack that comes with the program lies; empty when there is none of this name.
QString shippedPath(const QString& name, const Games& games)
{
    for (const QString& game : idsOf(games))
        if (shippedPacks(game).contains(name))
            return QStringLiteral(":/games/") + game + QLatin1Char('/') + name + QStringLiteral(".json");
    return {};
}

Fault noPack(const QString& name, const Games& games, const Imported& imported)
{
    QStringList known;
    for (const QString& game : idsOf(games)) {
        for (auto it = imported.begin(); it != imported.end(); ++it)
            if (it.key().first == game)
                known += it.key().second;
        known += shippedPacks(game);
    }
    known.removeDuplicates();
    return {QStringLiteral("pack"), name, engine::fill(tr("There is no pack %1 and no file of this name."), {name}),
        engine::meant(name, known)};
}

Fault tooLarge(const QString& path, qint64 size)
{
    return {path, QString::number(size), engine::fill(tr("The file has %1 bytes, more than 16 MB."), {QString::number(size)}),
        tr("Split the pack into smaller ones.")};
}

// Another format is told at once: everything else about such a file would only confuse.
std::optional<Fault> otherFormat(const Text& text)
{
    const QJsonValue format = text.root().value(QLatin1String("format"));
    const QJsonValue version = text.root().value(QLatin1String("version"));
    if (format.toString() != QLatin1String(packFormat))
        return text
            .placed({{text.offsetOf({QStringLiteral("format")}), QStringLiteral("format"), format.toString().left(60),
                tr("This is no card pack."),
                engine::fill(tr("A pack holds \"format\": \"%1\", \"version\": %2."),
                    {QLatin1String(packFormat), QString::number(packVersion)})}})
            .first();
    if (version.toInt() <= packVersion)
        return std::nullopt;
    return text
        .placed({{text.offsetOf({QStringLiteral("version")}), QStringLiteral("version"), QString::number(version.toInt()),
            tr("This pack was made for a newer version of the program."), tr("Update the program.")}})
        .first();
}

QList<Fault> headFaults(const Text& text, const Games& games, Head& head)
{
    engine::Reader reader;
    engine::readJson(QJsonValue(text.root()), head, reader, engine::Missing::IsFault);
    QList<Found> found;
    const QStringList fields = engine::schemaOf<Head>().value(QLatin1String("properties")).toObject().keys();
    for (const Fault& fault : reader.faults.mid(0, mostFaults + 1)) {
        const bool isUnknown = fault.place.isEmpty();
        found += Found{isUnknown ? text.offsetOfKey({}, fault.value) : text.offsetOf({fault.place}), fault.place, fault.value,
            fault.problem, fault.remedy};
    }
    const auto wrong = [&](const char* field, const QString& value, const QString& problem, const QString& remedy) {
        found += Found{text.offsetOf({QLatin1String(field)}), QLatin1String(field), value.left(60), problem, remedy};
    };
    const auto is = [&](const char* field) { return text.root().value(QLatin1String(field)).isString(); };
    if (is("game") && !gameOf(head.game, games))
        wrong("game", head.game, engine::fill(tr("This pack is for the game %1."), {head.game.left(60)}),
            engine::meant(head.game.left(60), idsOf(games)));
    if (is("id") && !isPackId(head.id))
        wrong("id", head.id, engine::fill(tr("%1 is no id of a pack."), {head.id.left(60)}),
            tr("Allowed: small letters, digits, hyphens; at most 64, for example my-cards."));
    for (const engine::UnseenAt& one : engine::unseenIn(QJsonObject{{QStringLiteral("title"), head.title}})) {
        const Fault fault = one.fault({});
        wrong("title", fault.value, fault.problem, fault.remedy);
    }
    return text.placed(found);
}

} // namespace

bool isPackId(const QString& id)
{
    constexpr int longest = 64;
    const auto fits = [](QChar c) {
        return (c >= QLatin1Char('a') && c <= QLatin1Char('z')) || (c >= QLatin1Char('0') && c <= QLatin1Char('9'))
            || c == QLatin1Char('-');
    };
    return !id.isEmpty() && id.size() <= longest && std::all_of(id.cbegin(), id.cend(), fits);
}

std::optional<QJsonObject> Pack::card(const QString& kind, const QString& wanted) const
{
    for (const QJsonObject& from : {cards, setup}) // the cards of a list of the setup may come into play later, too
        for (const QJsonValue& one : from.value(kind).toArray())
            if (one.toObject().value(QLatin1String("id")).toString() == wanted)
                return one.toObject();
    return std::nullopt;
}

QStringList Pack::ids(const QString& kind) const
{
    QStringList all;
    for (const QJsonObject& from : {cards, setup})
        for (const QJsonValue& one : from.value(kind).toArray())
            all += one.toObject().value(QLatin1String("id")).toString();
    return all;
}

namespace {

enum class From { Shelf, Outside };

Result<Pack> read(const QByteArray& json, const Games& games, const QString& place, From from)
{
    if (json.size() > largestPack)
        return tooLarge(place, json.size());
    const auto text = Text::read(json, place);
    if (!text)
        return text.faults();
    if (const QList<Fault> unseen = from == From::Outside ? text->unseen() : QList<Fault>(); !unseen.isEmpty())
        return unseen;
    if (const auto other = otherFormat(*text))
        return *other;
    Head head;
    QList<Fault> faults = headFaults(*text, games, head);
    if (const engine::Game* game = gameOf(head.game, games))
        faults += contentFaults(*text, *game);
    if (!faults.isEmpty())
        return faults;
    Pack pack;
    pack.game = head.game;
    pack.id = head.id;
    pack.title = head.title;
    pack.about = head.about;
    pack.setup = head.setup;
    pack.cards = head.cards;
    return pack;
}

} // namespace

Result<Pack> readPack(const QByteArray& json, const Games& games, const QString& place)
{
    return read(json, games, place, From::Shelf);
}

Result<Pack> readNewPack(const QByteArray& json, const Games& games, const QString& place)
{
    return read(json, games, place, From::Outside);
}

Result<Pack> readPack(const QByteArray& json, const engine::Game& game, const QString& place)
{
    return readPack(json, Games{&game}, place);
}

QStringList shippedPacks(const QString& game)
{
    constexpr int head = 512; // the format stands at the beginning
    QStringList ids;
    const QDir folder(QStringLiteral(":/games/") + game);
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly) && file.read(head).contains(packFormat))
            ids += QFileInfo(name).completeBaseName();
    }
    return ids;
}

Result<QByteArray> packText(const QString& nameOrPath, const Games& games, const Imported& imported)
{
    for (const QString& game : idsOf(games))
        if (const auto kept = imported.constFind({game, nameOrPath}); kept != imported.constEnd())
            return *kept;
    const QString shipped = shippedPath(nameOrPath, games);
    const QString path = shipped.isEmpty() ? nameOrPath : shipped;
    if (!QFileInfo(path).isFile()) // a folder, a device or a pipe is none
        return noPack(nameOrPath, games, imported);
    QFile file(path);
    if (file.size() > largestPack)
        return tooLarge(nameOrPath, file.size());
    if (!file.open(QIODevice::ReadOnly))
        return Fault{nameOrPath, {}, file.errorString(), tr("See that the file may be read.")};
    const QByteArray text = file.read(largestPack + 1); // it may have grown since its size was read
    if (text.size() > largestPack)
        return tooLarge(nameOrPath, text.size());
    if (file.error() != QFileDevice::NoError)
        return Fault{nameOrPath, {}, file.errorString(), tr("See that the file may be read.")};
    const auto read = Text::read(text, nameOrPath); // what is wrong besides is told by whoever reads it
    if (const QList<Fault> unseen = read ? read->unseen() : QList<Fault>(); !unseen.isEmpty())
        return unseen;
    return text;
}

Result<Pack> openPack(const QString& nameOrPath, const Games& games, const Imported& imported)
{
    const auto text = packText(nameOrPath, games, imported);
    return text ? readPack(*text, games, nameOrPath) : Result<Pack>(text.faults());
}

Result<Pack> openPack(const QString& nameOrPath, const engine::Game& game, const Imported& imported)
{
    return openPack(nameOrPath, Games{&game}, imported);
}

Result<Packs> Packs::open(const QStringList& names, const engine::Game& game, const Imported& imported)
{
    Packs packs;
    const bool hasMyCards = imported.contains({game.id(), QLatin1String(myCards)});
    for (const QString& name : packsPlayed(names, hasMyCards)) {
        auto pack = openPack(name, game, imported);
        if (!pack)
            return pack.faults();
        packs.m_packs += std::move(*pack);
    }
    return packs;
}

std::optional<QJsonObject> Packs::card(const QString& kind, const QString& id) const
{
    std::optional<QJsonObject> whole;
    for (const Pack& pack : m_packs)
        if (const auto found = pack.card(kind, id)) {
            whole = over(whole.value_or(QJsonObject()), *found);
        }
    return whole;
}

QStringList Packs::ids(const QString& kind) const
{
    QStringList all;
    for (const Pack& pack : m_packs)
        all += pack.ids(kind);
    all.removeDuplicates();
    return all;
}

QJsonArray cardsOver(QJsonArray below, const QJsonArray& above)
{
    const auto idOf = [](const QJsonValue& card) { return card.toObject().value(QLatin1String("id")).toString(); };
    QHash<QString, qsizetype> rows;
    for (qsizetype row = 0; row < below.size(); ++row)
        rows.insert(idOf(below.at(row)), row);
    rows.remove({}); // names of a deck are no cards
    for (const QJsonValue& card : above) {
        const auto row = rows.constFind(idOf(card));
        if (row != rows.constEnd())
            below.replace(*row, over(below.at(*row).toObject(), card.toObject()));
        else
            below += card;
    }
    return below;
}

namespace {

// A pack that says no of a place that has to be told says what a card without it looks like: the card keeps that it was said.
QJsonObject withSaid(QJsonObject card, const QJsonObject& schema)
{
    const QLatin1String entered("entered");
    const QJsonObject places = schema.value(QLatin1String("properties")).toObject();
    QJsonArray said = card.value(entered).toArray();
    const qsizetype before = said.size();
    for (const QString& place : card.keys()) {
        const QJsonObject form = places.value(place).toObject();
        if (card.value(place).isObject())
            card.insert(place, withSaid(card.value(place).toObject(), form));
        else if (card.value(place) == QJsonValue(false) && form.contains(QLatin1String("x-brief")) && !said.contains(place))
            said += place;
    }
    if (said.size() > before && places.value(entered).toObject().contains(QLatin1String("items")))
        card.insert(entered, said);
    return card;
}

} // namespace

QJsonObject setupOf(const QList<Pack>& packs, const engine::Game& game)
{
    QJsonObject setup;
    for (const Pack& pack : packs)
        for (auto it = pack.setup.begin(); it != pack.setup.end(); ++it) {
            const QJsonValue below = setup.value(it.key());
            if (it->isArray())
                setup.insert(it.key(), cardsOver(below.toArray(), it->toArray()));
            else
                setup.insert(it.key(), it->isObject() ? QJsonValue(over(below.toObject(), it->toObject())) : QJsonValue(*it));
        }
    const QJsonObject schema = game.setupSchema();
    for (const QString& list : setup.keys()) {
        QJsonArray cards = setup.value(list).toArray();
        const QJsonObject form = engine::schemaAt(schema, {list, QStringLiteral("0")});
        for (QJsonValueRef card : cards)
            if (card.isObject())
                card = withSaid(card.toObject(), form);
        if (!cards.isEmpty())
            setup.insert(list, cards);
    }
    return setup;
}

QString doubledIn(const QList<Pack>& packs)
{
    const auto deckOf = [](const QJsonValue& list) {
        QStringList deck;
        for (const QJsonValue& name : list.toArray())
            if (name.isString())
                deck += name.toString();
        deck.sort();
        return deck;
    };
    for (qsizetype at = 1; at < packs.size(); ++at)
        for (const Pack& before : packs.first(at)) {
            QStringList doubled;
            for (auto list = packs[at].setup.begin(); list != packs[at].setup.end(); ++list)
                if (const QStringList deck = deckOf(*list); !deck.isEmpty() && deck == deckOf(before.setup.value(list.key())))
                    doubled += wordsWithin(list.key());
            const auto called = [](const Pack& pack) { return pack.title.isEmpty() ? pack.id : pack.title; };
            if (!doubled.isEmpty())
                return engine::fill(tr("%1 and %2 list the same cards, so that each of them lies there twice: %3"),
                    {called(before), called(packs[at]), doubled.join(QStringLiteral(", "))});
        }
    return {};
}

} // namespace cards
