// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of play: what was taken back, and what was done in its place, each to its end.
#pragma once

#include "engine/table.h"

#include <QHash>

namespace report {

struct LineOfPlay {
    qint64 end = 0;      // its last entry
    QString name;        // as the table calls it; empty: it has none
    QString sentence;    // what its last entry did
    QDateTime when;      // it was written
    bool isHere = false; // the campaign stands on it

    QString called() const; // its name, or what it came to
};

// The newest first. names: by the entry that was the end of a line when it got its name; a line that went on since keeps it.
engine::Result<QList<LineOfPlay>> linesOf(engine::Table& table, const QHash<qint64, QString>& names);

} // namespace report
