// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whose word is next, and the steps of the set-up or of a turn: which are done, which is due, and by what action.
#pragma once

#include "games/swords-and-souls/rules/state.h"
#include "kit/lists/stage_bar.h"

namespace swordsandsouls::desk {

QString dueNext(const State& state);                     // a player; empty when it is everybody's turn to speak
QString phaseOf(const State& state);                     // "Mara attacks Lio"
QString statusOf(const State& state, const Player& who); // what matters of a player now, in few words; may be empty

// done: the verbs of this turn; empty: nobody knows them.
QList<kit::Stage> stages(const State& state, const QList<engine::Offer>& offers, const QStringList& done = {});

} // namespace swordsandsouls::desk
