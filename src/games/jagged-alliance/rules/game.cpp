// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/rules/game.h"

#include "engine/typed_game.h"
#include "games/jagged-alliance/rules/rules.h"

namespace jaggedalliance {

namespace {

struct Rules {
    using State = jaggedalliance::State;
    using Setup = jaggedalliance::Setup;
    using Action = jaggedalliance::Action;

    static constexpr char id[] = "jagged-alliance";
    static constexpr char title[] = "Jagged Alliance: The Board Game";
    static constexpr int version = 1;

    static std::span<const engine::RuleRef> book() { return bookRules(); }
    static std::span<const engine::Reason> reasons() { return allReasons(); }
    static const QList<engine::Question>& questions() { return jaggedalliance::questions(); }
    // What a pack gives when it comes into play; boards and cards stand in the setup.
    template <class Visit> static void eachCardKind(Visit visit) { visit("scenario", static_cast<const Scenario*>(nullptr)); }
    static State newGame(const Setup& setup) { return newCampaign(setup); }
    static QStringList namesOf(const State& state, QLatin1String kind) { return jaggedalliance::namesOf(state, kind); }
    static QList<engine::Fault> faultsIn(const State& state) { return faultsInState(state); }
    template <class A> static QList<engine::Fault> faultsIn(const State& state, const A& action)
    {
        return jaggedalliance::faultsIn(state, action);
    }
    template <class A> static QList<engine::Fault> lacking(const State& state, const A& action)
    {
        return jaggedalliance::lacking(state, action);
    }
    template <class A> static engine::Needs needs(const State& state, const A& action)
    {
        return jaggedalliance::needs(state, action);
    }
    template <class A> static engine::Verdict check(const State& state, const A& action)
    {
        return jaggedalliance::check(state, action);
    }
    template <class A> static Applied apply(const State& state, const A& action) { return jaggedalliance::apply(state, action); }
    template <class A> static engine::Message tell(const State& state, const A& action)
    {
        return jaggedalliance::tell(state, action);
    }
    static QList<engine::Offer> offers(const State& state) { return jaggedalliance::offers(state); }
    static QList<engine::Message> hands(const State& before, const State& after) { return jaggedalliance::hands(before, after); }
    static QList<engine::Message> summary(const State& state) { return jaggedalliance::summary(state); }
    static engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields)
    {
        return jaggedalliance::ask(state, question, fields);
    }
};

} // namespace

std::unique_ptr<engine::Game> game() { return std::make_unique<engine::TypedGame<Rules>>(); }

} // namespace jaggedalliance
