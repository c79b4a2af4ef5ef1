// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The schema of a whole pack, put together from what the game says of its setup and its cards.
#include "cards/head.h"
#include "cards/pack.h"
#include "engine/json.h"

namespace cards {

namespace {

const char* const needs = "required";

// What the game's own schema says in its x- words, said in those of JSON Schema: an editor understands only these.
QJsonObject standard(QJsonObject schema)
{
    if (const QJsonValue form = schema.take(QLatin1String("x-form")); !form.isUndefined()) {
        const QString help = schema.value(QLatin1String("description")).toString();
        schema.remove(QLatin1String("type")); // a short text, or the value that it stands for
        schema.insert(
            QStringLiteral("description"), help.isEmpty() ? form.toString() : help + QStringLiteral(": ") + form.toString());
    }
    QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
    for (auto it = properties.begin(); it != properties.end(); ++it)
        *it = standard(it->toObject());
    if (!properties.isEmpty())
        schema.insert(QStringLiteral("properties"), properties);
    if (schema.contains(QLatin1String("items")))
        schema.insert(QStringLiteral("items"), standard(schema.value(QLatin1String("items")).toObject()));
    for (const char* own : {"x-needed", "x-order", "x-names", "x-brief", "x-printed", "x-word", "x-parts", "x-between"})
        schema.remove(QLatin1String(own));
    return schema;
}

// A card needs its id and nothing else: the rest may wait until somebody holds it.
QJsonObject card(const QJsonObject& schema)
{
    QJsonObject one = standard(schema);
    one.insert(QLatin1String(needs), QJsonArray{QStringLiteral("id")});
    return one;
}

QJsonObject setupOf(const engine::Game& game)
{
    QJsonObject schema = standard(game.setupSchema());
    QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
    for (auto it = properties.begin(); it != properties.end(); ++it) {
        QJsonObject list = it->toObject();
        const QJsonObject items = list.value(QLatin1String("items")).toObject();
        if (!items.value(QLatin1String("properties")).toObject().contains(QLatin1String("id")))
            continue;
        list.insert(QStringLiteral("items"), card(items));
        *it = list;
    }
    schema.insert(QStringLiteral("properties"), properties);
    return schema;
}

QJsonObject cardsOf(const engine::Game& game)
{
    QJsonObject kinds;
    for (const QString& kind : game.cardKinds())
        kinds.insert(kind,
            QJsonObject{
                {QStringLiteral("type"), QStringLiteral("array")}, {QStringLiteral("items"), card(game.cardSchema(kind))}});
    return {{QStringLiteral("type"), QStringLiteral("object")}, {QStringLiteral("properties"), kinds},
        {QStringLiteral("additionalProperties"), false}};
}

QJsonObject withHelp(QJsonObject schema, const QJsonObject& head, const char* field)
{
    schema.insert(QStringLiteral("description"), head.value(QLatin1String(field)).toObject().value(QLatin1String("description")));
    return schema;
}

} // namespace

QJsonObject packSchema(const engine::Game& game)
{
    const QJsonObject head = engine::schemaOf<Head>();
    QJsonObject schema = standard(head);
    QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
    const auto only = [&](const char* field, const QString& value) {
        QJsonObject one = properties.value(QLatin1String(field)).toObject();
        one.insert(QStringLiteral("const"), value);
        properties.insert(QLatin1String(field), one);
    };
    only("format", QLatin1String(packFormat));
    only("game", game.id());
    QJsonObject id = properties.value(QLatin1String("id")).toObject();
    id.insert(QStringLiteral("pattern"), QStringLiteral("^[a-z0-9-]{1,64}$"));
    properties.insert(QStringLiteral("id"), id);
    properties.insert(QStringLiteral("setup"), withHelp(setupOf(game), properties, "setup"));
    properties.insert(QStringLiteral("cards"), withHelp(cardsOf(game), properties, "cards"));
    schema.insert(QStringLiteral("properties"), properties);
    schema.insert(QLatin1String(needs), head.value(QLatin1String("x-needed")));
    schema.insert(QStringLiteral("$schema"), QStringLiteral("https://json-schema.org/draft/2020-12/schema"));
    schema.insert(
        QStringLiteral("title"), engine::fill(QCoreApplication::translate("cards", "Card pack for %1"), {game.title()}));
    return schema;
}

} // namespace cards
