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
