// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/terms.h"

#include "rulebook/words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>

namespace rulebook {

namespace {

constexpr qsizetype fewestLetters = 4;

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
        words += Word{from, i - from, bookStem(text.mid(from, i - from))};
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

// They stand among the synonyms, since people type them, and in every second sentence, where they mean no rule.
//: Words that name no rule where they stand in a sentence, though people look for rules by them, separated by spaces.
constexpr const char* everyday = QT_TRANSLATE_NOOP("rulebook",
    "ability again alone also always arrow away back base before begin beginning behind beside better "
    "between blocked board bonus both bottom call called card carry chance change choice choose clear "
    "closed condition control corner cost count cover dark declare defender different direction does "
    "done double down draw each effect empty end enemy enter equal everything exception face fail "
    "field fight find finish fire first fit fits five fixed follow force four free friend full game "
    "give gold great half hand hard health held help here hide hiding hold impossible keep kind last "
    "later leave left less life limit line list live lives long lose losing loss lost many middle "
    "mine miss missing modifier more move name need never next nobody none not note number once open "
    "opposite order other others owner paid party pass piece pile place play player point pool power "
    "price progress push rest return reward right roll round same save second seven share shuffle "
    "side skip small special spell spend spent stack stand start state stats step stop store straight "
    "strength strike table take target team text then three time together touch town trap trapped "
    "turn twice type unique use used uses using wanted which whole winning without word");

const QSet<QString>& everydayWords()
{
    static const QSet<QString> words = [] {
        QSet<QString> made;
        for (const QString& one : QString::fromLatin1(everyday).split(QLatin1Char(' ')))
            made.insert(bookStem(one));
        return made;
    }();
    return words;
}

// In the reader's language, with the small ones: "Der Zug".
QString everydaySpoken()
{
    const QSet<QString> small = smallWords();
    return QCoreApplication::translate("rulebook", everyday) + QLatin1Char(' ')
        + QStringList(small.cbegin(), small.cend()).join(QLatin1Char(' '));
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
    if (!isTitle && std::ranges::all_of(words, [&](const Word& word) { return everydayWords().contains(word.compared); }))
        return {};
    return joined(words, 0, words.size());
}

// "Hearts, obols, soul fragments" are three names; of "Strain: a second action" what stands before the colon is one.
QStringList partsOf(const QString& title)
{
    if (const qsizetype colon = title.indexOf(QLatin1Char(':')); colon >= 0)
        return {title.left(colon)};
    QStringList parts;
    for (const QString& list : title.split(QLatin1Char(','), Qt::SkipEmptyParts))
        for (const QString& one : list.split(QLatin1String(" and "), Qt::SkipEmptyParts))
            parts += one.trimmed();
    return parts;
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

// What belongs to a verb and stands at the end of its clause: "greift sie an"; empty where nothing does.
QString particleOf(qsizetype verb, const QList<Word>& words, const QString& text)
{
    static const QRegularExpression stop(QStringLiteral("[.,;:!?()\\[\\]·–—\n]"));
    static const QRegularExpression isJoint(QStringLiteral("^(und|oder)$"));
    for (qsizetype at = verb; at < words.size(); ++at) {
        const qsizetype end = words[at].from + words[at].length;
        const bool isLast = at + 1 == words.size();
        const bool isStop = isLast || text.mid(end, words[at + 1].from - end).contains(stop);
        const QString word = text.mid(words[at].from, words[at].length);
        if (at > verb && Spoken::isParticle(word)
            && (isStop || isJoint.match(text.mid(words[at + 1].from, words[at + 1].length)).hasMatch()))
            return word;
        if (isStop)
            break;
    }
    return {};
}

struct Span {
    qsizetype from;
    qsizetype length;
    bool holds(const Span& other) const { return other.from >= from && other.from + other.length <= from + length; }
};

// Where names stand in a text, as whole words in their own letters.
QList<Span> standingIn(const QString& text, const QStringList& names)
{
    QList<Span> spans;
    for (const QString& name : names)
        for (qsizetype at = name.isEmpty() ? -1 : text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
            const qsizetype end = at + name.size();
            if ((at == 0 || !text[at - 1].isLetterOrNumber()) && (end == text.size() || !text[end].isLetterOrNumber()))
                spans += Span{at, name.size()};
        }
    return spans;
}

} // namespace

Terms::Terms(const Book& book) { read(book); }

void Terms::read(const Book& book) const
{
    m_spoken = Spoken(book, everydaySpoken());
    Named titles, others;
    for (const Entry& entry : book.entries) {
        if (entry.kind == EntryKind::Reference)
            continue;
        name(titles, keyOf(entry.title, true), entry);
        for (const QString& other : partsOf(entry.title) + entry.synonyms)
            name(others, keyOf(other, false), entry);
    }
    const auto keep = [](Known& known, const Named& named) {
        for (auto it = named.cbegin(); it != named.cend(); ++it)
            if (const Entry* entry = onlyOne(*it)) {
                known.entries.insert(it.key(), entry);
                known.longest = std::max(known.longest, it.key().count(QLatin1Char(' ')) + 1);
            }
    };
    keep(m_written, others);
    keep(m_written, titles); // a title stands above what else would be called so
}

void Terms::open() const
{
    if (m_open)
        if (const Book* book = std::exchange(m_open, {})())
            read(*book);
}

QList<Mention> Terms::in(const QString& text, const Entry& own) const
{
    open();
    QList<Mention> found;
    const QList<Word> written = cut(text);
    QStringList spoken;
    for (const Word& word : written)
        if (!m_spoken.isEmpty())
            spoken += text.mid(word.from, word.length);
    const QStringList keys = Spoken::keysOf(spoken);
    const auto longest = [](const Known& known, const QList<Word>& words, qsizetype at) {
        qsizetype taken = std::min(known.longest, words.size() - at);
        while (taken > 0 && !known.entries.contains(joined(words, at, taken)))
            --taken;
        return std::pair(std::max<qsizetype>(0, taken), taken > 0 ? known.entries.value(joined(words, at, taken)) : nullptr);
    };
    std::optional<QList<Span>> names;
    const auto isOfName = [&](const Span& word, const Entry& entry) {
        if (!names)
            names = standingIn(text, m_names ? m_names() : QStringList());
        return std::ranges::any_of(*names, [&](const Span& name) {
            return name.holds(word)
                && (name.length > word.length || entry.title.compare(text.mid(word.from, word.length), Qt::CaseInsensitive) != 0);
        });
    };
    for (qsizetype at = 0; at < written.size();) {
        auto [taken, entry] = longest(m_written, written, at);
        if (!spoken.isEmpty()) { // what the reader's language calls so, before the same letters in the language of the book
            if (const Spoken::Found said = m_spoken.at(spoken, keys, at); said.words > 0 && said.words >= taken)
                std::tie(taken, entry) = std::pair(said.words, said.entry);
            else if (std::ranges::all_of(spoken.mid(at, taken), [this](const QString& word) { return m_spoken.isNothing(word); }))
                entry = nullptr; // "dies" is no death
            if (const QString particle = entry ? QString() : particleOf(at, written, text); !particle.isEmpty())
                std::tie(taken, entry) = std::pair(qsizetype(1), m_spoken.parted(spoken[at], particle));
        }
        const Entry* named = entry;
        const bool isNew =
            named && named->id != own.id && std::ranges::none_of(found, [&](const Mention& one) { return one.entry == named; });
        if (isNew) {
            const Word& last = written[at + taken - 1];
            const Span word{written[at].from, last.from + last.length - written[at].from};
            if (!isOfName(word, *named))
                found += Mention{word.from, word.length, named};
        }
        at += std::max<qsizetype>(1, taken);
    }
    return found;
}

} // namespace rulebook
