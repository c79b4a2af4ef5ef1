// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/rules/blanks.h"

#include "games/jagged-alliance/rules/query.h"

#include <algorithm>

namespace jaggedalliance {

using engine::Blank;
using engine::fill;

Blanks blankPrice(const State& state, const QString& id)
{
    if (card(state, id).cost)
        return {};
    return {Blank{QStringLiteral("cards.") + id + QStringLiteral(".cost"), fill(tr("the price of %1"), {titleOf(state, id)})}};
}

namespace {

bool isUntouched(const Row& row)
{
    const Row none;
    return row.health == none.health && row.armour == none.armour && row.damage == none.damage && row.range == none.range
        && row.stealth == none.stealth && row.conditions.isEmpty();
}

// Nothing but its name: what stands in its rows are defaults.
bool isOnlyNamed(const Enemy& card)
{
    return card.initiative == 0 && !card.tank && isUntouched(card.basic) && isUntouched(card.elite) && isUntouched(card.advanced)
        && isUntouched(card.advancedElite);
}

// Rows were entered, but not the one of this enemy.
bool isOtherRow(const State& state, const Figure& enemy)
{
    const Enemy& card = enemyCard(state, enemy.card);
    return isUntouched(rowOf(state, enemy))
        && !(isUntouched(card.basic) && isUntouched(card.elite) && isUntouched(card.advanced) && isUntouched(card.advancedElite));
}

} // namespace

Blanks blankEnemy(const State& state, const Figure& enemy)
{
    const Enemy* card = find(state.enemyCards, enemy.card);
    if (enemy.card.isEmpty()
        || (card ? !isOnlyNamed(*card) && !isOtherRow(state, enemy) : find(state.missions, enemy.card) != nullptr))
        return {}; // a bounty's stands on its mission
    const char* row = card && card->experienced ? (enemy.elite ? "advanced_elite" : "advanced") : enemy.elite ? "elite" : "basic";
    return {
        Blank{QStringLiteral("enemy_cards.%1%2.%3").arg(card ? QString() : QStringLiteral("+"), enemy.card, QLatin1String(row)),
            fill(tr("the enemy card of %1"), {titleOf(state, enemy.id)})}};
}

Blanks blankSkills(const State& state, const Mercenary& who)
{
    const Mercenary none;
    const bool isEntered = who.skills.leadership.count() + who.skills.mechanical.count() + who.skills.medical.count() > 0
        || who.start != none.start || who.recover != none.recover || who.inventory != none.inventory || !who.ability.isEmpty();
    if (who.id.isEmpty() || isEntered)
        return {};
    return {
        Blank{QStringLiteral("mercenaries.%1.skills").arg(who.id), fill(tr("the skill dice of %1"), {titleOf(state, who.id)})}};
}

Blanks blankGoals(const State& state, const QString& id)
{
    if (const Mission& here = mission(state, id); here.bounty || !here.goals.isEmpty()) // a bounty's is its target
        return {};
    return {
        Blank{QStringLiteral("missions.") + id + QStringLiteral(".goals"), fill(tr("the goals of %1"), {titleOf(state, id)})}};
}

Blanks blankSpawn(const State& state, const QString& to)
{
    const Sector& there = sector(state, to);
    const SpawnCard& card = there.spawn;
    const Lieutenant* defender = find(state.lieutenants, there.lieutenant);
    const bool isEntered = !card.lines.isEmpty() || !card.rule.isEmpty() || !card.text.isEmpty();
    if (there.state != SectorState::Occupied || there.faceUp || isEntered || (defender && defender->replaces))
        return {};
    if (!card.id.isEmpty()) // a name alone brings nobody
        return {Blank{QStringLiteral("sectors.%1.spawn.lines").arg(to),
            fill(tr("the lines of the spawn card of %1"), {titleOf(state, to)})}};
    return {Blank{QStringLiteral("sectors.%1.spawn").arg(to), fill(tr("the spawn card of %1"), {titleOf(state, to)})}};
}

Blanks blankTrack(const State& state)
{
    const Dictator& board = dictator(state);
    if (!board.track.isEmpty())
        return {};
    if (state.dictator.isEmpty())
        return {Blank{QStringLiteral("dictator"), tr("which dictator is played")}};
    return {Blank{QStringLiteral("dictators.") + (board.id.isEmpty() ? QStringLiteral("+") : QString()) + state.dictator
            + QStringLiteral(".track"),
        fill(tr("the threat track of %1"), {titleOf(state, state.dictator)})}};
}

QString healthText(const State& state, const Figure& enemy)
{
    return blankEnemy(state, enemy).isEmpty() ? number(rowOf(state, enemy).health) : QStringLiteral("?");
}

} // namespace jaggedalliance
