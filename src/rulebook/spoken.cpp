// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/spoken.h"

#include "rulebook/reading.h"
#include "rulebook/words.h"

#include <algorithm>
#include <utility>

namespace rulebook {

namespace {

constexpr qsizetype shortestSpoken = 4;
constexpr qsizetype longEnough = 5; // a noun's, where a piece of a word is taken for it

QString unaccented(const QString& word) { return wordsOf(word).join(QString()); }

// Without its accents and its ending: "Wunde", "Wunden", "Söldner", "Söldnern".
QString stemOf(const QString& word)
{
    QString stem = unaccented(word);
    for (const auto ending : {QLatin1String("ern"), QLatin1String("en"), QLatin1String("er"), QLatin1String("es"),
             QLatin1String("em"), QLatin1String("n"), QLatin1String("e"), QLatin1String("s")})
        if (stem.endsWith(ending) && stem.size() - ending.size() >= shortestSpoken) {
            stem.chop(ending.size());
            break;
        }
    return stem;
}

QString capitalised(QString stem)
{
    if (!stem.isEmpty())
        stem[0] = stem[0].toUpper();
    return stem;
}

// German tells a noun by its capital: "die Fallen" are no "fallen".
QString spokenKey(const QString& word) { return word.front().isUpper() ? capitalised(stemOf(word)) : stemOf(word); }

QStringList piecesOf(const QString& name)
{
    QStringList words;
    QString word;
    for (const QChar c : name + QLatin1Char(' '))
        if (c.isLetterOrNumber())
            word += c;
        else if (!word.isEmpty())
            words += std::exchange(word, {});
    return words;
}

// Who is called so, and at which place among its names.
struct Called {
    const Entry* entry;
    qsizetype place;
};
using NamedSo = QHash<QString, QList<Called>>;

// The only term; else whom it names before others.
const Entry* firstOf(const QList<Called>& all)
{
    const auto isTerm = [](const Called& one) { return one.entry->kind == EntryKind::Term; };
    if (std::ranges::count_if(all, isTerm) == 1)
        return std::ranges::find_if(all, isTerm)->entry;
    return std::ranges::min_element(all, {}, &Called::place)->entry;
}

QHash<QString, const Entry*> decided(const NamedSo& named)
{
    QHash<QString, const Entry*> all;
    for (auto it = named.cbegin(); it != named.cend(); ++it)
        all.insert(it.key(), firstOf(*it));
    return all;
}

bool isVerbal(const QString& word)
{
    return word.front().isLower()
        || ((word.endsWith(QLatin1String("ung")) || word.endsWith(QLatin1String("ungen"))) && word.size() > longEnough + 3);
}

} // namespace

Spoken::Spoken(const Book& book, const QString& nothing)
{
    for (const QString& word : piecesOf(nothing))
        m_everyday.insert(unaccented(word));
    NamedSo names, acts;
    for (const Entry& entry : book.entries) {
        const QStringList called = entry.kind == EntryKind::Reference ? QStringList() : spokenNames(entry);
        const qsizetype pieces = entry.title.count(QLatin1String(", ")); // of a title that counts several things up
        for (qsizetype place = 0; place < called.size(); ++place) {
            const Called one{&entry, pieces > 0 && place <= pieces ? place + called.size() : place};
            const QStringList words = piecesOf(called[place]);
            const bool isNumber = std::ranges::any_of(words, [](const QString& word) { return !word.front().isLetter(); });
            const bool isEveryday = std::ranges::all_of(words, [this](const QString& word) { return isNothing(word); });
            if (isNumber || isEveryday || called[place].size() < shortestSpoken)
                continue;
            const QString key = keysOf(words).join(QLatin1Char(' '));
            names[key] += one;
            m_longest = std::max(m_longest, words.size());
            if (words.size() != 1)
                continue;
            // A title begins with a capital, whatever it is; another name with the same stem tells that it is a noun.
            const bool isNoun = std::ranges::any_of(
                called.mid(1), [&](const QString& other) { return !other.isEmpty() && spokenKey(other) == key; });
            if (place == 0 && !isNoun)
                names[stemOf(words.first())] += one;
            if (isVerbal(words.first()))
                acts[bareOf(unaccented(words.first()))] += one;
        }
    }
    m_names = decided(names);
    m_acts = decided(acts);
}

bool Spoken::isNothing(const QString& word) const { return m_everyday.contains(unaccented(word)); }

QStringList Spoken::keysOf(const QStringList& words)
{
    QStringList keys;
    for (const QString& word : words)
        keys += spokenKey(word);
    return keys;
}

Spoken::Found Spoken::at(const QStringList& words, const QStringList& keys, qsizetype from) const
{
    for (qsizetype count = std::min(m_longest, words.size() - from); count > 0; --count) {
        const QString key = keys.mid(from, count).join(QLatin1Char(' '));
        if (const Entry* entry = m_names.value(key))
            return {count, entry};
        if (const Entry* entry = m_names.value(key.left(1).toLower() + key.mid(1))) // a sentence begins with a capital
            return {count, entry};
    }
    const Entry* entry = alone(words[from]);
    return {entry ? 1 : 0, entry};
}

bool Spoken::isParticle(const QString& word)
{
    static const QSet<QString> particles{QStringLiteral("ab"), QStringLiteral("an"), QStringLiteral("auf"), QStringLiteral("aus"),
        QStringLiteral("ein"), QStringLiteral("fest"), QStringLiteral("heran"), QStringLiteral("mit"), QStringLiteral("nach"),
        QStringLiteral("nieder"), QStringLiteral("um"), QStringLiteral("weg"), QStringLiteral("zu"), QStringLiteral("zurück")};
    return particles.contains(word);
}

const Entry* Spoken::parted(const QString& verb, const QString& particle) const
{
    const QString whole = unaccented(particle + verb), bare = bareOf(whole);
    return verb.front().isLower() && bare.size() < whole.size() ? m_acts.value(bare) : nullptr;
}

const Entry* Spoken::alone(const QString& word) const
{
    if (word.size() < shortestSpoken || isNothing(word))
        return nullptr;
    const QString bare = bareOf(unaccented(word));
    const bool isChanged = bare.size() < word.size(); // "heil" is no form of "heilen"
    for (const QString& form : {bare, bareOf(bare)})  // "geplündert": "plünder", "plünd"
        if (const Entry* entry = isChanged ? m_acts.value(form) : nullptr)
            return entry;
    return word.front().isUpper() ? within(word) : nullptr;
}

// Of words written as one the longer that names something: "Panzerungswürfel" the first, "Abschlussauftrag" the last.
const Entry* Spoken::within(const QString& word) const
{
    constexpr qsizetype shortestRest = 3;
    const QString whole = unaccented(word);
    const auto named = [this](const QString& part) { return m_names.value(capitalised(stemOf(part))); };
    for (qsizetype letters = whole.size() - shortestRest; letters >= longEnough; --letters)
        for (const QString& part : {whole.right(letters), whole.left(letters)})
            if (const Entry* entry = named(part))
                return entry;
    return nullptr;
}

} // namespace rulebook
