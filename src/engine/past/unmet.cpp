// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/past/unmet.h"

#include "engine/past/understood.h"
#include "engine/table_actions.h"
#include "engine/words/titles.h"
#include "engine/words/waiting.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace engine {

namespace {

QJsonValue without(const QSet<QString>& unmet, const QJsonValue& value)
{
    if (value.isArray()) {
        QJsonArray all;
        for (const QJsonValue& item : value.toArray())
            all += without(unmet, item);
        return all;
    }
    if (value.isString() && unmet.contains(value.toString()))
        return QStringLiteral("?");
    if (!value.isObject())
        return value;
    QJsonObject told = value.toObject();
    if (unmet.contains(told.value(QLatin1String("id")).toString()))
        return QJsonObject{{QStringLiteral("id"), QStringLiteral("?")}};
    for (auto field = told.begin(); field != told.end(); ++field)
        *field = without(unmet, *field);
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
    if (const auto entries = table.entries(1, table.last()))
        for (const Entry& entry : *entries) {
            named += toldThen(entry).join(QLatin1Char('\n')) + QLatin1Char('\n');
            if (entry.verb != QLatin1String(Correct::verb))
                continue;
            named += QString::fromUtf8(QJsonDocument(entry.action).toJson(QJsonDocument::Compact));
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

QJsonValue onlyMet(const Table& table, const QJsonObject& visible, const QJsonValue& value)
{
    const QJsonValue told = withoutWaiting(value);
    const QSet<QString> unmet = unmetAt(table, visible);
    return unmet.isEmpty() ? told : without(unmet, told);
}

} // namespace engine
