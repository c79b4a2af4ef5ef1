// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A rounded plate and a line of text, each with its pen, brush or font, which stay set.
#pragma once

#include <QPainter>

namespace kit {

inline void plate(QPainter& painter, const QRectF& rect, double corner, const QBrush& inside, const QPen& line = Qt::NoPen)
{
    painter.setPen(line);
    painter.setBrush(inside);
    painter.drawRoundedRect(rect, corner, corner);
}

inline void write(QPainter& painter, const QRectF& rect, int flags, const QString& text, const QFont& font, const QColor& letters)
{
    painter.setFont(font);
    painter.setPen(letters);
    painter.drawText(rect, flags, text);
}

} // namespace kit
