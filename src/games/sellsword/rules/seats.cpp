// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/rules/seats.h"

namespace sellsword {

QStringList detail::sitting(const State& state, const QString& name)
{
    return player(state, name) ? QStringList{name} : QStringList();
}

QString detail::runnerOf(const State& state, const QString& id)
{
    const Unit* one = unit(state, id);
    return one ? sideOf(state, *one) : QString();
}

using detail::runnerOf;
using detail::sitting;

QStringList seatsOf(const State& state, const Activate& a)
{
    const Unit* one = unit(state, a.who);
    return sitting(state, !a.controller.isEmpty() ? a.controller : one ? controllerOf(state, *one) : QString());
}

QStringList seatsOf(const State& state, const Allot& a)
{
    const Unit* hurt = unit(state, a.who);
    return hurt ? sitting(state, hurt->player) : QStringList();
}

QStringList seatsOf(const State& state, const ForceMove& a)
{
    const Shove* shove = find(state.shoves, a.who);
    const bool isMoved =
        shove && shove->kind != EffectKind::Recoil && !shove->by.isEmpty(); // who recoils goes by itself (SS-275)
    return sitting(state, runnerOf(state, isMoved ? shove->by : a.who));
}

QStringList seatsOf(const State&, const Award&) { return {}; }

QStringList seatsOf(const State& state, const RollAttack&)
{
    return state.strikes.isEmpty() ? QStringList() : sitting(state, runnerOf(state, state.strikes.first().who));
}

QStringList seatsOf(const State& state, const Reroll&)
{
    return state.missed ? sitting(state, runnerOf(state, state.missed->who)) : QStringList();
}

} // namespace sellsword
