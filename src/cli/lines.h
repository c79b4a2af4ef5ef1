// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of play: what was taken back, and what was done in its place, each to its end.
#pragma once

#include "cli/context.h"

namespace cli {

struct Line {
    qint64 end = 0;      // its last entry
    QString name;        // as the table calls it; empty: it has none
    QString sentence;    // what its last entry did
    QDateTime when;      // it was written
    bool isHere = false; // the campaign stands on it
};

// The newest first.
engine::Result<QList<Line>> linesOf(Context& context, Sitting& sitting);

} // namespace cli
