// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which enemy acts next, whom it attacks and where it goes (p. 26-27).
#include "games/jagged-alliance/rules/query.h"

#include <algorithm>

namespace jaggedalliance {

int closeness(const State& state, const Figure& enemy, const Mercenary& who)
{
    if (rowOf(state, enemy).range < 0 || enemy.hidden)
        return 0;
    return distance(state, enemy.at, enemy.area, who.area, state.settings.targetDistance == TargetDistance::Walking);
}

QList<const Mercenary*> byCloseness(const State& state, const Figure& enemy)
{
    QList<const Mercenary*> standing = standingAt(state, enemy.at);
    // Clockwise from the active mercenary, who comes first.
    const auto seat = [&](const Mercenary* who) {
        const qsizetype all = state.mercenaries.size();
        qsizetype active = 0;
        while (active < all && state.mercenaries[active].id != state.active)
            ++active;
        return (who - state.mercenaries.constData() - active + all) % std::max<qsizetype>(1, all);
    };
    std::ranges::stable_sort(standing, [&](const Mercenary* a, const Mercenary* b) {
        const int da = closeness(state, enemy, *a), db = closeness(state, enemy, *b);
        return da != db ? da < db : seat(a) < seat(b);
    });
    return standing;
}

R targetReason(const State& state, const Figure& enemy)
{
    const QList<const Mercenary*> order = byCloseness(state, enemy);
    if (order.isEmpty())
        return R::I_NOBODY;
    if (rowOf(state, enemy).range < 0 || enemy.hidden)
        return R::I_TARGET_ANY;
    const int closest = closeness(state, enemy, *order.first());
    const bool isTied = order.size() > 1 && closeness(state, enemy, *order[1]) == closest;
    return isTied ? R::I_TARGET_TIE : R::I_TARGET;
}

QString whyTarget(R reason)
{
    switch (reason) {
    case R::I_TARGET_ANY:
        return tr("without a range everybody is equally far: the active one, else the next clockwise");
    case R::I_TARGET_TIE:
        return tr("equally close: the active one, else the next clockwise");
    default:
        return tr("the closest");
    }
}

QList<const Figure*> nextEnemies(const State& state, const QString& at)
{
    if (isMission(state, at) && playsOther(state, Unclear::JQ_34))
        return {};
    QList<const Figure*> waiting = enemiesAt(state, at);
    waiting.removeIf([](const Figure* enemy) { return enemy->acted; });
    const auto rank = [&](const Figure* enemy) {
        int nearest = unreachable;
        for (const Mercenary* who : standingAt(state, at))
            nearest = std::min(nearest, enemy->hidden ? 0 : distance(state, at, enemy->area, who->area));
        const Mission& bounty = mission(state, enemy->card);
        const int initiative = bounty.bounty ? bounty.initiative : enemyCard(state, enemy->card).initiative;
        return std::tuple(-initiative, enemy->elite ? 0 : 1, nearest);
    };
    if (waiting.isEmpty())
        return {};
    auto best = rank(waiting.first());
    for (const Figure* enemy : waiting)
        best = std::min(best, rank(enemy));
    waiting.removeIf([&](const Figure* enemy) { return rank(enemy) != best; });
    return waiting;
}

// Who attacks all does so in its own area, whatever range is printed (JA-442).
bool inReach(const State& state, const Figure& enemy, const Mercenary& who)
{
    const QList<Pattern>& pattern = enemyCard(state, enemy.card).pattern;
    const bool isAll = pattern.contains(Pattern::AttackAll) && !pattern.contains(Pattern::Attack);
    const int range = isAll ? 0 : rowOf(state, enemy).range;
    return range < 0 || (enemy.hidden && !isAll) || distance(state, enemy.at, enemy.area, who.area) <= range;
}

QStringList waysTowards(const State& state, const Figure& enemy, const Mercenary& target)
{
    const int far = distance(state, enemy.at, enemy.area, target.area, true);
    if (far == 0 || far >= unreachable)
        return {};
    const auto crowd = [&](const QString& area) {
        qsizetype count = 0;
        for (const Figure* other : enemiesAt(state, enemy.at))
            count += !other->hidden && other->area == area;
        for (const Mercenary* who : state.settings.countDowned ? mercenariesAt(state, enemy.at) : standingAt(state, enemy.at))
            count += who->area == area;
        if (state.settings.countDowned)
            count += std::ranges::count_if(
                state.corpses, [&](const Corpse& corpse) { return corpse.at == enemy.at && corpse.area == area; });
        return count;
    };
    QStringList ways;
    qsizetype fewest = 0;
    for (const QString& area : areasBeside(state, enemy.at, enemy.area)) {
        if (distance(state, enemy.at, area, target.area, true) != far - 1)
            continue;
        const qsizetype here = crowd(area);
        if (!ways.isEmpty() && here > fewest)
            continue;
        if (here < fewest)
            ways.clear();
        fewest = here;
        ways += area;
    }
    return ways;
}

QList<Pattern> patternOf(const State& state, const Figure& enemy, bool approach)
{
    const Enemy& card = enemyCard(state, enemy.card);
    return approach && !card.approach.isEmpty() ? card.approach : card.pattern;
}

bool canAttack(const State& state, const Figure& enemy)
{
    const QList<const Mercenary*> targets = byCloseness(state, enemy);
    return !targets.isEmpty() && inReach(state, enemy, *targets.first());
}

bool usesApproach(const State& state, const Figure& enemy)
{
    if (state.acting && state.acting->enemy == enemy.id)
        return state.acting->approach;
    return !enemyCard(state, enemy.card).approach.isEmpty() && !canAttack(state, enemy);
}

QStringList openWays(const State& state, const Figure& enemy)
{
    const QList<Pattern> pattern = patternOf(state, enemy, usesApproach(state, enemy));
    const int next = state.acting && state.acting->enemy == enemy.id ? state.acting->next : 0;
    const QList<const Mercenary*> targets = byCloseness(state, enemy);
    if (next >= pattern.size() || pattern[next] != Pattern::Move || canAttack(state, enemy) || targets.isEmpty()
        || enemy.conditions.contains(Condition::Suppressed))
        return {};
    const QStringList ways = waysTowards(state, enemy, *targets.first());
    return ways.size() > 1 ? ways : QStringList();
}

} // namespace jaggedalliance
