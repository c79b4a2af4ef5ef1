// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/waiting.h"

#include <QJsonArray>

namespace engine {

namespace {

constexpr QLatin1String place("place"), deck("deck"), unnamed("?");

} // namespace

bool isWaiting(const QJsonObject& card) { return card.contains(QLatin1String("id")) && card.value(place) == deck; }

bool mayWait(const QJsonObject& schema)
{
    return schema.value(QLatin1String("properties"))[place][QLatin1String("enum")].toArray().contains(deck);
}

bool isPile(const QString& path)
{
    const QString field = path.section(QLatin1Char('.'), -1);
    return field == deck || field == QLatin1String("unseen");
}

std::optional<QJsonValue> counted(QJsonArray cards, qint64 wanted, bool isThing, bool isFaceDown)
{
    constexpr qint64 most = 999; // more than any box holds
    const QLatin1String id("id");
    if (wanted < 0 || wanted > most)
        return std::nullopt;
    for (qsizetype at = cards.size() - 1; at >= 0 && cards.size() > wanted; --at)
        if ((cards[at].isObject() ? cards[at][id] : QJsonValue(cards[at])) == unnamed)
            cards.removeAt(at);
    if (cards.size() > wanted && !isFaceDown)
        return std::nullopt;
    if (cards.size() > wanted)
        cards = {};
    while (cards.size() < wanted)
        cards += isThing ? QJsonValue(QJsonObject{{id, unnamed}}) : QJsonValue(unnamed);
    return cards;
}

QJsonValue withoutPiles(const QJsonValue& value)
{
    if (!value.isObject())
        return value;
    QJsonObject beside;
    for (const QJsonObject whole = value.toObject(); const QString& key : whole.keys())
        if (!isPile(key))
            beside.insert(key, withoutPiles(whole.value(key)));
    return beside;
}

QSet<QString> waitingIn(const QJsonObject& state)
{
    QSet<QString> ids;
    for (const QJsonValue& list : state)
        for (const QJsonValue& card : list.toArray())
            if (isWaiting(card.toObject()))
                ids += card[QLatin1String("id")].toString();
    return ids;
}

QJsonValue withoutWaiting(const QJsonValue& value)
{
    if (value.isArray()) {
        QJsonArray told;
        for (const QJsonValue& item : value.toArray()) {
            const QJsonObject card = item.toObject();
            told += isWaiting(card) ? QJsonObject{{QStringLiteral("id"), unnamed}, {place, deck}} : withoutWaiting(item);
        }
        return told;
    }
    if (!value.isObject())
        return value;
    QJsonObject told = value.toObject();
    for (auto field = told.begin(); field != told.end(); ++field)
        if (field->isObject() || field->isArray())
            *field = withoutWaiting(*field);
    return told;
}

QJsonValue coveredPiles(const QJsonValue& value, const QString& field)
{
    if (value.isArray()) {
        const bool isCovered = isPile(field) || field == QLatin1String("earlier");
        QJsonArray told;
        for (const QJsonValue& item : value.toArray())
            told += isCovered && item.isString() ? QJsonValue(unnamed) : coveredPiles(item, {});
        return told;
    }
    QJsonObject told = value.toObject();
    for (auto part = told.begin(); part != told.end(); ++part)
        *part = coveredPiles(*part, part.key());
    return value.isObject() ? QJsonValue(told) : value;
}

} // namespace engine
