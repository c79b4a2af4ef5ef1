// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The one seat that this computer holds at a table that others share: what it alone may see is seen there at once. Empty where
// several sit before one screen, and the curtain is between them.
#pragma once

#include <QObject>
#include <QVariant>

namespace kit {

inline constexpr char ownSeat[] = "ownSeat"; // a property of the desk's table, said by whoever lays it

inline QString ownSeatOf(const QObject& table) { return table.property(ownSeat).toString(); }

} // namespace kit
