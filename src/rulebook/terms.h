// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a book that lead to its entries, found in running text: what a game calls something opens its rule.
#pragma once

#include "rulebook/book.h"
#include "rulebook/spoken.h"

#include <QHash>

#include <functional>

namespace rulebook {

// A piece of a text, in characters, and the entry that it names.
struct Mention {
    qsizetype from;
    qsizetype length;
    const Entry* entry;
};

// Titles, their parts and synonyms of at least four letters, whatever ending they have in the text, and what the reader's
// language calls them. What would name several entries of the book names none of them, unless one of these alone is a term;
// references are named by nothing, everyday words name nothing.
class Terms {
public:
    Terms() = default;
    explicit Terms(const Book& book); // which has to live longer
    // The same, of a book that is opened when the first text is read; null: there is none.
    explicit Terms(std::function<const Book*()> open)
        : m_open(std::move(open))
    {
    }

    bool isRead() const { return !m_open; } // else the next text opens the book
    void open() const;                      // so that it is read, if there is one

    // What cards, weapons and people are called where these words are read: within such a name no word leads to a rule, and the
    // whole of one only to the rule of that title. Asked for when a word would lead somewhere.
    void spareNames(std::function<QStringList()> names) { m_names = std::move(names); }

    // Longest first, each entry once, never the one that the text belongs to. In the order of the text.
    QList<Mention> in(const QString& text, const Entry& own) const;

private:
    struct Known {
        QHash<QString, const Entry*> entries; // by the stems of the words, blanks between
        qsizetype longest = 0;                // words
    };

    void read(const Book& book) const;

    mutable std::function<const Book*()> m_open; // of a book that nobody needed yet
    mutable Known m_written;                     // in the language of the book
    mutable Spoken m_spoken;                     // in the reader's, when the book was read
    std::function<QStringList()> m_names;
};

} // namespace rulebook
