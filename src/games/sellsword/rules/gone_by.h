// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was noted for a moment that went by without it.
#pragma once

#include "engine/past/gone_by.h"

namespace sellsword {

engine::GoneBy goneBy();

} // namespace sellsword
