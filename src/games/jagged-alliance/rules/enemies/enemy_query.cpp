// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which enemy acts next, whom it attacks and where it goes (p. 26-27).
#include "games/jagged-alliance/rules/query.h"

#include <algorithm>

namespace jaggedalliance {

namespace {

// Of areas that nobody entered those of two names are apart, nobody knows how far.
int leastFar(const State& state, const Figure& enemy, const Mercenary& who, bool walking = false)
{
    return isFarOpen(state, enemy.at, enemy.area, who.area) ? !enemy.area.isEmpty() && !who.area.isEmpty()
                                                            : distance(state, enemy.at, enemy.area, who.area, walking);
}

bool isAnywhereNear(const State& state, const Figure& enemy) { return rowOf(state, enemy).range < 0 || enemy.hidden; }

// Who attacks all does so in its own area, whatever range is printed (JA-442).
bool hitsAll(const State& state, const Figure& enemy)
{
    const QList<Pattern>& pattern = enemyCard(state, enemy.card).pattern;
    return pattern.contains(Pattern::AttackAll) && !pattern.contains(Pattern::Attack);
}

} // namespace

int closeness(const State& state, const Figure& enemy, const Mercenary& who)
{
    return isAnywhereNear(state, enemy) ? 0
                                        : leastFar(state, enemy, who, state.settings.targetDistance == TargetDistance::Walking);
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
    const bool isTied = std::any_of(order.begin() + 1, order.end(), [&](const Mercenary* who) {
        return closeness(state, enemy, *who) == closest && !isFarOpen(state, enemy.at, enemy.area, who->area);
    });
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
            nearest = std::min(nearest, enemy->hidden ? 0 : leastFar(state, *enemy, *who));
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

bool inReach(const State& state, const Figure& enemy, const Mercenary& who)
{
    const bool isAll = hitsAll(state, enemy);
    const int range = isAll ? 0 : rowOf(state, enemy).range;
    return range < 0 || (enemy.hidden && !isAll) || leastFar(state, enemy, who) <= range;
}

// Where nobody entered the areas, where either of them stands, or how these areas lie.
static Blanks blankFar(const State& state, const Figure& enemy, const Mercenary& who)
{
    if (!isFarOpen(state, enemy.at, enemy.area, who.area))
        return {};
    const Sector& here = sector(state, enemy.at);
    const auto isOpen = [&](const QString& area) { return here.areas.isEmpty() ? area.isEmpty() : !find(here.areas, area); };
    const auto areaOf = [&](const char* list, const QString& id) {
        return engine::Blank{
            QStringLiteral("%1.%2.area").arg(QLatin1String(list), id), engine::fill(tr("the area of %1"), {titleOf(state, id)})};
    };
    Blanks blanks;
    if (isOpen(enemy.area))
        blanks += areaOf("enemies", enemy.id);
    if (isOpen(who.area))
        blanks += areaOf("mercenaries", who.id);
    if (blanks.isEmpty())
        blanks += engine::Blank{
            QStringLiteral("sectors.%1.areas").arg(enemy.at), engine::fill(tr("the areas of %1"), {titleOf(state, enemy.at)})};
    return blanks;
}

Blanks blankTarget(const State& state, const Figure& enemy)
{
    const QList<const Mercenary*> order = byCloseness(state, enemy);
    if (order.size() < 2 || isAnywhereNear(state, enemy))
        return {};
    const Mercenary& first = *order.first();
    if (!isFarOpen(state, enemy.at, enemy.area, first.area) && closeness(state, enemy, first) == 0)
        return {}; // nobody is closer, whatever is entered
    Blanks blanks;
    for (const Mercenary* who : order)
        for (const engine::Blank& one : blankFar(state, enemy, *who))
            if (std::ranges::none_of(blanks, [&](const engine::Blank& known) { return known.path == one.path; }))
                blanks += one;
    return blanks;
}

Blanks blankAim(const State& state, const Figure& enemy)
{
    const QList<const Mercenary*> order = byCloseness(state, enemy);
    const bool isAll = hitsAll(state, enemy);
    if (order.isEmpty() || (isAnywhereNear(state, enemy) && !isAll))
        return {};
    if (const Blanks open = isAll ? Blanks() : blankTarget(state, enemy); !open.isEmpty())
        return open;
    const Mercenary& first = *order.first();
    const bool isOther = leastFar(state, enemy, first) > 0;
    const bool isReachKnown = isOther && (isAll || rowOf(state, enemy).range == 0);
    const bool mayGo = patternOf(state, enemy, usesApproach(state, enemy)).contains(Pattern::Move)
        && !enemy.conditions.contains(Condition::Suppressed);
    return isReachKnown && !mayGo ? Blanks() : blankFar(state, enemy, first);
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
