// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/purse_game.h"

#include "engine/checks.h"

namespace purse {

namespace {

constexpr engine::RuleRef rules[] = {{"PU-1", "1", "coins"}, {"PU-2", "2", "cards"}};
constexpr engine::Reason reasonTable[] = {
    {"E_COINS", engine::Weight::Refuses, "You have the coins", "%1 coins are not enough for %2", "Earn more",
        {0, -1, -1, -1, -1, -1, -1, -1, -1}, "purse"},
    {"W_FULL", engine::Weight::Refuses, "A purse holds 100 coins at most", "%1 coins are too many", "Take out %2",
        {0, -1, -1, -1, -1, -1, -1, -1, -1}, "purse"},
    {"I_CARDS", engine::Weight::Explains, "A card is worth what it says", "", "", {1, -1, -1, -1, -1, -1, -1, -1, -1}, "purse"},
};

enum class R : int { Coins, Full, Cards };
const engine::Reason& reason(R id) { return reasonTable[int(id)]; }
using Checks = engine::Checks<R, reason>;

int bonus = 0; // of every die that is earned

} // namespace

static State newGame(const Setup& setup)
{
    State state;
    state.coins = setup.coins;
    state.deck = setup.deck;
    return state;
}
static QStringList namesOf(const State& state, QLatin1String)
{
    QStringList ids;
    for (const Card& card : state.cards)
        ids += card.id;
    return ids;
}

static QList<engine::Fault> faultsInState(const State& state)
{
    return state.deck.contains(QStringLiteral("ghost"))
        ? QList{engine::Fault{QStringLiteral("deck"), {}, QStringLiteral("A ghost is no card."), {}}}
        : QList<engine::Fault>();
}

template <class A> static engine::Needs needs(const State& state, const A& action)
{
    engine::Needs needs;
    if constexpr (std::is_same_v<A, Earn>)
        needs.dice = {{QStringLiteral("first"), 6}, {QStringLiteral("second"), 4}};
    if constexpr (std::is_same_v<A, Draw>) {
        if (action.card.isEmpty())
            needs.picks = {{QStringLiteral("card"), QStringLiteral("top card"), state.deck, 1, false}};
        else if (!action.facts && !namesOf(state, {}).contains(action.card))
            needs.facts = {{QStringLiteral("facts"), QStringLiteral("card"), {action.card}, false}};
    }
    return needs;
}

// Nobody counted them yet.
template <class A> static QList<engine::Blank> askedFirst(const State& state, const A&)
{
    return std::is_same_v<A, Earn> && state.coins == uncounted
        ? QList{engine::Blank{QStringLiteral("coins"), QStringLiteral("the coins")}}
        : QList<engine::Blank>();
}

template <class A> static engine::Verdict check(const State& state, const A& action)
{
    engine::Verdict verdict;
    if constexpr (std::is_same_v<A, Spend>) {
        engine::Condition enough;
        enough.reason = &reason(R::Coins);
        enough.answer = action.coins <= state.coins;
        enough.args = {QString::number(state.coins), QString::number(action.coins)};
        verdict.conditions = {enough};
    }
    return verdict;
}

template <class A> static Applied apply(State state, const A& action)
{
    if constexpr (std::is_same_v<A, Earn>)
        for (const int face : action.rolled)
            state.coins += face + bonus;
    if constexpr (std::is_same_v<A, Spend>)
        state.coins = std::max(0, state.coins - action.coins);
    if constexpr (std::is_same_v<A, Draw>) {
        state.deck.removeOne(action.card);
        if (action.facts)
            state.cards += *action.facts;
    }
    if constexpr (std::is_same_v<A, Sell>) {
        for (const Card& card : state.cards)
            if (card.id == action.card)
                state.coins += card.worth;
        state.cards.removeIf([&](const Card& card) { return card.id == action.card; });
    }
    return {state, {engine::Told{&reason(R::Cards), {}}}};
}

template <class A> static engine::Message tell(const State&, const A&) { return {"purse", A::help, {}}; }
static QList<engine::Offer> offers(const State& state)
{
    QList<engine::Offer> all{{Earn{}, check(state, Earn{}), tell(state, Earn{}), {}}};
    for (const int coins : {1, 100})
        all += {Spend{coins}, check(state, Spend{coins}), tell(state, Spend{coins}), QStringLiteral("spender")};
    all += {Spend{2}, check(state, Spend{2}), tell(state, Spend{2}), QStringLiteral("spender"), true};
    return all;
}
static QList<engine::Message> hands(const State& before, const State& after)
{
    if (before.coins == after.coins)
        return {};
    return {{"purse", "Coins in the purse: %1", {QString::number(after.coins)}}};
}
static QList<engine::Message> summary(const State& state) { return {{"purse", "Coins: %1", {QString::number(state.coins)}}}; }
// As if it forbade them: what lies there lies there all the same.
static void limits(Checks& checks, const State& before, const State& after)
{
    constexpr int most = 100;
    checks.must(R::Full, after.coins <= most || before.coins > most, [&] {
        return QStringList{QString::number(after.coins), QString::number(after.coins - most)};
    });
    checks.should(
        R::Coins, engine::Truth(false, {{QStringLiteral("deck"), QStringLiteral("the deck")}}), [] { return QStringList(); });
}
static engine::Result<engine::Answer> ask(const State&, const QString& question, const QJsonObject&)
{
    return engine::Fault{QStringLiteral("question"), question, QStringLiteral("Nothing can be asked."), {}};
}

namespace {

struct Rules {
    using State = purse::State;
    using Setup = purse::Setup;
    using Action = purse::Action;
    using Checks = purse::Checks;

    static constexpr char id[] = "purse";
    static constexpr char title[] = "Purse";
    static constexpr int version = 1;

    static std::span<const engine::RuleRef> book() { return rules; }
    static std::span<const engine::Reason> reasons() { return reasonTable; }
    static const QList<engine::Question>& questions()
    {
        static const QList<engine::Question> none;
        return none;
    }
    template <class Visit> static void eachCardKind(Visit visit) { visit("card", static_cast<const Card*>(nullptr)); }
};

class Watched : public engine::TypedGame<Rules> {
    using Any = engine::Result<engine::AnyAction>;

    Any action(const engine::AnyState& state, const engine::Draft& draft) const override
    {
        ++calls().parses;
        return TypedGame::action(state, draft);
    }
    Any with(const engine::AnyState& state, const engine::AnyAction& action, const QJsonObject& fields) const override
    {
        ++calls().parses;
        return TypedGame::with(state, action, fields);
    }
    engine::Outcome apply(const engine::AnyState& state, const engine::AnyAction& action) const override
    {
        ++calls().applies;
        return TypedGame::apply(state, action);
    }
    QList<engine::Offer> offers(const engine::AnyState& state) const override
    {
        ++calls().offers;
        return TypedGame::offers(state);
    }
};

} // namespace

Calls& calls()
{
    static Calls all;
    return all;
}

std::unique_ptr<engine::Game> game(int added)
{
    bonus = added;
    return std::make_unique<Watched>();
}

} // namespace purse
