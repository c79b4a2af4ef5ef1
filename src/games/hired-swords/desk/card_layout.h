// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where things are printed on the cards of Hired Swords, for whoever enters one.
#pragma once

#include "kit/entry/card_layout.h"

namespace hiredswords::desk {

kit::CardLayout layoutOf(const QString& list, const QJsonObject& card); // none: as on any card

} // namespace hiredswords::desk
