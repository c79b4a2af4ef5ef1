// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reminders whose moment went by: they stay due until they are done or struck out, and the history keeps that they were left.
//
// What is noted has `leftUndone` besides (engine/noted.h).
#pragma once

#include "engine/find.h"

#include <algorithm>

namespace engine {

// changes: made of before by an act. dueIn(state): what is noted for its moment. left(noted) tells of each that was due, was not
// done, and is due no more.
template <class Changes, class State, class DueIn, class Left>
void keepDue(Changes& changes, const State& before, const DueIn& dueIn, const Left& left)
{
    if (before.noted.isEmpty())
        return;
    for (const auto* one : dueIn(before)) {
        const auto isIt = [&](const auto* other) { return other->id == one->id; };
        auto* now = find(changes.state.noted, one->id);
        if (!now || now->done != one->done || std::ranges::any_of(dueIn(changes.state), isIt))
            continue;
        now->leftUndone = true;
        left(*one);
    }
}

// What was left and is done now is due again at its next moment alone.
template <class State> void madeUpFor(State& state, const QString& id)
{
    if (auto* noted = find(state.noted, id))
        noted->leftUndone = false;
}

} // namespace engine
