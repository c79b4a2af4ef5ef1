// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The name that a quick line begins with, and the card that it means; what its places are called there.
#include "cards/line_reading.h"

#include "cards/said.h"

#include <algorithm>

namespace cards {

namespace {

constexpr QLatin1String idField("id");

} // namespace

bool isSaidSo(const Place& place, const QString& key, const QList<Place>& places)
{
    const auto is = [&](const Place& one) { return asSaid(one.name).compare(key, Qt::CaseInsensitive) == 0; };
    return is(place) && std::count_if(places.begin(), places.end(), is) == 1;
}

bool isCalled(const Place& place, const QString& key)
{
    return place.path == key || place.name == key || (place.letters && *place.letters == key);
}

QString keySaid(const Place& place, const QList<Place>& places)
{
    const QString said = asSaid(place.name);
    const bool isOther = std::ranges::any_of(places,
        [&](const Place& one) { return one.path != place.path && (isCalled(one, said) || lettersSaid(one, places) == said); });
    return said.compare(place.name, Qt::CaseInsensitive) != 0 && !isOther && isSaidSo(place, said, places) ? said
        : place.letters && !place.isBare()                                                                 ? *place.letters
                                                                                                           : place.path;
}

QString lettersSaid(const Place& place, const QList<Place>& places)
{
    const auto begins = [](const Place& one) {
        return one.letters && one.letters->size() == 1 && one.path.contains(QLatin1Char('.'))
            && one.name.startsWith(*one.letters);
    };
    const auto begun = [](const Place& one) { return asSaid(one.name).left(1).toLower(); };
    if (!place.letters || !begins(place))
        return place.letters.value_or(QString());
    const QString said = begun(place);
    const bool isOther = std::ranges::any_of(places, [&](const Place& one) {
        return one.path != place.path && one.letters && (*one.letters == said || (begins(one) && begun(one) == said));
    });
    return isOther ? *place.letters : said;
}

const Place* nameOf(const QList<Place>& places)
{
    const auto first = std::find_if(places.begin(), places.end(), [](const Place& place) { return place.isBare(); });
    const bool isName = first != places.end() && first->kind == Place::Words && !first->isList && first->names.isEmpty();
    return isName ? &*first : nullptr;
}

bool isLike(const Place& place, const QString& word)
{
    static const QRegularExpression number(QStringLiteral("^[+\\-xX\u00d7]?\\d+$")),
        lettered(QStringLiteral("^([A-Za-z]+)\\d+$"));
    if (!place.isBare() || place.kind != Place::Form || !place.parts.isEmpty())
        return false;
    const QString letters = lettered.match(word).captured(1).toUpper();
    constexpr int most = 20;
    bool isBegun = number.match(word).hasMatch();
    for (int n = 0; n <= most && !letters.isEmpty() && !place.word.pattern().isEmpty(); ++n)
        isBegun = isBegun || place.word.match(letters + QString::number(n)).hasMatch();
    return isBegun;
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
