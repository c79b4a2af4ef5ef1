// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The name that a quick line begins with, and the card that it means.
#include "cards/line_reading.h"

#include <algorithm>

namespace cards {

namespace {

constexpr QLatin1String idField("id");

} // namespace

const Place* nameOf(const QList<Place>& places)
{
    const auto first = std::find_if(places.begin(), places.end(), [](const Place& place) { return place.isBare(); });
    const bool isName = first != places.end() && first->kind == Place::Words && !first->isList && first->names.isEmpty();
    return isName ? &*first : nullptr;
}

Name nameMeant(const QString& title, const Known& known)
{
    const QList<Name> names = known.value({});
    for (const Name& one : names)
        if (one.title.compare(title, Qt::CaseInsensitive) == 0)
            return one;
    for (const Name& one : names) // an id is written as it is: "Arax" is a title
        if (one.id == title)
            return {one.id, one.title.isEmpty() ? title : one.title};
    return {idFor(title), title};
}

bool hasId(const QList<Place>& places)
{
    const Place* name = nameOf(places);
    return name && name->path != idField
        && std::any_of(places.begin(), places.end(), [](const Place& place) { return place.path == idField; });
}

QString idMeant(const QJsonObject& card, const QList<Place>& places, const Known& known)
{
    for (const Place& place : places) // where an id is one of the choices that the card begins with, it is that one
        if (place.path == idField && !place.choices.isEmpty() && place.choices == places.first().choices)
            return card.value(places.first().path).toString();
    const QString title = hasId(places) ? card.value(nameOf(places)->path).toString() : QString();
    return title.isEmpty() ? QString() : nameMeant(title, known).id;
}

void giveId(QJsonObject& card, const QList<Place>& places, const Known& known)
{
    const QString id = idMeant(card, places, known);
    if (id.isEmpty() || card.contains(idField))
        return;
    card.insert(idField, id);
    if (hasId(places))
        card.insert(nameOf(places)->path, nameMeant(card.value(nameOf(places)->path).toString(), known).title);
}

Known within(Known known)
{
    known.remove({});
    return known;
}

} // namespace cards
