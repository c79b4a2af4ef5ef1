// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which words stand in which entries and where, and how well each entry answers what is sought.
#pragma once

#include "rulebook/words.h"

#include <QList>
#include <QString>

namespace rulebook {

// A part of an entry: one of its names, or a text.
struct Line {
    QString text;
    double weight; // of a word there
    bool isName;
    bool isSpoken = false; // in the reader's language
};

// An entry that was found.
struct Ranked {
    int entry;
    double score; // higher is better
};

class Concordance {
public:
    Concordance() = default;
    Concordance(const QList<QList<Line>>& entries, const Meanings& meanings, const QSet<QString>& small);

    const Vocabulary& vocabulary() const { return m_vocabulary; }

    // Best first: a word counts the more the fewer entries have it; who has all that is sought, and who is called so, comes
    // before others.
    QList<Ranked> ranked(const QList<Sought>& sought) const;

private:
    struct Place {
        int entry;
        int line;
        double weight;
    };

    Vocabulary m_vocabulary;
    QList<QList<Place>> m_places; // by the vocabulary's numbers
    QList<double> m_lengths;      // of each entry, 1 on average
    QList<QList<int>> m_names;    // telling words of each line; 0: no name
};

} // namespace rulebook
