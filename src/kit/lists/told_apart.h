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

// The first letters of the first words of a name.
inline QString initials(const QString& name, qsizetype words, qsizetype letters)
{
    QString sign;
    for (const QString& word : name.split(QLatin1Char(' '), Qt::SkipEmptyParts).mid(0, words))
        sign += word.left(letters);
    return sign;
}

// Of each as few first words, and of these as few letters, as tell them from each other. Where that makes long signs, of each as
// much as it needs itself, or its first letter with its last word.
inline QStringList signsFor(const QStringList& names)
{
    constexpr qsizetype enough = 3; // letters
    const auto areApart = [](QStringList signs) { return signs.removeDuplicates() == 0; };
    QStringList ends, own;
    qsizetype longest = 1;
    for (const QString& name : names) {
        const qsizetype last = name.trimmed().lastIndexOf(QLatin1Char(' '));
        ends += last > 0 ? name.left(1) + name.trimmed().mid(last + 1) : name;
        own += QString();
        longest = std::max(longest, name.size());
    }
    for (qsizetype sum = 2; sum <= 2 * longest; ++sum)
        for (qsizetype letters = 1; letters < sum; ++letters) {
            QStringList signs;
            for (const QString& name : names)
                signs += initials(name, sum - letters, letters);
            for (qsizetype i = 0; i < names.size(); ++i)
                if (own[i].isEmpty() && signs.count(signs[i]) == 1)
                    own[i] = ends.count(ends[i]) == 1 && ends[i].size() < signs[i].size() ? ends[i] : signs[i];
            if (!areApart(signs))
                continue;
            const bool areShort = std::ranges::all_of(signs, [](const QString& one) { return one.size() <= enough; });
            return areShort || !areApart(own) ? signs : own;
        }
    return names;
}

} // namespace kit
