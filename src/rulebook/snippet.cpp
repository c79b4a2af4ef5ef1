// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/snippet.h"

#include <algorithm>
#include <utility>

namespace rulebook {

namespace {

constexpr qsizetype shown = 18; // words
constexpr qsizetype before = 4; // words before the first found one
constexpr qsizetype back = 9;   // how far back a sentence's start is looked for

QChar foldedOf(QChar c)
{
    const QString parts = c.decompositionTag() == QChar::Canonical ? c.decomposition() : QString();
    return (parts.isEmpty() ? c : parts[0]).toCaseFolded();
}

bool endsSentence(QChar c)
{
    return c == QLatin1Char('.') || c == QLatin1Char('?') || c == QLatin1Char('!') || c == QLatin1Char('\n');
}

} // namespace

Passage::Passage(const QString& text)
    : m_text(text)
{
    m_text.remove(QChar(0));
    m_text.replace(QLatin1Char('['), QLatin1Char('(')).replace(QLatin1Char(']'), QLatin1Char(')'));
    m_folded.reserve(m_text.size());
    bool opens = true;
    bool inside = false;
    for (int i = 0; i < m_text.size(); ++i) {
        const QChar c = m_text[i];
        m_folded += foldedOf(c);
        const bool letter = c.isLetterOrNumber() || (inside && c.isMark());
        if (letter && !inside)
            m_words += Word{i, 0, std::exchange(opens, false)};
        if (letter)
            ++m_words.last().length;
        else if (endsSentence(c))
            opens = true;
        inside = letter;
    }
}

bool Passage::begins(const Word& word, const QStringList& beginnings) const
{
    const QStringView folded = QStringView(m_folded).mid(word.from, word.length);
    return std::any_of(beginnings.cbegin(), beginnings.cend(), [&](const QString& one) { return folded.startsWith(one); });
}

bool Passage::holds(const QStringList& beginnings) const
{
    return std::any_of(m_words.cbegin(), m_words.cend(), [&](const Word& word) { return begins(word, beginnings); });
}

// The word from which on the most found ones are seen, moved back to where its sentence starts if that is near.
qsizetype Passage::firstShown(const QList<qsizetype>& found) const
{
    if (found.isEmpty() || found.first() + before < shown)
        return 0;
    qsizetype best = found.first(), most = 0;
    for (auto it = found.cbegin(); it != found.cend(); ++it) {
        const qsizetype seen = std::count_if(it, found.cend(), [&](qsizetype at) { return at < *it + shown - before; });
        if (seen > most) {
            most = seen;
            best = *it;
        }
    }
    for (qsizetype at = best; at > 0 && at + back > best; --at)
        if (m_words[at].opensSentence)
            return at;
    return std::max<qsizetype>(0, best - before);
}

QString Passage::snippet(const QStringList& beginnings) const
{
    if (m_words.isEmpty())
        return m_text;
    QList<qsizetype> found;
    for (qsizetype i = 0; i < m_words.size(); ++i)
        if (begins(m_words[i], beginnings))
            found += i;
    const qsizetype first = firstShown(found);
    const qsizetype end = std::min(m_words.size(), first + shown);
    QString made;
    made.reserve(200);
    if (first > 0)
        made += QChar(0x2026);
    qsizetype at = first > 0 ? m_words[first].from : 0;
    for (qsizetype i = first; i < end; ++i) {
        const Word& word = m_words[i];
        const bool marked = std::binary_search(found.cbegin(), found.cend(), i);
        made += QStringView(m_text).mid(at, word.from - at);
        if (marked)
            made += QLatin1Char('[');
        made += QStringView(m_text).mid(word.from, word.length);
        if (marked)
            made += QLatin1Char(']');
        at = word.from + word.length;
    }
    made += end < m_words.size() ? QStringView(u"…") : QStringView(m_text).mid(at);
    return made.simplified(); // paragraphs run on
}

} // namespace rulebook
