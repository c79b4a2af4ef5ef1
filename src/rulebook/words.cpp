// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>
#include <utility>

namespace rulebook {

namespace {

constexpr int mostWords = 12;
constexpr int longestWord = 40;
constexpr int mostSpellings = 4;
constexpr int shortestStem = 3;
constexpr int shortestPart = 5; // of two words written as one

QString quoted(const QString& word) { return QLatin1Char('"') + word + QLatin1Char('"'); }

// What is left of an English word without its ending: "attacks" also finds "attack", "mercenaries" also "mercenary".
QString stemOf(const QString& word)
{
    if (word.endsWith(QLatin1String("ss")))
        return {};
    for (const auto ending :
        {QLatin1String("ies"), QLatin1String("ing"), QLatin1String("ed"), QLatin1String("es"), QLatin1String("s")})
        if (word.endsWith(ending))
            return word.size() - ending.size() >= shortestStem ? word.chopped(ending.size()) : QString();
    return {};
}

// What is left of a word of which nothing begins so, without what other languages end it with: "verstecke" and "versteckt" are
// the beginning of "verstecken". Empty: nothing begins with it either.
QString bareOf(const QString& word, const Vocabulary& vocabulary)
{
    constexpr qsizetype shortest = 4;
    for (const auto ending :
        {QLatin1String("est"), QLatin1String("ern"), QLatin1String("en"), QLatin1String("et"), QLatin1String("st"),
            QLatin1String("er"), QLatin1String("es"), QLatin1String("e"), QLatin1String("n"), QLatin1String("t")})
        if (word.endsWith(ending) && word.size() - ending.size() >= shortest
            && vocabulary.knowsPrefix(word.chopped(ending.size())))
            return word.chopped(ending.size());
    return {};
}

// Two known words that were written as one, as German does: "Heldenkarte".
QStringList partsOf(const QString& word, const Vocabulary& vocabulary)
{
    for (qsizetype at = word.size() - shortestPart; at >= shortestPart; --at)
        if (vocabulary.knows(word.mid(at)))
            for (const auto joint : {QLatin1String(""), QLatin1String("s")})
                if (const QString first = word.left(at); first.endsWith(joint) && vocabulary.knows(first.chopped(joint.size())))
                    return {first.chopped(joint.size()), word.mid(at)};
    return {};
}

int mostChanges(qsizetype letters) { return letters < 3 ? 0 : letters < 5 ? 1 : letters < 9 ? 2 : 3; }

struct Distance {
    int begun; // letters to change until typed is a beginning of the known word
    int whole; // until it is the known word
};

// Damerau's distance (swapped neighbours count once), given up above the limit. Both words have at most longestWord letters.
Distance distance(QStringView typed, QStringView known, int limit)
{
    using Row = std::array<int, longestWord + 1>;
    Row rows[3];
    Row *before = &rows[0], *row = &rows[1], *next = &rows[2];
    std::iota(row->begin(), row->begin() + known.size() + 1, 0);
    for (int i = 1; i <= typed.size(); ++i) {
        int least = (*next)[0] = i;
        for (int j = 1; j <= known.size(); ++j) {
            const bool same = typed[i - 1] == known[j - 1];
            int& cell = (*next)[j];
            cell = std::min({(*row)[j] + 1, (*next)[j - 1] + 1, (*row)[j - 1] + !same});
            if (i > 1 && j > 1 && typed[i - 1] == known[j - 2] && typed[i - 2] == known[j - 1])
                cell = std::min(cell, (*before)[j - 2] + 1);
            least = std::min(least, cell);
        }
        if (least > limit)
            return {limit + 1, limit + 1};
        before = std::exchange(row, std::exchange(next, before));
    }
    return {*std::min_element(row->begin(), row->begin() + known.size() + 1), (*row)[known.size()]};
}

// Where other words begin like a known one, it stands in both lists: found as it is, it weighs more.
Sought soughtFor(const QString& word, const Vocabulary& vocabulary)
{
    Sought sought;
    if (vocabulary.knowsPrefix(word))
        sought.begun += word;
    if (vocabulary.knows(word) && vocabulary.isBeginning(word))
        sought.whole += word;
    const QString stem = stemOf(word);
    if (!stem.isEmpty() && vocabulary.knowsPrefix(stem))
        sought.begun += stem;
    if (const QString bare = sought.isHopeless() ? bareOf(word, vocabulary) : QString(); !bare.isEmpty())
        sought.begun += bare;
    if (sought.isHopeless())
        sought.whole = vocabulary.near(word);
    if (sought.isHopeless())
        sought.whole = partsOf(word, vocabulary);
    return sought;
}

QString group(const Sought& word)
{
    QStringList alternatives;
    for (const QString& whole : word.whole)
        alternatives += quoted(whole);
    for (const QString& begun : word.begun)
        alternatives += quoted(begun) + QLatin1Char('*');
    return QLatin1Char('(') + alternatives.join(QLatin1String(" OR ")) + QLatin1Char(')');
}

} // namespace

QStringList wordsOf(const QString& typed)
{
    // Enough for twelve long words; a pasted page must not make the search slow.
    const QString folded = typed.left(mostWords * longestWord).normalized(QString::NormalizationForm_KD).toCaseFolded();
    QStringList words;
    QString word;
    const auto finish = [&] {
        if (!word.isEmpty() && words.size() < mostWords)
            words += word.left(longestWord);
        word.clear();
    };
    for (const QChar c : folded) {
        if (c.isLetterOrNumber())
            word += c;
        else if (!c.isMark())
            finish();
    }
    finish();
    return words;
}

QSet<QString> smallWords()
{
    //: Words that a search in the rules may leave out, separated by spaces.
    const QStringList list = QCoreApplication::translate("rulebook",
        "a about am an and are as at be been but by can could did do does for from get gets had has have how i if in is it its "
        "me my of on or our s shall should so t that the their them then there they this to was we were what when where which "
        "while who whom whose why will with would you your")
                                 .split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return {list.cbegin(), list.cend()};
}

QStringList tellingWords(const QStringList& words, const QSet<QString>& small)
{
    QStringList left;
    for (const QString& word : words)
        if (!small.contains(word))
            left += word;
    return left.isEmpty() ? words : left;
}

Vocabulary::Vocabulary(const QMap<QString, int>& words)
    : m_words(words.keys())
    , m_inHeadings(words.values())
{
}

bool Vocabulary::knows(const QString& word) const { return std::binary_search(m_words.cbegin(), m_words.cend(), word); }

bool Vocabulary::knowsPrefix(const QString& word) const
{
    const auto it = std::lower_bound(m_words.cbegin(), m_words.cend(), word);
    return it != m_words.cend() && it->startsWith(word);
}

bool Vocabulary::isBeginning(const QString& word) const
{
    const auto it = std::upper_bound(m_words.cbegin(), m_words.cend(), word);
    return it != m_words.cend() && it->startsWith(word);
}

int Vocabulary::inHeadings(const QString& prefix) const
{
    int entries = 0;
    for (auto at = std::lower_bound(m_words.cbegin(), m_words.cend(), prefix); at != m_words.cend() && at->startsWith(prefix);
         ++at)
        entries += m_inHeadings[at - m_words.cbegin()];
    return entries;
}

QStringList Vocabulary::near(const QString& word) const
{
    struct Spelling {
        Distance away;
        bool otherStart;
        QString word;
        auto rank() const { return std::tuple(away.begun, otherStart, away.whole); }
        bool isAsNearAs(const Spelling& o) const { return away.begun == o.away.begun && otherStart == o.otherStart; }
    };
    int limit = mostChanges(word.size());
    QList<Spelling> found;
    for (const QString& known : m_words) {
        if (limit == 0 || known.size() + limit < word.size())
            continue;
        const Distance away = distance(word, QStringView(known).left(longestWord), limit);
        if (away.begun > limit)
            continue;
        limit = std::max(1, away.begun);
        found += {away, known[0] != word[0], known};
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.rank() < b.rank(); });
    QStringList nearest;
    for (const Spelling& spelling : found)
        if (nearest.size() < mostSpellings && spelling.isAsNearAs(found.first()))
            nearest += spelling.word;
    return nearest;
}

QList<Sought> soughtFor(const QStringList& words, const Vocabulary& vocabulary)
{
    QList<Sought> all;
    for (const QString& word : words)
        all += soughtFor(word, vocabulary);
    return all;
}

QString matchText(const QList<Sought>& words, Join join)
{
    QStringList groups;
    for (const Sought& word : words) {
        if (!word.isHopeless())
            groups += group(word);
        else if (join == Join::All)
            return {};
    }
    return groups.join(join == Join::All ? QLatin1String(" AND ") : QLatin1String(" OR "));
}

} // namespace rulebook
