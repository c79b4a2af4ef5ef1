// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/past/unmet.h"

#include "engine/past/understood.h"
#include "engine/path.h"
#include "engine/table_actions.h"
#include "engine/words/titles.h"
#include "engine/words/typed.h"
#include "engine/words/waiting.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace engine {

namespace {

// schema: of the value; empty where nothing is known of it. A word of a closed list is no card either.
QJsonValue without(const QSet<QString>& unmet, const QString& field, const QJsonValue& value, const QJsonObject& schema)
{
    if (value.isArray()) {
        QJsonArray all;
        for (const QJsonValue& item : value.toArray())
            all += without(unmet, field, item, schema.value(QLatin1String("items")).toObject());
        return all;
    }
    if (value.isString()) {
        const bool isCard = unmet.contains(value.toString()) && !isTyped(field) && !schema.contains(QLatin1String("enum"));
        return isCard ? QStringLiteral("?") : value;
    }
    if (!value.isObject())
        return value;
    QJsonObject told = value.toObject();
    if (unmet.contains(told.value(QLatin1String("id")).toString()) && !isTyped(field))
        return QJsonObject{{QStringLiteral("id"), QStringLiteral("?")}};
    const QJsonObject parts = schema.value(QLatin1String("properties")).toObject();
    for (auto one = told.begin(); one != told.end(); ++one)
        *one = without(unmet, one.key(), *one, parts.value(one.key()).toObject());
    return told;
}

} // namespace

bool isTraining(const Table& table)
{
    const auto packs = table.packs();
    return packs && packs->contains(QLatin1String(trainingCards));
}

QSet<QString> unmetAt(const Table& table, const QJsonObject& visible)
{
    const QStringList ids = isTraining(table) ? table.game().names(table.state(), QStringLiteral("unseen")) : QStringList();
    if (ids.isEmpty())
        return {};
    QString named; // wherever people read it: what entries told, and what somebody set by hand
    QSet<QString> touched;
    if (const auto entries = table.entries(1, table.node()))
        for (qint64 at = table.node(); at > 0 && at <= entries->size();
             at = entries->at(at - 1).parent) { // of this line: later ones are still to come
            const Entry& entry = entries->at(at - 1);
            const bool isCorrection = entry.verb == QLatin1String(Correct::verb);
            if (isCorrection && isPile(entry.action.value(QLatin1String("path")).toString()))
                continue; // what it holds nobody looked at
            named += toldThen(entry).join(QLatin1Char('\n')) + QLatin1Char('\n');
            if (!isCorrection)
                continue;
            named += QString::fromUtf8(QJsonDocument(withoutPiles(entry.action).toObject()).toJson(QJsonDocument::Compact));
            for (const QString& step : entry.action.value(QLatin1String("path")).toString().split(QLatin1Char('.')))
                touched += step;
        }
    const Titles titles = titlesIn(visible);
    QSet<QString> unmet;
    for (const QString& id : ids)
        if (!touched.contains(id) && !named.contains(titles.value(id, id), Qt::CaseInsensitive))
            unmet += id;
    return unmet;
}

QJsonValue onlyMet(const Table& table, const QJsonObject& visible, const QJsonValue& value, const QString& path)
{
    const QString field = path.section(QLatin1Char('.'), -1);
    const QJsonValue told = isTraining(table) ? coveredPiles(withoutWaiting(value), field) : withoutWaiting(value);
    const QSet<QString> unmet = unmetAt(table, visible);
    const QJsonObject schema = table.game().stateSchema();
    if (unmet.isEmpty())
        return told;
    return path.isEmpty() ? without(unmet, {}, told, schema)
                          : without(unmet, path, told, schemaAt(schema, path.split(QLatin1Char('.'))));
}

} // namespace engine
