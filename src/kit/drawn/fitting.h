// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Text in the room that there is: as much of it as fits, and a sign that there is more.
#pragma once

#include <QFont>
#include <QFontMetrics>
#include <QString>

class QPainter;
class QRectF;

namespace kit {

QString fitting(QString text, const QFontMetrics& metrics, QSize room); // whole words
QFont sized(QFont font, double pixels, bool bold = false);
void elided(QPainter& painter, const QRectF& rect, int flags, const QString& text); // one line

} // namespace kit
