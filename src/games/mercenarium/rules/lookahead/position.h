// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of two players as a search needs them: small to copy, quick to change and to tell apart, their worth kept up as they
// change.
#pragma once

#include "games/mercenarium/rules/board/contest.h"
#include "games/mercenarium/rules/state.h"

#include <algorithm>
#include <vector>

namespace mercenarium {

// One turn action as a search knows it.
struct Ply {
    Deed deed = Deed::Draw;
    Card card;   // summoned, moved, attacking or bought; the one discarded before a draw, if any
    Space at;    // where it goes
    Card target; // captured

    bool operator==(const Ply&) const = default;
    QString text() const; // "capture 8B 6C"
};

// What never changes while looking ahead; spaces are numbers.
struct Sheet {
    explicit Sheet(const State& state);

    int place(Space space) const { return space.row * width + space.column; }

    int width, height;
    std::array<Space, largestBoard * largestBoard> spaces;
    std::array<Seat, 2> seats;
    std::array<int, 2> houses;
    std::array<std::array<qint16, 4>, largestBoard * largestBoard> beside; // by side of the board; -1: off the board
    std::array<std::array<qint16, largestBoard * largestBoard>, 2> away;   // steps to the house of this player's enemy
    std::array<std::array<qint8, 4>, deckCards> dots;                      // by relative edge
    Wheel wheel;
    bool ontoEnemyHouse, limboByAny;
};

// Whatever is known without looking at the board: cards are bits.
struct Standing {
    std::array<quint64, 2> own{}; // cards in play
    std::array<quint64, 2> hands{};
    quint64 contract = 0;                // cards that nobody may buy
    quint64 spread = 0;                  // who lies where, as one number
    std::array<quint16, deckCards> at{}; // spaces of the cards in play
    std::array<int, 2> unknown{};        // cards in hand that were drawn while looking ahead
    std::array<int, 2> unspent{}, captures{};
    int deck = 0;
    int rest = 0;  // cards that Singularity would shuffle in
    int worth = 0; // for the first player, Limbo aside
    int toMove = 0;
    std::array<bool, 2> came{}; // onto this player's house the card there did not move
    bool beganInLimbo = false;  // the player to move
    bool singularity = false;
};

class Position : public Standing {
public:
    Position(const State& state, const Sheet& sheet);
    Position(const Position& other)
        : Standing(other)
        , m_spaces(other.m_spaces)
    {
        copyCells(other);
    }
    Position& operator=(const Position& other);

    bool isFree(int place) const { return m_cells[place] == 0; }
    Card cardAt(int place) const { return {m_cells[place] - 1}; } // not named: nothing lies there
    int ownerOf(Card card) const { return own[1] >> card.code & 1; }
    quint64 hash() const; // of all that decides what can still happen

    void put(const Sheet& sheet, Card card, int owner, int place);
    void lift(const Sheet& sheet, Card card);

private:
    void copyCells(const Position& other) { std::copy_n(other.m_cells.begin(), m_spaces, m_cells.begin()); }

    int m_spaces;
    std::array<quint8, largestBoard * largestBoard> m_cells; // the card's code + 1; of these only as many as the board has spaces
};

// Every lawful summon, move, capture, purchase and draw of the player to move, a draw with a full hand for each card given up:
// captures first, then purchases, summons, moves and draws.
void legalPlies(const Sheet& sheet, const Position& position, std::vector<Ply>& into);
void capturingPlies(const Sheet& sheet, const Position& position, std::vector<Ply>& into); // these alone
void play(const Sheet& sheet, Position& position, const Ply& ply);                         // and the turn passes on
bool isInLimbo(const Sheet& sheet, const Position& position, int who);
int worthFor(const Sheet& sheet, const Position& position, int who); // 1000 for a capture

} // namespace mercenarium
