// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Text in the room that there is: as much of it as fits, and a sign that there is more.
#pragma once

#include <QFont>
#include <QFontMetrics>
#include <QString>

class QColor;
class QPainter;
class QRectF;
class QWidget;

namespace kit {

// The window has so few lines that what says the same elsewhere gives way: boards need the room.
bool isTight(const QWidget& part);
bool isCramped(const QWidget& part); // so few that what stands in two lines elsewhere stands in one
QString fitting(QString text, const QFontMetrics& metrics, QSize room); // whole words
QFont sized(QFont font, double pixels, bool bold = false);
// Whole words rather than large letters, as long as they can be read; where that is not enough, the letters as they were.
QFont shrunk(const QFont& font, const QString& text, double room);
// One line, in this font and colour if they are given; they stay set. Letters shrink a little before words are cut.
void elided(QPainter& painter, const QRectF& rect, int flags, const QString& text);
void elided(QPainter& painter, const QRectF& rect, int flags, const QString& text, const QFont& font, const QColor& letters);

} // namespace kit
