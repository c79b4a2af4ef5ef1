// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An offer in plain words with its outcome: "Longbow at the Mourner — 60 %, 6.75 wounds".
#pragma once

#include "games/sellsword/rules/questions/questions.h"
#include "kit/desk.h"

namespace sellsword::desk {

kit::OfferText wordsOn(const State& state, const engine::Offer& offer);

// What an attack or a charge would do; nothing for any other action. Traits declared with it are left out.
std::optional<Preview> attackIn(const engine::AnyAction& action);
// The same of a reply; a burst that is aimed at a square is none.
std::optional<Preview> replyIn(const State& state, const engine::AnyAction& action);
// Whether it brings the most wounds on average of several replies that are allowed; none is where nobody wants advice.
bool isBestReply(const State& state, const QList<engine::Offer>& offers, const engine::Offer& offer);
// Behind the outcome of the best reply, and of the best way to take wounds with what it keeps against the second best: its
// points, fewer injuries, more Vigor. Nothing behind any other offer.
QString bestMark(const State& state, const QList<engine::Offer>& offers, const engine::Offer& offer);
// A way that wounds whoever goes it, while another way or a maneuver is open that does not: nobody takes it without choosing it.
bool isBurntForNothing(const State& state, const engine::AnyAction& action, const QList<engine::Offer>& all);
// Nothing when it is no attack of one unit on another.
std::optional<engine::Answered<Forecast>> forecast(const State& state, const Preview& question);
bool isForeseen(const State& state, const Preview& question); // the number to reach was entered
QString makingText(const Forecast& value);                    // "+6 printed −2 cover = +4 against Armor 15 → 11 or more"
QString hitText(const State& state, const Preview& question); // "60 %"

// What differs between two states in a few words: "Vigor −5, Mobility, Move 5 → 4".
QString changesText(const State& before, const State& after, const QString& named);

// The table when an attack is declared to which nobody is known who may reply, so that it is rolled at once; none otherwise.
std::optional<State> rolledAtOnce(const State& state, const engine::AnyAction& declaration);
// Of one that is rolled at once: who may reply for all that is entered, because their tokens are not.
QStringList unsureRepliers(const State& state, const engine::AnyAction& declaration);
// Who chooses the map, where units and tiles lie: while it may be said, no round is the likely next thing.
bool isBeforeRound(const State& state, const engine::AnyAction& action);
// A side or a tile of somebody who has one: it may be chosen anew, and is nobody's next thing.
bool isChosenAnew(const State& state, const engine::AnyAction& action);
// What is left to do after it when nobody has anything to decide; none otherwise.
engine::AnyAction followingOn(const State& state, const engine::AnyAction& done);

} // namespace sellsword::desk
