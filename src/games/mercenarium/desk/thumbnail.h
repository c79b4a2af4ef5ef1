// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The small picture of a board on the shelf.
#pragma once

#include "games/mercenarium/rules/state.h"

#include <QRect>

class QPainter;

namespace mercenarium::desk {

void paintThumbnail(QPainter& painter, const QRect& rect, const State& state);

} // namespace mercenarium::desk
