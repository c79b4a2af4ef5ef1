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

MR_NEEDS(Deal, RollOrder, Sing, DoEffect, Learn, Draw)

// What cannot be meant at all: errors, never decidable. Beside what an action finds wrong itself, nobody acts from an empty seat.
template <class A> QList<engine::Fault> wrongIn(const State&, const A&) { return {}; }
#define ME_WRONG(A) QList<engine::Fault> wrongIn(const State&, const A&);
MR_EACH(
    ME_WRONG, Deal, Move, Capture, Buy, Sing, DoEffect, NoteEffect, Learn, Draw, ReturnSurplus, TypeAura, TypeHymn, TypeZodiac)
#undef ME_WRONG

QList<const Noted*> due(const State& state); // noted for this very moment, or left undone at its own
// What was due before and is no more: told, and due from now on.
void leaveUndone(Changes& changes, const State& before);

template <class A> QList<engine::Fault> faultsIn(const State& state, const A& a)
{
    QList<engine::Fault> faults = wrongIn(state, a);
    if constexpr (requires { a.player; })
        faults += emptySeat(state, a.player);
    return faults;
}
// What the deck does not allow: told when a table is set so by hand.
void limits(Checks& checks, const State& before, const State& after);
MR_LACKING(TakeSeat, Summon, Buy, Sing, Learn, SummonUnseen, DeclareLimbo)
MR_ASKED_FIRST(Capture)

} // namespace mercenarium
