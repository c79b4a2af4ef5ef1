// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A moment of a table as values, from which steps can be tried on another thread.
#pragma once

#include "engine/revision.h"

namespace engine {

struct Past {
    const Game* game = nullptr; // outlives it
    QJsonObject setup;
    AnyState state;
};
Result<Past> pastOf(Table& table, qint64 node); // faults: no such entry, or the journal's

// As foreseen of a table. isStale: nobody waits for the answer any more, so that the rest of it may be missing.
Result<Foreseen> foreseen(const Past& past, const QList<Step>& steps, const std::function<bool()>& isStale);

} // namespace engine
