// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card that is read from two metres: name, health and what is written in numbers, as large as there is room.
#pragma once

#include "games/hired-swords/desk/card_face.h"

namespace hiredswords::desk {

double farLetters(const CardFace& face, const QRectF& room, const QFont& font); // pixels of its numbers
void paintFar(QPainter& painter, const QRectF& rect, const CardFace& face, const QFont& font, const kit::Colours& colours);

} // namespace hiredswords::desk
