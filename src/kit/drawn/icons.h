// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Signs drawn by the program itself, so that they look alike whatever fonts are installed. A sign is called by the character that
// it stands for in a sentence.
#pragma once

#include <QIcon>
#include <QRectF>
#include <QString>

class QColor;
class QFont;
class QPainter;

namespace kit {

bool isDrawn(const QString& sign);

// Within a text, where nothing can be drawn: the sign, or what is written where neither the font nor another one has it.
QString signIn(const QFont& font, const QString& sign, const QString& otherwise);

// In the middle of rect, as large as has room. False: there is no drawing of it, and nothing was painted.
bool paintSign(QPainter& painter, const QRectF& rect, const QString& sign, const QColor& colour);

// Sharp at any size, in the colours of the theme that is set when it is painted: chosen, disabled, or neither. Empty for a sign
// that is not drawn. isOnFilled: what is chosen is filled behind it.
QIcon signIcon(const QString& sign, bool isOnFilled = false);

} // namespace kit
