// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/sections.h"

#include "cards/head.h"
#include "cards/packing.h"
#include "cards/places.h"
#include "cards/said.h"

#include <QJsonDocument>

#include <algorithm>

namespace cards {

namespace {

constexpr QLatin1String idField("id");
constexpr char brief[] = "x-brief", keyName[] = "x-key", deckName[] = "x-deck";

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
QString firstChoice(const QJsonObject& schema)
{
    const QString first = schema.value(QLatin1String("x-order")).toArray().first().toString();
    const QJsonObject field = propertiesOf(schema).value(first).toObject();
    return field.contains(QLatin1String("enum")) && field.value(QLatin1String("x-brief")) == QString() ? first : QString();
}

// It is the id of its card, too: of the same choices, so that whoever reads a card sees which of its fields it is.
QJsonObject withKey(QJsonObject schema, const QString& key)
{
    QJsonObject fields = propertiesOf(schema);
    QJsonObject id = fields.value(key).toObject();
    id.remove(QLatin1String(brief));
    fields.insert(idField, id);
    schema.insert(QStringLiteral("properties"), fields);
    QJsonArray order = schema.value(QLatin1String("x-order")).toArray();
    order += QJsonValue(idField);
    schema.insert(QStringLiteral("x-order"), order);
    schema.insert(QLatin1String(keyName), key);
    return schema;
}

// One card needs no name: its id is a field like others.
QJsonObject single(QJsonObject schema)
{
    QJsonObject fields = propertiesOf(schema);
    QJsonObject id = fields.value(idField).toObject();
    id.insert(QLatin1String(brief), QString(idField));
    fields.insert(idField, id);
    schema.insert(QStringLiteral("properties"), fields);
    return withPrinted(schema, isOfNames);
}

// Names in a list of the setup, equal ones repeated, are the one field of a card.
QJsonObject deckOf(const QString& name, const QJsonObject& schema)
{
    return withPrinted(
        QJsonObject{{QStringLiteral("type"), QStringLiteral("object")}, {QStringLiteral("x-order"), QJsonArray{name}},
            {QLatin1String(deckName), true}, {QStringLiteral("properties"), QJsonObject{{name, schema}}}},
        isOfNames);
}

// The cards of one field of the setup; nothing: it holds none.
std::optional<Section> listIn(const QString& name, const QJsonObject& schema)
{
    if (name == QLatin1String("players")) // who sits there is no card
        return std::nullopt;
    const QString place = QStringLiteral("setup.") + name;
    const QJsonObject items = itemsOf(schema);
    if (isList(schema) && propertiesOf(items).contains(idField))
        return Section{place, name, {}, items, {}};
    if (const QString key = isList(schema) ? firstChoice(items) : QString(); !key.isEmpty())
        return Section{place, name, {}, withPrinted(withKey(items, key), isList), {}};
    if (isList(schema) && isOfNames(schema))
        return Section{place, name, {}, deckOf(name, schema), {}, true};
    if (propertiesOf(schema).contains(idField))
        return Section{place, name, {}, single(schema), {}, true};
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
                : isDeck(section)
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

QString keyOf(const Section& section) { return section.schema.value(QLatin1String(keyName)).toString(); }

QString calledOf(const QJsonObject& card, const Section& section)
{
    const QString id = card.value(QLatin1String("id")).toString(), title = card.value(QLatin1String("title")).toString();
    return !title.isEmpty() ? title : keyOf(section).isEmpty() ? id : wordsOf(id);
}

bool isDeck(const Section& section) { return section.schema.contains(QLatin1String(deckName)); }

QJsonArray unpacked(const Section& section, const QJsonValue& value)
{
    if (isDeck(section))
        return value.toArray().isEmpty() ? QJsonArray() : QJsonArray{QJsonObject{{section.name, value}}};
    if (section.isSingle)
        return value.isObject() ? QJsonArray{value} : QJsonArray();
    const QString key = keyOf(section);
    if (key.isEmpty())
        return value.toArray();
    QJsonArray cards;
    for (const QJsonValue& one : value.toArray()) {
        QJsonObject card = one.toObject();
        card.insert(idField, card.value(key));
        cards += card;
    }
    return cards;
}

QJsonValue packed(const Section& section, const QJsonArray& cards)
{
    if (section.isSingle && cards.isEmpty())
        return QJsonValue::Undefined;
    if (isDeck(section))
        return cards.last().toObject().value(section.name);
    if (section.isSingle)
        return cards.last();
    if (keyOf(section).isEmpty())
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
