// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A small picture of a table for the shelf: the circle with its hearts and fragments.
#pragma once

#include "games/swords-and-souls/rules/state.h"

class QPainter;
class QRect;

namespace swordsandsouls::desk {

void paintThumbnail(QPainter& painter, const QRect& rect, const State& state);

} // namespace swordsandsouls::desk
