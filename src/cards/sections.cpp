// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/sections.h"

#include "cards/head.h"
#include "cards/places.h"

#include <QJsonDocument>

#include <algorithm>

namespace cards {

namespace {

QJsonObject itemsOf(const QJsonObject& schema) { return schema.value(QLatin1String("items")).toObject(); }

bool isListOfCards(const QJsonObject& schema)
{
    return schema.value(QLatin1String("type")) == QLatin1String("array")
        && itemsOf(schema).value(QLatin1String("properties")).toObject().contains(QLatin1String("id"));
}

// A card of the setup that names cards of its lists: who can be had in which settlement.
bool isCardOfOthers(const QJsonObject& schema)
{
    const QJsonObject fields = schema.value(QLatin1String("properties")).toObject();
    return fields.contains(QLatin1String("id")) && std::any_of(fields.begin(), fields.end(), [](const QJsonValue& field) {
        return field.toObject().contains(QLatin1String("x-names"));
    });
}

// Without those names such a card tells nothing.
QJsonObject withNamesPrinted(QJsonObject schema)
{
    QJsonObject fields = schema.value(QLatin1String("properties")).toObject();
    for (auto field = fields.begin(); field != fields.end(); ++field)
        if (QJsonObject one = field->toObject(); one.contains(QLatin1String("x-names"))) {
            one.insert(QStringLiteral("x-printed"), QString());
            *field = one;
        }
    schema.insert(QStringLiteral("properties"), fields);
    return schema;
}

// Every list that the game knows, without cards.
QList<Section> listsOf(const engine::Game& game)
{
    QList<Section> all;
    const QJsonObject setup = game.setupSchema();
    const QJsonObject properties = setup.value(QLatin1String("properties")).toObject();
    for (const QJsonValue& field : setup.value(QLatin1String("x-order")).toArray()) {
        const QString name = field.toString();
        const QJsonObject schema = properties.value(name).toObject();
        if (isListOfCards(schema))
            all += Section{QStringLiteral("setup.") + name, name, {}, itemsOf(schema), {}};
        else if (isCardOfOthers(schema))
            all += Section{QStringLiteral("setup.") + name, name, {}, withNamesPrinted(schema), {}, true};
    }
    for (const QString& kind : game.cardKinds())
        all += Section{QStringLiteral("cards.") + kind, kind, kind, game.cardSchema(kind), {}};
    return all;
}

QJsonArray cardsIn(const Pack& pack, const Section& section)
{
    const QJsonValue cards = (section.kind.isEmpty() ? pack.setup : pack.cards).value(section.name);
    return !section.isSingle ? cards.toArray() : cards.isObject() ? QJsonArray{cards} : QJsonArray();
}

} // namespace

QList<Section> sections(const Pack& pack, const engine::Game& game)
{
    QList<Section> all = listsOf(game);
    for (Section& section : all)
        section.cards = cardsIn(pack, section);
    return all;
}

std::optional<Section> sectionAt(const Pack& pack, const engine::Game& game, const QString& place)
{
    return sectionOver({pack}, game, place);
}

std::optional<Section> sectionOver(const QList<Pack>& packs, const engine::Game& game, const QString& place)
{
    for (Section& section : listsOf(game)) {
        if (section.place != place)
            continue;
        for (const Pack& pack : packs)
            section.cards = section.cards.isEmpty() ? cardsIn(pack, section)
                : section.isSingle ? QJsonArray{over(section.cards.last().toObject(), cardsIn(pack, section).last().toObject())}
                                   : cardsOver(section.cards, cardsIn(pack, section));
        return section;
    }
    return std::nullopt;
}

bool isBare(const QJsonObject& card, const QList<Place>& places)
{
    constexpr QLatin1String text("text");
    const bool hasWords = std::any_of(places.begin(), places.end(), [](const Place& place) { return place.path == text; });
    return isOnlyNamed(card) && ((hasWords && !isTold(card.value(text))) || !lacking(card, places).isEmpty());
}

Known knownNames(const QList<Pack>& packs, const engine::Game& game, const QString& place)
{
    Known known;
    for (const Section& section : listsOf(game)) {
        QList<Name> names;
        for (const Pack& pack : packs)
            for (const QJsonValue& card : section.isSingle ? QJsonArray() : cardsIn(pack, section)) {
                const Name name{card.toObject().value(QLatin1String("id")).toString(),
                    card.toObject().value(QLatin1String("title")).toString()};
                if (!name.id.isEmpty())
                    names += name;
            }
        if (section.place == place)
            known.insert({}, names);
        known.insert(section.name, names);
    }
    return known;
}

Pack withCards(Pack pack, const Section& section, const QJsonArray& cards)
{
    QJsonObject& part = section.kind.isEmpty() ? pack.setup : pack.cards;
    if (section.isSingle && cards.isEmpty())
        part.remove(section.name);
    else
        part.insert(section.name, section.isSingle ? cards.last() : QJsonValue(cards));
    return pack;
}

QByteArray packJson(const Pack& pack)
{
    return QJsonDocument(
        QJsonObject{{QStringLiteral("format"), QLatin1String(packFormat)}, {QStringLiteral("version"), packVersion},
            {QStringLiteral("game"), pack.game}, {QStringLiteral("id"), pack.id}, {QStringLiteral("title"), pack.title},
            {QStringLiteral("about"), pack.about}, {QStringLiteral("setup"), pack.setup}, {QStringLiteral("cards"), pack.cards}})
        .toJson();
}

} // namespace cards
