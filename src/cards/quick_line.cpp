// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/quick_line.h"

#include "cards/line_reading.h"
#include "cards/said.h"
#include "engine/json.h"

#include <QSet>

#include <algorithm>

namespace cards {

using engine::Fault;
using engine::fill;
using engine::Result;

namespace {

constexpr QLatin1String idField("id");
constexpr qsizetype longestLine = 40'000; // a scenario with all its sectors has some thousand letters

QString tr(const char* text) { return QCoreApplication::translate("cards", text); }

// How much a line spells out. The first style that reads as the card again is the one that is printed.
struct Style {
    bool quotesName = false;
    bool marksOpen = false; // ? for places that are left out
    bool names = false;     // no value stands by itself
    bool isKept = false;    // choices and fields as packs keep them, not as their reader says them
};
constexpr Style styles[] = {{}, {false, true, false}, {true, false, false}, {true, true, false}, {true, false, true},
    {false, false, false, true}, {false, true, false, true}, {true, false, false, true}, {true, true, false, true},
    {true, false, true, true}};

QString keyOf(const Style& style, const Place& place, const QList<Place>& places)
{
    return !style.isKept ? keySaid(place, places) : place.letters && !place.isBare() ? *place.letters : place.path;
}

// A choice is written as its reader says it, where that is one word which means no other.
QString spelledIn(const Style& style, const Place& place, const QJsonValue& value)
{
    const QString kept = spelled(place, value), said = place.kind == Place::Choice && !style.isKept ? asSaid(kept) : kept;
    return choicesMeant(place.choices, said) == QStringList{kept} ? said : kept;
}

bool saysNothing(const QJsonValue& value)
{
    return value.isUndefined() || value.isNull() || (value.isObject() && value.toObject().isEmpty());
}

QString printed(const QJsonObject& card, const QList<Place>& places, const Known& known, const Style& style);

// Cards in brackets are lines of their own, each in the shortest style that reads as it.
QString shortest(const QJsonObject& card, const QList<Place>& places, const Known& known);

QString parts(const Place& place, const QJsonValue& value, const Known& known, const QString& key)
{
    const Known inner = within(known);
    if (!place.isList)
        return key + QLatin1Char('(') + shortest(value.toObject(), place.inner, inner) + QLatin1Char(')');
    QStringList all;
    for (const QJsonValue& one : value.toArray())
        all += key + QLatin1Char('(') + shortest(one.toObject(), place.inner, inner) + QLatin1Char(')');
    return all.isEmpty() ? key + QLatin1Char('=') : all.join(QLatin1Char(' '));
}

QString list(const Place& place, const QJsonArray& values, const Style& style, const QString& key)
{
    QStringList words;
    for (const QJsonValue& value : values)
        words += place.kind == Place::Free ? quoted(engine::shownJson(value)) : inWord(spelledIn(style, place, value));
    if (place.isBare() && place.kind == Place::Choice && !style.names && !words.isEmpty())
        return words.join(QLatin1Char(' '));
    return key + QLatin1Char('=') + words.join(QLatin1Char(','));
}

QString written(const Place& place, const QList<Place>& places, const QJsonValue& value, const Known& known, const Style& style)
{
    const QString key = keyOf(style, place, places);
    if (place.kind == Place::Parts)
        return parts(place, value, known, key);
    if (place.isList)
        return list(place, value.toArray(), style, key);
    if (place.kind == Place::Flag && value.toBool() && place.letters && !place.isBare())
        return key;
    const QString text = spelledIn(style, place, value);
    if (place.kind == Place::Free)
        return key + QLatin1Char('=') + quoted(engine::shownJson(value));
    if (place.isBare() && place.kind == Place::Words && !style.names)
        return quoted(text);
    if (place.isBare() && !style.names)
        return place.kind == Place::Form ? text : inWord(text); // 2,3-5,6 is one word where no list stands
    if (!place.letters || place.isBare() || !sticks(place, text))
        return key + QLatin1Char('=') + inWord(text);
    // Letters are short; a word of another language is none.
    const QString letters = style.isKept ? *place.letters : lettersSaid(place, places);
    return letters.size() > 1 && key != letters ? key + QLatin1Char('=') + inWord(text) : letters + text;
}

QString printed(const QJsonObject& card, const QList<Place>& places, const Known& known, const Style& style)
{
    const Place* name = nameOf(places);
    QStringList words;
    if (name && !saysNothing(card.value(name->path))) {
        const QString title = card.value(name->path).toString();
        words += style.quotesName || title.isEmpty() ? quoted(title) : title;
    }
    qsizetype open = 0; // places left out since the last that was written
    QStringList texts;  // behind everything else, which would be far from the name otherwise
    for (const Place& place : places) {
        if (name && place.path == name->path)
            continue;
        const QJsonValue value = valueIn(card, place.path);
        if (place.path == idField && value == QJsonValue(idMeant(card, places, known)))
            continue;
        if (saysNothing(value)) {
            open += place.isBare() && !place.isList && place.kind != Place::Choice;
            continue;
        }
        if (place.kind == Place::Words && !place.isList && place.names.isEmpty() && place.letters && !place.isBare()) {
            texts += written(place, places, value, known, style);
            continue;
        }
        if (place.isBare() && style.marksOpen)
            for (; open > 0; --open)
                words += QStringLiteral("?");
        if (place.letters)
            open = 0;
        words += written(place, places, value, known, style);
    }
    return (words + texts).join(QLatin1Char(' '));
}

// A card as reading its line gives it: every value in the one spelling, nothing of what it does not know.
QJsonObject plain(const QJsonObject& card, const QList<Place>& places)
{
    QJsonObject all;
    const auto one = [](const Place& place, const QJsonValue& value) {
        return place.kind == Place::Parts ? QJsonValue(plain(value.toObject(), place.inner))
            : place.kind == Place::Form   ? QJsonValue(spelled(place, value))
                                          : value;
    };
    for (const Place& place : places) {
        const QJsonValue value = valueIn(card, place.path);
        if (saysNothing(value))
            continue;
        QJsonArray list;
        for (const QJsonValue& item : place.isList ? value.toArray() : QJsonArray())
            list += one(place, item);
        all = withValue(all, place.path, place.isList ? QJsonValue(list) : one(place, value));
    }
    return all;
}

QJsonObject readBack(const QString& line, const QList<Place>& places, const Known& known)
{
    Reading reading = readLine(tokensOf(line), places, known);
    giveId(reading.card, places, known);
    return reading.wrong == 0 ? reading.card : QJsonObject();
}

QString shortest(const QJsonObject& card, const QList<Place>& places, const Known& known)
{
    const QJsonObject wanted = plain(card, places);
    for (const Style& style : styles)
        if (const QString line = printed(card, places, known, style); readBack(line, places, known) == wanted)
            return line;
    return printed(card, places, known, styles[std::size(styles) - 1]);
}

// Places that take one value, which the card before may guess.
bool isOneValue(const Place& place)
{
    return place.letters && !place.isList
        && (place.kind == Place::Number || place.kind == Place::Form || place.kind == Place::Choice);
}

} // namespace

QuickLine::QuickLine(const QJsonObject& schema, Known known)
    : m_places(placesOf(schema))
    , m_known(std::move(known))
{
}

Result<QJsonObject> QuickLine::read(const QString& line, int number) const
{
    if (line.size() > longestLine)
        return Fault{number > 0 ? fill(cards::tr("line %1"), {QString::number(number)}) : QString(), {},
            fill(cards::tr("This line has more than %1 letters."), {QString::number(longestLine)}),
            cards::tr("Look for a line break that is missing.")};
    Reading reading = readLine(tokensOf(line), m_places, m_known);
    const auto at = [number](qsizetype from, const QString& field) {
        const QString column = QString::number(from + 1);
        const QString place = number > 0 ? fill(cards::tr("line %1, column %2"), {QString::number(number), column})
                                         : fill(cards::tr("column %1"), {column});
        return field.isEmpty() ? place : place + QStringLiteral(": ") + field;
    };
    QList<Fault> faults;
    for (const Word& word : reading.words)
        if (word.state == Word::Wrong)
            faults += Fault{at(word.from, word.field), word.text.left(60), word.problem, word.remedy};
    giveId(reading.card, m_places, m_known);
    if (reading.card.value(idField).toString().isEmpty() && faults.isEmpty()
        && std::ranges::any_of(m_places, [](const Place& place) { return place.path == idField && !place.letters; }))
        faults += Fault{at(0, {}), {}, cards::tr("The line names no card."), cards::tr("Begin it with the name of the card.")};
    if (!faults.isEmpty())
        return faults;
    return reading.card;
}

QString QuickLine::nameBefore(const QString& typed) const
{
    const Place* name = nameOf(m_places);
    if (!name || name->path == idField || typed.size() > longestLine)
        return {};
    static const QRegularExpression sign(QStringLiteral("[\\d=(\"?]"));
    const Reading reading = readLine(tokensOf(typed), m_places, m_known);
    int values = 0; // one alone may belong to a name: "Toll Road 2"
    bool isMarked = false;
    for (const Word& word : reading.words)
        if (!word.field.isEmpty() && word.field != name->path) {
            values += 1 + int(typed.mid(word.from, word.length).count(QLatin1Char(' '))); // of a row each number
            isMarked = isMarked || word.text.contains(sign);
        }
    return values > 1 && isMarked ? reading.card.value(name->path).toString() : QString();
}

const Place* QuickLine::name() const { return nameOf(m_places); }

QString QuickLine::print(const QJsonObject& card) const { return shortest(card, m_places, m_known); }

QList<Word> QuickLine::words(const QString& line, const QJsonObject& before) const
{
    const bool isTyping = !line.isEmpty() && !line.back().isSpace();
    const Reading reading = readLine(tokensOf(line.left(longestLine)), m_places, m_known, isTyping);
    QList<Word> words = reading.words;
    const QJsonObject guessed = withGuesses(reading.card, before);
    for (const Place& place : m_places) {
        const QJsonValue value = valueIn(guessed, place.path);
        const QString guess = value.isUndefined() ? QString() : written(place, m_places, value, m_known, {});
        const auto typed = std::find_if(words.begin(), words.end(), [&](const Word& word) { return word.field == place.path; });
        if (typed != words.end()) {
            if (typed->state != Word::Open || guess.isEmpty() || typed->text == QLatin1String("?"))
                continue;
            typed->state = Word::Guessed; // its letters stand there, the value is still to come
            typed->text = guess;
        } else if (isOneValue(place) && mayStandOn(place, guessed, m_places)) {
            words += Word{line.size(), 0, guess, place.path, guess.isEmpty() ? Word::Open : Word::Guessed, {}, {}};
        }
    }
    return words;
}

QJsonObject QuickLine::withGuesses(QJsonObject card, const QJsonObject& before) const
{
    QSet<QString> deciding; // what others depend on is never guessed
    for (const Place& place : m_places)
        deciding += decidedBy(place);
    for (const Place& place : m_places) {
        const QJsonValue value = valueIn(before, place.path);
        if (isOneValue(place) && !deciding.contains(place.path) && !saysNothing(value) && valueIn(card, place.path).isUndefined()
            && mayStandOn(place, card, m_places))
            card = withValue(card, place.path, value);
    }
    return card;
}

} // namespace cards
