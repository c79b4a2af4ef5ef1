// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Full-text search over the entries of one or several books, made to be asked at every keystroke.
#pragma once

#include "rulebook/book.h"
#include "rulebook/pin.h"

#include <QList>
#include <QString>

#include <memory>

namespace rulebook {

struct Hit {
    QString entry;
    QString book; // the game's id
    QString title;
    QString page;
    QString snippet;     // plain text, found words in square brackets; the text itself never holds such brackets
    bool pinned = false; // the snippet comes from a pin, not from the rule
    double score = 0;    // higher is better, but the order of an answer also counts how many words were found
    bool isNear = false; // a word stands in no rule as it was typed: what is spelt nearly so was looked for
};

// Holds copies of what it needs; an object belongs to the thread that made it. The first search reads all words, which takes some
// milliseconds.
class Search {
public:
    explicit Search(const QList<Book>& books);
    ~Search();
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;

    // Best first. A word is also found in its other forms, as the beginning of a word, within a word that was written as one, and
    // as what means the same (meanings()); misspelled words are read as the nearest known ones. Entries with some of the words
    // follow those that have all. With a game, only its book is asked.
    QList<Hit> find(const QString& words, int most = 20, const QString& game = {}) const;

    // What tables pinned to entries becomes searchable; replaces all earlier pins. Pins to unknown entries are left out.
    void setPins(const QList<Pin>& pins);

private:
    struct Index;
    std::unique_ptr<Index> m_index;
};

} // namespace rulebook
