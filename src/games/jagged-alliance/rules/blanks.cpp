// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/rules/blanks.h"

#include "games/jagged-alliance/rules/query.h"

namespace jaggedalliance {

using engine::Blank;
using engine::fill;

Blanks blankPrice(const State& state, const QString& id)
{
    if (card(state, id).cost)
        return {};
    return {Blank{QStringLiteral("cards.") + id + QStringLiteral(".cost"), fill(tr("the price of %1"), {titleOf(state, id)})}};
}

Blanks blankEnemy(const State& state, const Figure& enemy)
{
    if (find(state.enemyCards, enemy.card) || find(state.missions, enemy.card)
        || enemy.card.isEmpty()) // a bounty stands on its mission
        return {};
    return {
        Blank{QStringLiteral("enemy_cards.+%1.%2").arg(enemy.card, enemy.elite ? QLatin1String("elite") : QLatin1String("basic")),
            fill(tr("the enemy card of %1"), {titleOf(state, enemy.id)})}};
}

Blanks blankGoals(const State& state, const QString& id)
{
    if (const Mission& here = mission(state, id); here.bounty || !here.goals.isEmpty()) // a bounty's is its target
        return {};
    return {
        Blank{QStringLiteral("missions.") + id + QStringLiteral(".goals"), fill(tr("the goals of %1"), {titleOf(state, id)})}};
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

} // namespace jaggedalliance
