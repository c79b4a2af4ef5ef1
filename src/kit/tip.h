// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Words of cards and people in a tool tip. A tip guesses whether a text is rich; so it always is, with everything escaped.
#pragma once

#include <QString>

namespace kit {

inline QString tip(const QString& text)
{
    return text.isEmpty() ? QString() : QStringLiteral("<qt>") + text.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")) + QStringLiteral("</qt>");
}

} // namespace kit
