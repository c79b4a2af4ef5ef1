// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/as_entered.h"

#include "engine/past/not_entered.h"
#include "engine/path.h"
#include "engine/words/typed.h"
#include "kit/texts.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace kit {

QList<Difference> asEntered(
    QList<Difference> all, const engine::Game& game, const engine::AnyState& before, const engine::AnyState& after)
{
    const QJsonObject schema = game.stateSchema(), was = game.stateToJson(before), is = game.stateToJson(after);
    const QByteArray context = game.id().remove(QLatin1Char('-')).toUtf8();
    QHash<QString, bool> keeping; // parts of the state whose cards say what of them was entered
    const auto isKept = [&](const QString& part) {
        if (!keeping.contains(part))
            keeping.insert(
                part, QJsonDocument(engine::schemaAt(schema, {part})).toJson(QJsonDocument::Compact).contains("\"entered\""));
        return keeping.value(part);
    };
    const auto say = [&](QJsonValue& value, const QString& path, const engine::AnyState& state, const QJsonObject& whole) {
        const auto stands = value.isUndefined() ? engine::Result<QJsonValue>(QJsonValue()) : engine::valueAt(whole, path);
        if (stands && !stands->isNull() && !stands->isObject() && engine::isNotEntered(game, state, path, *stands))
            value = tr("not entered");
    };
    QList<Difference> told;
    for (Difference& one : all) {
        if (isKept(one.path.section(QLatin1Char('.'), 0, 0))) {
            say(one.before, one.path, before, was);
            say(one.after, one.path, after, is);
            // What a card keeps of what was entered are no words for people: its values say it.
            if (one.before == one.after || one.path.endsWith(QLatin1String(".entered")))
                continue;
        }
        for (QJsonValue* value : {&one.before, &one.after}) // what the game itself wrote there is kept in no language
            if (value->isString() && engine::isTyped(one.path))
                *value = QCoreApplication::translate(context.constData(), value->toString().toUtf8().constData());
        told += one;
    }
    return told;
}

} // namespace kit
