// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/said.h"

#include "engine/doubt.h"

#include <QJsonValue>

namespace cards {

QString asSaid(const QString& word)
{
    const QString said = engine::wordsOfChoice(word);
    return said.contains(QLatin1Char(' ')) ? word : said;
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
