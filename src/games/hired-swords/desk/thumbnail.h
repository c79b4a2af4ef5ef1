// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A small picture of a table for the shelf: the ring with who stands where, or the gold of a career between contracts.
#pragma once

#include "games/hired-swords/rules/state.h"

class QPainter;
class QRect;

namespace hiredswords::desk {

void paintThumbnail(QPainter& painter, const QRect& rect, const State& state);

} // namespace hiredswords::desk
