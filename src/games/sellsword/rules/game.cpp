// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/rules/game.h"

#include "engine/typed_game.h"
#include "games/sellsword/rules/rules.h"

namespace sellsword {

namespace {

struct Rules {
    using State = sellsword::State;
    using Setup = sellsword::Setup;
    using Action = sellsword::Action;

    static constexpr char id[] = "sellsword";
    static constexpr char title[] = "Sellsword";
    static constexpr int version = 1;

    static std::span<const engine::RuleRef> book() { return bookRules(); }
    static std::span<const engine::Reason> reasons() { return allReasons(); }
    static const QList<engine::Question>& questions() { return sellsword::questions(); }
    // Cards whose facts a pack gives when they come into play.
    template <class Visit> static void eachCardKind(Visit visit)
    {
        visit("unit", static_cast<const UnitCard*>(nullptr));
        visit("mod", static_cast<const ModCard*>(nullptr));
    }
    static State newGame(const Setup& setup) { return newMatch(setup); }
    static QStringList namesOf(const State& state, QLatin1String kind) { return sellsword::namesOf(state, kind); }
    static QList<engine::Fault> faultsIn(const State& state) { return faultsInState(state); }
    template <class A> static QList<engine::Fault> faultsIn(const State& state, const A& action)
    {
        return sellsword::faultsIn(state, action);
    }
    template <class A> static QList<engine::Fault> lacking(const State& state, const A& action)
    {
        return sellsword::lacking(state, action);
    }
    template <class A> static engine::Needs needs(const State& state, const A& action) { return sellsword::needs(state, action); }
    template <class A> static engine::Verdict check(const State& state, const A& action)
    {
        return sellsword::check(state, action);
    }
    template <class A> static Applied apply(const State& state, const A& action) { return sellsword::apply(state, action); }
    template <class A> static engine::Message tell(const State& state, const A& action) { return sellsword::tell(state, action); }
    static QList<engine::Offer> offers(const State& state) { return sellsword::offers(state); }
    static QList<engine::Message> hands(const State& before, const State& after) { return sellsword::hands(before, after); }
    static QList<engine::Message> summary(const State& state) { return sellsword::summary(state); }
    static engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields)
    {
        return sellsword::ask(state, question, fields);
    }
};

} // namespace

std::unique_ptr<engine::Game> game() { return std::make_unique<engine::TypedGame<Rules>>(); }

} // namespace sellsword
