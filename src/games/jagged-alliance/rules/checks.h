// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Verdicts that cite the reasons of Jagged Alliance.
#pragma once

#include "engine/checks.h"
#include "games/jagged-alliance/rules/reasons.h"

namespace jaggedalliance {

using Checks = engine::Checks<R, reason>;

} // namespace jaggedalliance
