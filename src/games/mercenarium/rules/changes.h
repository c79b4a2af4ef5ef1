// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A state being changed by one action, and what is told of it. The functions never refuse: a table may decide anything.
#pragma once

#include "engine/changes.h"
#include "games/mercenarium/rules/query.h"
#include "games/mercenarium/rules/reasons.h"

namespace mercenarium {

class Changes : public engine::ChangesOf<State, R, reason> {
public:
    explicit Changes(const State& before);
    QString name(Seat seat) const { return nameOf(state, seat); }

    // --- cards: each is in one place only
    void take(Card card);                                        // away from wherever it lies; a hand only loses its name
    void takeFromHand(Seat seat, Card card);                     // named or not
    bool takeHymn(Seat seat, Card hymn);                         // false when there was none
    void summon(Card card, Space at, Seat owner, bool contract); // out of a hand, a Mercenary under contract
    void move(Card card, Space to);
    void discard(Card card);                         // but for the hymn that is being sung: it is put away when the song ends
    void draw(Seat seat, Card card);                 // one from the deck, "?" where only its owner sees it
    void capture(Card card, Seat captor);            // into the captor's pile, face down (ME-071)
    void flip(Seat seat, std::optional<Card> which); // turned up: spent (ME-104)
    void bind(Card card, Seat seat);                 // where the board is not kept
    void release(Card card);
    void turnTo(Card card, Seat owner, bool contract); // its bottom to another edge (ME-100)

    // --- after an action
    void settle(); // victory, Singularity, Limbo
    void end(Ending ending, std::optional<Seat> winner);
    void endTurn(Seat of); // settles, and the turn passes on if it was theirs

private:
    void lookForSingularity();
    void lookForLimbo();
    void loseIfStillInLimbo(Seat seat);
    void passTurn();
    void endContracts(Seat of, const QList<Bound>& bound);
    void announceLimbo();
    void countPosition();
    Placed* onBoard(Card card);
    bool makeRoom(Space at); // false off the board

    QList<Bound> m_boundBefore;
};

} // namespace mercenarium
