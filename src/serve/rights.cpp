// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serve/rights.h"

#include "engine/table_actions.h"

#include <algorithm>

namespace serve {

bool mayAct(const Device& device, const kit::Sitting& table, const engine::AnyAction& action)
{
    if (device.right != Right::Seat)
        return device.right == Right::Everything;
    if (action.is<engine::Correct>() || action.is<engine::SetUp>() || action.is<engine::ChangeSetting>())
        return false;
    const QStringList seats = table.game().seatsOf(table.state(), action);
    if (!seats.isEmpty())
        return std::ranges::all_of(seats, [&](const QString& seat) { return device.seats.contains(seat); });
    const bool hasPlace = table.game().seats(table.state()).isEmpty() || !device.seats.isEmpty();
    return hasPlace && std::ranges::any_of(table.offers(), [&](const engine::Offer& offer) {
        return offer.action.isOfKind(action) && offer.verdict.isAllowed();
    });
}

} // namespace serve
