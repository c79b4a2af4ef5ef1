// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Touching edges and the Alchemy Wheel: what becomes of a card that moves into an enemy's space.
#pragma once

#include "games/mercenarium/rules/state.h"

namespace mercenarium {

// Each consumes the next (ME-084): the only ring in which every suit has one prey and one hunter.
inline constexpr std::array derivedWheel = {Suit::Gears, Suit::Blades, Suit::Claws, Suit::Souls};
using Wheel = std::array<Suit, suitCount>;

Wheel wheelOf(const Settings& settings);
// Of a tie, and of every contest of a Lord: capture, annihilation, deadlock, or consumed when the other one would win.
Contest alchemy(const Wheel& wheel, Suit attacker, Suit defender);

// What two cards of which one is a Lord, or two auras, make of each other; below 0: dots unknown.
constexpr bool isByAlchemy(Card attacker, Card defender, int mine, int theirs)
{
    return attacker.isLord() || defender.isLord() || mine == theirs;
}
Contest contestOf(const Wheel& wheel, Card attacker, Card defender, int mine, int theirs);

struct Encounter {
    Side direction = Side::North; // on the board, from the attacker
    Side myEdge = Side::North;    // of the attacker's card
    Side theirEdge = Side::South; // of the defender's card
    int mine = unknownDots, theirs = unknownDots;
    bool lord = false;
    Contest result = Contest::Unknown;
};

// Or may take, while the dots are not known.
constexpr bool takes(const Encounter& one)
{
    return one.result == Contest::Capture || one.result == Contest::Annihilation || one.result == Contest::Unknown;
}

// The cards lie beside each other; dots that somebody counted at the table stand above the sheet.
Encounter encounter(const State& state, const Placed& attacker, const Placed& defender, std::optional<int> mine = {},
    std::optional<int> theirs = {});
std::optional<Side> sideTowards(Space from, Space to); // none unless they share an edge

} // namespace mercenarium
