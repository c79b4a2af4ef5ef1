// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/sections.h"

#include "cards/head.h"
#include "cards/places.h"

#include <QJsonDocument>

#include <algorithm>

namespace cards {

namespace {

constexpr QLatin1String idField("id");

QJsonObject propertiesOf(const QJsonObject& schema) { return schema.value(QLatin1String("properties")).toObject(); }

QJsonObject itemsOf(const QJsonObject& schema) { return schema.value(QLatin1String("items")).toObject(); }

// What these say is all that such a card tells.
template <class Tells> QJsonObject withPrinted(QJsonObject schema, Tells tells)
{
    QJsonObject fields = propertiesOf(schema);
    for (auto field = fields.begin(); field != fields.end(); ++field)
        if (QJsonObject one = field->toObject(); tells(one)) {
            one.insert(QStringLiteral("x-printed"), QString());
            *field = one;
        }
    schema.insert(QStringLiteral("properties"), fields);
    return schema;
}

bool isOfNames(const QJsonObject& field) { return field.contains(QLatin1String("x-names")); }

bool isList(const QJsonObject& field) { return field.value(QLatin1String("type")) == QLatin1String("array"); }

// The choice that a line of it begins with.
QString keyOf(const QJsonObject& schema)
{
    const QJsonObject fields = propertiesOf(schema);
    const QString first = schema.value(QLatin1String("x-order")).toArray().first().toString();
    const QJsonObject field = fields.value(first).toObject();
    return field.contains(QLatin1String("enum")) && field.value(QLatin1String("x-brief")) == QString() ? first : QString();
}

QJsonObject withKey(QJsonObject schema, const QString& key)
{
    QJsonObject fields = propertiesOf(schema);
    fields.insert(idField, QJsonObject{{QStringLiteral("type"), QStringLiteral("string")}, {QStringLiteral("x-same"), key}});
    schema.insert(QStringLiteral("properties"), fields);
    QJsonArray order = schema.value(QLatin1String("x-order")).toArray();
    order += QJsonValue(idField);
    schema.insert(QStringLiteral("x-order"), order);
    return schema;
}

QJsonObject single(QJsonObject schema)
{
    schema.insert(QStringLiteral("x-single"), true);
    return schema;
}

// Names in a list of the setup, equal ones repeated, are the one field of a card.
QJsonObject deckOf(const QString& name, const QJsonObject& schema)
{
    return single(
        withPrinted(QJsonObject{{QStringLiteral("type"), QStringLiteral("object")}, {QStringLiteral("x-order"), QJsonArray{name}},
                        {QStringLiteral("properties"), QJsonObject{{name, schema}}}},
            isOfNames));
}

// The cards of one field of the setup; nothing: it holds none.
std::optional<Section> listIn(const QString& name, const QJsonObject& schema)
{
    const QString place = QStringLiteral("setup.") + name;
    const QJsonObject items = itemsOf(schema);
    if (isList(schema) && propertiesOf(items).contains(idField))
        return Section{place, name, {}, items, {}};
    if (const QString key = isList(schema) ? keyOf(items) : QString(); !key.isEmpty())
        return Section{place, name, {}, withPrinted(withKey(items, key), isList), {}, false, false, key};
    if (isList(schema) && isOfNames(schema))
        return Section{place, name, {}, deckOf(name, schema), {}, true, true, {}};
    if (propertiesOf(schema).contains(idField))
        return Section{place, name, {}, single(withPrinted(schema, isOfNames)), {}, true};
    return std::nullopt;
}

// Every list that the game knows, without cards.
QList<Section> listsOf(const engine::Game& game)
{
    QList<Section> all;
    const QJsonObject setup = game.setupSchema();
    for (const QJsonValue& field : setup.value(QLatin1String("x-order")).toArray())
        if (const auto list = listIn(field.toString(), propertiesOf(setup).value(field.toString()).toObject()))
            all += *list;
    for (const QString& kind : game.cardKinds())
        all += Section{QStringLiteral("cards.") + kind, kind, kind, game.cardSchema(kind), {}};
    return all;
}

QJsonArray cardsIn(const Pack& pack, const Section& section)
{
    return unpacked(section, (section.kind.isEmpty() ? pack.setup : pack.cards).value(section.name));
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
        for (const Pack& pack : packs) {
            const QJsonArray above = cardsIn(pack, section);
            section.cards = section.cards.isEmpty() ? above
                : section.isDeck
                ? unpacked(section, cardsOver(packed(section, section.cards).toArray(), packed(section, above).toArray()))
                : section.isSingle ? QJsonArray{over(section.cards.last().toObject(), above.last().toObject())}
                                   : cardsOver(section.cards, above);
        }
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

QJsonArray unpacked(const Section& section, const QJsonValue& value)
{
    if (section.isDeck)
        return value.toArray().isEmpty() ? QJsonArray() : QJsonArray{QJsonObject{{section.name, value}}};
    if (section.isSingle)
        return value.isObject() ? QJsonArray{value} : QJsonArray();
    if (section.key.isEmpty())
        return value.toArray();
    QJsonArray cards;
    for (const QJsonValue& one : value.toArray()) {
        QJsonObject card = one.toObject();
        card.insert(idField, card.value(section.key));
        cards += card;
    }
    return cards;
}

QJsonValue packed(const Section& section, const QJsonArray& cards)
{
    if (section.isSingle && cards.isEmpty())
        return QJsonValue::Undefined;
    if (section.isDeck)
        return cards.last().toObject().value(section.name);
    if (section.isSingle)
        return cards.last();
    if (section.key.isEmpty())
        return cards;
    QJsonArray values;
    for (const QJsonValue& one : cards) {
        QJsonObject card = one.toObject();
        card.remove(idField);
        values += card;
    }
    return values;
}

Pack withCards(Pack pack, const Section& section, const QJsonArray& cards)
{
    (section.kind.isEmpty() ? pack.setup : pack.cards).insert(section.name, packed(section, cards)); // undefined takes it out
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
