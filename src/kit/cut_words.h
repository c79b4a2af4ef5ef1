// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was written on a board and had no room there: the board tells all of it where the mouse rests.
#pragma once

#include <QString>

class QPainter;
class QRectF;

namespace kit {

// In the painter's own places. On anything but a board, which has no tips, nothing is noted.
void noteCut(QPainter& painter, const QRectF& rect, const QString& whole);

} // namespace kit
