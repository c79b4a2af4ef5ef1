// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits at the table, whose act an action is, and what each may see of both.
#include "games/coppers-and-crows/rules/rules.h"

#include "engine/json.h"
#include "engine/path.h"

namespace coppersandcrows {

QStringList seats(const State& state)
{
    QStringList ids;
    for (const Player& one : state.players)
        ids += one.id;
    return ids;
}

QStringList seatsOf(const State&, const DrawCrow&) { return {}; }
QStringList seatsOf(const State&, const Call& action) { return {action.who}; }

#define CC_OF_THE_TURN(ACTION)                                                                                                   \
    QStringList seatsOf(const State& state, const ACTION&)                                                                       \
    {                                                                                                                            \
        return state.turn.isEmpty() ? QStringList() : QStringList{state.turn};                                                   \
    }
MR_EACH(CC_OF_THE_TURN, Forage, Hire, TakeToken, Hide, Open, Pass)
#undef CC_OF_THE_TURN

State hidden(State state, const QString& seat)
{
    state.bag.fill(Token::Unseen);
    for (Player& one : state.players)
        if (one.id != seat) {
            one.hand.fill(Token::Unseen);
            if (one.fist)
                one.fist = Token::Unseen;
        }
    return state;
}

TakeToken hidden(TakeToken action, const State& before, const QString& seat)
{
    return before.turn == seat ? action : TakeToken{};
}

Hide hidden(Hide action, const State& before, const QString& seat) { return before.turn == seat ? action : Hide{}; }

engine::SetUp hidden(engine::SetUp action, const State&, const QString& seat)
{
    if (const auto state = engine::fromJson<State>(action.state))
        action.state = engine::toJson(hidden(*state, seat)).toObject();
    return action;
}

engine::Correct hidden(engine::Correct action, const State& before, const QString& seat)
{
    const auto json = engine::withValueAt(engine::toJson(before), action.path, action.value);
    const auto after = json ? engine::fromJson<State>(*json) : engine::Result<State>(json.faults());
    if (after)
        if (const auto seen = engine::valueAt(engine::toJson(hidden(*after, seat)), action.path))
            action.value = *seen;
    return action;
}

} // namespace coppersandcrows
