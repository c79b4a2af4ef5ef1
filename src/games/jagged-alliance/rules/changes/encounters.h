// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Encounter tokens that are turned over (p. 19-21).
// A table may decide anything, so nothing here refuses.
#pragma once

#include "games/jagged-alliance/rules/changes.h"

namespace jaggedalliance {

void reveal(Changes& changes, const QString& token, const QString& shows);

} // namespace jaggedalliance
