// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/spoken.h"

namespace report {

// A row of a board has its places by columns, which nobody can hear.
QString spoken(const QList<engine::Message>& summary)
{
    QStringList sentences;
    for (const engine::Message& message : summary) {
        QString text = message.text().trimmed();
        if (text.isEmpty() || text.contains(QStringLiteral("  ")))
            continue;
        text.replace(QStringLiteral(" · "), QStringLiteral("; "));
        const bool isEnded = text.back() == QLatin1Char('.') || text.back() == QLatin1Char(':');
        sentences += isEnded ? text : text + QLatin1Char('.');
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace report
