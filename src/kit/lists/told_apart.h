// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Titles that several cards or people have, with their ids behind them; and signs that tell names apart where these have no room.
#pragma once

#include "kit/lists/differences.h"

#include <algorithm>

namespace kit {

inline Titles toldApart(Titles titles)
{
    QHash<QString, int> bearers;
    for (const QString& title : std::as_const(titles))
        ++bearers[title.toCaseFolded()];
    for (auto one = titles.begin(); one != titles.end(); ++one)
        if (bearers.value(one->toCaseFolded()) > 1)
            *one = QStringLiteral("%1 (%2)").arg(*one, one.key());
    return titles;
}

// Of each as few first words, and of these as few letters, as tell them from each other; where they end otherwise alone, a first
// letter and the end.
inline QStringList signsFor(const QStringList& names)
{
    QStringList ends;
    qsizetype longest = 1;
    for (const QString& name : names) {
        const QStringList words = name.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        ends += words.size() > 1 ? words.first().left(1) + words.last() : name;
    }
    const auto widest = [](const QStringList& signs) {
        qsizetype most = 0;
        for (const QString& one : signs)
            most = std::max(most, one.size());
        return most;
    };
    for (const QString& name : names)
        longest = std::max(longest, name.size());
    for (qsizetype sum = 2; sum <= 2 * longest; ++sum)
        for (qsizetype letters = 1; letters < sum; ++letters) {
            QStringList signs;
            for (const QString& name : names) {
                QString sign;
                for (const QString& word : name.split(QLatin1Char(' '), Qt::SkipEmptyParts).mid(0, sum - letters))
                    sign += word.left(letters);
                signs += sign;
            }
            if (QStringList(signs).removeDuplicates() == 0)
                return QStringList(ends).removeDuplicates() == 0 && widest(ends) < widest(signs) ? ends : signs;
        }
    return names;
}

} // namespace kit
