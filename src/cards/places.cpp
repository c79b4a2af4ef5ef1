// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/places.h"

#include "cards/said.h"
#include "engine/json.h"
#include "engine/words/nearest.h"

#include <QJsonDocument>

#include <algorithm>

namespace cards {

using engine::Fault;
using engine::fill;
using engine::Result;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cards", text); }

QStringList textsIn(const QJsonValue& list)
{
    QStringList texts;
    for (const QJsonValue& text : list.toArray())
        texts += text.toString();
    return texts;
}

std::optional<QString> optionalText(const QJsonObject& schema, const char* key)
{
    const QJsonValue value = schema.value(QLatin1String(key));
    return value.isString() ? std::optional(value.toString()) : std::nullopt;
}

void readText(Place& place, const QJsonObject& schema)
{
    if (schema.contains(QLatin1String("enum"))) {
        place.kind = Place::Choice;
        place.choices = textsIn(schema.value(QLatin1String("enum")));
    } else if (schema.contains(QLatin1String("x-form"))) {
        place.kind = Place::Form;
        place.form = schema.value(QLatin1String("x-form")).toString();
        place.parts = textsIn(schema.value(QLatin1String("x-parts")));
        place.between = schema.value(QLatin1String("x-between")).toString();
        if (const auto word = optionalText(schema, "x-word"))
            place.word.setPattern(QRegularExpression::anchoredPattern(*word));
    }
}

void readType(Place& place, const QJsonObject& schema)
{
    const QString type = schema.value(QLatin1String("type")).toString();
    if (type == QLatin1String("string")) {
        readText(place, schema);
    } else if (type == QLatin1String("integer")) {
        place.kind = Place::Number;
        place.least = schema.value(QLatin1String("minimum")).toInt();
        place.most = schema.value(QLatin1String("maximum")).toInt(INT_MAX);
    } else if (type == QLatin1String("boolean")) {
        place.kind = Place::Flag;
    } else if (type == QLatin1String("array") && !place.isList) {
        place.isList = true;
        readType(place, schema.value(QLatin1String("items")).toObject());
    } else if (type == QLatin1String("object") && schema.contains(QLatin1String("properties"))) {
        place.kind = Place::Parts;
        place.inner = placesOf(schema);
    } else {
        place.kind = Place::Free;
    }
}

Fault wrong(const QString& typed, const QString& problem, const QString& remedy)
{
    return {{}, typed.left(60), fill(problem, {typed.left(60)}), remedy};
}

Fault notAllowed(const QString& typed, const QString& allowed)
{
    return wrong(typed, tr("%1 does not fit here."), fill(tr("Allowed: %1."), {allowed}));
}

QStringList asSaid(QStringList words)
{
    for (QString& word : words)
        word = cards::asSaid(word);
    return words;
}

Result<QJsonValue> choiceAt(const Place& place, const QString& typed)
{
    const QStringList meant = choicesMeant(place.choices, typed);
    if (meant.size() == 1)
        return QJsonValue(meant.first());
    if (meant.isEmpty())
        return wrong(typed, tr("%1 does not fit here."), engine::meant(typed, asSaid(place.choices)));
    return wrong(typed, tr("%1 may be several."), fill(tr("Write more of it: %1."), {asSaid(meant).join(QStringLiteral(", "))}));
}

Result<QJsonValue> numberAt(const Place& place, const QString& typed)
{
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    if (isNumber && number >= place.least && number <= place.most)
        return QJsonValue(number);
    return notAllowed(
        typed, fill(tr("a whole number from %1 to %2"), {QString::number(place.least), QString::number(place.most)}));
}

// One of several numbers alone is beyond what such a place holds: that one, and how far it may go.
Fault notAllowed(const Place& place, const QStringList& numbers, const QString& typed)
{
    constexpr int longest = 4; // digits
    for (qsizetype at = 0; at < numbers.size(); ++at) {
        QStringList other = numbers;
        const auto fits = [&](const QString& number) {
            other[at] = number;
            return place.word.match(other.join(place.between)).hasMatch();
        };
        if (!fits(QStringLiteral("0")))
            continue;
        QString most = QStringLiteral("9");
        while (most.size() < longest && fits(most + QLatin1Char('9')))
            most += QLatin1Char('9');
        return wrong(numbers[at], tr("%1 does not fit here."), fill(tr("Allowed: 0 to %1, each of %2."), {most, place.form}));
    }
    return notAllowed(typed, place.form);
}

Result<QJsonValue> formAt(const Place& place, const QString& typed)
{
    QStringList numbers;
    QString text = typed;
    if (!place.parts.isEmpty()) {
        static const QRegularExpression gaps(QStringLiteral("\\s*[/,;\\s]\\s*"));
        numbers = typed.split(place.between); // between strokes a place may be empty
        if (numbers.size() != place.parts.size() || typed.contains(QLatin1Char(' ')))
            numbers = typed.split(gaps, Qt::SkipEmptyParts);
        if (numbers.size() == 1 && typed.size() == place.parts.size()) // 2132: a digit each
            numbers = typed.split(QString(), Qt::SkipEmptyParts);
        if (numbers.size() != place.parts.size())
            return notAllowed(typed, place.form);
        text = numbers.join(place.between);
    }
    if (place.word.pattern().isEmpty() || place.word.match(text).hasMatch())
        return QJsonValue(text);
    if (isNone(text) && place.word.match(QString()).hasMatch())
        return QJsonValue(QString());
    for (const QString& other : {text.toUpper(), text.toLower()})
        if (place.word.match(other).hasMatch())
            return QJsonValue(other);
    return numbers.isEmpty() ? notAllowed(typed, place.form) : notAllowed(place, numbers, typed);
}

Result<QJsonValue> flagAt(const QString& typed)
{
    for (const char* yes : {"yes", "true", "y", "1", "x"})
        if (typed.compare(QLatin1String(yes), Qt::CaseInsensitive) == 0)
            return QJsonValue(true);
    for (const char* no : {"no", "false", "n", "0"})
        if (typed.compare(QLatin1String(no), Qt::CaseInsensitive) == 0)
            return QJsonValue(false);
    return notAllowed(typed, tr("yes, no"));
}

QJsonValue nameAt(const Place& place, const QString& typed, const Known& known)
{
    const QList<Name> names = place.names.isEmpty() ? QList<Name>() : known.value(place.names);
    const auto is = [&](const QString& name) { return name.compare(typed, Qt::CaseInsensitive) == 0; };
    const auto found = std::find_if(names.begin(), names.end(), [&](const Name& one) { return is(one.id) || is(one.title); });
    return found == names.end() ? typed : found->id;
}

Result<QJsonValue> freeAt(const QString& typed)
{
    QJsonParseError error;
    const QJsonDocument read = QJsonDocument::fromJson('[' + typed.toUtf8() + ']', &error);
    return error.error == QJsonParseError::NoError && read.array().size() == 1
        ? Result<QJsonValue>(read.array().first())
        : Result<QJsonValue>(notAllowed(typed, tr("a JSON value")));
}

QString shown(const QJsonValue& value)
{
    if (value.isBool())
        return value.toBool() ? QStringLiteral("yes") : QStringLiteral("no");
    return value.isString() ? value.toString() : engine::shownJson(value);
}

// The choices in a condition that fit what the card says; nothing: it sets none.
std::optional<QString> saidFor(const Place& place, const QJsonObject& card, const QList<Place>& places)
{
    const QString field = decidedBy(place);
    if (field.isEmpty())
        return std::nullopt;
    const auto decides = std::find_if(places.begin(), places.end(), [&](const Place& one) { return one.path == field; });
    return card.value(field).toString(decides == places.end() ? QString() : decides->choices.value(0));
}

// Of several numbers one is not known.
bool isHalf(const Place& place, const QJsonValue& value)
{
    return place.mayBeHalf() && value.toString().contains(QLatin1Char('?'));
}

bool names(const Place& place, const QString& choice)
{
    return place.printed->section(QLatin1Char('='), 1).split(QLatin1Char('|')).contains(choice);
}

} // namespace

bool Place::mayBeHalf() const
{
    const QStringList unknown(parts.size(), QStringLiteral("?"));
    return !parts.isEmpty() && !word.pattern().isEmpty() && word.match(unknown.join(between)).hasMatch();
}

QList<Place> placesOf(const QJsonObject& schema)
{
    QList<Place> places;
    const QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
    for (const QJsonValue& name : schema.value(QLatin1String("x-order")).toArray()) {
        const QJsonObject field = properties.value(name.toString()).toObject();
        Place place;
        place.path = place.name = name.toString();
        place.letters = optionalText(field, "x-brief");
        place.printed = optionalText(field, "x-printed");
        place.names = field.value(QLatin1String("x-names")).toString();
        place.help = field.value(QLatin1String("description")).toString();
        readType(place, field);
        if (place.kind != Place::Parts || place.isList || !place.isBare()) {
            places += place;
            continue;
        }
        for (Place inner : place.inner) {
            inner.path = place.path + QLatin1Char('.') + inner.path;
            if (!inner.printed)
                inner.printed = place.printed;
            places += inner;
        }
    }
    return places;
}

QString decidedBy(const Place& place) { return place.printed ? place.printed->section(QLatin1Char('='), 0, 0) : QString(); }

bool mustStandOn(const Place& place, const QJsonObject& card, const QList<Place>& places)
{
    const auto said = saidFor(place, card, places);
    return place.printed && (!said || names(place, *said));
}

bool mayStandOn(const Place& place, const QJsonObject& card, const QList<Place>& places)
{
    const auto said = saidFor(place, card, places);
    return !said || names(place, *said) || names(place, QLatin1Char('(') + *said + QLatin1Char(')'));
}

QList<Printed> printedOn(const QJsonObject& card, const QList<Place>& places)
{
    QList<Printed> all;
    for (const Place& place : places) {
        const QString whole = place.path.section(QLatin1Char('.'), 0, 0);
        if (mustStandOn(place, card, places) && (all.isEmpty() || all.last().path != whole))
            all += Printed{whole, isTold(card.value(whole)) && !isHalf(place, card.value(whole))};
    }
    return all;
}

Result<QJsonValue> valueAt(const Place& place, const QString& typed, const Known& known)
{
    const QString text = place.kind == Place::Words ? typed : typed.trimmed();
    switch (place.kind) {
    case Place::Words:
        return nameAt(place, text, known);
    case Place::Number:
        return numberAt(place, text);
    case Place::Flag:
        return flagAt(text);
    case Place::Choice:
        return choiceAt(place, text);
    case Place::Form:
        return formAt(place, text);
    case Place::Parts:
    case Place::Free:
        break;
    }
    return freeAt(text);
}

QString spelled(const Place& place, const QJsonValue& value)
{
    if (place.parts.isEmpty() || !value.isObject())
        return shown(value);
    QStringList numbers; // the same value as an object
    for (const QString& part : place.parts)
        numbers += QString::number(value.toObject().value(part).toInt());
    return numbers.join(place.between);
}

bool isTold(const QJsonValue& value)
{
    return value.isObject() ? !value.toObject().isEmpty()
        : value.isArray()   ? !value.toArray().isEmpty()
                            : !value.isNull() && !value.isUndefined() && value != QJsonValue(QString());
}

QStringList lacking(const QJsonObject& card, const QList<Place>& places)
{
    QStringList fields;
    for (const Printed& place : printedOn(card, places))
        if (!place.isKnown)
            fields += place.path;
    return fields;
}

bool isOnlyNamed(const QJsonObject& card)
{
    static const QStringList names{QStringLiteral("id"), QStringLiteral("title"), QStringLiteral("text")};
    const QStringList fields = card.keys();
    return std::none_of(
        fields.begin(), fields.end(), [&](const QString& field) { return !names.contains(field) && isTold(card.value(field)); });
}

QJsonObject over(QJsonObject below, const QJsonObject& above)
{
    for (auto it = above.begin(); it != above.end(); ++it)
        if (it->isObject() && below.value(it.key()).isObject())
            below.insert(it.key(), over(below.value(it.key()).toObject(), it->toObject()));
        else if (!it->isNull())
            below.insert(it.key(), *it);
    return below;
}

QJsonValue valueIn(const QJsonObject& card, const QString& path)
{
    const qsizetype dot = path.indexOf(QLatin1Char('.'));
    return dot < 0 ? card.value(path) : valueIn(card.value(path.left(dot)).toObject(), path.mid(dot + 1));
}

QJsonObject withValue(QJsonObject card, const QString& path, const QJsonValue& value)
{
    const qsizetype dot = path.indexOf(QLatin1Char('.'));
    if (dot < 0)
        card.insert(path, value);
    else
        card.insert(path.left(dot), withValue(card.value(path.left(dot)).toObject(), path.mid(dot + 1), value));
    return card;
}

QString idFor(const QString& title)
{
    constexpr int longest = 64;
    QString id;
    for (const QChar c : title.normalized(QString::NormalizationForm_KD).toLower())
        if (c.isLetterOrNumber())
            id += c;
        else if (!c.isMark() && c != QLatin1Char('\'') && c != QChar(0x2019) && !id.isEmpty() && !id.endsWith(QLatin1Char('-')))
            id += QLatin1Char('-');
    id = id.left(longest);
    return id.endsWith(QLatin1Char('-')) ? id.chopped(1) : id;
}

} // namespace cards
