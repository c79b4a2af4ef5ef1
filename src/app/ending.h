// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A program that is asked to end keeps everything first, and ends what it started.
#pragma once

namespace app {

// Readable once the program was asked to end by the system; -1: it cannot be asked.
int endsBySignal();

} // namespace app
