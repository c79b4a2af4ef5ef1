// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A file that somebody opens with the program: an exported campaign, a card pack, a shelf, or none of ours.
#pragma once

#include "window/main_window.h"

namespace app {

enum class Kind { Campaign, Pack, Shelf };

// By the first bytes, whatever it is called. Faults: it is not there, may not be read, or is none of ours.
engine::Result<Kind> kindOf(const QString& file);

// A word that names no file may name a campaign of the shelf. A campaign in a file is put onto the shelf and the table, unless
// the shelf has all of it already; a pack is shown on the page of cards, where it can be kept; a shelf gets a window of its own.
// What stands in the way is told in the window.
void openFile(window::Library& library, window::MainWindow& main, const QString& file);

} // namespace app
