// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Words of a search: cut, folded, and each with the known words that may be meant by it, whatever was typed.
#pragma once

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

namespace rulebook {

// Letters and digits only, lower case, without accents; everything else separates.
QStringList wordsIn(const QString& text);

// The same of what was typed: at most the first twelve words.
QStringList wordsOf(const QString& typed);

// Words that say nothing in a question ("can", "how", "the"), in the reader's language.
QSet<QString> smallWords();

// The words without the small ones, unless nothing else is left.
QStringList tellingWords(const QStringList& words, const QSet<QString>& small);

// What an English word has in common with its other forms.
QString bookStem(const QString& word);

// The same of other languages, and without what German puts before what has been done: "heilen", "heilt", "geheilt".
QString bareOf(const QString& word);

// Words that mean the same.
class Meanings {
public:
    Meanings() = default;
    explicit Meanings(const QString& lists); // of words, a semicolon between two lists

    QSet<QString> of(const QString& word) const; // in any form

private:
    QHash<QString, QSet<QString>> m_alike; // by what forms of a word have in common
};

Meanings meanings(); // in the reader's language

// A known word that may be meant, and how surely: 1 when it was typed.
struct Spelling {
    int word;
    double worth;
};

// How one typed word is looked for. No spellings: it cannot be found.
struct Sought {
    QList<Spelling> spellings;
    bool isNear = false; // nothing is written so: these are spelt nearly so
};

// The words of an index, by number.
class Vocabulary {
public:
    Vocabulary() = default;
    explicit Vocabulary(const QStringList& sorted, const QSet<QString>& spoken = {}, const Meanings& meanings = {});

    bool knows(const QString& word) const;
    bool understands(const QString& word) const; // in another form too, or as what means the same
    const QString& at(int number) const { return m_words.at(number); }
    QList<int> near(const QString& word) const; // nearest by letters to change; a word still being typed counts as a beginning
    QList<Sought> sought(const QString& word) const; // several for words that were written as one

private:
    QList<int> formsOf(const QString& word) const;
    QList<int> begunBy(const QString& beginning) const;
    Sought soughtAsItIs(const QString& word) const;
    Sought knownWithin(const QString& word) const;

    QStringList m_words;
    QHash<QString, QList<int>> m_byStem; // in English
    QHash<QString, QList<int>> m_byBare; // of what is spoken in the reader's language
    Meanings m_meanings;
};

} // namespace rulebook
