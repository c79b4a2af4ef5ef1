// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the places of a card stand on its face: as a desk says, or as any card can be laid out from its list of fields.
#pragma once

#include "cards/places.h"

#include <QRectF>

namespace kit {

enum class Shape { Title, Chip, Number, North, East, South, West, Circle, Words };

struct Spot {
    QString path; // "budget", "arrows.north"
    Shape shape = Shape::Number;
    QRectF at; // in parts of the face, from 0 to 1
};
using CardLayout = QList<Spot>;

// The title on top, words that are chosen below it, numbers large in the middle, texts at the bottom.
CardLayout layoutOf(const QList<cards::Place>& places);

// Without this one: its neighbour in the row has its room.
CardLayout without(CardLayout layout, const Spot& gone);

// The places that somebody who holds the card is asked for: its name, what is printed on every such card, what stands by itself
// on a quick line, its text. A game that says nothing of these is asked for all that is one value.
QList<cards::Place> placesAsked(const QJsonObject& schema, const QJsonObject& card);

} // namespace kit
