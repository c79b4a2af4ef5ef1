// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/rules/board/contest.h"

#include "games/mercenarium/rules/query.h"

#include <algorithm>

namespace mercenarium {

Wheel wheelOf(const Settings& settings)
{
    Wheel wheel = derivedWheel;
    if (settings.wheel.size() == suitCount)
        std::copy(settings.wheel.begin(), settings.wheel.end(), wheel.begin());
    return wheel;
}

Contest alchemy(const Wheel& wheel, Suit attacker, Suit defender)
{
    const auto place = [&](Suit suit) { return int(std::find(wheel.begin(), wheel.end(), suit) - wheel.begin()); };
    switch ((place(defender) - place(attacker) + suitCount) % suitCount) {
    case 0:
        return Contest::Deadlock;
    case 1:
        return Contest::Capture;
    case 2:
        return Contest::Annihilation;
    default:
        return Contest::Consumed;
    }
}

Contest contestOf(const Wheel& wheel, Card attacker, Card defender, int mine, int theirs)
{
    if (attacker.isLord() || defender.isLord())
        return alchemy(wheel, attacker.suit(), defender.suit());
    if (mine < 0 || theirs < 0)
        return Contest::Unknown;
    if (mine == theirs)
        return alchemy(wheel, attacker.suit(), defender.suit());
    return mine > theirs ? Contest::Capture : Contest::Weaker;
}

std::optional<Side> sideTowards(Space from, Space to)
{
    for (const Side side : sides)
        if (from.next(side) == to)
            return side;
    return std::nullopt;
}

Encounter encounter(
    const State& state, const Placed& attacker, const Placed& defender, std::optional<int> mine, std::optional<int> theirs)
{
    Encounter one;
    one.direction = sideTowards(attacker.at, defender.at).value_or(Side::North);
    one.myEdge = edgeOn(attacker.owner, one.direction);
    one.theirEdge = edgeOn(defender.owner, opposite(one.direction));
    one.lord = attacker.id.isLord() || defender.id.isLord();
    one.mine = mine.value_or(auraOf(state, attacker.id).at(one.myEdge));
    one.theirs = theirs.value_or(auraOf(state, defender.id).at(one.theirEdge));
    one.result = contestOf(wheelOf(state.settings), attacker.id, defender.id, one.mine, one.theirs);
    return one;
}

} // namespace mercenarium
