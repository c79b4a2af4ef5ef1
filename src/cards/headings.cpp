// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/headings.h"

#include "cards/line_reading.h"

#include <QCoreApplication>
#include <QDir>
#include <QTranslator>

#include <algorithm>
#include <memory>

namespace cards {

namespace {

// Words that differ in case, blanks and strokes only are one.
QString plain(const QString& word)
{
    QString letters;
    for (const QChar c : word.toLower())
        if (c.isLetterOrNumber() || c == QLatin1Char('.'))
            letters += c;
    return letters;
}

// A table is often older than the language that the program speaks today.
const std::vector<std::unique_ptr<QTranslator>>& languages()
{
    static const auto all = [] {
        std::vector<std::unique_ptr<QTranslator>> found;
        const QDir folder(QStringLiteral(":/i18n"));
        for (const QString& file : folder.entryList({QStringLiteral("*.qm")}))
            if (auto one = std::make_unique<QTranslator>(); one->load(folder.filePath(file)))
                found.push_back(std::move(one));
        return found;
    }();
    return all;
}

// "far_shots" as people read it, in every language.
QStringList wordsFor(const QString& name)
{
    QString words = QString(name).replace(QLatin1Char('_'), QLatin1Char(' '));
    words[0] = words[0].toUpper();
    const QByteArray source = words.toUtf8();
    QStringList all{plain(name), plain(QCoreApplication::translate("name", source.constData()))};
    for (const auto& language : languages())
        if (const QString word = language->translate("name", source.constData()); !word.isEmpty())
            all += plain(word);
    return all;
}

// What people write over a column, whatever the field is called.
bool areOne(const QString& word, const QString& name)
{
    static const QList<QStringList> everyday{
        {QStringLiteral("title"), QStringLiteral("name"), QStringLiteral("card"), QStringLiteral("cardname"),
            QStringLiteral("titel"), QStringLiteral("karte"), QStringLiteral("kartenname"), QStringLiteral("bezeichnung")},
        {QStringLiteral("cost"), QStringLiteral("costs"), QStringLiteral("price"), QStringLiteral("fee"), QStringLiteral("hire"),
            QStringLiteral("preis"), QStringLiteral("kosten"), QStringLiteral("sold")},
        {QStringLiteral("text"), QStringLiteral("cardtext"), QStringLiteral("description"), QStringLiteral("kartentext"),
            QStringLiteral("beschreibung"), QStringLiteral("wortlaut")},
        {QStringLiteral("number"), QStringLiteral("no"), QStringLiteral("nummer"), QStringLiteral("nr")}};
    return std::ranges::any_of(everyday, [&](const QStringList& one) { return one.contains(word) && one.contains(name); });
}

bool isNumber(const QString& cell)
{
    static const QRegularExpression numbers(QStringLiteral("^\\s*[-+−]?\\d[\\d\\s/.,;]*$"));
    return numbers.match(cell).hasMatch();
}

QStringList partsOf(const Place& place) { return place.isList ? QStringList() : place.parts; }

QString partPath(const Place& place, const QString& part) { return place.path + QLatin1Char('.') + part; }

bool isPart(const QString& word, const Place& place, const QString& part)
{
    const QStringList wholes = wordsFor(place.name);
    return std::ranges::any_of(wordsFor(part), [&](const QString& one) {
        return word == one || std::ranges::any_of(wholes, [&](const QString& whole) {
            return word == whole + one || word == one + whole || word == whole + QLatin1Char('.') + one;
        });
    });
}

} // namespace

QStringList targetsMeant(const QString& heading, const QList<Place>& places)
{
    const QString word = plain(heading);
    QStringList found;
    const auto add = [&](auto means) {
        for (const Place& place : places)
            if (!found.contains(place.path) && means(place))
                found += place.path;
    };
    if (word.isEmpty())
        return found;
    const Place* name = nameOf(places);
    add([&](const Place& place) { return plain(place.path) == word || wordsFor(place.name).contains(word); });
    add([&](const Place& place) { return place.letters && !place.isBare() && *place.letters == heading.trimmed(); });
    add([&](const Place& place) { return plain(place.help) == word; });
    add([&](const Place& place) {
        return areOne(word, name && place.path == name->path ? QStringLiteral("title") : place.name);
    });
    for (const Place& place : places) // "Melee", "Healthy melee"
        for (const QString& part : partsOf(place))
            if (isPart(word, place, part))
                found += partPath(place, part);
    return found;
}

bool areHeadings(const QStringList& first, const QList<QStringList>& below, const QList<Place>& places)
{
    qsizetype named = 0, filled = 0;
    bool hasNumber = false;
    for (const QString& cell : first) {
        named += !targetsMeant(cell, places).isEmpty();
        filled += !cell.trimmed().isEmpty();
        hasNumber = hasNumber || isNumber(cell) || cell.trimmed() == QLatin1String("?");
    }
    if (named * 2 > filled)
        return true;
    if (named == 0 || hasNumber)
        return false;
    for (qsizetype column = 0; column < first.size(); ++column) {
        QStringList cells;
        for (const QStringList& row : below)
            if (const QString cell = row.value(column).trimmed(); !cell.isEmpty() && cell != QLatin1String("?"))
                cells += cell;
        if (!cells.isEmpty() && std::ranges::all_of(cells, isNumber))
            return true;
    }
    return false;
}

Target targetAt(const QString& path, const QList<Place>& places)
{
    for (const Place& place : places) {
        if (place.path == path)
            return {&place, -1};
        const QStringList parts = partsOf(place);
        for (qsizetype part = 0; part < parts.size(); ++part)
            if (partPath(place, parts[part]) == path)
                return {&place, part};
    }
    return {};
}

QStringList targetsIn(const QList<Place>& places)
{
    QStringList all;
    for (const Place& place : places) {
        if (place.kind == Place::Parts || place.kind == Place::Free)
            continue;
        all += place.path;
        for (const QString& part : partsOf(place))
            all += partPath(place, part);
    }
    return all;
}

} // namespace cards
