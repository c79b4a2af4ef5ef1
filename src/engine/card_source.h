// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the printed facts of a card come from when it first comes into play: card packs, as the engine sees them.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <optional>

namespace engine {

class CardSource {
public:
    virtual ~CardSource() = default;
    virtual std::optional<QJsonObject> card(const QString& kind, const QString& id) const = 0;
    virtual QStringList ids(const QString& kind) const = 0;
};

// The same card; it names the printed places that it tells, where its game wants to know them: what looks like a default was
// entered all the same. schema: of its cards.
inline QJsonObject withEntered(QJsonObject card, const QJsonObject& schema)
{
    const QLatin1String entered("entered"), properties("properties");
    const QJsonObject fields = schema.value(properties).toObject();
    QStringList told;
    for (auto field = card.begin(); field != card.end(); ++field) {
        if (!fields.value(field.key()).toObject().contains(QLatin1String("x-printed")) || field->isNull())
            continue;
        if (!field->isObject())
            told += field.key();
        for (const QString& part : field->toObject().keys())
            told += field.key() + QLatin1Char('.') + part;
    }
    if (fields.contains(entered) && !card.contains(entered) && !told.isEmpty())
        card.insert(entered, QJsonArray::fromStringList(told));
    return card;
}

} // namespace engine
