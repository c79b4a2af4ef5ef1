// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Threads for what waits: for a server, a keychain, a large file. Qt paints large surfaces with threads of the global pool and
// waits for them; what waits there for the window would hold it up, and itself.
#pragma once

class QThreadPool;

namespace window {

QThreadPool* background();

} // namespace window
