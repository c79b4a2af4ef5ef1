// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The moments of a match and what can be chosen in each; every function answers nothing when its moment is not now.
#pragma once

#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/match/choices.h"

namespace sellsword::desk {

struct Scene {
    const engine::Game& game;
    const engine::AnyState& any;
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
std::optional<Moment> atTurnEnd(const Scene& scene);
// rounds.cpp
QList<Choice> dueChoices(const Scene& scene); // effects and awards, at any time
std::optional<Moment> atEnd(const Scene& scene);
std::optional<Moment> atPhase(const Scene& scene);
std::optional<Moment> atTactics(const Scene& scene);
std::optional<Moment> atSeats(const Scene& scene);
std::optional<Moment> atMap(const Scene& scene);
std::optional<Moment> atRoundEnd(const Scene& scene);

Choice heading(const QString& text);
Choice choiceOf(const Scene& scene, const engine::Offer& offer); // in words, with outcome; refused ones with why
Choice choiceFor(const Scene& scene, const char* verb, const QJsonObject& fields);      // an action that is not among the offers
QList<Choice> choicesOf(const Scene& scene, const char* verb, bool refusedToo = false); // of all offers with a verb
void append(QList<Choice>& all, const QString& title, const QList<Choice>& more);       // under a heading when there are any
// What the owner of the target may make of a plain hit, and what each injury would do.
QList<Choice> ownerChoices(const Scene& scene, const QJsonObject& preview);
QList<Choice> replyChoices(const Scene& scene); // who may, with what; who cannot and why

} // namespace sellsword::desk
