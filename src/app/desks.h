// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The explicit list of desks, beside the list of games.
#pragma once

#include "kit/desk.h"

#include <memory>
#include <vector>

namespace app {

std::vector<std::unique_ptr<kit::Desk>> desks();

} // namespace app
