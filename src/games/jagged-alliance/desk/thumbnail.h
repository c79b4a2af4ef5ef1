// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The small picture on the shelf: threat track, sectors, cubes.
#pragma once

#include "games/jagged-alliance/rules/state.h"

#include <QRect>

class QPainter;

namespace jaggedalliance::desk {

void paintThumbnail(QPainter& painter, const QRect& rect, const State& state);

} // namespace jaggedalliance::desk
