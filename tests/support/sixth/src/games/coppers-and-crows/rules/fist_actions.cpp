// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens: taken unseen, hidden in a fist, called and shown. No sentence names one before the fist is open.
#include "games/coppers-and-crows/rules/rules.h"
#include "games/coppers-and-crows/rules/text.h"

namespace coppersandcrows {

namespace {

// One leaves, whether it is known to be there or not.
void takeOne(QList<Token>& tokens, Token token)
{
    if (!tokens.removeOne(token) && !tokens.removeOne(Token::Unseen) && !tokens.isEmpty())
        tokens.removeLast();
}

bool canHold(const QList<Token>& tokens, Token token) { return tokens.contains(token) || tokens.contains(Token::Unseen); }

QList<engine::Fault> unnamed(const char* place, Token token)
{
    if (token != Token::Unseen)
        return {};
    return {{QLatin1String(place), engine::nameOf(token), tr("The token has to be named."), tr("Say corn or stone.")}};
}

} // namespace

// --- take-token

engine::Needs needs(const State& state, const TakeToken& action)
{
    engine::Needs needs;
    QStringList names;
    for (const Token one : state.bag)
        names += engine::nameOf(one);
    if (action.token == Token::Unseen && !names.isEmpty())
        needs.picks = {{QStringLiteral("token"), tr("a token out of the bag"), names, 1, false}};
    return needs;
}

void check(Checks& checks, const State& state, const TakeToken& action)
{
    mustBe(checks, state, Step::Deed);
    checks.must(R::E_BAG, !state.bag.isEmpty() && (action.token == Token::Unseen || canHold(state.bag, action.token)),
        [] { return QStringList(); });
    const Player* who = find(state, state.turn);
    const qsizetype held = who ? who->hand.size() : 0;
    checks.must(R::E_HAND, held < mostTokens, [&] { return QStringList{state.turn, number(held)}; });
}

void apply(Changes& changes, const State&, const TakeToken& action)
{
    State& state = changes.state;
    takeOne(state.bag, action.token);
    if (Player* who = find(state, state.turn))
        who->hand += action.token;
    endTurn(state);
}

engine::Message tell(const State& state, const TakeToken&) { return say(QT_TR_NOOP("%1 takes a token"), {state.turn}); }

// --- hide

QList<engine::Fault> faultsIn(const State&, const Hide& action) { return unnamed("hide.token", action.token); }

void check(Checks& checks, const State& state, const Hide& action)
{
    const Player* who = find(state, state.turn);
    mustBe(checks, state, Step::Deed);
    checks.must(R::E_TOKEN, who && canHold(who->hand, action.token), [&] { return QStringList{state.turn}; });
}

void apply(Changes& changes, const State&, const Hide& action)
{
    State& state = changes.state;
    if (Player* who = find(state, state.turn)) {
        takeOne(who->hand, action.token);
        who->fist = action.token;
    }
    state.step = Step::Call;
}

engine::Message tell(const State& state, const Hide&) { return say(QT_TR_NOOP("%1 hides a token"), {state.turn}); }

// --- call

QList<engine::Fault> faultsIn(const State&, const Call& action) { return unnamed("call.token", action.token); }

void check(Checks& checks, const State& state, const Call& action)
{
    mustBe(checks, state, Step::Call);
    checks.must(R::E_CALLER, action.who != state.turn, [&] { return QStringList{state.turn}; });
}

void apply(Changes& changes, const State&, const Call& action)
{
    State& state = changes.state;
    state.caller = action.who;
    state.called = action.token;
    state.step = Step::Open;
}

engine::Message tell(const State&, const Call& action)
{
    return say(QT_TR_NOOP("%1 calls: %2"), {action.who, shown(action.token)});
}

// --- open

QList<engine::Fault> faultsIn(const State&, const Open& action) { return unnamed("open.token", action.token); }

void check(Checks& checks, const State& state, const Open& action)
{
    const Player* who = find(state, state.turn);
    const bool isIt = who && who->fist && (*who->fist == action.token || *who->fist == Token::Unseen);
    mustBe(checks, state, Step::Open);
    checks.must(R::E_FIST, isIt, [] { return QStringList(); });
}

// By what is said of the token, which everybody hears: whoever may not look into the fist can follow it.
void apply(Changes& changes, const State&, const Open& action)
{
    State& state = changes.state;
    Player* who = find(state, state.turn);
    Player* caller = find(state, state.caller);
    const bool isRight = state.called == action.token;
    int paid = state.settings.prize;
    if (isRight && who && caller) {
        paid = std::min(paid, who->purse);
        who->purse -= paid;
        caller->purse = std::min(mostCoppers, caller->purse + paid);
    } else if (!isRight && who) {
        who->purse = std::min(mostCoppers, who->purse + paid);
    }
    if (who)
        who->fist.reset();
    const QStringList told{state.turn, number(paid), state.caller};
    endTurn(state);
    if (isRight)
        changes.tell(R::I_RIGHT, QT_TR_NOOP("%1 pays %2 coppers to %3"), told);
    else
        changes.tell(R::I_WRONG, QT_TR_NOOP("%1 wins %2 coppers"), told);
}

engine::Message tell(const State& state, const Open& action)
{
    return say(QT_TR_NOOP("%1 opens the fist: %2"), {state.turn, shown(action.token)});
}

} // namespace coppersandcrows
