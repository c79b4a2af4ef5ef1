// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/said.h"

#include "engine/doubt.h"

#include <QCoreApplication>
#include <QJsonValue>
#include <QRegularExpression>

namespace cards {

QString asSaid(const QString& word)
{
    const QString said = engine::wordsOfChoice(word);
    return said.contains(QLatin1Char(' ')) ? word : said;
}

QString plainWordsOf(const QString& name)
{
    QString words = name;
    words.replace(QLatin1Char('_'), QLatin1Char(' ')).replace(QLatin1Char('-'), QLatin1Char(' '));
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

QString wordsOf(const QString& name) { return QCoreApplication::translate("name", plainWordsOf(name).toUtf8().constData()); }

QString wordsWithin(const QString& name)
{
    const QString words = wordsOf(name);
    return engine::hasCapitalNouns() ? words : words.toLower();
}

bool isNone(const QString& typed)
{
    return typed == QLatin1String("0") || typed == QLatin1String("-") || typed == QStringLiteral("\u2013");
}

bool mayBeNone(const QString& word)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(word)).match(QString()).hasMatch();
}

QStringList choicesMeant(const QStringList& choices, const QString& typed)
{
    QStringList begun;
    const auto is = [&](const QString& word) { return word.compare(typed, Qt::CaseInsensitive) == 0; };
    for (const QString& choice : choices)
        if (is(choice))
            return {choice};
    for (const QString& choice : choices) {
        const QString said = asSaid(choice);
        if (is(said))
            return {choice};
        if (!typed.isEmpty() && (choice.startsWith(typed, Qt::CaseInsensitive) || said.startsWith(typed, Qt::CaseInsensitive)))
            begun += choice;
    }
    return begun;
}

} // namespace cards
