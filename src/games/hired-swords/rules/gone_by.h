// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a contract asked for at a moment that went by without it: what is noted, and phases of a round that the table left.
#pragma once

#include "engine/past/gone_by.h"

namespace hiredswords {

engine::GoneBy goneBy();

} // namespace hiredswords
