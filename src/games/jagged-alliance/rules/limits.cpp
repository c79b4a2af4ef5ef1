// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What no play leads to, though a table may lie so: worth a second look when somebody sets it by hand.
#include "games/jagged-alliance/rules/query.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

namespace {

// One thing that is beyond its limit.
struct Excess {
    R reason;
    QString where;
    QStringList words;
};

void boards(QList<Excess>& all, const State& state)
{
    for (const Mercenary* who : team(state)) {
        const QString name = titleOf(state, who->id);
        const int cubes = who->stamina + who->fatigue + who->wounds, most = mostCubes(state, *who);
        if (state.scenario && cubes > most)
            all += {R::W_CUBES, who->id, {name, number(cubes), number(most)}};
        if (const int load = inventoryLoad(state, who->id); load > who->inventory)
            all += {R::W_INVENTORY, who->id, {name, number(load), number(who->inventory)}};
        const QList<const Card*> held = cardsOf(state, who->id);
        const auto allies = std::ranges::count(held, Place::Ally, &Card::place);
        if (allies > who->allySlots)
            all += {R::W_ALLIES, who->id, {name, number(allies), number(who->allySlots)}};
    }
}

void table(QList<Excess>& all, const State& state)
{
    for (const Figure& enemy : state.enemies)
        if (const int health = rowOf(state, enemy).health; enemy.damage >= health && blankEnemy(state, enemy).isEmpty())
            all += {R::W_HEALTH, enemy.id, {titleOf(state, enemy.id), number(enemy.damage), number(health)}};
    for (const Sector& one : state.sectors)
        if (one.rebels > one.rebelSlots && blankSlots(state, one.id).isEmpty())
            all += {R::W_GUARDS, one.id, {titleOf(state, one.id), number(one.rebels), number(one.rebelSlots)}};
    for (const Card& one : state.cards)
        if (one.spent > one.durability)
            all += {R::W_SPENT, one.id, {titleOf(state, one.id), number(one.spent), number(one.durability)}};
    if (const Dictator& board = dictator(state); state.threat.level > board.most) // 10 where nobody entered one: worth a look
        all += {R::W_LEVEL, {}, {number(state.threat.level), board.id.isEmpty() ? QStringLiteral("?") : number(board.most)}};
    if (state.threat.eventSlots.size() > mostEvents)
        all += {R::W_SLOTS, {}, {number(state.threat.eventSlots.size()), number(mostEvents)}};
}

// What the box holds (p. 2).
void box(QList<Excess>& all, const State& state)
{
    constexpr int mostCubes = 70, mostConditions = 16, mostCounters = 4, mostResources = 24;
    if (state.threat.tokens > threatTokensOfBox)
        all += {R::W_THREAT_TOKENS, {}, {number(state.threat.tokens), number(threatTokensOfBox)}};
    if (state.threat.counters.size() > mostCounters)
        all += {R::W_COUNTER_TOKENS, {}, {number(state.threat.counters.size()), number(mostCounters)}};
    int resources = state.funds + state.rebels;
    for (const Sector& one : state.sectors)
        resources += one.rebels;
    if (resources > mostResources)
        all += {R::W_RESOURCES, {}, {number(resources), number(mostResources)}};
    int cubes = 0;
    qsizetype conditions = 0;
    for (const Mercenary* who : team(state)) {
        cubes += state.scenario ? who->stamina + who->fatigue + who->wounds + who->injury : 0;
        conditions += who->conditions.size() + who->injury;
    }
    for (const Figure& enemy : state.enemies) {
        cubes += enemy.damage;
        conditions += enemy.conditions.size();
    }
    for (const Card& one : state.cards)
        cubes += one.spent;
    if (cubes > mostCubes)
        all += {R::W_WOOD, {}, {number(cubes), number(mostCubes)}};
    if (conditions > mostConditions)
        all += {R::W_CONDITIONS, {}, {number(conditions), number(mostConditions)}};
}

QList<Excess> beyond(const State& state)
{
    QList<Excess> all;
    boards(all, state);
    table(all, state);
    box(all, state);
    return all;
}

} // namespace

// Of a card that is entered late, who comes onto the table by it.
static void arrivals(Checks& checks, const State& before, const State& after)
{
    const auto isAwaited = [](const auto& one) { return one.awaited; };
    const auto isDefenceAwaited = [](const Sector& one) { return one.defenceAwaited; };
    QStringList placed;
    const bool isWaiting = std::ranges::any_of(before.sectors, isAwaited) || std::ranges::any_of(before.sectors, isDefenceAwaited)
        || std::ranges::any_of(before.missions, isAwaited);
    if (isWaiting)
        for (const Figure& enemy : after.enemies)
            if (!find(before.enemies, enemy.id))
                placed += engine::fill(tr("%1 in %2"), {titleOf(after, enemy.id), placeText(after, enemy.at, enemy.area)});
    if (const qsizetype tokens = after.tokens.size() - before.tokens.size(); isWaiting && tokens > 0)
        placed += engine::fill(tr("tokens: %1"), {number(tokens)});
    QStringList spaces;
    for (const int space : after.threat.counters)
        if (!blankTrack(before).isEmpty() && !before.threat.counters.contains(space))
            spaces += number(space);
    if (!spaces.isEmpty())
        placed += engine::fill(tr("threat tokens on the spaces %1"), {spaces.join(QStringLiteral(", "))});
    if (!placed.isEmpty())
        checks.should(R::W_ARRIVE, false, [&] { return QStringList{placed.join(QStringLiteral(", "))}; });
}

void limits(Checks& checks, const State& before, const State& after)
{
    arrivals(checks, before, after);
    const QList<Excess> known = beyond(before); // what was just so is not said again
    for (const Excess& one : beyond(after))
        if (std::ranges::none_of(known,
                [&](const Excess& was) { return was.reason == one.reason && was.where == one.where && was.words == one.words; }))
            checks.should(one.reason, false, [&] { return one.words; });
}

} // namespace jaggedalliance
