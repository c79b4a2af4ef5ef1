// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The server without anything of ours: what a row and a call take there, on the same machine and beside as many connections.
#pragma once

#include "crowd.h"

namespace crowd {

struct Bare {
    Times confirmed; // an INSERT of a row of an entry's size, durable
    int failed = 0;  // of them, given up by the server
    Times heard;     // the NOTIFY that went with it, by each of the others of four
};

// Tables of four connections on threads of their own, each with so many rows a second at times of its own; without calls nobody
// listens. owner: a key of who may lay tables there.
Bare bare(const share::Address& address, const QString& owner, int tables, int seconds, double acts, bool calls);

} // namespace crowd
