// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole of Coppers and Crows as the engine asks for it: what engine/typed_game.h names, found by the types of arguments.
#pragma once

#include "engine/table_actions.h"
#include "games/coppers-and-crows/rules/actions.h"
#include "games/coppers-and-crows/rules/checks.h"

namespace coppersandcrows {

struct Applied {
    State state;
    QList<engine::Told> told;
};

#define CC_DECLARE(ACTION)                                                                                                       \
    engine::Verdict check(const State&, const ACTION&);                                                                          \
    Applied apply(State, const ACTION&);                                                                                         \
    engine::Message tell(const State&, const ACTION&);                                                                           \
    QStringList seatsOf(const State&, const ACTION&);
CC_DECLARE(DrawCrow)
CC_DECLARE(Forage)
CC_DECLARE(Hire)
CC_DECLARE(TakeToken)
CC_DECLARE(Hide)
CC_DECLARE(Call)
CC_DECLARE(Open)
CC_DECLARE(Pass)
#undef CC_DECLARE

engine::Needs needs(const State&, const DrawCrow&);
engine::Needs needs(const State&, const Forage&);
engine::Needs needs(const State&, const TakeToken&);
QList<engine::Fault> faultsIn(const State&, const Hide&);
QList<engine::Fault> faultsIn(const State&, const Call&);
QList<engine::Fault> faultsIn(const State&, const Open&);

State newGame(const Setup& setup);
QList<engine::Fault> faultsInState(const State& state);
QStringList namesOf(const State& state, QLatin1String kind);
QList<engine::Offer> offers(const State& state);
QList<engine::Message> hands(const State& before, const State& after);
QList<engine::Message> summary(const State& state);
const QList<engine::Question>& questions();
engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields);

// What one seat sees, and what it sees of an action; those that are not named here are seen by everybody.
QStringList seats(const State& state);
State hidden(State state, const QString& seat);
TakeToken hidden(TakeToken action, const State& before, const QString& seat);
Hide hidden(Hide action, const State& before, const QString& seat);
engine::Correct hidden(engine::Correct action, const State& before, const QString& seat);
engine::SetUp hidden(engine::SetUp action, const State& before, const QString& seat);

// What several of these files share.
int worthOf(const Player& player);
void endTurn(State& state);
void mustBe(Checks& checks, const State& state, Step step); // it is the time for it, and the game is not over

} // namespace coppersandcrows
