// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How long what a window that opens can do without waits, so that the window is seen first.
#pragma once

#include <chrono>

namespace kit {

inline constexpr auto untilPainted = std::chrono::milliseconds(200);

} // namespace kit
