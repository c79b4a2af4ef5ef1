// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Verdicts that cite the reasons of Swords & Souls.
#pragma once

#include "engine/checks.h"
#include "games/swords-and-souls/rules/reasons.h"

namespace swordsandsouls {

using Checks = engine::Checks<R, reason>;

} // namespace swordsandsouls
