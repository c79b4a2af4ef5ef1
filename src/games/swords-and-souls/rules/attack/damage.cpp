// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How an attack ends: its damage is taken, or it is put away without any (p. 8-10).
#include "games/swords-and-souls/rules/conditions.h"
#include "games/swords-and-souls/rules/rules.h"

#include <algorithm>

namespace swordsandsouls {

// --- taking the damage (SO-083 … SO-094)

namespace {

bool wouldDefeat(const Attack& attack, const Player& target) { return target.small < (attack.doubled ? 2 : 1); }

// Cards of the deck that the target draws to recover.
int recovery(const State& state)
{
    return state.attack && !wouldDefeat(*state.attack, player(state, state.attack->target)) ? 1 : 0;
}

// Whom the same card attacks next; empty when nobody.
QString following(const State& state) { return state.attack ? state.attack->more.value(0) : QString(); }

QList<Fault> needlessWay(const char* place, const State& state, std::optional<Way> way)
{
    if (!state.attack || !way || !following(state).isEmpty())
        return {};
    return {Fault{QLatin1String(place), shown(*way), tr("After this one nobody is attacked."), tr("Leave the way out.")}};
}

// Who comes next may be down by then and pass the attack on, in a way that the table says.
QList<Fault> lackingWay(const char* place, const State& state, bool isDefeated, std::optional<Way> way)
{
    const QString next = following(state);
    if (next.isEmpty())
        return {};
    const bool isDown = player(state, next).down || (isDefeated && next == state.attack->target);
    return isDown && wayOf(state, state.attack->attacker, next, way) == Way::Open ? QList<Fault>{noWay(place)} : QList<Fault>();
}

void goesOn(Checks& checks, const State& state, std::optional<Way> way)
{
    if (const QString next = following(state); !next.isEmpty())
        goesItsWay(checks, wayOf(state, state.attack->attacker, next), way);
}

} // namespace

QString drawerOf(const State& state, const TakeDamage&) { return state.attack ? state.attack->target : QString(); }

QList<Fault> faultsIn(const State& state, const TakeDamage& a)
{
    if (!state.attack)
        return {};
    return wrongDraw("take-damage.cards", state, layersOf(player(state, state.attack->target)), recovery(state), a.cards)
        + needlessWay("take-damage.way", state, a.way);
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
    if (!state.attack)
        return {};
    const Player& target = player(state, state.attack->target);
    const bool isDefeated = wouldDefeat(*state.attack, target);
    const bool wins = isDefeated && player(state, state.attack->attacker).fragments + target.large >= fragmentsToWin;
    if (wins)
        return {}; // nothing is done any more
    const QStringList treasures = treasureNames(target);
    QList<Fault> faults = lackingWay("take-damage.way", state, isDefeated, a.way);
    if (treasures.size() > 1 && a.treasure.isEmpty())
        faults.prepend(Fault{QStringLiteral("take-damage.treasure"), {},
            engine::fill(tr("%1 takes one treasure of choice."), {state.attack->attacker}),
            engine::fill(tr("Name one of: %1."), {treasures.join(QStringLiteral(", "))})});
    return faults;
}

void check(Checks& checks, const State& state, const TakeDamage& a)
{
    running(checks, state);
    attackOpen(checks, state);
    if (state.attack)
        unanswered(checks, state);
    goesOn(checks, state, a.way);
}

void apply(Changes& changes, const State& before, const TakeDamage& a)
{
    if (before.attack && changes.player(before.attack->target) && changes.player(before.attack->attacker))
        changes.damage(a.treasure, a.cards, a.way);
}

namespace {

// The card that makes the damage double: one that helps, or the attack card.
QString doubling(const State& state, const Attack& attack)
{
    const auto doubles = [&](const Used& used) { return cardOf(state, used).doubled; };
    const auto it = std::ranges::find_if(attack.used, doubles);
    return titleOf(state, it == attack.used.end() ? attack.used.first().card : it->card);
}

} // namespace

Message tell(const State& before, const TakeDamage&)
{
    const Player* target = before.attack ? &player(before, before.attack->target) : nullptr;
    if (target && wouldDefeat(*before.attack, *target)) {
        const Attack& attack = *before.attack;
        const int gained = fragmentsFrom(before, *target, attack.doubled);
        const QString by = attack.doubled ? doubling(before, attack) : QString();
        if (attack.doubled && gained > 0)
            return say(QT_TR_NOOP("%1 takes double damage (1 heart, +1 by %2) and is defeated; soul fragments for %3: %4"),
                {target->id, by, attack.attacker, number(gained)});
        if (attack.doubled)
            return say(QT_TR_NOOP("%1 takes double damage (1 heart, +1 by %2) and is defeated"), {target->id, by});
        if (gained > 0)
            return say(QT_TR_NOOP("%1 takes the damage and is defeated; soul fragments for %2: %3"),
                {target->id, attack.attacker, number(gained)});
        return say(QT_TR_NOOP("%1 takes the damage and is defeated"), {target->id});
    }
    if (before.attack && before.attack->doubled)
        return say(
            QT_TR_NOOP("%1 takes double damage: 1 heart, +1 by %2"), {before.attack->target, doubling(before, *before.attack)});
    return say(QT_TR_NOOP("%1 takes the damage"), {named(before.attack ? before.attack->target : QString())});
}

// --- ending it (SO-077 SO-081 SO-087)

QList<Fault> faultsIn(const State& state, const FinishAttack& a) { return needlessWay("finish-attack.way", state, a.way); }

QList<Fault> lacking(const State& state, const FinishAttack& a) { return lackingWay("finish-attack.way", state, false, a.way); }

void check(Checks& checks, const State& state, const FinishAttack& a)
{
    running(checks, state);
    attackOpen(checks, state);
    if (state.attack)
        checks.must(R::E_ANSWER, state.attack->stage != Stage::Answer, [&] { return QStringList{state.attack->target}; });
    goesOn(checks, state, a.way);
}

void apply(Changes& changes, const State& before, const FinishAttack& a)
{
    if (before.attack)
        changes.endAttack(a.way);
}

Message tell(const State& before, const FinishAttack&)
{
    return say(QT_TR_NOOP("The attack of %1 is over"),
        {named(before.attack ? before.attack->attacker : QString(), QT_TR_NOOP("nobody"))});
}

} // namespace swordsandsouls
