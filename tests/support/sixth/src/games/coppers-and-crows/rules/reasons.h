// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The reasons of Coppers and Crows by name: citing one that does not exist does not compile.
#pragma once

#include "engine/reason.h"

#include <span>

namespace coppersandcrows {

enum class R : int {
#define REASON(ID, ...) ID,
#include "games/coppers-and-crows/rules/reasons.inc"
#undef REASON
};

const engine::Reason& reason(R id);
std::span<const engine::Reason> allReasons();
std::span<const engine::RuleRef> bookRules();

} // namespace coppersandcrows
