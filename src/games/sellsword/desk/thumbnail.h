// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The small picture of a match for the shelf: the map with its units, or the score.
#pragma once

#include "games/sellsword/rules/state.h"

class QPainter;
class QRect;

namespace sellsword::desk {

void paintThumbnail(QPainter& painter, const QRect& rect, const State& state);

} // namespace sellsword::desk
