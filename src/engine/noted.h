// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a table writes down in the middle of play, alike in every game: notes in words, cards, and effects that wait for their
// moment. Verbs and fields are each game's own.
//
// A state that notes effects has a list `noted` and a count `notedSoFar`. What is noted has an `id`, and where it may come
// more than once, `often` and `done`: the moment in which it was done last.
#pragma once

#include "engine/find.h"
#include "engine/game.h"

#include <utility>

namespace engine {

// How often something noted comes.
enum class Often { Once, EachTime };
constexpr auto names(Often) { return inOrder<Often>({"once", "each-time"}); }

// Notes it under the next free number, and gives that.
template <class State, class Effect> QString noteIn(State& state, Effect effect)
{
    do
        effect.id = QString::number(++state.notedSoFar); // the count may have been corrected
    while (find(std::as_const(state.noted), effect.id));
    state.noted += std::move(effect);
    return state.noted.last().id;
}

// Nothing happens when it is not there.
template <class State> void strikeOut(State& state, const QString& id)
{
    state.noted.removeIf([&](const auto& effect) { return effect.id == id; });
}

// Done at this moment: what comes once is over, what comes each time waits for another moment.
template <class State, class Moment> void didIn(State& state, const QString& id, const Moment& now)
{
    auto* effect = find(state.noted, id);
    if (!effect)
        return;
    if constexpr (requires { effect->often; }) {
        if (effect->often == Often::EachTime) {
            effect->done = now;
            return;
        }
    }
    strikeOut(state, id);
}

// Those whose moment it is, in the order in which they were noted. They live as long as the state.
template <class State, class Is> auto notedWhere(const State& state, const Is& isNow)
{
    QList<decltype(state.noted.constData())> all;
    for (const auto& effect : state.noted)
        if (isNow(effect))
            all += &effect;
    return all;
}

// What is printed takes the place of what was known under its id; kept(printed, known) says what of its play stays.
template <class Card, class Kept> void enterCard(QList<Card>& cards, Card printed, const Kept& kept)
{
    if (Card* known = find(cards, printed.id))
        *known = kept(std::move(printed), std::as_const(*known));
    else
        cards += std::move(printed);
}
template <class Card> void enterCard(QList<Card>& cards, Card printed)
{
    enterCard(cards, std::move(printed), [](Card now, const Card&) { return now; });
}

// Faults; none when there are words. place: the field that should hold them.
QList<Fault> withoutWords(const char* place, const QString& text);

} // namespace engine
