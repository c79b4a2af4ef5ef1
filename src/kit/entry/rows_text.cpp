// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/entry/rows_text.h"

#include "kit/entry/place_edit.h"
#include "kit/forms/form.h"

#include <QJsonArray>
#include <QJsonObject>

#include <QRegularExpression>

#include <algorithm>

namespace kit {

namespace {

using cards::Place;
using engine::Result;

bool isNamedBy(const Place& place, const QString& word)
{
    const auto is = [&](const QString& name) { return name.compare(word, Qt::CaseInsensitive) == 0; };
    return is(place.name) || is(wordsOf(place.name)) || (place.letters && !place.isBare() && is(*place.letters));
}

bool isFree(const Place& place) { return place.kind == Place::Words && place.names.isEmpty(); }

bool isCount(const Place& place) { return place.kind == Place::Number && place.isBare(); }

// One row, word by word: what can be told by itself is taken as that, and of the others the short one is a letter on the board.
class RowReading {
public:
    RowReading(const Place& place, const cards::Known& known)
        : m_places(place.inner)
        , m_known(known)
    {
    }

    Result<QJsonValue> read(const QString& said)
    {
        static const QRegularExpression gaps(QStringLiteral("\\s+")), times(QStringLiteral("^(\\d+)[x×]$"));
        m_words = said.simplified().split(gaps, Qt::SkipEmptyParts);
        m_words.replaceInStrings(times, QStringLiteral("\\1")); // "2x Guard"
        for (m_at = 0; m_at < m_words.size();)
            if (!name() && !called() && !count() && !choice() && !letter() && !newName())
                return engine::Fault{{}, m_words[m_at], PlaceEdit::tr("%1 does not fit here.").arg(m_words[m_at]), order()};
        if (m_fault)
            return *m_fault;
        return QJsonValue(m_row);
    }

private:
    const QString& word() const { return m_words[m_at]; }
    bool isOpen(const Place& place) const { return !m_row.contains(place.name); }

    const Place* open(bool (*is)(const Place&)) const
    {
        const auto found = std::ranges::find_if(m_places, [&](const Place& one) { return is(one) && isOpen(one); });
        return found == m_places.end() ? nullptr : &*found;
    }

    bool take(const Place& place, const QString& said, qsizetype words)
    {
        const auto value = cards::valueAt(place, said, m_known);
        if (value)
            m_row.insert(place.name, *value);
        else
            m_fault = value.faults().first();
        m_at += words;
        return true;
    }

    // The longest run of words that is a card's name.
    bool name()
    {
        const Place* place = open([](const Place& one) { return !one.names.isEmpty(); });
        for (qsizetype count = place ? m_words.size() - m_at : 0; count > 0; --count) {
            const QString said = m_words.mid(m_at, count).join(QLatin1Char(' '));
            for (const cards::Name& one : m_known.value(place->names))
                if (said.compare(one.title, Qt::CaseInsensitive) == 0 || said.compare(one.id, Qt::CaseInsensitive) == 0)
                    return take(*place, one.id, count);
        }
        return false;
    }

    // "elite", "tokens 1", "tokens1", "at=A".
    bool called()
    {
        static const QRegularExpression stuck(QStringLiteral("^(\\D+?)=?(\\d+)$"));
        const QString key = word().section(QLatin1Char('='), 0, 0);
        const QRegularExpressionMatch number = stuck.match(word());
        for (const Place& place : m_places) {
            if (!isOpen(place))
                continue;
            if (place.kind == Place::Flag && isNamedBy(place, word()))
                return take(place, QStringLiteral("yes"), 1);
            if (word().contains(QLatin1Char('=')) && isNamedBy(place, key))
                return take(place, word().section(QLatin1Char('='), 1), 1);
            if (place.kind != Place::Number || place.isBare())
                continue;
            if (number.hasMatch() && isNamedBy(place, number.captured(1)))
                return take(place, number.captured(2), 1);
            if (m_at + 1 < m_words.size() && isNamedBy(place, word()))
                return take(place, m_words[m_at + 1], 2);
        }
        return false;
    }

    bool count()
    {
        const Place* place = open(isCount);
        bool isNumber = false;
        word().toInt(&isNumber);
        return place && isNumber && take(*place, word(), 1);
    }

    bool choice()
    {
        const Place* place = open([](const Place& one) { return one.kind == Place::Choice && !one.isList; });
        return place && cards::valueAt(*place, word(), m_known) && take(*place, word(), 1);
    }

    bool letter()
    {
        const Place* place = open(isFree);
        bool isNumber = false;
        word().toInt(&isNumber);
        if (isNumber && std::ranges::any_of(m_places, isCount)) // how many is told already, and no letter is a number
            return false;
        const bool mayBeName = open([](const Place& one) { return !one.names.isEmpty(); });
        constexpr qsizetype longest = 2;
        return place && (!mayBeName || word().size() <= longest) && take(*place, word(), 1);
    }

    // Of a card that nobody entered yet: all words up to one that is something else.
    bool newName()
    {
        const Place* place = open([](const Place& one) { return !one.names.isEmpty(); });
        if (!place)
            return false;
        qsizetype end = m_at + 1;
        constexpr qsizetype shortest = 3;
        const auto isOther = [&](const QString& next) {
            bool isNumber = false;
            next.toInt(&isNumber);
            return isNumber || next.size() < shortest || next.contains(QLatin1Char('='))
                || std::ranges::any_of(m_places, [&](const Place& one) { return isNamedBy(one, next); });
        };
        while (end < m_words.size() && !isOther(m_words[end]))
            ++end;
        return take(*place, m_words.mid(m_at, end - m_at).join(QLatin1Char(' ')), end - m_at);
    }

    QString order() const
    {
        QStringList names;
        for (const Place& one : m_places)
            names += wordsWithin(one.name);
        return PlaceEdit::tr("In this order: %1.").arg(names.join(QStringLiteral(", ")));
    }

    const QList<Place>& m_places;
    const cards::Known& m_known;
    QStringList m_words;
    qsizetype m_at = 0;
    QJsonObject m_row;
    std::optional<engine::Fault> m_fault;
};

// As its reader says it, where that is one word.
QString oneWordOf(const Place& place)
{
    const QString said = wordsWithin(place.name);
    return said.contains(QLatin1Char(' ')) ? place.name : said;
}

QString rowInWords(const Place& place, const QJsonObject& row, const cards::Known& known)
{
    QStringList counts, names, rest;
    for (const Place& one : place.inner) {
        const QJsonValue value = row.value(one.name);
        if (!cards::isTold(value) || (value.isBool() && !value.toBool()))
            continue;
        QString said = cards::spelled(one, value);
        for (const cards::Name& card : known.value(one.names))
            if (!one.names.isEmpty() && card.id == said && !card.title.isEmpty())
                said = card.title;
        if (isCount(one))
            counts += said;
        else if (!one.names.isEmpty())
            names += said;
        else if (one.kind == Place::Flag)
            names += oneWordOf(one);
        else if (one.kind == Place::Choice)
            names += wordsOf(said);
        else if (isFree(one))
            rest += said;
        else
            rest.prepend(oneWordOf(one) + QLatin1Char(' ') + said);
    }
    return (counts + names + rest).join(QLatin1Char(' '));
}

} // namespace

bool isRows(const Place& place)
{
    return place.kind == Place::Parts && place.isList && std::ranges::all_of(place.inner, [](const Place& one) {
        return !one.isList && one.kind != Place::Parts && one.kind != Place::Free;
    });
}

QString shownRows(const Place& place, const QJsonArray& rows, const cards::Known& known)
{
    QStringList all;
    for (const QJsonValue& row : rows)
        all += rowInWords(place, row.toObject(), known);
    return all.join(QStringLiteral(", "));
}

Result<QJsonValue> readRows(const Place& place, const QString& said, const cards::Known& known)
{
    static const QRegularExpression between(QStringLiteral("[,;]"));
    QJsonArray rows;
    for (const QString& one : said.split(between, Qt::SkipEmptyParts)) {
        if (one.trimmed().isEmpty())
            continue;
        const auto row = RowReading(place, known).read(one);
        if (!row)
            return row;
        rows += *row;
    }
    return QJsonValue(rows);
}

} // namespace kit
