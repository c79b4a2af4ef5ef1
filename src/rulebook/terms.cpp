// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/terms.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <numeric>

namespace rulebook {

namespace {

constexpr qsizetype fewestLetters = 4;
constexpr qsizetype shortestStem = 3;

// What is compared: "attacks", "attacked" and "attacking" are one word, "ally" and "allies" another.
QString compared(QString word)
{
    word = word.toCaseFolded();
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

struct Word {
    qsizetype from;
    qsizetype length;
    QString compared;
};

QList<Word> cut(const QString& text)
{
    QList<Word> words;
    for (qsizetype i = 0, from = -1; i <= text.size(); ++i) {
        const bool isLetter = i < text.size() && text[i].isLetterOrNumber();
        if (isLetter && from < 0)
            from = i;
        if (isLetter || from < 0)
            continue;
        words += Word{from, i - from, compared(text.mid(from, i - from))};
        from = -1;
    }
    return words;
}

QString joined(const QList<Word>& words, qsizetype first, qsizetype count)
{
    QString all;
    for (qsizetype i = first; i < first + count; ++i)
        all += (all.isEmpty() ? QString() : QStringLiteral(" ")) + words[i].compared;
    return all;
}

// They stand among the synonyms, since people type them, and in every second sentence, where they mean no rule. In the language
// of the books, which is not the reader's.
const QSet<QString>& everydayWords()
{
    static const QSet<QString> words = [] {
        QSet<QString> made;
        for (const QString& one :
            QStringLiteral("ability again alone also always arrow away back base before begin beginning behind beside better "
                           "between blocked board bonus both bottom call called card carry chance change choice choose clear "
                           "closed condition control corner cost count cover dark declare defender different direction done "
                           "double down draw each effect empty end enemy enter equal everything exception face fail field "
                           "fight find finish fire first five fixed follow force four free friend full game give gold great "
                           "half hand hard health held help hide hiding hold impossible keep kind last later leave left less "
                           "life limit line list live lives long lose losing loss lost many middle mine miss missing "
                           "modifier more move name need never next nobody none note number once open opposite order other "
                           "others owner paid party pass piece pile place play player point pool power price progress push "
                           "rest return reward right roll round same save second seven share shuffle side skip small special "
                           "spell spend spent stack stand start state stats step stop store straight strength strike table "
                           "take target team text then three time together touch town trap trapped turn twice type unique "
                           "use used uses using wanted which whole winning without word")
                .split(QLatin1Char(' ')))
            made.insert(compared(one));
        return made;
    }();
    return words;
}

// Empty: it names nothing.
QString keyOf(const QString& name, bool isTitle)
{
    QList<Word> words = cut(name);
    if (words.size() > 1 && words.first().compared == QLatin1String("the")) // "The turn"
        words.removeFirst();
    const auto letters = [](qsizetype sum, const Word& word) { return sum + word.length; };
    if (std::accumulate(words.cbegin(), words.cend(), qsizetype(0), letters) < fewestLetters)
        return {};
    if (std::ranges::any_of(words, [&](const Word& word) { return !name[word.from].isLetter(); }))
        return {};
    if (!isTitle && std::ranges::all_of(words, [](const Word& word) { return everydayWords().contains(word.compared); }))
        return {};
    return joined(words, 0, words.size());
}

// "Hearts, obols, soul fragments" are three names; of "Strain: a second action" what stands before the colon is one.
QStringList partsOf(const QString& title)
{
    static const QRegularExpression between(QStringLiteral(",\\s*|\\s+and\\s+"));
    const qsizetype colon = title.indexOf(QLatin1Char(':'));
    return colon < 0 ? title.split(between, Qt::SkipEmptyParts) : QStringList{title.left(colon)};
}

using Named = QHash<QString, QList<const Entry*>>;

void name(Named& named, const QString& key, const Entry& entry)
{
    if (!key.isEmpty() && !named[key].contains(&entry))
        named[key] += &entry;
}

const Entry* onlyOne(const QList<const Entry*>& entries)
{
    if (entries.size() == 1)
        return entries.first();
    const auto isTerm = [](const Entry* entry) { return entry->kind == EntryKind::Term; };
    return std::ranges::count_if(entries, isTerm) == 1 ? *std::ranges::find_if(entries, isTerm) : nullptr;
}

} // namespace

Terms::Terms(const Book& book)
{
    Named titles, others;
    for (const Entry& entry : book.entries) {
        if (entry.kind == EntryKind::Reference)
            continue;
        name(titles, keyOf(entry.title, true), entry);
        for (const QString& other : partsOf(entry.title) + entry.synonyms)
            name(others, keyOf(other, false), entry);
    }
    for (const Named& named : {others, titles}) // a title stands above what else would be called so
        for (auto it = named.cbegin(); it != named.cend(); ++it)
            if (const Entry* entry = onlyOne(*it)) {
                m_entries.insert(it.key(), entry);
                m_longest = std::max(m_longest, it.key().count(QLatin1Char(' ')) + 1);
            }
}

QList<Mention> Terms::in(const QString& text, const Entry& own) const
{
    QList<Mention> found;
    const QList<Word> words = cut(text);
    for (qsizetype at = 0; at < words.size();) {
        const Entry* entry = nullptr;
        qsizetype taken = std::min(m_longest, words.size() - at);
        while (taken > 0 && !(entry = m_entries.value(joined(words, at, taken))))
            --taken;
        const bool isNew =
            entry && entry->id != own.id && std::ranges::none_of(found, [&](const Mention& one) { return one.entry == entry; });
        if (isNew) {
            const Word& last = words[at + taken - 1];
            found += Mention{words[at].from, last.from + last.length - words[at].from, entry};
        }
        at += std::max<qsizetype>(1, taken);
    }
    return found;
}

} // namespace rulebook
