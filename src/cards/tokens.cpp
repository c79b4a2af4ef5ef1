// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/tokens.h"

#include <algorithm>

namespace cards {

namespace {

constexpr QLatin1Char quote('"');

bool isOfKey(QChar c) { return c.isLetterOrNumber() || c == QLatin1Char('_') || c == QLatin1Char('-') || c == QLatin1Char('.'); }

// Where the quoted text that begins here ends, behind its mark; -1: nowhere.
qsizetype endOfQuote(const QString& line, qsizetype at)
{
    for (++at; at < line.size(); ++at)
        if (line[at] == QLatin1Char('\\'))
            ++at;
        else if (line[at] == quote)
            return at + 1;
    return -1;
}

// A quotation mark within a word is a letter of it, as in 6".
bool opensQuote(const QString& line, qsizetype at, qsizetype first)
{
    return line[at] == quote && (at == first || line[at - 1].isSpace() || QStringLiteral("=,(").contains(line[at - 1]));
}

// Where the bracket that begins here ends, behind it; -1: nowhere.
qsizetype endOfPart(const QString& line, qsizetype at)
{
    for (int depth = 0; at < line.size(); ++at)
        if (opensQuote(line, at, -1)) {
            if (at = endOfQuote(line, at) - 1; at < 0)
                return -1;
        } else if (line[at] == QLatin1Char('(')) {
            ++depth;
        } else if (line[at] == QLatin1Char(')') && --depth == 0) {
            return at + 1;
        }
    return -1;
}

Token tokenAt(const QString& line, qsizetype first)
{
    Token token;
    qsizetype at = first;
    while (at < line.size() && isOfKey(line[at]))
        ++at;
    if (at > first && at < line.size() && (line[at] == QLatin1Char('=') || line[at] == QLatin1Char('('))) {
        token.key = line.mid(first, at - first);
        token.inside = at + 1 - first;
        if (line[at] == QLatin1Char('(')) {
            token.isPart = true;
            const qsizetype end = endOfPart(line, at);
            token.isOpen = end < 0;
            token.raw = line.mid(first, end < 0 ? -1 : end - first);
            return token;
        }
    }
    for (at = first; at < line.size() && !line[at].isSpace(); ++at)
        if (opensQuote(line, at, first)) {
            const qsizetype end = endOfQuote(line, at);
            token.isOpen = end < 0;
            at = (end < 0 ? line.size() : end) - 1;
        }
    token.raw = line.mid(first, at - first);
    return token;
}

} // namespace

QList<Token> tokensOf(const QString& line, qsizetype from)
{
    QList<Token> tokens;
    for (qsizetype at = 0; at < line.size();) {
        if (line[at].isSpace()) {
            ++at;
            continue;
        }
        Token token = tokenAt(line, at);
        token.from = from + at;
        at += token.raw.size();
        tokens += token;
    }
    return tokens;
}

QString unquoted(const QString& raw)
{
    if (!raw.startsWith(quote))
        return raw;
    QString text;
    for (qsizetype at = 1; at < raw.size() && raw[at] != quote; ++at) {
        if (raw[at] != QLatin1Char('\\') || at + 1 == raw.size())
            text += raw[at];
        else
            text += raw[++at] == QLatin1Char('n') ? QLatin1Char('\n') : raw[at] == QLatin1Char('t') ? QLatin1Char('\t') : raw[at];
    }
    return text;
}

QString quoted(const QString& text)
{
    QString inside = text;
    inside.replace(QLatin1Char('\\'), QLatin1String("\\\\"))
        .replace(quote, QLatin1String("\\\""))
        .replace(QLatin1Char('\n'), QLatin1String("\\n"))
        .replace(QLatin1Char('\t'), QLatin1String("\\t"));
    return quote + inside + quote;
}

QString inWord(const QString& text)
{
    const bool isPlain = !text.isEmpty()
        && std::none_of(text.begin(), text.end(), [](QChar c) { return c.isSpace() || QStringLiteral("\"(),").contains(c); });
    return isPlain ? text : quoted(text);
}

QStringList itemsOf(const QString& list)
{
    QStringList items;
    if (list.isEmpty())
        return items;
    qsizetype first = 0;
    for (qsizetype at = 0; at <= list.size(); ++at) {
        if (at < list.size() && opensQuote(list, at, first)) {
            const qsizetype end = endOfQuote(list, at);
            at = (end < 0 ? list.size() : end) - 1;
        } else if (at == list.size() || list[at] == QLatin1Char(',')) {
            items += list.mid(first, at - first).trimmed();
            first = at + 1;
        }
    }
    return items;
}

} // namespace cards
