// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Verdicts that cite the reasons of Mercenarium.
#pragma once

#include "engine/checks.h"
#include "games/mercenarium/rules/reasons.h"

namespace mercenarium {

using Checks = engine::Checks<R, reason>;

} // namespace mercenarium
