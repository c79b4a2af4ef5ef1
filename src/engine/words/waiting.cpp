// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/waiting.h"

#include <QJsonArray>

namespace engine {

namespace {

QString whereaboutsOf(const QJsonObject& card)
{
    for (const char* field : {"place", "where"})
        if (card.value(QLatin1String(field)) == QLatin1String("deck"))
            return QLatin1String(field);
    return {};
}

} // namespace

bool isWaiting(const QJsonObject& card) { return card.contains(QLatin1String("id")) && !whereaboutsOf(card).isEmpty(); }

bool isPile(const QString& path)
{
    const QString field = path.section(QLatin1Char('.'), -1);
    return field == QLatin1String("deck") || field == QLatin1String("unseen");
}

std::optional<QJsonValue> counted(QJsonArray cards, qint64 wanted, bool isThing, bool isFaceDown)
{
    constexpr qint64 most = 999; // more than any box holds
    const QLatin1String id("id"), unnamed("?");
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
            told += isWaiting(card)
                ? QJsonObject{{QStringLiteral("id"), QStringLiteral("?")}, {whereaboutsOf(card), QStringLiteral("deck")}}
                : withoutWaiting(item);
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

} // namespace engine
