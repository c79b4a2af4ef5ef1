// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards of a warband to print and cut out, in black and white, and its list on one page.
#pragma once

#include "games/sellsword/rules/state.h"
#include "kit/drawn/sheet.h"

namespace sellsword::desk {

QList<kit::Sheet> sheetsOf(const State& state);

} // namespace sellsword::desk
