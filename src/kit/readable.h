// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether names are written into the picture of a table: on a tile of the shelf they would be dust.
#pragma once

namespace kit {

constexpr bool isReadable(double pixels) { return pixels >= 14; } // of a letter

} // namespace kit
