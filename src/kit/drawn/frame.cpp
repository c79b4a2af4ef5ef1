// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/frame.h"

#include <algorithm>

namespace kit {

namespace {

// Straight parts as rectangles, corners as quarters; they meet on whole pixels.
void ground(QPainter& painter, const QRectF& rect, qreal radius, const QColor& colour)
{
    painter.setBrush(colour);
    if (painter.deviceTransform().type() > QTransform::TxTranslate) { // turned or scaled: nothing lies on whole pixels
        painter.drawRoundedRect(rect, radius, radius);
        return;
    }
    const QRectF inner = rect.adjusted(radius, radius, -radius, -radius);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(QRectF(inner.left(), rect.top(), inner.width(), rect.height()), colour);
    painter.fillRect(QRectF(rect.left(), inner.top(), radius, inner.height()), colour);
    painter.fillRect(QRectF(inner.right(), inner.top(), radius, inner.height()), colour);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSizeF round(2 * radius, 2 * radius);
    constexpr int quarter = 90 * 16;
    painter.drawPie(QRectF(rect.topLeft(), round), quarter, quarter);
    painter.drawPie(QRectF(QPointF(rect.right() - 2 * radius, rect.top()), round), 0, quarter);
    painter.drawPie(QRectF(QPointF(rect.left(), rect.bottom() - 2 * radius), round), 2 * quarter, quarter);
    painter.drawPie(QRectF(QPointF(rect.right() - 2 * radius, rect.bottom() - 2 * radius), round), 3 * quarter, quarter);
}

} // namespace

void paintFrame(QPainter& painter, const QRectF& rect, qreal radius, const QColor& inside, const QColor& frame, qreal width)
{
    const QRectF whole(rect.toAlignedRect());
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setRenderHint(QPainter::Antialiasing);
    ground(painter, whole, radius, frame);
    ground(painter, whole.adjusted(width, width, -width, -width), radius - width, inside);
    painter.restore();
}

void paintDashes(QPainter& painter, const QRectF& rect, qreal radius, const QColor& frame, qreal width)
{
    constexpr qreal dash = 7, gap = 5;
    const QRectF whole(rect.toAlignedRect());
    const auto row = [&](qreal length, const auto& at) {
        const int count = std::max(1, int((length + gap) / (dash + gap)));
        const qreal step = count > 1 ? (length - dash) / (count - 1) : 0; // ends with a dash on both sides
        for (int n = 0; n < count; ++n)
            painter.fillRect(at(radius + n * step), frame);
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const qreal y : {whole.top(), whole.bottom() - width})
        row(whole.width() - 2 * radius, [&](qreal x) { return QRectF(whole.left() + x, y, dash, width); });
    for (const qreal x : {whole.left(), whole.right() - width})
        row(whole.height() - 2 * radius, [&](qreal y) { return QRectF(x, whole.top() + y, width, dash); });
    painter.restore();
}

} // namespace kit
