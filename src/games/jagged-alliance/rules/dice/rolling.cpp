// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// From the faces on the table to what they do, with a reroll in between where a card grants one (p. 3, 27).
#include "games/jagged-alliance/rules/changes/course.h"
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/dice/rolls.h"
#include "games/jagged-alliance/rules/rules.h"

namespace jaggedalliance {

static R rerollOf(const Roll& roll)
{
    switch (roll.kind) {
    case RollKind::Armour:
        return R::I_REROLL;
    case RollKind::Stealth:
        return R::I_REROLL_STEALTH;
    default:
        return R::I_REROLL_OTHER;
    }
}

void thrown(Changes& changes, Roll roll)
{
    if (roll.told) {
        roll.dice.clear();
        return resolve(changes, roll);
    }
    const Throw what = throwOf(changes.state, roll);
    if (roll.dice.isEmpty())
        roll.dice = diceOf(changes.state, what, roll.rolled);
    for (const Shortage& one : shortagesOf(changes.state, roll.dice))
        changes.tell(R::I_DICE_SHORT, one.text, one.args);
    if (what.expertise && roll.dice.size() > what.all().count())
        changes.tell(R::I_EXPERTISE, QT_TR_NOOP("Expertise added dice: %1"), {number(roll.dice.size() - what.all().count())});
    if (what.rerolls && !roll.dice.isEmpty()) {
        changes.state.roll = roll;
        changes.tell(rerollOf(roll), QT_TR_NOOP("Rolled: %1. One die may be rerolled"),
            {facesText(changes.state, roll.dice, roll.rolled)});
        return;
    }
    resolve(changes, roll);
}

void resolve(Changes& changes, const Roll& roll)
{
    const int automatic = throwOf(changes.state, roll).successes;
    const int showed = roll.told.value_or(successesOf(changes.state, roll.dice, roll.rolled)); // what is no die comes on top
    const int successes = showed + automatic;
    const char* text =
        automatic > 0 ? QT_TR_NOOP("Rolled: %1; automatic successes %3; successes %2") : QT_TR_NOOP("Rolled: %1; successes %2");
    if (roll.told)
        text = automatic > 0 ? QT_TR_NOOP("The dice on the table: %4; automatic successes %3; successes %2")
                             : QT_TR_NOOP("The dice on the table: successes %2");
    changes.tell(R::I_ROLLED, text,
        {facesText(changes.state, roll.dice, roll.rolled), atLeast(blankRoll(changes.state, roll), successes), number(automatic),
            number(showed)});
    switch (roll.kind) {
    case RollKind::Attack:
        resolveAttack(changes, roll, successes);
        break;
    case RollKind::Armour:
    case RollKind::Stealth:
        resolveDefence(changes, roll, successes);
        break;
    case RollKind::Leadership:
    case RollKind::Mechanical:
    case RollKind::Medical:
        resolveSkill(changes, roll, successes);
        break;
    case RollKind::Bribe:
        resolveBribe(changes, successes);
        break;
    case RollKind::CounterAttack:
        resolveCounterAttack(changes, successes, roll.card);
        break;
    }
}

// --- reroll (JA-086, JA-319, JA-328)

namespace {

QList<Colour> rerolledDice(const State& state, const Reroll& a)
{
    if (!state.roll || a.die < 1 || a.die > state.roll->dice.size())
        return {};
    Throw one;
    one.own.of(state.roll->dice[a.die - 1]) = 1;
    one.expertise = throwOf(state, *state.roll).expertise;
    return diceOf(state, one, a.rolled);
}

} // namespace

Needs needs(const State& state, const Reroll& a)
{
    Needs needs;
    for (const Colour colour : rerolledDice(state, a))
        needs.dice += dieOf(state, colour);
    return needs;
}

QList<Fault> faultsIn(const State& state, const Reroll& a)
{
    if (state.roll && a.die > state.roll->dice.size())
        return {Fault{QStringLiteral("reroll.die"), number(a.die),
            engine::fill(tr("Dice that were rolled: %1."), {number(state.roll->dice.size())}),
            engine::fill(tr("Give a number from 1 to %1."), {number(state.roll->dice.size())})}};
    return {};
}

void check(Checks& checks, const State& state, const Reroll&)
{
    goesOn(checks, state);
    checks.must(R::R_NO_ROLL, state.roll.has_value(), none);
    if (state.roll && checks.isAllowed())
        checks.note(rerollOf(*state.roll));
}

void apply(Changes& changes, const State& before, const Reroll& a)
{
    if (!before.roll)
        return;
    Roll roll = *before.roll;
    const QList<Colour> dice = rerolledDice(before, a);
    if (!dice.isEmpty() && a.rolled.size() == dice.size() && a.die <= roll.rolled.size()) {
        roll.rolled[a.die - 1] = a.rolled.first();
        roll.rolled += a.rolled.mid(1);
        roll.dice += dice.mid(1);
    }
    changes.state.roll.reset();
    resolve(changes, roll);
    settle(changes);
}

Message tell(const State& before, const Reroll& a)
{
    return say(QT_TR_NOOP("%1 rerolls die %2"), {titleOf(before, before.roll ? before.roll->who : QString()), number(a.die)});
}

void check(Checks& checks, const State& state, const KeepRoll&)
{
    goesOn(checks, state);
    checks.must(R::R_NO_ROLL, state.roll.has_value(), none);
}

void apply(Changes& changes, const State& before, const KeepRoll&)
{
    if (!before.roll)
        return;
    changes.state.roll.reset();
    resolve(changes, *before.roll);
    settle(changes);
}

Message tell(const State&, const KeepRoll&) { return say(QT_TR_NOOP("The roll stands")); }

} // namespace jaggedalliance
