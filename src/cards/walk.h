// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One strict walk over a JSON text that notes where every value stands and stops at the first thing that is wrong.
#pragma once

#include "cards/text.h"

#include <QByteArrayView>
#include <QSet>

#include <optional>

namespace cards {

class Walk {
public:
    explicit Walk(QByteArrayView text);

    std::optional<Found> wrong(); // nothing: the text is sound
    std::vector<Text::Spot> spots;

private:
    bool fail(qsizetype at, const QString& problem, const QString& remedy);
    bool unexpected(const QString& wanted);
    bool tooDeep();
    void skipSpace();
    char now() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    bool take(char wanted);

    bool value(qsizetype key, int depth);
    bool object(int depth);
    bool list(int depth);
    bool member(int depth, QSet<QString>& seen);
    bool goesOn(char close, bool& more);
    bool string();
    bool escape();
    bool hexadecimal(int& code);
    bool number();
    bool word(QByteArrayView wanted);

    QByteArrayView m_text;
    qsizetype m_at = 0;
    std::optional<Found> m_wrong;
};

// The first byte that is not UTF-8; -1 when all are.
qsizetype firstNotUtf8(QByteArrayView text);

// What stands between quotation marks, with its escapes resolved. The text is one that a walk found sound.
QString unescaped(QByteArrayView inside);

} // namespace cards
