// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two copies of one campaign that grew apart: what was played on the other one is judged again behind what was played here.
#pragma once

#include "engine/revision.h"

namespace share {

struct Merged {
    enum class Kind { Same, Different, Refused, Here };

    engine::Step step;       // as it was played on the other copy
    Kind kind = Kind::Same;  // Here: this copy has that act already, so it is not played once more
    engine::Submission then; // what it came to there
    engine::Submission now;  // and here; nothing of what is here already
};

struct Merging {
    qint64 common = 0; // the last entry that both have
    QList<Merged> steps;
};

// Faults: they have no beginning in common, or a journal's.
engine::Result<Merging> mergingOf(engine::Table& here, engine::Table& there);

// Plays those that come to the same, and the different ones too if wanted; refused ones are left out. What stood on an act that
// was left out may have become impossible: then it is left out, too. It stops at what could not be written.
struct Played {
    QList<qint64> entries; // there, whose acts were played
    QList<engine::Fault> faults;
};
Played merge(engine::Table& here, const Merging& merging, bool takesDifferent, const QString& who);

} // namespace share
