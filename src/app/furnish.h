// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Gives a window its pages and keys, as the program and the tests of its ways have them.
#pragma once

#include "window/main_window.h"

#include <functional>

class QSettings;

namespace app {

// languageChosen: the window is to be made anew.
void furnish(
    window::MainWindow& main, window::Library& library, QSettings& settings, std::function<void()> languageChosen = [] {});

} // namespace app
