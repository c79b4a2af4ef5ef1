// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Words of cards and people in a tool tip. A tip guesses whether a text is rich; so it always is, with everything escaped.
#pragma once

#include <QWidget>

namespace kit {

inline QString tip(const QString& text)
{
    return text.isEmpty() ? QString()
                          : QStringLiteral("<qt>") + text.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"))
            + QStringLiteral("</qt>");
}
// The same on a widget, whose screen reader hears the words without the escapes.
inline void setTip(QWidget* widget, const QString& text)
{
    widget->setToolTip(tip(text));
    widget->setAccessibleDescription(text);
}

} // namespace kit
