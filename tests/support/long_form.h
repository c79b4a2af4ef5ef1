// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tests have a long form, MR_LONG=1: the same, over more of what chance brings. packaging/check-all.sh runs it.
#pragma once

#include <QtGlobal>

#include <algorithm>

namespace support {

inline bool isLongForm() { return qEnvironmentVariableIntValue("MR_LONG") > 0; }

// MR_SEED=N: random walks and random damage that begin with another seed than the one that everybody tries.
inline unsigned firstSeed(int usual = 1)
{
    const int other = qEnvironmentVariableIntValue("MR_SEED");
    return unsigned(std::max(1, other > 0 ? other : usual));
}

// As often as usual, or so many times that in the long form.
inline int often(int usual, int longForm = 10) { return isLongForm() ? usual * longForm : usual; }

} // namespace support
