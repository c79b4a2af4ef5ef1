// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two copies of one campaign that grew apart: what was played on the other one is judged again behind what was played here.
#pragma once

#include "engine/revision.h"
#include "shelf/shelf.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>

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

// Why it is not what it was: the first reason against it, or what is told of it there and here.
QString whyOtherwise(const Merged& one);
// What is to be known of it before it is played, in some words; empty: it comes to the same.
QString notPlain(const Merged& one);

// The other copy, as export wrote it into a file. It lies on a shelf of its own while it is read.
class OtherCopy {
public:
    using Games = std::function<const engine::Game*(const QString& id)>; // null: there is none
    static engine::Result<std::unique_ptr<OtherCopy>> read(const QString& file, const Games& games, engine::Clock clock);
    const shelf::Campaign& campaign() const { return m_campaign; } // its id is that of the file
    engine::Table& table() { return *m_table; }

private:
    QTemporaryDir m_place;
    std::unique_ptr<shelf::Shelf> m_shelf;
    shelf::Campaign m_campaign;
    std::unique_ptr<engine::Journal> m_journal;
    std::unique_ptr<engine::Table> m_table;
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
