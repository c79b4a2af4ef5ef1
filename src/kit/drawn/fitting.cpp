// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/fitting.h"

#include "kit/cut_words.h"

#include <QPainter>
#include <QRegularExpression>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace kit {

namespace {

// A word that is wider than all the room would be cut at both ends.
QString narrowed(const QString& text, const QFontMetrics& metrics, int room)
{
    static const QRegularExpression word(QStringLiteral("\\S+"));
    QString all = text;
    qsizetype longer = 0;
    for (auto it = word.globalMatch(text); it.hasNext();) {
        const auto one = it.next();
        const QString shown = metrics.elidedText(one.captured(), Qt::ElideRight, room);
        all.replace(one.capturedStart() + longer, one.capturedLength(), shown);
        longer += shown.size() - one.capturedLength();
    }
    return all;
}

} // namespace

namespace {

bool hasFewer(const QWidget& part, int lines)
{
    return !part.isWindow() && part.window()->height() < lines * QFontMetrics(part.font()).lineSpacing();
}

} // namespace

bool isTight(const QWidget& part) { return hasFewer(part, 38); }
bool isCramped(const QWidget& part) { return hasFewer(part, 27); }

QString fitting(QString text, const QFontMetrics& metrics, QSize room)
{
    text = narrowed(text, metrics, room.width());
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

QFont shrunk(const QFont& font, const QString& text, double room)
{
    constexpr double least = 0.8, readable = 10;
    const double all = QFontInfo(font).pixelSize();
    for (double pixels = all; pixels >= std::max(least * all, readable); --pixels)
        if (const QFont smaller = pixels < all ? sized(font, pixels, font.bold()) : font;
            QFontMetricsF(smaller).horizontalAdvance(text) <= room)
            return smaller;
    return font;
}

void elided(QPainter& painter, const QRectF& rect, int flags, const QString& text)
{
    const QFont usual = painter.font();
    painter.setFont(shrunk(usual, text, rect.width()));
    const QString shown = QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, rect.width());
    painter.drawText(rect, flags | Qt::TextSingleLine, shown);
    painter.setFont(usual);
    if (shown != text)
        noteCut(painter, rect, text);
}

void elided(QPainter& painter, const QRectF& rect, int flags, const QString& text, const QFont& font, const QColor& letters)
{
    painter.setFont(font);
    painter.setPen(letters);
    elided(painter, rect, flags, text);
}

} // namespace kit
