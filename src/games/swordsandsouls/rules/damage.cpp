// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How an attack ends: its damage is taken, or it is put away without any (p. 8-10).
#include "games/swordsandsouls/rules/conditions.h"
#include "games/swordsandsouls/rules/rules.h"

namespace swordsandsouls {

using engine::Fault;
using engine::Message;
using engine::Needs;
using engine::Verdict;

// --- taking the damage (SO-083 … SO-094)

namespace {

bool wouldDefeat(const Attack& attack, const Player& target)
{
    return target.small < (attack.doubled ? 2 : 1);
}

// Cards of the deck that the target draws to recover.
int recovery(const State& state)
{
    return state.attack && !wouldDefeat(*state.attack, player(state, state.attack->target)) ? 1 : 0;
}

} // namespace

QList<Fault> faultsIn(const State& state, const TakeDamage& a)
{
    return state.attack ? wrongDraw("take-damage.cards", layersOf(player(state, state.attack->target)), recovery(state), a.cards) : QList<Fault>();
}

Needs needs(const State& state, const TakeDamage& a)
{
    Needs needs;
    if (state.attack)
        needDraw(needs, state, state.attack->target, recovery(state), a.cards);
    return needs;
}

QList<Fault> lacking(const State& state, const TakeDamage& a)
{
    if (!state.attack || !a.treasure.isEmpty())
        return {};
    const Player& target = player(state, state.attack->target);
    const bool wins = wouldDefeat(*state.attack, target) && player(state, state.attack->attacker).fragments + target.large >= fragmentsToWin;
    QStringList treasures;
    for (const Treasure& one : target.treasures)
        if (!treasures.contains(one.card))
            treasures += one.card;
    if (treasures.size() < 2 || wins)
        return {};
    return {Fault{QStringLiteral("take-damage.treasure"), {}, engine::fill(tr("%1 takes one treasure of choice."), {state.attack->attacker}), engine::fill(tr("Name one of: %1."), {treasures.join(QStringLiteral(", "))})}};
}

Verdict check(const State& state, const TakeDamage&)
{
    Checks checks;
    running(checks, state);
    attackOpen(checks, state);
    if (state.attack)
        unanswered(checks, state);
    return checks;
}

Applied apply(const State& before, const TakeDamage& a)
{
    Changes changes(before);
    if (before.attack && changes.player(before.attack->target) && changes.player(before.attack->attacker))
        changes.damage(a.treasure, a.cards);
    return changes;
}

Message tell(const State& before, const TakeDamage&)
{
    return say(QT_TRANSLATE_NOOP("swordsandsouls", "%1 takes the damage"), {before.attack ? before.attack->target : QString()});
}

// --- ending it (SO-077 SO-081 SO-087)

Verdict check(const State& state, const FinishAttack&)
{
    Checks checks;
    running(checks, state);
    attackOpen(checks, state);
    if (state.attack)
        checks.must(R::E_ANSWER, state.attack->stage != Stage::Answer, [&] { return QStringList{state.attack->target}; });
    return checks;
}

Applied apply(const State& before, const FinishAttack&)
{
    Changes changes(before);
    if (before.attack)
        changes.endAttack();
    return changes;
}

Message tell(const State& before, const FinishAttack&)
{
    return say(QT_TRANSLATE_NOOP("swordsandsouls", "The attack of %1 is over"), {before.attack ? before.attack->attacker : QString()});
}

} // namespace swordsandsouls
