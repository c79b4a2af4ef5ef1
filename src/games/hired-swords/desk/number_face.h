// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card that says its numbers before anything else: read from two metres, or where letters are large and room is little.
#pragma once

#include "games/hired-swords/desk/card_face.h"

namespace hiredswords::desk {

double numbersIn(const CardFace& face, const QRectF& room, const QFont& font);   // their pixels
bool isNamedBeside(const CardFace& face, const QRectF& room, const QFont& font); // a part of its title has room
void paintNumbers(QPainter& painter, const QRectF& rect, const CardFace& face, const QFont& base, const kit::Colours& colours);

} // namespace hiredswords::desk
