// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in an action that was sent to a shared table, beside the game's own fields: no game reads it.
#pragma once

namespace engine {

inline constexpr char actField[] = "act";             // the id that its device gave it
inline constexpr char whisperedField[] = "whispered"; // seat → commitment in hexadecimal

} // namespace engine
