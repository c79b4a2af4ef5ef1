// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A board that is looked through by letters itself: what is typed there is no name of something that can be done.
#pragma once

namespace kit {

inline constexpr char findsByLetters[] = "findsByLetters"; // a property of the board

} // namespace kit
