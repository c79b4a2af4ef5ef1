// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of the places that a question asks for: the names that may stand there, and what was told of them before.
#pragma once

#include "cards/entered.h"
#include "engine/path.h"
#include "engine/table_actions.h"
#include "kit/forms/names_at.h"
#include "kit/unseen.h"

#include <QVariant>

namespace kit {

// Names that may stand in a field: those that the table knows, and those of its owner's cards.
inline Names namesAmongCards(const Sitting& sitting)
{
    Names names = namesAt(sitting);
    const auto source = sitting.cards();
    if (!source || !*source)
        return names;
    QMap<QString, QStringList> owned; // by the list in which they come to lie
    Titles titles = names.titles;
    const QJsonObject schema = sitting.game().stateSchema();
    for (const cards::Section& one : cards::sections({}, sitting.game()))
        if (const QString list = one.kind.isEmpty() ? QString() : cards::stateListOf(one, schema); !list.isEmpty())
            for (const QString& id : (*source)->ids(one.kind)) {
                owned[list] += id;
                if (const auto card = (*source)->card(one.kind, id); card && !titles.contains(id))
                    titles.insert(id, card->value(QLatin1String("title")).toString(id));
            }
    const auto met = [names, owned, unseen = unseenAt(sitting)](const QString& kind) {
        QStringList all = names(kind) + owned.value(kind);
        if (!kind.contains(QLatin1Char('_'))) // of a list of the state the card that is asked for lies open at hand
            all.removeIf([&](const QString& id) { return unseen.contains(id); });
        return all;
    };
    return {met, titles};
}

// Whom no list names yet, by what somebody types who reads it in the book: their titles.
inline QVariantMap unlistedFor(const Sitting& sitting, const QJsonObject& schema, const Titles& titles)
{
    const QStringList there = sitting.game().names(sitting.state(), schema.value(QLatin1String("x-names")).toString());
    QVariantMap ids;
    for (const QString& id : unseenAt(sitting))
        if (there.contains(id))
            ids.insert(titles.value(id, id).toCaseFolded(), id);
    return ids;
}

// What an editor says, where it may be a title that no list names.
inline QJsonValue meantBy(const Editor& editor)
{
    const QJsonValue value = editor.value();
    const QVariant unlisted = editor.property("unlisted").toMap().value(value.toString().trimmed().toCaseFolded());
    return unlisted.isValid() ? QJsonValue(unlisted.toString()) : value;
}

inline QJsonValue knownAt(const Sitting& sitting, const engine::Correct& correction)
{
    const auto known = engine::valueAt(sitting.game().stateToJson(sitting.state()), correction.path);
    return known ? *known : QJsonValue(QJsonValue::Undefined);
}

// Of a thing entered in part what was told, so that nobody overwrites it: whatever differs from one of which nothing is told.
inline QJsonValue toldOf(const Sitting& sitting, const engine::Correct& correction, const QJsonValue& known)
{
    if (known.isArray())
        return known;
    QJsonObject told = known.toObject(), bare;
    if (told.isEmpty())
        return QJsonValue(QJsonValue::Undefined);
    for (const char* naming : {"id", "title"})
        if (told.contains(QLatin1String(naming)))
            bare.insert(QLatin1String(naming), told.value(QLatin1String(naming)));
    const engine::AnyAction emptied = engine::Correct{correction.path, bare, {}};
    if (!sitting.game().faults(sitting.state(), emptied).isEmpty())
        return QJsonValue(QJsonValue::Undefined);
    const auto nothing =
        engine::valueAt(sitting.game().stateToJson(sitting.game().apply(sitting.state(), emptied).state), correction.path);
    const QJsonArray said = told.value(QLatin1String("entered")).toArray(); // though it looks like nothing
    for (const QString& field : told.keys())
        if (nothing && (*nothing)[field] == told.value(field) && !said.contains(field))
            told.remove(field);
    return told.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(told);
}

} // namespace kit
