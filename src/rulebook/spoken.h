// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the reader's language calls the entries of a book, found in whatever form it stands in a sentence: with other endings, as
// what somebody has done, or written as one with another word.
#pragma once

#include "rulebook/book.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace rulebook {

class Spoken {
public:
    Spoken() = default;
    Spoken(const Book& book, const QString& nothing); // words that name none, blanks between; the book has to live longer

    bool isEmpty() const { return m_names.isEmpty(); }

    bool isNothing(const QString& word) const; // an everyday one

    struct Found {
        qsizetype words = 0; // none: nothing is called so
        const Entry* entry = nullptr;
    };
    static QStringList keysOf(const QStringList& words);                               // what is compared of each
    Found at(const QStringList& words, const QStringList& keys, qsizetype from) const; // the longest name that begins there

    static bool isParticle(const QString& word);                             // "an", as in "greift … an"
    const Entry* parted(const QString& verb, const QString& particle) const; // null: nothing is called so

private:
    const Entry* alone(const QString& word) const;
    const Entry* within(const QString& word) const;

    QHash<QString, const Entry*> m_names; // by the stems of the words, blanks between; those of nouns have a capital
    QHash<QString, const Entry*> m_acts;  // by what the forms of a verb have in common: "bewegen", "bewegt", "Bewegung"
    QSet<QString> m_everyday;             // without accents
    qsizetype m_longest = 0;              // words
};

} // namespace rulebook
