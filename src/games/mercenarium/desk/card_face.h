// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card as it is painted: value and suit in the middle, its dots along the edges as they lie on the board, its owner's bar
// on its bottom edge.
#pragma once

#include "games/mercenarium/rules/state.h"
#include "kit/drawn/fitting.h"

#include <QColor>
#include <QFont>
#include <QRectF>

class QPainter;

namespace kit {
struct Colours;
}

namespace mercenarium::desk {

using kit::elided;
using kit::sized;

// How a house is painted: by its circle's colour, or by its seat while the table has not told the colour.
QColor houseColour(const State& state, Seat seat);
QColor ink(Suit suit); // on the face of a card

QRectF cardIn(const QRectF& place, Seat owner); // lying upright or across, as its owner sees it upright
void paintSign(QPainter& painter, const QRectF& rect, Suit suit, const QColor& colour);
// As it lies for its owner on the board; in a hand it stands upright, with the owner's colour all the same.
void paintCard(QPainter& painter, const QRectF& rect, const State& state, Card card, Seat owner, const QFont& font,
    const kit::Colours& colours, bool inHand = false);
void paintBack(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font, const kit::Colours& colours);
void paintHymn(QPainter& painter, const QRectF& rect, Card hymn, bool faceUp, const QFont& font, const kit::Colours& colours);

} // namespace mercenarium::desk
