// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Functions that a game may have for an action, found by the types of their arguments; nothing where it has none.
#pragma once

#include "engine/game.h"

namespace engine {

template <class S, class A> Needs needsOf(const S& state, const A& action)
{
    if constexpr (requires { needs(state, action); })
        return needs(state, action);
    else
        return {};
}
template <class S, class A> QList<Fault> faultsOf(const S& state, const A& action)
{
    if constexpr (requires { faultsIn(state, action); })
        return faultsIn(state, action);
    else
        return {};
}
template <class S, class A> QList<Fault> lackingOf(const S& state, const A& action)
{
    if constexpr (requires { lacking(state, action); })
        return lacking(state, action);
    else
        return {};
}
template <class S, class A> QList<Blank> askedFirstOf(const S& state, const A& action)
{
    if constexpr (requires { askedFirst(state, action); })
        return askedFirst(state, action);
    else
        return {};
}

} // namespace engine
