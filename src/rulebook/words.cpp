// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/words.h"

#include <QCoreApplication>
#include <QMap>

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
constexpr qsizetype shortestStem = 3;
constexpr qsizetype shortestPart = 4; // of words written as one

// What a known word is worth to whoever typed another one; the word itself is worth 1.
constexpr double worthOfStem = 0.95;
constexpr double worthOfBeginning = 0.55;
constexpr double worthOfMeaning = 0.45;
constexpr double worthOfSpelling = 0.7;
constexpr double worthOfStemBegun = 0.4;
constexpr double worthOfEnd = 0.35;

// As many as hands slip: with more a word that is none finds others by chance.
int mostChanges(qsizetype letters) { return letters < 3 ? 0 : letters <= 5 ? 1 : 2; }

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

// The pieces of a word in which others were written as one, as German does: "Heldenkarte". isKnown: what a piece must be.
template <typename IsKnown> QStringList partsOf(const QString& word, IsKnown isKnown)
{
    for (qsizetype at = word.size() - shortestPart; at >= shortestPart; --at)
        if (isKnown(word.mid(at)))
            for (const auto joint : {QLatin1String(""), QLatin1String("s"), QLatin1String("n"), QLatin1String("en")})
                if (const QString first = word.left(at);
                    first.endsWith(joint) && first.size() - joint.size() >= shortestPart && isKnown(first.chopped(joint.size())))
                    return {first.chopped(joint.size()), word.mid(at)};
    return {};
}

} // namespace

QStringList wordsIn(const QString& text)
{
    const QString folded = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    QStringList words;
    QString word;
    for (const QChar c : folded) {
        if (c.isLetterOrNumber())
            word += c;
        else if (!c.isMark() && !word.isEmpty())
            words += std::exchange(word, {}).left(longestWord);
    }
    return word.isEmpty() ? words : words << word.left(longestWord);
}

// Enough for twelve long words; a pasted page must not make the search slow.
QStringList wordsOf(const QString& typed) { return wordsIn(typed.left(mostWords * longestWord)).mid(0, mostWords); }

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

// "attacks", "attacked" and "attacking" are one word, "ally" and "allies" another.
QString bookStem(const QString& written)
{
    constexpr qsizetype fewestLetters = 4;
    QString word = written.toCaseFolded();
    if (word.endsWith(QLatin1String("ss")) || word.endsWith(QLatin1String("us")))
        return word;
    if (word.size() > fewestLetters && word.endsWith(QLatin1String("ies")))
        return word.chopped(3) + QLatin1Char('y');
    for (const auto ending : {QLatin1String("ing"), QLatin1String("ed"), QLatin1String("es"), QLatin1String("s")})
        if (word.endsWith(ending)) {
            if (word.size() - ending.size() >= shortestStem)
                word.chop(ending.size());
            break;
        }
    if (word.size() > shortestStem && word.back() == word[word.size() - 2] && word.back() != QLatin1Char('s')
        && word.back() != QLatin1Char('l'))
        word.chop(1); // "dropped"
    if (word.size() > shortestStem && word.endsWith(QLatin1Char('e')))
        word.chop(1);
    return word;
}

QString bareOf(const QString& word)
{
    constexpr qsizetype shortest = 4;
    QString bare = word;
    for (const auto ending : {QLatin1String("ungen"), QLatin1String("ung"), QLatin1String("test"), QLatin1String("ten"),
             QLatin1String("est"), QLatin1String("ern"), QLatin1String("en"), QLatin1String("et"), QLatin1String("st"),
             QLatin1String("er"), QLatin1String("es"), QLatin1String("em"), QLatin1String("te"), QLatin1String("e"),
             QLatin1String("n"), QLatin1String("t"), QLatin1String("s")})
        if (bare.endsWith(ending) && bare.size() - ending.size() >= shortest) {
            bare.chop(ending.size());
            break;
        }
    if (bare.size() > shortest + 1 && bare.endsWith(QLatin1Char('s'))) // "bewusstlos", "bewusstloser"
        bare.chop(1);
    return bare.startsWith(QLatin1String("ge")) && bare.size() >= shortest + 2 ? bare.mid(2) : bare;
}

Meanings::Meanings(const QString& lists)
{
    for (const QString& list : lists.split(QLatin1Char(';'))) {
        const QStringList words = wordsIn(list);
        for (const QString& word : words)
            for (const QString& stem : {bookStem(word), bareOf(word)})
                m_alike[stem] += QSet<QString>(words.cbegin(), words.cend());
    }
}

QSet<QString> Meanings::of(const QString& word) const { return m_alike.value(bookStem(word)) + m_alike.value(bareOf(word)); }

Meanings meanings()
{
    //: Words that people use for the same thing, a semicolon between two lists: whoever types one of them finds rules that say
    //: another. In other languages a list holds words of the English rules as well: "tot sterben dead slain".
    return Meanings(QCoreApplication::translate("rulebook",
        "ally friend friendly; begin start starts starting beginning; bring deploy; buy purchase shop pay; "
        "carry "
        "slots inventory; climb over; deck pile stack; diagonal diagonally; die died dies dead death killed kill "
        "slain eliminated; discard away rid; dodge evade avoid; draw drawn deal; end finish over; enemy enemies "
        "opponent opposition foe; flee escape leave retreat; give trade exchange swap; glancing barely grazed; "
        "guard protect defend defence shield block; heal cure recover treat better; help assist support; hero "
        "player; hidden invisible unseen stealth; hire recruit employ; hurt harm wound wounded damage injured "
        "injury; ignore unsolved unfinished; job contract mission assignment; king lord; leader warleader; life "
        "lives heart hearts health hp; lose lost losing defeat defeated loss failure; man guy merc mercenary "
        "character fighter; market arsenal row shop; money gold coins cash wealth funds; neighbour neighbouring "
        "adjacent beside; night dark; price cost costs expensive cheap; push shove knock pull; react reply "
        "reaction respond; refuse reject decline turning; repeat again repetition; reroll rerolling repeat; rest "
        "recover recovery; retire quit stop; revive respawn; sacrifice offering; search look find loot; sell "
        "sale; shoot fire missile ranged bullet arrow; shuffle reshuffle mix; sing hymn song; special ability "
        "power talent; status condition effect; steal theft rob; strike attack hit; stuck stalemate deadlock "
        "limbo blocked; team crew warband group squad guys; throw roll dice die; tie equal; tired fatigue "
        "exhausted exhaustion weary; town city place; walk move run step go goes; wall obstacle; win won victory wins "
        "winner"));
}

Vocabulary::Vocabulary(const QStringList& sorted, const QSet<QString>& spoken, const Meanings& meanings)
    : m_words(sorted)
    , m_meanings(meanings)
{
    for (int at = 0; at < sorted.size(); ++at) {
        m_byStem[bookStem(sorted[at])] += at;
        if (spoken.contains(sorted[at]))
            m_byBare[bareOf(sorted[at])] += at;
    }
}

bool Vocabulary::knows(const QString& word) const { return std::binary_search(m_words.cbegin(), m_words.cend(), word); }

bool Vocabulary::understands(const QString& word) const
{
    return m_byStem.contains(bookStem(word)) || m_byBare.contains(bareOf(word)) || !m_meanings.of(word).isEmpty();
}

QList<int> Vocabulary::formsOf(const QString& word) const
{
    return m_byStem.value(bookStem(word)) + m_byBare.value(bareOf(word));
}

QList<int> Vocabulary::begunBy(const QString& beginning) const
{
    QList<int> found;
    for (auto at = std::lower_bound(m_words.cbegin(), m_words.cend(), beginning);
         at != m_words.cend() && at->startsWith(beginning); ++at)
        found += int(at - m_words.cbegin());
    return found;
}

QList<int> Vocabulary::near(const QString& word) const
{
    struct Other {
        Distance away;
        int word;
        auto rank() const { return std::tuple(away.begun, away.whole); }
    };
    int limit = mostChanges(word.size());
    QList<Other> found;
    for (int at = 0; at < m_words.size(); ++at) {
        const QString& known = m_words[at];
        if (limit == 0 || known.size() + limit < word.size() || known[0] != word[0]) // how a word begins people know
            continue;
        const Distance away = distance(word, QStringView(known).left(longestWord), limit);
        if (away.begun > limit)
            continue;
        limit = std::max(1, away.begun);
        found += {away, at};
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.rank() < b.rank(); });
    QList<int> nearest;
    for (const Other& other : found)
        if (nearest.size() < mostSpellings && other.away.begun == found.first().away.begun)
            nearest += other.word;
    return nearest;
}

Sought Vocabulary::soughtAsItIs(const QString& word) const
{
    constexpr qsizetype longEnough = 5;
    QMap<int, double> worths;
    const auto offer = [&](const QList<int>& known, double worth) {
        for (const int at : known)
            worths[at] = std::max(worths.value(at), m_words[at] == word ? 1 : worth);
    };
    if (word.size() >= shortestStem || !knows(word)) // "M" is itself
        offer(begunBy(word), worthOfBeginning);
    offer(formsOf(word), worthOfStem);
    for (const QString& other : m_meanings.of(word))
        offer(formsOf(other), worthOfMeaning);
    if (const QString stem = bookStem(word); stem.size() >= shortestStem)
        offer(begunBy(stem), worthOfStemBegun);
    for (int at = 0; at < m_words.size() && word.size() >= longEnough; ++at)
        if (m_words[at].endsWith(word))
            offer({at}, worthOfEnd);
    Sought sought;
    for (auto it = worths.cbegin(); it != worths.cend(); ++it)
        sought.spellings += Spelling{it.key(), *it};
    return sought;
}

// Of a word in which others were written as one only the first or the last is known.
Sought Vocabulary::knownWithin(const QString& word) const
{
    constexpr qsizetype longEnough = 5;
    Sought sought;
    for (qsizetype letters = longEnough; letters + shortestPart <= word.size(); ++letters)
        for (const QString& part : {word.left(letters), word.right(letters)})
            if (knows(part))
                sought.spellings += Spelling{begunBy(part).first(), worthOfEnd};
    return sought;
}

QList<Sought> Vocabulary::sought(const QString& word) const
{
    const Sought whole = soughtAsItIs(word);
    if (std::ranges::any_of(whole.spellings, [](const Spelling& one) { return one.worth > worthOfStemBegun; }))
        return {whole};
    QList<Sought> parts;
    for (const QString& part : partsOf(word, [this](const QString& one) { return understands(one); }))
        parts += soughtAsItIs(part);
    if (!parts.isEmpty() || !whole.spellings.isEmpty())
        return parts.isEmpty() ? QList<Sought>{whole} : parts;
    if (const Sought within = knownWithin(word); !within.spellings.isEmpty())
        return {within};
    Sought misspelt{{}, true};
    for (const int known : near(word))
        misspelt.spellings += Spelling{known, worthOfSpelling};
    return {misspelt};
}

} // namespace rulebook
