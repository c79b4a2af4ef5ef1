// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions that several actions share.
#pragma once

#include "engine/fault.h"
#include "games/mercenarium/rules/board/contest.h"
#include "games/mercenarium/rules/reasons.h"
#include "games/mercenarium/rules/query.h"

namespace mercenarium {

// A turn action of this player: the game runs, it is their turn, and nothing else has to come first.
void mayAct(Checks& checks, const State& state, Seat seat);
R overBy(Ending ending); // what a game that is over was ended by
void mustBeRunning(Checks& checks, const State& state);
void mustBeBefore(Checks& checks, const State& state, R rule = R::E_SETUP_OVER);
void mustSeatWell(Checks& checks, const State& state); // 2 to 4 players, two of them opposite, a board with centres
void mustBeOnBoard(Checks& checks, const State& state, Space space);
void mustBeFree(Checks& checks, const State& state, Space space);
// A hand that gives card after card: each that nobody else knows gives one name only.
class HandLeft {
public:
    HandLeft(const State& state, const QList<Card>& hand)
        : m_state(state)
        , m_left(hand)
    {
    }
    bool give(Card card);

private:
    const State& m_state;
    QList<Card> m_left;
};
QList<Card> idsOf(const QList<Held>& hymns);

// An own card that may move now.
void mayMove(Checks& checks, const State& state, Seat seat, Card card);
// The one place where dots and suits decide (ME-069, ME-076, ME-090).
void mustWin(Checks& checks, const State& state, const Placed& card, const Placed& target, const Encounter& one);
// Whether somebody is near Limbo or the position near its last repetition, so that what follows is worth a look; and that look.
bool isDelicate(const State& state);
void foresee(Checks& checks, const State& before, const State& after, Seat seat);
void mustGetOut(Checks& checks, const State& state, Seat seat); // W_STILL_LIMBO: of what ends a turn and frees nobody
void reminders(Checks& checks, const State& state);             // W_REMINDER: what is noted for this moment
void mustPlayHymns(Checks& checks, const State& state);
bool mustTrackBoard(Checks& checks, const State& state); // what is done needs a board, hands or piles that are kept
QList<engine::Fault> unnamedMercenary(const char* place, Card card);

QList<engine::Fault> emptySeat(const State& state, const std::optional<Seat>& seat);
engine::Fault mustName(const char* place, const char* problem);
QList<engine::Fault> twice(const char* place, const QList<Card>& cards); // named cards that stand there more than once

} // namespace mercenarium
