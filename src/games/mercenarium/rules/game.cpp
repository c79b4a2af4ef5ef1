// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/rules/game.h"

#include "engine/typed_game.h"
#include "games/mercenarium/rules/rules.h"

namespace mercenarium {

namespace {

struct Rules {
    using State = mercenarium::State;
    using Setup = mercenarium::Setup;
    using Action = mercenarium::Action;

    static constexpr char id[] = "mercenarium";
    static constexpr char title[] = "Mercenarium";
    static constexpr int version = 1;

    static std::span<const engine::RuleRef> book() { return bookRules(); }
    static std::span<const engine::Reason> reasons() { return allReasons(); }
    static const QList<engine::Question>& questions() { return mercenarium::questions(); }
    // What a card says stands on the sheets of the setup; no card comes into play with facts of its own.
    template <class Visit> static void eachCardKind(Visit) { }
    static State newGame(const Setup& setup) { return newTable(setup); }
    static QStringList namesOf(const State& state, QLatin1String kind) { return mercenarium::namesOf(state, kind); }
    static QList<engine::Fault> faultsIn(const State& state) { return faultsInState(state); }
    template <class A> static QList<engine::Fault> faultsIn(const State& state, const A& action)
    {
        return mercenarium::faultsIn(state, action);
    }
    template <class A> static QList<engine::Fault> lacking(const State& state, const A& action)
    {
        return mercenarium::lacking(state, action);
    }
    template <class A> static engine::Needs needs(const State& state, const A& action)
    {
        return mercenarium::needs(state, action);
    }
    template <class A> static engine::Verdict check(const State& state, const A& action)
    {
        return mercenarium::check(state, action);
    }
    template <class A> static Applied apply(const State& state, const A& action) { return mercenarium::apply(state, action); }
    template <class A> static engine::Message tell(const State& state, const A& action)
    {
        return mercenarium::tell(state, action);
    }
    static QList<engine::Offer> offers(const State& state) { return mercenarium::offers(state); }
    static QList<engine::Message> hands(const State& before, const State& after) { return mercenarium::hands(before, after); }
    static QList<engine::Message> summary(const State& state) { return mercenarium::summary(state); }
    static engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields)
    {
        return mercenarium::ask(state, question, fields);
    }
};

} // namespace

std::unique_ptr<engine::Game> game() { return std::make_unique<engine::TypedGame<Rules>>(); }

} // namespace mercenarium
