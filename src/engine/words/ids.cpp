// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/ids.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

namespace engine {

namespace {

void collect(Ids& ids, const QJsonValue& state)
{
    const QJsonObject object = state.toObject();
    ids += object.value(QLatin1String("id")).toString();
    for (const QJsonValue& part : object)
        collect(ids, part);
    for (const QJsonValue& one : state.toArray())
        collect(ids, one);
}

} // namespace

Ids idsIn(const QJsonValue& state)
{
    Ids ids;
    collect(ids, state);
    return ids;
}

QString withoutIds(const QString& text, const Ids& ids)
{
    static const QRegularExpression brackets(QStringLiteral(" \\(([^()]+)\\)"));
    QString named;
    qsizetype from = 0;
    for (auto it = brackets.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch found = it.next();
        named += text.mid(from, found.capturedStart() - from);
        from = ids.contains(found.captured(1)) ? found.capturedEnd() : found.capturedStart();
    }
    return named + text.mid(from);
}

} // namespace engine
