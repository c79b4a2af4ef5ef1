// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the box does not allow, though a table may lie so: worth a second look when somebody sets it by hand.
#include "games/swords-and-souls/rules/conditions.h"
#include "games/swords-and-souls/rules/rules.h"

#include <algorithm>

namespace swordsandsouls {

namespace {

// Whom somebody else plays too; empty: nobody.
QString twice(const State& state)
{
    for (const Player& one : state.players)
        if (!one.hero.isEmpty() && std::ranges::count(state.players, one.hero, &Player::hero) > 1)
            return one.hero;
    return {};
}

QString owner(const State& state, const QString& heroId)
{
    const auto it = std::ranges::find(state.players, heroId, &Player::hero);
    return it == state.players.end() ? QString() : it->id;
}

bool isTooMany(const Cards& there)
{
    return there.heroes > printedCards.heroes || there.starters > printedCards.starters || there.arsenal > printedCards.arsenal;
}

bool hasTooManyHearts(const Player& who) { return who.small > smallHearts || who.large > 1; }

bool goesOnWon(const State& state) { return state.status == Status::Running && mostFragments(state) >= fragmentsToWin; }

// A refresh is earned by a card that was put on the own discard pile, in the own turn.
bool isEarned(const State& state)
{
    return state.refreshes == 0 || (!state.turn.isEmpty() && state.refreshes <= player(state, state.turn).discard.size());
}

} // namespace

void limits(Checks& checks, const State& before, const State& after)
{
    const Supply was = vault(before), is = vault(after);
    checks.should(R::W_TOKENS, (is.small >= 0 || was.small == is.small) && (is.large >= 0 || was.large == is.large), [&] {
        return QStringList{number(std::max(0, -is.small)), number(std::max(0, -is.large))};
    });
    const Supply& box = after.supply;
    checks.should(R::W_SUPPLY,
        (box.small == Supply().small && box.large == Supply().large)
            || (box.small == before.supply.small && box.large == before.supply.large),
        [&] {
            return QStringList{number(box.small), number(box.large)};
        });
    checks.should(R::W_REFRESHES, isEarned(after) || before.refreshes == after.refreshes,
        [&] { return QStringList{number(after.refreshes)}; });
    for (const Player& one : after.players) {
        const Player& had = player(before, one.id);
        checks.should(R::W_HEARTS, !hasTooManyHearts(one) || (had.small == one.small && had.large == one.large), [&] {
            return QStringList{one.id, number(one.small), number(one.large)};
        });
    }
    checks.should(R::W_FRAGMENTS, !goesOnWon(after) || mostFragments(before) == mostFragments(after),
        [&] { return QStringList{number(mostFragments(after))}; });
    // Whoever sets a game down in its middle says in which turn it is.
    const bool isSetDown = before.step < Step::Draw && after.step != before.step;
    checks.should(R::W_TURNS, isSetDown || after.turns == before.turns || after.turns == before.turns + 1, [&] {
        return QStringList{number(before.turns), number(after.turns)};
    });
    const QString shared = twice(after);
    checks.should(R::E_HERO_TAKEN, shared.isEmpty() || shared == twice(before), [&] {
        return QStringList{owner(after, shared), titleOf(after, shared)};
    });
    if (!tracksCards(after))
        return;
    const Cards there = cardsThere(after);
    checks.should(R::W_BOX, !isTooMany(there) || cardsThere(before) == there, [&] {
        return QStringList{number(there.heroes), number(there.starters), number(there.arsenal)};
    });
    checks.should(R::W_LONG_ROW, after.arsenal.row.size() <= rowSize || before.arsenal.row.size() == after.arsenal.row.size(),
        [&] { return QStringList{number(after.arsenal.row.size())}; });
}

} // namespace swordsandsouls
