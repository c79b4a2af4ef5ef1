// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a career's turn and the phases of a round: which are done, which is due, and by what action.
#pragma once

#include "games/hired-swords/rules/state.h"
#include "kit/lists/stage_bar.h"

namespace hiredswords::desk {

using kit::Stage;

// Nobody knows more of the drawn card than its name: whatever is done by it comes after that.
bool isBareDrawn(const State& state);
QString workedOut(const State& state, const Listing& listing); // "x2 = 6", "DM = D3", or as printed
// The same of a place of a contract's card ("bonus", "reveal"), and of an arrow: "?" where nobody entered it.
QString workedOut(const State& state, const CareerCard& card, const char* field, const Listing& listing);
QString workedOut(const State& state, const CareerCard& card, Zone arrow);
QString stepName(Step step);

// Whether nothing is to be done in this phase of the round, as the table lies now. A battle runs.
bool isIdle(const State& state, int phase);

// The phases while a battle runs, otherwise the steps. chosen: of the cards to turn up, those that are pressed already.
QList<Stage> stages(const State& state, const QList<engine::Offer>& offers, qsizetype chosen = 0);

} // namespace hiredswords::desk
