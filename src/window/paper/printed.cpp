// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/paper/printed.h"

#include "cards/entered.h"
#include "cards/my_cards.h"
#include "cards/packing.h"

#include <QSet>

namespace window {

QStringList orderOf(const QJsonObject& schema)
{
    QStringList order;
    for (const QJsonValue& field : schema.value(QLatin1String("x-order")).toArray())
        order += field.toString();
    return order;
}

namespace {

// Of the cards in a list, or of the card itself.
QJsonObject cardSchemaOf(const QJsonObject& schema)
{
    return schema.contains(QLatin1String("items")) ? schema.value(QLatin1String("items")).toObject() : schema;
}

QJsonObject propertiesOf(const QJsonObject& schema) { return schema.value(QLatin1String("properties")).toObject(); }

QSet<QString> writtenIn(const QJsonValue& cards)
{
    const QStringList own = cards.toObject().keys();
    QSet<QString> fields(own.begin(), own.end());
    for (const QJsonValue& card : cards.toArray())
        for (const QString& field : card.toObject().keys())
            fields += field;
    return fields;
}

bool isKind(const QStringList& order, const engine::Game& game)
{
    for (const QString& kind : game.cardKinds())
        if (!order.isEmpty() && orderOf(game.cardSchema(kind)) == order)
            return true;
    return false;
}

} // namespace

Printed printedIn(const engine::Game& game, const QList<cards::Pack>& packs)
{
    Printed printed;
    for (const cards::Section& section : cards::sections(cards::emptyMyCards(game), game))
        if (!cards::keyOf(section).isEmpty()) // a line is a card, and one of its fields the name of it
            printed.insert(cards::stateListOf(section, game), orderOf(section.schema));
    const QJsonObject lists = propertiesOf(game.stateSchema());
    for (auto list = lists.begin(); list != lists.end(); ++list) {
        const QStringList order = orderOf(cardSchemaOf(list->toObject()));
        if (!order.contains(QLatin1String("id")))
            continue;
        if (isKind(order, game)) {
            printed.insert(list.key(), order);
            continue;
        }
        QSet<QString> written;
        for (const cards::Pack& pack : packs)
            written += writtenIn(pack.setup.value(list.key()));
        qsizetype end = order.size();
        while (end > 0 && !written.contains(order[end - 1]))
            --end;
        // What a later version says of its cards stands behind what the table tracks, and says itself that it is typed from a
        // card.
        QStringList fields = order.mid(0, end);
        const QJsonObject properties = propertiesOf(cardSchemaOf(list->toObject()));
        for (const QString& field : order.mid(end))
            if (const QJsonObject one = properties.value(field).toObject();
                one.contains(QLatin1String("x-brief")) || one.contains(QLatin1String("x-printed")))
                fields += field;
        if (!fields.isEmpty())
            printed.insert(list.key(), fields);
    }
    return printed;
}

} // namespace window
