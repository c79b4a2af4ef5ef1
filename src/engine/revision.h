// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Correcting the past: an entry some steps back is changed or inserted, and what was played after it is played again.
// It is tried in memory first; nothing that was written is ever changed, the old line stays and can be gone to.
#pragma once

#include "engine/table.h"

namespace engine {

struct Step {
    qint64 seq = 0; // the entry that it comes from; 0 when it is new
    Draft draft;    // with the dice as they fell
    QString who;
    QString decision; // why the table does it although the rules refuse
};

// What was played on the present line behind a node, in order.
Result<QList<Step>> stepsAfter(Table& table, qint64 node);

struct Foreseen {
    QList<Submission> answers; // one for each step; what is refused or wrong changed nothing
    AnyState end;
};

// What the steps would answer when they are played from that node on. A step that today's rules refuse is played only with a
// decision.
Result<Foreseen> foreseen(Table& table, qint64 node, const QList<Step>& steps);

// A moment of a table as values, from which steps can be tried on another thread.
struct Past {
    const Game* game = nullptr; // outlives it
    QJsonObject setup;
    AnyState state;
};
Result<Past> pastOf(Table& table, qint64 node); // faults: no such entry, or the journal's

// As foreseen of a table. isStale: nobody waits for the answer any more, so that the rest of it may be missing.
Result<Foreseen> foreseen(const Past& past, const QList<Step>& steps, const std::function<bool()>& isStale);

// Plays them: goes to the node and submits every step. When one of them cannot be done the table goes back to where it was.
Submission rewrite(Table& table, qint64 node, const QList<Step>& steps, const QString& who);

} // namespace engine
