// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What phones need of the library: its rules, and whether a campaign's dice and cards are real.
#pragma once

#include "serve/eyes.h"
#include "window/library.h"

class QSettings;

namespace window {

serve::Rules rulesOf(Library& library);

// As it was said when this campaign began.
void takeRealThings(kit::Sitting& sitting, const Library& library, const QSettings& settings);

} // namespace window
