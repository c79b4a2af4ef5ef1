// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/reading.h"

#include "engine/message.h"

#include <algorithm>

namespace dice {

namespace {

using engine::fill;

constexpr qsizetype longestShown = 24;

} // namespace

QString Reading::pieceAt(qsizetype place) const
{
    qsizetype end = place;
    while (end < m_text.size() && end - place < longestShown && m_text.at(end).isLetterOrNumber())
        ++end;
    if (end == place && place < m_text.size())
        end += m_text.at(place).isHighSurrogate() && place + 1 < m_text.size() ? 2 : 1;
    return m_text.mid(place, end - place);
}

bool Reading::isAtComparison() const
{
    const char16_t c = peek().unicode();
    return c == '>' || c == '<' || c == '=' || c == 0x2265 || c == 0x2264;
}

bool Reading::isAtModifier() const
{
    const char first = lower(peek());
    const char second = lower(peek(1));
    return first == 'k' || first == 'r' || first == '!' || (first == 'd' && (second == 'h' || second == 'l')) || isAtComparison();
}

void Reading::skipBlanks()
{
    while (!atEnd() && m_text.at(at).isSpace())
        ++at;
}

std::optional<qint64> Reading::number(qint64 least, qint64 most, const char* problem)
{
    const qsizetype from = at;
    qint64 value = 0;
    for (; isDigit(peek()); ++at)
        value = std::min(value * 10 + (peek().unicode() - '0'), largestNumber + 1);
    if (at > from && value >= least && value <= most)
        return value;
    at = from;
    wrong(at, fill(QCoreApplication::translate("dice", problem), {QString::number(most)}),
        fill(QCoreApplication::translate("dice", "Write a number from %1 to %2."),
            {QString::number(least), QString::number(most)}));
    return std::nullopt;
}

std::optional<Condition> Reading::condition()
{
    skipBlanks();
    Condition when;
    when.how = comparison().value_or(Compare::Exactly);
    skipBlanks();
    const qsizetype from = at;
    const bool isNegative = signOf(peek()) == '-';
    at += isNegative ? 1 : 0;
    if (!isDigit(peek())) {
        wrong(from, QCoreApplication::translate("dice", "A face to compare with is missing."),
            QCoreApplication::translate("dice", "Write a number, such as 1 or >=5."));
        return std::nullopt;
    }
    const auto than = number(0, largestNumber, numberTooLarge);
    if (!than)
        return std::nullopt;
    when.than = isNegative ? -*than : *than;
    return when;
}

std::optional<Compare> Reading::comparison()
{
    if (!isAtComparison())
        return std::nullopt;
    const char16_t first = peek().unicode();
    const bool isOrEqual = (first == '>' || first == '<') && peek(1) == QLatin1Char('=');
    at += isOrEqual ? 2 : 1;
    switch (first) {
    case '=':
        return Compare::Exactly;
    case 0x2265:
        return Compare::AtLeast;
    case 0x2264:
        return Compare::AtMost;
    case '>':
        return isOrEqual ? Compare::AtLeast : Compare::Above;
    default:
        return isOrEqual ? Compare::AtMost : Compare::Below;
    }
}

bool Reading::wrong(qsizetype place, const QString& problem, const QString& remedy)
{
    const QString column = fill(QCoreApplication::translate("dice", "column %1"), {QString::number(place + 1)});
    m_fault = engine::Fault{column, pieceAt(place), problem, remedy};
    return false;
}

} // namespace dice
