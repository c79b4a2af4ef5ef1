// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Words of a search: cut, folded, corrected and put together as an FTS5 expression that is valid whatever was typed.
#pragma once

#include <QList>
#include <QMap>
#include <QSet>
#include <QString>
#include <QStringList>

namespace rulebook {

// Letters and digits only, lower case, without accents; everything else separates. At most the first twelve words.
QStringList wordsOf(const QString& typed);

// Words that say nothing in a question ("can", "how", "the"), in the reader's language.
QSet<QString> smallWords();

// The words without the small ones, unless nothing else is left.
QStringList tellingWords(const QStringList& words, const QSet<QString>& small);

// The words of the index with the number of entries whose title or synonyms hold each.
class Vocabulary {
public:
    Vocabulary() = default;
    explicit Vocabulary(const QMap<QString, int>& words);

    bool knows(const QString& word) const;
    bool knowsPrefix(const QString& word) const;
    bool isBeginning(const QString& word) const; // of another, longer word
    int inHeadings(const QString& prefix) const; // at most so many entries have a word with this beginning in their heading
    QStringList near(const QString& word) const; // nearest by letters to change; a word still being typed counts as a beginning

private:
    QStringList m_words; // sorted
    QList<int> m_inHeadings;
};

// How one typed word is looked for. Nothing in both lists: it cannot be found.
struct Sought {
    QStringList whole; // as these words
    QStringList begun; // as these beginnings

    bool isHopeless() const { return whole.isEmpty() && begun.isEmpty(); }
};

QList<Sought> soughtFor(const QStringList& words, const Vocabulary& vocabulary);

enum class Join { All, Any };

// An expression for MATCH; empty when nothing can be found.
QString matchText(const QList<Sought>& words, Join join);

} // namespace rulebook
