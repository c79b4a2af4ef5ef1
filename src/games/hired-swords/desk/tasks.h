// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of things to do between battles, as tiles: whom to hire and why not, the end of a contract in its order.
#pragma once

#include "engine/game.h"
#include "games/hired-swords/rules/state.h"
#include "kit/lists/task_model.h"

namespace hiredswords::desk {

using kit::Task;

QList<Task> dueTasks(const kit::Sitting& sitting); // what cards ask for now
// The best order of attacks, found by the rules: the first step can be done, the others wait for it.
QList<Task> lineTasks(const engine::Game& game, const engine::AnyState& state, bool mayStrain);
QList<Task> idleTasks(const State& state);                                     // nothing drawn: who and what is at hand
QList<Task> crewTasks(const State& state, const QList<engine::Offer>& offers); // step 2
QList<Task> endTasks(const kit::Sitting& sitting);                             // step 6

} // namespace hiredswords::desk
