// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/concordance.h"

#include <QMap>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rulebook {

namespace {

// Of BM25, the usual measure for texts: how soon a word more of the same counts no more, and how much a long text is held down.
constexpr double saturation = 4.0;
constexpr double forLength = 0.5;

constexpr double allOfThem = 1.0; // an entry with all of the words is worth as much again
constexpr double calledSo = 4.0;  // and one that is called just so several times as much

// What one name has of what is sought.
struct Name {
    double told = 0;  // weight of the words that it has
    double words = 0; // how many of its own they are
};

// What one entry has.
struct Tally {
    double score = 0;
    double told = 0;
    QHash<int, Name> names;
};

} // namespace

Concordance::Concordance(const QList<QList<Line>>& entries, const Meanings& meanings, const QSet<QString>& small)
{
    QMap<QString, QList<Place>> places;
    QSet<QString> spoken;
    for (int entry = 0; entry < entries.size(); ++entry) {
        m_names += QList<int>();
        m_lengths += 0;
        for (int line = 0; line < entries[entry].size(); ++line) {
            const Line& one = entries[entry][line];
            const QStringList words = wordsIn(one.text);
            for (const QString& word : words)
                places[word] += Place{entry, line, one.weight};
            if (one.isSpoken)
                spoken += QSet<QString>(words.cbegin(), words.cend());
            m_lengths.last() += double(words.size());
            m_names.last() += one.isName ? int(tellingWords(words, small).size()) : 0;
        }
    }
    m_vocabulary = Vocabulary(places.keys(), spoken, meanings);
    m_places = places.values();
    const double average =
        std::accumulate(m_lengths.cbegin(), m_lengths.cend(), 0.0) / double(std::max<qsizetype>(1, entries.size()));
    for (double& length : m_lengths)
        length /= std::max(1.0, average);
}

QList<Ranked> Concordance::ranked(const QList<Sought>& sought) const
{
    QMap<int, Tally> tallies;
    double asked = 0;
    for (const Sought& word : sought) {
        QHash<int, double> weights, surely;    // by entry
        QHash<std::pair<int, int>, double> in; // by entry and name
        for (const Spelling& spelling : word.spellings)
            for (const Place& place : m_places[spelling.word]) {
                weights[place.entry] += place.weight * spelling.worth;
                surely[place.entry] = std::max(surely[place.entry], spelling.worth);
                if (m_names[place.entry][place.line] > 0) {
                    double& best = in[{place.entry, place.line}];
                    best = std::max(best, spelling.worth);
                }
            }
        const double all = double(m_names.size());
        const double having = std::accumulate(surely.cbegin(), surely.cend(), 0.0);
        const double rarity = std::log(1 + (all - having + 0.5) / (having + 0.5));
        asked += rarity;
        for (auto it = weights.cbegin(); it != weights.cend(); ++it) {
            Tally& tally = tallies[it.key()];
            const double length = saturation * (1 - forLength + forLength * m_lengths[it.key()]);
            tally.score += rarity * *it * (saturation + 1) / (*it + length);
            tally.told += rarity * surely[it.key()];
        }
        for (auto it = in.cbegin(); it != in.cend(); ++it) {
            Name& name = tallies[it.key().first].names[it.key().second];
            name.told += rarity * *it;
            name.words += *it;
        }
    }
    QList<Ranked> found;
    for (auto it = tallies.cbegin(); it != tallies.cend(); ++it) {
        double called = 0;
        for (auto name = it->names.cbegin(); name != it->names.cend(); ++name)
            called = std::max(called, name->told / asked * std::min(1.0, name->words / m_names[it.key()][name.key()]));
        found += Ranked{it.key(), it->score * (1 + allOfThem * it->told / asked + calledSo * called)};
    }
    std::ranges::stable_sort(found, std::ranges::greater(), &Ranked::score);
    return found;
}

} // namespace rulebook
