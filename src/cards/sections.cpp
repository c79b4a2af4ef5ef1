// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/sections.h"

#include "cards/gaps.h"
#include "cards/head.h"

#include <QJsonDocument>
#include <QSet>

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

void count(Section& section, const QList<Gap>& gaps)
{
    QSet<QString> lacking;
    for (const Gap& gap : gaps)
        if (gap.place == section.place)
            lacking.unite(QSet<QString>(gap.ids.cbegin(), gap.ids.cend()));
    section.entered = int(section.cards.size() - lacking.size());
}

} // namespace

QList<Section> sections(const Pack& pack, const engine::Game& game)
{
    QList<Section> all;
    const QJsonObject setup = game.setupSchema();
    const QJsonObject properties = setup.value(QLatin1String("properties")).toObject();
    for (const QJsonValue& field : setup.value(QLatin1String("x-order")).toArray()) {
        const QString name = field.toString();
        const QJsonObject schema = properties.value(name).toObject();
        if (isListOfCards(schema))
            all += Section{QStringLiteral("setup.") + name, name, {}, itemsOf(schema), pack.setup.value(name).toArray(), 0};
        else if (isCardOfOthers(schema))
            all += Section{QStringLiteral("setup.") + name, name, {}, schema,
                pack.setup.contains(name) ? QJsonArray{pack.setup.value(name)} : QJsonArray(), 0, true};
    }
    for (const QString& kind : game.cardKinds())
        all += Section{QStringLiteral("cards.") + kind, kind, kind, game.cardSchema(kind), pack.cards.value(kind).toArray(), 0};
    const QList<Gap> missing = gaps(pack, game);
    for (Section& section : all)
        count(section, missing);
    return all;
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
