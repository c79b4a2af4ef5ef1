// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A line cut where its blanks are, except within "quotation marks" and name(brackets).
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace cards {

struct Token {
    qsizetype from = 0;   // in the whole line
    QString raw;          // as it stands there
    QString key;          // before = or (; empty: there is none
    qsizetype inside = 0; // where the value begins, in raw
    bool isPart = false;  // key(…)
    bool isOpen = false;  // a quotation mark or a bracket has no end

    bool isQuoted() const { return raw.startsWith(QLatin1Char('"')); }
    QString value() const { return raw.mid(inside, raw.size() - inside - (isPart && !isOpen ? 1 : 0)); }
};

QList<Token> tokensOf(const QString& line, qsizetype from = 0); // from: of the line's first letter

QString unquoted(const QString& raw);
QString quoted(const QString& text);      // always
QString inWord(const QString& text);      // quoted where it could not stand as one word of a list
QStringList itemsOf(const QString& list); // raw, at the commas outside of quotation marks; none of an empty text

} // namespace cards
