// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What every game declares in its namespace, of its actions and of a state: typed_game.h finds it by the types of the arguments.
//
//   MR_ACTIONS(Draw, Discard)   // the variant Action; check, apply and tell of each; what is said of a state; the words for it.
//                               // check adds conditions to a verdict that is begun, apply changes a state that is copied;
//                               // check(state, action) and apply(before, action) give the whole verdict, the whole change
//   MR_NEEDS(Draw)              // dice, blind draws and printed facts that an action asks for; nothing unless it stands here
//   MR_FAULTS(Draw)             // what cannot be meant at all: errors, never decidable
//   MR_LACKING(Discard)         // what an allowed action still has to say
//   MR_ASKED_FIRST(Draw)        // what its outcome hangs on and nobody entered: whoever asks people asks for it, nothing refuses
#pragma once

#include "engine/checks.h"
#include "engine/game.h"

#include <variant>

// MR_EACH(DO, a, b, c): DO(a) DO(b) DO(c), for up to 300 of them.
#define MR_EACH(DO, ...) __VA_OPT__(MR_AGAIN(MR_EACH_FIRST(DO, __VA_ARGS__)))
#define MR_EACH_FIRST(DO, FIRST, ...) DO(FIRST) __VA_OPT__(MR_EACH_NEXT MR_PARENTHESES(DO, __VA_ARGS__))
#define MR_EACH_NEXT() MR_EACH_FIRST
#define MR_PARENTHESES ()
#define MR_AGAIN(...) MR_AGAIN_256(MR_AGAIN_256(MR_AGAIN_256(MR_AGAIN_256(__VA_ARGS__))))
#define MR_AGAIN_256(...) MR_AGAIN_64(MR_AGAIN_64(MR_AGAIN_64(MR_AGAIN_64(__VA_ARGS__))))
#define MR_AGAIN_64(...) MR_AGAIN_16(MR_AGAIN_16(MR_AGAIN_16(MR_AGAIN_16(__VA_ARGS__))))
#define MR_AGAIN_16(...) MR_AGAIN_4(MR_AGAIN_4(MR_AGAIN_4(MR_AGAIN_4(__VA_ARGS__))))
#define MR_AGAIN_4(...) __VA_ARGS__

#define MR_ACTION_OF(A)                                                                                                          \
    void check(Checks& checks, const State& state, const A& action);                                                             \
    void apply(Changes& changes, const State& before, const A& action);                                                          \
    engine::Message tell(const State& before, const A& action);

#define MR_ACTIONS(...)                                                                                                          \
    using engine::Fault;                                                                                                         \
    using engine::Message;                                                                                                       \
    using engine::Needs;                                                                                                         \
    using engine::Verdict;                                                                                                       \
    using Action = std::variant<__VA_ARGS__>;                                                                                    \
    enum class R : int;                                                                                                          \
    const engine::Reason& reason(R id);                                                                                          \
    using Checks = engine::Checks<R, reason>;                                                                                    \
    class Changes;                                                                                                               \
    using Applied = Changes;                                                                                                     \
    MR_EACH(MR_ACTION_OF, __VA_ARGS__)                                                                                           \
    template <engine::Act A> Verdict check(const State& state, const A& action)                                                  \
    {                                                                                                                            \
        Checks checks;                                                                                                           \
        check(checks, state, action);                                                                                            \
        return checks;                                                                                                           \
    }                                                                                                                            \
    template <engine::Act A, class Made = Changes> Made apply(const State& before, const A& action)                              \
    {                                                                                                                            \
        Made changes(before);                                                                                                    \
        apply(changes, before, action);                                                                                          \
        return changes;                                                                                                          \
    }                                                                                                                            \
    State newGame(const Setup& setup);                                                                                           \
    QList<engine::Fault> faultsInState(const State& state);                                                                      \
    QStringList namesOf(const State& state, QLatin1String kind);                                                                 \
    QList<engine::Offer> offers(const State& state);                                                                             \
    QList<engine::Message> hands(const State& before, const State& after);                                                       \
    QList<engine::Message> summary(const State& state);                                                                          \
    const QList<engine::Question>& questions();                                                                                  \
    engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields);

#define MR_NEEDS_OF(A) engine::Needs needs(const State&, const A&);
#define MR_FAULTS_OF(A) QList<engine::Fault> faultsIn(const State&, const A&);
#define MR_LACKING_OF(A) QList<engine::Fault> lacking(const State&, const A&);
#define MR_ASKED_FIRST_OF(A) QList<engine::Blank> askedFirst(const State&, const A&);
#define MR_NEEDS(...) MR_EACH(MR_NEEDS_OF, __VA_ARGS__)
#define MR_FAULTS(...) MR_EACH(MR_FAULTS_OF, __VA_ARGS__)
#define MR_LACKING(...) MR_EACH(MR_LACKING_OF, __VA_ARGS__)
#define MR_ASKED_FIRST(...) MR_EACH(MR_ASKED_FIRST_OF, __VA_ARGS__)
