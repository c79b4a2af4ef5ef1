// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/throws.h"

#include "dice/term.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace window {

using engine::Fault;
using engine::Result;

QByteArray written(const QList<kit::Roll>& rolls)
{
    QJsonArray all;
    for (const kit::Roll& roll : rolls)
        if (roll.why.isEmpty())
            all += QJsonObject{{QStringLiteral("term"), roll.term}, {QStringLiteral("making"), roll.making}, {QStringLiteral("value"), roll.value}, {QStringLiteral("typed"), roll.typed},
                               {QStringLiteral("who"), roll.who}, {QStringLiteral("when"), roll.when.toUTC().toString(Qt::ISODateWithMs)}};
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

QList<kit::Roll> rollsFrom(const QByteArray& text)
{
    QList<kit::Roll> rolls;
    for (const QJsonValue& one : QJsonDocument::fromJson(text).array())
        rolls += kit::Roll{one[QLatin1String("term")].toString(), one[QLatin1String("making")].toString(), one[QLatin1String("value")].toInt(), one[QLatin1String("typed")].toBool(),
                           one[QLatin1String("who")].toString(), {}, QDateTime::fromString(one[QLatin1String("when")].toString(), Qt::ISODateWithMs)};
    return rolls;
}

Result<kit::Roll> thrown(const kit::Sitting* sitting, const QString& text, const QList<int>& faces, engine::Chance& chance)
{
    kit::Roll roll;
    roll.term = text;
    roll.typed = !faces.isEmpty();
    if (sitting) {
        QJsonObject fields{{QStringLiteral("listing"), text}};
        QJsonArray rolled;
        for (const int face : faces)
            rolled += face;
        if (faces.isEmpty()) {
            const auto dice = sitting->game().ask(sitting->state(), QStringLiteral("dice"), fields);
            if (!dice)
                return dice.faults();
            for (const QJsonValue& sides : dice->value.toArray())
                rolled += chance.face(sides.toInt());
        }
        fields.insert(QStringLiteral("rolled"), rolled);
        const auto answer = sitting->game().ask(sitting->state(), QStringLiteral("value"), fields);
        if (!answer)
            return answer.faults();
        if (!answer->verdict.isAllowed())
            return Fault{text, {}, answer->verdict.decisive()->text(), answer->verdict.decisive()->remedy()};
        roll.value = answer->value.toInt();
        if (!answer->told.isEmpty())
            roll.making = answer->told.first().text();
        return roll;
    }
    const auto term = dice::Term::parse(text);
    if (!term)
        return term.faults();
    const auto result = faces.isEmpty() ? Result<dice::Rolled>(term->roll(chance)) : term->rolled(faces);
    if (!result)
        return result.faults();
    roll.value = int(result->total);
    roll.making = result->making();
    return roll;
}

} // namespace window
