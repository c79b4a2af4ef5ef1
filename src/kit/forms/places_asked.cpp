// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/forms/places_asked.h"

#include "cards/entered.h"
#include "engine/path.h"
#include "kit/forms/names_at.h"

namespace kit {

Names namesAmongCards(const Sitting& sitting)
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
    return {[names, owned](const QString& kind) { return names(kind) + owned.value(kind); }, titles};
}

QJsonValue knownAt(const Sitting& sitting, const engine::Correct& correction)
{
    const auto known = engine::valueAt(sitting.game().stateToJson(sitting.state()), correction.path);
    return known ? *known : QJsonValue(QJsonValue::Undefined);
}

QJsonValue toldOf(const Sitting& sitting, const engine::Correct& correction, const QJsonValue& known)
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
