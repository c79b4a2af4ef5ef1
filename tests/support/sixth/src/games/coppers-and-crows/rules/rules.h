// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole of Coppers and Crows as the engine asks for it: what engine/typed_game.h names, found by the types of arguments.
#pragma once

#include "engine/changes.h"
#include "engine/table_actions.h"
#include "games/coppers-and-crows/rules/actions.h"
#include "games/coppers-and-crows/rules/reasons.h"

namespace coppersandcrows {

class Changes : public engine::ChangesOf<State, R, reason> {
public:
    using ChangesOf::ChangesOf;
};

MR_NEEDS(DrawCrow, Forage, TakeToken)
MR_FAULTS(Hide, Call, Open)

#define CC_SEATS(A) QStringList seatsOf(const State&, const A&);
MR_EACH(CC_SEATS, DrawCrow, Forage, Hire, TakeToken, Hide, Call, Open, Pass)
#undef CC_SEATS

// What one seat sees, and what it sees of an action; those that are not named here are seen by everybody.
QStringList seats(const State& state);
State hidden(State state, const QString& seat);
TakeToken hidden(TakeToken action, const State& before, const QString& seat);
Hide hidden(Hide action, const State& before, const QString& seat);
engine::Correct hidden(engine::Correct action, const State& before, const QString& seat);
engine::SetUp hidden(engine::SetUp action, const State& before, const QString& seat);

// What no play leads to: told when a table is set so by hand.
void limits(Checks& checks, const State& before, const State& after);

// What several of these files share.
int worthOf(const Player& player);
void endTurn(State& state);
void mustBe(Checks& checks, const State& state, Step step); // it is the time for it, and the game is not over

} // namespace coppersandcrows
