// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What follows when something else than a unit's own choice changed the table.
#pragma once

#include "games/sellsword/rules/changes.h"

namespace sellsword {

// Attacks that waited and cannot be made any more are lost, rage that cannot close in is let off, a winner is looked for.
void aftermath(Changes& changes, const State& before);

} // namespace sellsword
