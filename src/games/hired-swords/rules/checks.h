// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Verdicts that cite the reasons of Hired Swords.
#pragma once

#include "engine/checks.h"
#include "games/hired-swords/rules/reasons.h"

namespace hiredswords {

using Checks = engine::Checks<R, reason>;

} // namespace hiredswords
