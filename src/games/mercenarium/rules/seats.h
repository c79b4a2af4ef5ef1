// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits where, and what each may see: the cards of a hand, hymns held face down and what is drawn are for their owner only.
// That somebody holds, draws or gives back so many cards and so many hymns is for everybody.
#pragma once

#include "engine/table_actions.h"
#include "games/mercenarium/rules/actions.h"
#include "games/mercenarium/rules/query.h"

namespace mercenarium {

QStringList seatsOf(const State& state, const LeaveSeat& a);
QStringList seatsOf(const State& state, const DoEffect& a); // the singer, and whom the step touches
QStringList seatsOf(const State& state, const EndSong& a);
QStringList seatsOf(const State& state, const std::optional<Seat>& player); // by whom a turn is taken
template <class A> QStringList seatsOf(const State& state, const A& a)
{
    if constexpr (requires { a.player; })
        return seatsOf(state, a.player);
    else
        return {};
}

// Each side by its name, as in offers; anything else is somebody who only looks on.
State hidden(const State& state, const QString& seat);

Deal hidden(const Deal& a, const State& state, const QString& seat);
Sing hidden(const Sing& a, const State& state, const QString& seat);
DoEffect hidden(const DoEffect& a, const State& state, const QString& seat);
Learn hidden(const Learn& a, const State& state, const QString& seat);
Draw hidden(const Draw& a, const State& state, const QString& seat);
ReturnSurplus hidden(const ReturnSurplus& a, const State& state, const QString& seat);
engine::Correct hidden(const engine::Correct& a, const State& state, const QString& seat);
engine::SetUp hidden(const engine::SetUp& a, const State& state, const QString& seat);
template <class A> A hidden(const A& a, const State&, const QString&) { return a; } // done in the open

} // namespace mercenarium
