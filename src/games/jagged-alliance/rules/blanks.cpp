// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/rules/blanks.h"

#include "games/jagged-alliance/rules/query.h"

#include <algorithm>
#include <utility>

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
    return card.entered.isEmpty() && card.initiative == 0 && !card.tank && isUntouched(card.basic) && isUntouched(card.elite)
        && isUntouched(card.advanced) && isUntouched(card.advancedElite);
}

const char* rowName(const Enemy* card, const Figure& enemy)
{
    return card && card->experienced ? (enemy.elite ? "advanced_elite" : "advanced") : enemy.elite ? "elite" : "basic";
}

// Rows were entered, but not the one of this enemy.
bool isOtherRow(const State& state, const Figure& enemy)
{
    const Enemy& card = enemyCard(state, enemy.card);
    const bool isAny = !card.entered.isEmpty()
        || !(isUntouched(card.basic) && isUntouched(card.elite) && isUntouched(card.advanced) && isUntouched(card.advancedElite));
    return isAny && isUntouched(rowOf(state, enemy)) && !card.entered.contains(QLatin1String(rowName(&card, enemy)));
}

bool isBoardEntered(const Mercenary& who)
{
    const Mercenary none;
    return who.skills.leadership.count() + who.skills.mechanical.count() + who.skills.medical.count() > 0
        || who.start != none.start || who.recover != none.recover || who.inventory != none.inventory || !who.ability.isEmpty();
}

} // namespace

Blanks blankEnemy(const State& state, const Figure& enemy)
{
    const Enemy* card = find(state.enemyCards, enemy.card);
    if (enemy.card.isEmpty()
        || (card ? !isOnlyNamed(*card) && !isOtherRow(state, enemy) : find(state.missions, enemy.card) != nullptr))
        return {}; // a bounty's stands on its mission
    const QString place = card ? enemy.card : QLatin1Char('+') + enemy.card;
    return {Blank{QStringLiteral("enemy_cards.%1.%2").arg(place, QLatin1String(rowName(card, enemy))),
        fill(tr("the enemy card of %1"), {titleOf(state, enemy.id)})}};
}

Blanks blankSkills(const State& state, const Mercenary& who)
{
    if (who.id.isEmpty() || isBoardEntered(who) || who.entered.contains(QLatin1String("skills")))
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

// As many cubes as a board has that nobody entered lie there: nobody counted them either.
Blanks blankStart(const State& state, const Mercenary& who)
{
    const bool isCounted = who.stamina + who.fatigue + who.wounds != mostCubes(state, who);
    if (who.id.isEmpty() || who.place != MercPlace::Team || isBoardEntered(who) || isCounted
        || who.entered.contains(QLatin1String("start")))
        return {};
    return {Blank{QStringLiteral("mercenaries.%1.start").arg(who.id), fill(tr("the stamina of %1"), {titleOf(state, who.id)})}};
}

void noteEntered(State& next, const State& before, const QString& path)
{
    const QStringList steps = path.split(QLatin1Char('.'));
    const QString id = steps.value(1).startsWith(QLatin1Char('+')) ? steps[1].mid(1) : steps.value(1), place = steps.value(2);
    const auto note = [&](QStringList& entered) {
        if (!entered.contains(place))
            entered += place;
    };
    if (steps.first() == QLatin1String("enemy_cards"))
        for (Enemy& card : next.enemyCards)
            for (const auto& [name, row] : {std::pair("basic", &card.basic), std::pair("elite", &card.elite),
                     std::pair("advanced", &card.advanced), std::pair("advanced_elite", &card.advancedElite)})
                if (card.id == id && place == QLatin1String(name) && isUntouched(*row))
                    note(card.entered);
    if (steps.first() != QLatin1String("mercenaries"))
        return;
    for (Mercenary& who : next.mercenaries) {
        const Mercenary* was = find(before.mercenaries, id);
        if (who.id != id || !was)
            continue;
        if (place == QLatin1String("start") && !blankStart(before, *was).isEmpty()) // what was spent of it stays spent
            who.stamina = std::max(0, who.stamina + who.start - was->start);
        if ((place == QLatin1String("start") || place == QLatin1String("skills")) && !isBoardEntered(who))
            note(who.entered);
    }
}

QString staminaText(const State& state, const Mercenary& who)
{
    return blankStart(state, who).isEmpty() ? number(who.stamina) : QStringLiteral("?");
}

QString healthText(const State& state, const Figure& enemy)
{
    return blankEnemy(state, enemy).isEmpty() ? number(rowOf(state, enemy).health) : QStringLiteral("?");
}

} // namespace jaggedalliance
