// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The moments of a match and what can be chosen in each; every function answers nothing when its moment is not now.
#pragma once

#include "engine/functions.h"
#include "games/sellsword/desk/match/choices.h"
#include "games/sellsword/rules/rules.h"

namespace sellsword::desk {

struct Scene {
    const State& state;
    const QList<engine::Offer>& offers;
    const Pointing& pointing;
};

// fighting.cpp
std::optional<Moment> atWounds(const Scene& scene);
std::optional<Moment> atForcedMove(const Scene& scene);
std::optional<Moment> atAttack(const Scene& scene);
std::optional<Moment> atMoveReplies(const Scene& scene);
// acting.cpp
std::optional<Moment> atTurnStart(const Scene& scene);
std::optional<Moment> atActs(const Scene& scene);
std::optional<Moment> atLight(const Scene& scene);
std::optional<Moment> atTurnEnd(const Scene& scene);
// rounds.cpp
QList<Choice> dueChoices(const Scene& scene); // effects and awards, at any time
std::optional<Moment> atEnd(const Scene& scene);
std::optional<Moment> atPhase(const Scene& scene);
std::optional<Moment> atTactics(const Scene& scene);
std::optional<Moment> atSeats(const Scene& scene);
std::optional<Moment> atMap(const Scene& scene);
std::optional<Moment> atRoundEnd(const Scene& scene);

Choice choiceOf(const Scene& scene, const engine::Offer& offer); // in words, with outcome; refused ones with why
// An action that is not among the offers.
template <engine::Act A> Choice choiceFor(const Scene& scene, const A& action)
{
    const bool isMeant = engine::faultsOf(scene.state, action).isEmpty();
    return choiceOf(scene, {action, isMeant ? check(scene.state, action) : engine::Verdict(), {}, {}});
}
// All offers of one kind.
template <engine::Act A> QList<Choice> choicesOf(const Scene& scene, bool refusedToo = false)
{
    QList<Choice> may, refused;
    for (const engine::Offer& offer : scene.offers)
        if (offer.action.is<A>() && (refusedToo || offer.verdict.isAllowed()))
            (offer.verdict.isAllowed() ? may : refused) += choiceOf(scene, offer);
    return may + refused;
}
void append(QList<Choice>& all, const QString& title, const QList<Choice>& more); // under a heading when there are any
// What the owner of the target may make of a plain hit, and what each injury would do.
QList<Choice> ownerChoices(const State& state, const Preview& question);
QList<Choice> attacksToEnter(const State& state, const Unit& who);
QList<Choice> replyChoices(const Scene& scene); // who may, with what; who cannot and why

} // namespace sellsword::desk
