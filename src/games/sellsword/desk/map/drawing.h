// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Strokes of the pencil on a Gridmap: each draws what is not there yet, or rubs it out when all of it is.
#pragma once

#include "games/sellsword/rules/map/gridmap.h"

namespace sellsword::desk {

enum class Stroke { WallAbove, WallLeft, CoverAbove, CoverLeft, Filled, Ground, StartArea, Objective };

// What a stroke from one square to another makes of the map. kind: of Ground; name: of an area, empty for a number.
Gridmap drawn(Gridmap map, Stroke stroke, Square from, Square to, Terrain kind, const QString& name);

// The map in another size; what lies outside falls away.
Gridmap resized(Gridmap map, int width, int height);

} // namespace sellsword::desk
