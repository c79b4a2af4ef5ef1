// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/ids.h"

#include "engine/words/each_object.h"

#include <QRegularExpression>

namespace engine {

Ids idsIn(const QJsonValue& state)
{
    Ids ids;
    eachObjectIn(state, [&](const QJsonObject& one) { ids += one.value(QLatin1String("id")).toString(); });
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
