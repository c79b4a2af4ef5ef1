// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of sight between two bodies on a board: whether any line arrives, and what every line has to cross.
#pragma once

#include "games/sellsword/rules/map/board.h"

namespace sellsword {

struct Sight {
    bool visible = false;      // a line reaches some point (SS-182)
    bool centre = false;       // a line reaches the centre, past walls and bodies (SS-184 SS-156)
    bool pastBrush = false;    // a line crosses no side of Brush (SS-137)
    bool pastHiding = false;   // a line goes through no Brush or Smoke square (SS-136 SS-152)
    bool pastLowCover = false; // a line crosses no Low Cover that counts (SS-143)
    bool pastBodies = false; // a line reaches the centre if bodies are left out: it is bodies that give cover, or it is an origin

    bool hasCover() const { return visible && (!centre || !pastBrush || !pastLowCover); }
};

// target: the size of what is looked at, for bodies that are larger (SS-157).
Sight sightBetween(const Board& board, Body from, Body to, Size target);

// A straight line between the centres, for bursts (SS-270) and their origins (SS-267).
bool seesCentre(const Board& board, Body from, Square origin);
bool centreToCentre(const Board& board, Square origin, Body to);

} // namespace sellsword
