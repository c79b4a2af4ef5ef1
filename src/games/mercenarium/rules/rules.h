// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole of Mercenarium as the engine asks for it: one check, apply and tell per action, and the questions about a state.
#pragma once

#include "games/mercenarium/rules/actions.h"
#include "games/mercenarium/rules/changes.h"
#include "games/mercenarium/rules/conditions.h"
#include "games/mercenarium/rules/reasons.h"
#include "games/mercenarium/rules/seats.h"

namespace mercenarium {

#define ME_DECLARE(ACTION)                                                                                                       \
    engine::Verdict check(const State&, const ACTION&);                                                                          \
    Applied apply(const State&, const ACTION&);                                                                                  \
    engine::Message tell(const State&, const ACTION&);
ME_EACH_ACTION(ME_DECLARE)
#undef ME_DECLARE

// Dice and blind draws that an action asks for; nothing unless it says so here.
engine::Needs needs(const State&, const Deal&);
engine::Needs needs(const State&, const RollOrder&);
engine::Needs needs(const State&, const Sing&);
engine::Needs needs(const State&, const DoEffect&);
engine::Needs needs(const State&, const Learn&);
engine::Needs needs(const State&, const Draw&);

// What cannot be meant at all: errors, never decidable. Beside what an action finds wrong itself, nobody acts from an empty seat.
template <class A> QList<engine::Fault> wrongIn(const State&, const A&) { return {}; }
QList<engine::Fault> wrongIn(const State&, const Deal&);
QList<engine::Fault> wrongIn(const State&, const Summon&);
QList<engine::Fault> wrongIn(const State&, const Move&);
QList<engine::Fault> wrongIn(const State&, const Capture&);
QList<engine::Fault> wrongIn(const State&, const Buy&);
QList<engine::Fault> wrongIn(const State&, const Sing&);
QList<engine::Fault> wrongIn(const State&, const DoEffect&);
QList<engine::Fault> wrongIn(const State&, const Learn&);
QList<engine::Fault> wrongIn(const State&, const Draw&);
QList<engine::Fault> wrongIn(const State&, const ReturnSurplus&);
QList<engine::Fault> wrongIn(const State&, const TypeAura&);
QList<engine::Fault> wrongIn(const State&, const TypeHymn&);
QList<engine::Fault> wrongIn(const State&, const TypeZodiac&);

template <class A> QList<engine::Fault> faultsIn(const State& state, const A& a)
{
    QList<engine::Fault> faults = wrongIn(state, a);
    if constexpr (requires { a.player; })
        faults += emptySeat(state, a.player);
    return faults;
}

// What an allowed action still has to say.
QList<engine::Fault> lacking(const State&, const Capture&);
QList<engine::Fault> lacking(const State&, const Sing&);
QList<engine::Fault> lacking(const State&, const DeclareLimbo&);

QList<engine::Fault> faultsInState(const State& state);
State newGame(const Setup& setup);
QStringList namesOf(const State& state, QLatin1String kind);
QList<engine::Offer> offers(const State& state);
QList<engine::Message> hands(const State& before, const State& after);
QList<engine::Message> summary(const State& state);
const QList<engine::Question>& questions();
engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields);

} // namespace mercenarium
