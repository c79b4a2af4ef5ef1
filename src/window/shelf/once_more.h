// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A campaign that begins like another one: the same settings and packs, under a free name.
#pragma once

#include "window/library.h"

namespace window {

engine::Result<std::unique_ptr<kit::Sitting>> onceMore(Library& library, const kit::Sitting& sitting);

} // namespace window
