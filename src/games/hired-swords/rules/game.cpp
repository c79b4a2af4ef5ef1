// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/rules/game.h"

#include "engine/typed_game.h"
#include "games/hired-swords/rules/rules.h"

namespace hiredswords {

namespace {

struct Rules {
    using State = hiredswords::State;
    using Setup = hiredswords::Setup;
    using Action = hiredswords::Action;

    static constexpr char id[] = "hired-swords";
    static constexpr char title[] = "Hired Swords";
    static constexpr int version = 1;

    static std::span<const engine::RuleRef> book() { return bookRules(); }
    static std::span<const engine::Reason> reasons() { return allReasons(); }
    static const QList<engine::Question>& questions() { return hiredswords::questions(); }
    // Cards whose facts a pack gives when they come into play; mercenaries, tactics and settlements stand in the setup.
    template <class Visit> static void eachCardKind(Visit visit)
    {
        visit("career", static_cast<const CareerCard*>(nullptr));
        visit("opposition", static_cast<const OppositionCard*>(nullptr));
    }
    static State newGame(const Setup& setup) { return newCareer(setup); }
    static QStringList namesOf(const State& state, QLatin1String kind) { return hiredswords::namesOf(state, kind); }
    static QList<engine::Fault> faultsIn(const State& state) { return faultsInState(state); }
    template <class A> static QList<engine::Fault> faultsIn(const State& state, const A& action)
    {
        return hiredswords::faultsIn(state, action);
    }
    template <class A> static QList<engine::Fault> lacking(const State& state, const A& action)
    {
        return hiredswords::lacking(state, action);
    }
    template <class A> static engine::Needs needs(const State& state, const A& action)
    {
        return hiredswords::needs(state, action);
    }
    template <class A> static engine::Verdict check(const State& state, const A& action)
    {
        return hiredswords::check(state, action);
    }
    template <class A> static Applied apply(const State& state, const A& action) { return hiredswords::apply(state, action); }
    template <class A> static engine::Message tell(const State& state, const A& action)
    {
        return hiredswords::tell(state, action);
    }
    static QList<engine::Offer> offers(const State& state) { return hiredswords::offers(state); }
    static QList<engine::Message> hands(const State& before, const State& after) { return hiredswords::hands(before, after); }
    static QList<engine::Message> summary(const State& state) { return hiredswords::summary(state); }
    static engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields)
    {
        return hiredswords::ask(state, question, fields);
    }
};

} // namespace

std::unique_ptr<engine::Game> game() { return std::make_unique<engine::TypedGame<Rules>>(); }

} // namespace hiredswords
