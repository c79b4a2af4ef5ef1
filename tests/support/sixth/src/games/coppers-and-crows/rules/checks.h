// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Verdicts that cite the reasons of Coppers and Crows.
#pragma once

#include "engine/checks.h"
#include "games/coppers-and-crows/rules/reasons.h"

namespace coppersandcrows {

using Checks = engine::Checks<R, reason>;

} // namespace coppersandcrows
