// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/fitting.h"

#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace kit {

QString fitting(QString text, const QFontMetrics& metrics, QSize room)
{
    const auto isTooLong = [&](const QString& words) {
        return metrics.boundingRect(QRect(0, 0, room.width(), 9999), Qt::TextWordWrap, words).height() > room.height();
    };
    if (!isTooLong(text))
        return text;
    static const QRegularExpression blank(QStringLiteral("\\s"));
    while (!text.isEmpty() && isTooLong(text + QStringLiteral(" …")))
        text.truncate(std::max<qsizetype>(0, text.lastIndexOf(blank)));
    return text + QStringLiteral(" …");
}

QFont sized(QFont font, double pixels, bool bold)
{
    font.setPixelSize(std::max(1, int(std::lround(pixels))));
    font.setBold(bold);
    return font;
}

void elided(QPainter& painter, const QRectF& rect, int flags, const QString& text)
{
    painter.drawText(
        rect, flags | Qt::TextSingleLine, QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, rect.width()));
}

void elided(QPainter& painter, const QRectF& rect, int flags, const QString& text, const QFont& font, const QColor& letters)
{
    painter.setFont(font);
    painter.setPen(letters);
    elided(painter, rect, flags, text);
}

} // namespace kit
