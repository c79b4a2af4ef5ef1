// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/rules/game.h"

#include "engine/typed_game.h"
#include "games/swords-and-souls/rules/rules.h"

namespace swordsandsouls {

namespace {

struct Rules {
    using State = swordsandsouls::State;
    using Setup = swordsandsouls::Setup;
    using Action = swordsandsouls::Action;

    static constexpr char id[] = "swords-and-souls";
    static constexpr char title[] = "Swords & Souls";
    static constexpr int version = 1;

    static std::span<const engine::RuleRef> book() { return bookRules(); }
    static std::span<const engine::Reason> reasons() { return allReasons(); }
    static const QList<engine::Question>& questions() { return swordsandsouls::questions(); }
    // Every card lies open from the start and stands in the setup; none comes into play one by one.
    template <class Visit> static void eachCardKind(Visit) { }
    static State newGame(const Setup& setup) { return newTable(setup); }
    static QStringList namesOf(const State& state, QLatin1String kind) { return swordsandsouls::namesOf(state, kind); }
    static QList<engine::Fault> faultsIn(const State& state) { return faultsInState(state); }
    template <class A> static QList<engine::Fault> faultsIn(const State& state, const A& action)
    {
        return swordsandsouls::faultsIn(state, action);
    }
    template <class A> static QList<engine::Fault> lacking(const State& state, const A& action)
    {
        return swordsandsouls::lacking(state, action);
    }
    template <class A> static engine::Needs needs(const State& state, const A& action)
    {
        return swordsandsouls::needs(state, action);
    }
    template <class A> static engine::Verdict check(const State& state, const A& action)
    {
        return swordsandsouls::check(state, action);
    }
    template <class A> static Applied apply(const State& state, const A& action) { return swordsandsouls::apply(state, action); }
    template <class A> static engine::Message tell(const State& state, const A& action)
    {
        return swordsandsouls::tell(state, action);
    }
    static QList<engine::Offer> offers(const State& state) { return swordsandsouls::offers(state); }
    static QList<engine::Message> hands(const State& before, const State& after) { return swordsandsouls::hands(before, after); }
    static QList<engine::Message> summary(const State& state) { return swordsandsouls::summary(state); }
    static engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields)
    {
        return swordsandsouls::ask(state, question, fields);
    }
};

} // namespace

std::unique_ptr<engine::Game> game() { return std::make_unique<engine::TypedGame<Rules>>(); }

} // namespace swordsandsouls
