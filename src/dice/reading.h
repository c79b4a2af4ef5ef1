// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A dice term's text while it is read: the place reached, the small pieces that stand there, and the fault.
#pragma once

#include "engine/fault.h"

#include "dice/tree.h"

#include <QCoreApplication>

#include <optional>

namespace dice {

inline bool isDigit(QChar c) { return c >= QLatin1Char('0') && c <= QLatin1Char('9'); }

inline char lower(QChar c)
{
    const char16_t u = c.unicode();
    return u >= 'A' && u <= 'Z' ? char(u + 32) : u < 128 ? char(u) : '\0';
}

// The operator that a character stands for, 0 for none; printed signs are read like typed ones.
inline char signOf(QChar c)
{
    switch (c.unicode()) {
    case '+':
        return '+';
    case '-':
    case 0x2212:
    case 0x2013:
        return '-';
    case 'x':
    case 'X':
    case '*':
    case 0x00d7:
        return 'x';
    default:
        return '\0';
    }
}

// Whatever cannot be read leaves a fault and ends the reading: what follows could only come from it.
class Reading {
public:
    explicit Reading(const QString& text)
        : m_text(text)
    {
    }

    qsizetype at = 0;

    const QString& text() const { return m_text; }
    const std::optional<engine::Fault>& fault() const { return m_fault; }
    bool atEnd() const { return at >= m_text.size(); }
    QChar peek(qsizetype ahead = 0) const { return at + ahead < m_text.size() ? m_text.at(at + ahead) : QChar(); }
    QString pieceAt(qsizetype place) const;
    bool isAtComparison() const;
    bool isAtModifier() const; // of a pool: k dh dl r ! or a comparison

    void skipBlanks();
    std::optional<qint64> number(qint64 least, qint64 most, const char* problem); // %1 in problem: the most
    std::optional<Condition> condition(); // a comparison and a number; a number alone means exactly that one

    bool wrong(qsizetype place, const QString& problem, const QString& remedy); // false, to be returned

private:
    std::optional<Compare> comparison();

    const QString& m_text;
    std::optional<engine::Fault> m_fault;
};

inline constexpr const char* numberTooLarge = QT_TRANSLATE_NOOP("dice", "The largest number is %1.");

// Everything that may stand behind dice; false after a fault.
bool readModifiers(Reading& in, Pool& pool);

} // namespace dice
