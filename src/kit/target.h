// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where something small on a board is pressed: around what is drawn, and large enough for a finger or an unsteady hand.
#pragma once

#include <QRectF>

#include <algorithm>

namespace kit {

inline constexpr double leastTarget = 24; // pixels, in both directions

inline QRectF target(const QRectF& drawn)
{
    QRectF around(0, 0, std::max(drawn.width(), leastTarget), std::max(drawn.height(), leastTarget));
    around.moveCenter(drawn.center());
    return around;
}

} // namespace kit
