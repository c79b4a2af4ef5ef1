// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Verdicts that cite the reasons of Sellsword.
#pragma once

#include "engine/checks.h"
#include "games/sellsword/rules/reasons.h"

namespace sellsword {

using Checks = engine::Checks<R, reason>;

} // namespace sellsword
