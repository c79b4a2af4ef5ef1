// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A framed ground with round corners, as tiles, cards and places have it.
#pragma once

#include <QPainter>

namespace kit {

// The same picture as drawRoundedRect with a pen of this width inside the rectangle, at a tenth of its cost for large ones: rows
// of soft-edged spans are only made for the corners. radius, width: in the painter's units.
void paintFrame(QPainter& painter, const QRectF& rect, qreal radius, const QColor& inside, const QColor& frame, qreal width = 1);
// The same frame in dashes, with nothing inside: a place where something may lie.
void paintDashes(QPainter& painter, const QRectF& rect, qreal radius, const QColor& frame, qreal width = 2);

} // namespace kit
