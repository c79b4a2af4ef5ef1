// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The two themes again for eyes that need more contrast: on black and on white, lines as strong as letters.
#pragma once

#include "kit/drawn/colours.h"

#include <array>

namespace kit {

const Colours& contrastDark();
const Colours& contrastLight();

struct Themed {
    const char* name; // for whoever lists them, not for people
    const Colours& colours;
};
std::array<Themed, 4> themes();

} // namespace kit
