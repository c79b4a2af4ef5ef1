// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The command actions besides Group Move: skills and their tests, Train, Bribe (p. 16-18, 28).
#include "games/jagged-alliance/rules/changes/course.h"
#include "games/jagged-alliance/rules/changes/cubes.h"
#include "games/jagged-alliance/rules/changes/effects.h"
#include "games/jagged-alliance/rules/changes/possessions.h"
#include "games/jagged-alliance/rules/changes/sectors.h"
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/dice/rolls.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

namespace {

// The skill that the next goal of a mission asks for; null when it asks for something else.
const MissionGoal* skillGoal(const State& state, const QString& id)
{
    const Mission& here = mission(state, id);
    return here.done < here.goals.size() && here.goals[here.done].kind == Goal::Skill ? &here.goals[here.done] : nullptr;
}

void payCommand(Changes& changes, const State& before, bool shared)
{
    if (shared)
        changes.state.sharedCommand = false;
    else if (Mercenary* who = changes.mercenary(before.active))
        who->command = std::max(0, who->command - 1);
    begins(changes);
    suffersForDeed(changes, before, before.active);
}

void payHelpers(Changes& changes, const State& before, const QStringList& helpers)
{
    const int cost = helpersCost(before, mercenary(before, before.active), helpers);
    suffer(changes, before.active, cost, false, cost);
    useUp(changes, helpers, before.active);
}

} // namespace

// --- skill rolls and tests (JA-200 … JA-212, JA-407)

Roll rollOf(const State& state, const UseSkill& a)
{
    Roll roll;
    roll.kind = rollOf(a.skill);
    roll.who = state.active;
    roll.rebels = a.rebels;
    roll.with = a.helpers;
    roll.mission = a.mission;
    const MissionGoal* goal = skillGoal(state, a.mission);
    roll.difficulty = a.mission.isEmpty() ? a.difficulty : goal ? goal->successes : 0;
    roll.rolled = a.rolled;
    roll.told = a.successes;
    return roll;
}

Blanks askedFirst(const State& state, const UseSkill& a)
{
    Blanks blanks = blankRoll(state, rollOf(state, a));
    if (!blanks.isEmpty())
        blanks += engine::Blank{QStringLiteral("skill.successes"), tr("the successes that the dice showed")};
    return blanks;
}

Needs needs(const State& state, const UseSkill& a)
{
    Needs needs;
    needs.dice = diceOf(state, rollOf(state, a));
    return needs;
}

QList<engine::Fault> faultsIn(const State& state, const UseSkill& a)
{
    return namedTwice(state, QStringLiteral("skill.with"), a.helpers);
}

void check(Checks& checks, const State& state, const UseSkill& a)
{
    if (!mayAct(checks, state, Leaving::Successes))
        return;
    const bool isTest = a.difficulty > 0 || !a.mission.isEmpty();
    if (a.free)
        checks.note(R::I_CARD_WINS).byCard();
    else if (isTest)
        checks.must(R::R_CMD_TEST, a.shared ? state.sharedCommand : mercenary(state, state.active).command > 0,
            [&] { return QStringList{titleOf(state, state.active)}; });
    else
        hasCommand(checks, state, a.shared);
    const Mercenary& who = mercenary(state, state.active);
    const int helpers = helpersCost(state, who, a.helpers);
    if (a.free)
        pays(checks, state, who, {helpers, 0, helpers});
    else
        paysDeed(checks, state, who, helpers);
    supports(checks, state, a.rebels);
    if (playsOther(state, Unclear::JQ_51))
        checks.must(R::R_NOREB_SKILL, a.rebels == 0, none).star(markOf(Unclear::JQ_51));
    helps(checks, state, a.helpers, rollOf(a.skill), state.active);
    const Throw thrown = throwOf(state, rollOf(state, a));
    const bool rolls = a.successes || thrown.all().count() > 0 || thrown.successes > 0;
    checks.should(R::W_NO_DICE, engine::Truth(rolls, blankRoll(state, rollOf(state, a))), [&] {
        return QStringList{titleOf(state, state.active), shown(a.skill)};
    });
    surplus(checks, a.difficulty > 0 && !a.mission.isEmpty(), tr("a difficulty beside the mission's"), R::W_SURPLUS_TEST);
    if (state.successes) // a new roll takes the place of what is left of the last one
        checks.should(R::W_SUCCESSES, state.successes->left == 0, [&] { return QStringList{number(state.successes->left)}; });
    if (!a.mission.isEmpty()) {
        const Mission& here = mission(state, a.mission);
        checks.must(R::R_MISSION_AWAY, mercenary(state, state.active).at == a.mission,
            [&] { return QStringList{titleOf(state, a.mission)}; });
        const MissionGoal* goal = skillGoal(state, a.mission);
        const bool isAsked = goal && goal->skill == a.skill;
        checks.must(R::R_ORDER, isAsked ? engine::Truth(true) : engine::Truth(false, blankGoals(state, a.mission)), [&] {
            const bool open = here.done < here.goals.size();
            return QStringList{titleOf(state, a.mission),
                open ? here.goals[here.done].text.isEmpty() ? shown(here.goals[here.done].kind) : here.goals[here.done].text
                     : tr("nothing more")};
        });
        checks.noteIf(goal && !here.guards.isEmpty() && !enemiesAt(state, a.mission).isEmpty(), R::I_GUARDS_LIVE);
    }
    noteDice(checks, state);
    checks.noteIf(checks.isAllowed(),
        !a.mission.isEmpty() ? R::I_TEST_MISSION
            : isTest         ? R::I_TEST
            : a.rebels > 0   ? R::I_SKILL_REBELS
                             : R::I_SKILL);
}

void apply(Changes& changes, const State& before, const UseSkill& a)
{
    if (!a.free)
        payCommand(changes, before, a.shared);
    payHelpers(changes, before, a.helpers);
    if (a.rebels > 0)
        rebels(changes, -a.rebels);
    thrown(changes, rollOf(before, a));
    settle(changes);
}

Message tell(const State& before, const UseSkill& a)
{
    const QString who = activeTitle(before);
    return a.helpers.isEmpty() ? say(QT_TR_NOOP("%1 uses %2"), {who, shown(a.skill)})
                               : say(QT_TR_NOOP("%1 uses %2 with %3"), {who, shown(a.skill), titles(before, a.helpers)});
}

void resolveSkill(Changes& changes, const Roll& roll, int successes)
{
    const Skill skill = roll.kind == RollKind::Leadership ? Skill::Leadership
        : roll.kind == RollKind::Mechanical               ? Skill::Mechanical
                                                          : Skill::Medical;
    int left = successes;
    if (roll.difficulty > 0) {
        const bool passed = successes >= roll.difficulty;
        left = passed ? successes - roll.difficulty : successes;
        changes.tell(passed ? R::I_PASSED : R::I_FAILED,
            passed ? QT_TR_NOOP("Test passed: successes %1 of %2; left for the usual effect: %3")
                   : QT_TR_NOOP("Test failed: successes %1 of %2, nothing is kept of them; for the usual effect: %3"),
            {number(successes), number(roll.difficulty), number(left)});
        if (passed && !roll.mission.isEmpty())
            goalMet(changes, roll.mission);
    }
    if (left > 0)
        changes.state.successes = Successes{roll.who, skill, std::min(99, left)};
    else
        changes.state.successes.reset();
}

// --- assigning (JA-201 … JA-205)

void check(Checks& checks, const State& state, const Assign& a)
{
    const Mercenary& from = mercenary(state, state.successes ? state.successes->who : QString());
    const Mercenary& to = mercenary(state, a.target);
    const Card& worn = card(state, a.card);
    const auto names = [&] { return QStringList{titleOf(state, from.id), titleOf(state, a.target)}; };
    const int left = state.successes ? state.successes->left : 0;
    inPlayerPhase(checks, state);
    noRollOpen(checks, state);
    noTokenOpen(checks, state);
    checks.must(R::R_SUCCESSES, a.amount <= left, [&] { return QStringList{number(left), number(a.amount)}; });
    checks.must(R::R_NOT_IN_PLAY, to.place == MercPlace::Team, [&] { return QStringList{titleOf(state, a.target)}; });
    if (!state.successes)
        return;
    surplus(
        checks, !a.card.isEmpty() && state.successes->skill != Skill::Mechanical, titleOf(state, a.card), R::W_SURPLUS_SUCCESS);
    surplus(checks, a.bleeding && state.successes->skill != Skill::Medical, shown(Condition::Bleeding), R::W_SURPLUS_SUCCESS);
    if (a.injury && state.successes->skill != Skill::Medical)
        checks.must(R::R_INJURY, false, names);
    switch (state.successes->skill) {
    case Skill::Leadership:
        checks.must(R::R_SELF, to.id != from.id, names);
        checks.must(R::R_SAME_SECTOR, to.at == from.at, names);
        break;
    case Skill::Mechanical:
        checks.must(R::R_SAME_AREA, besides(state, from, to), names);
        checks.must(R::R_REPAIR, worn.isHeld() && worn.holder == a.target && worn.spent > 0, [&] {
            return QStringList{titleOf(state, a.card), titleOf(state, a.target)};
        });
        break;
    case Skill::Medical:
        checks.must(R::R_SAME_AREA_MEDICAL, besides(state, from, to), names);
        checks.must(R::R_INJURY, !a.injury, names);
        if (a.bleeding)
            checks.must(R::R_BLEEDING, to.conditions.contains(Condition::Bleeding), names);
        break;
    }
    checks.noteIf(checks.isAllowed(),
        state.successes->skill == Skill::Leadership       ? (to.down ? R::I_LEADERSHIP_DOWN : R::I_LEADERSHIP)
            : state.successes->skill == Skill::Mechanical ? R::I_MECHANICAL
                                                          : R::I_MEDICAL);
    checks.noteIf(checks.isAllowed() && isLiberated(state, from.at), R::I_ONE_AREA);
}

void apply(Changes& changes, const State& before, const Assign& a)
{
    if (!before.successes)
        return;
    const bool helped = before.successes->who != a.target;
    switch (before.successes->skill) {
    case Skill::Leadership:
        recover(changes, a.target, a.amount, helped);
        break;
    case Skill::Mechanical:
        if (Card* worn = changes.card(a.card)) {
            worn->spent = std::max(0, worn->spent - a.amount);
            changes.tell(R::I_REPAIRED, QT_TR_NOOP("%1 is repaired"), {changes.title(a.card)});
        }
        break;
    case Skill::Medical:
        if (a.injury)
            healInjury(changes, a.target, helped);
        else
            heal(changes, a.target, a.amount, helped, a.bleeding);
        break;
    }
    if (changes.state.successes && (changes.state.successes->left = std::max(0, changes.state.successes->left - a.amount)) == 0)
        changes.state.successes.reset();
    settle(changes);
}

Message tell(const State& before, const Assign& a)
{
    return say(QT_TR_NOOP("Successes for %1: %2"), {titleOf(before, a.card.isEmpty() ? a.target : a.card), number(a.amount)});
}

// --- Train (JA-214, JA-215)

namespace {

QString placeOf(const State& state, const Train& a)
{
    return tracksTable(state) || a.sector.isEmpty() ? mercenary(state, state.active).at : a.sector;
}

} // namespace

QList<engine::Fault> lacking(const State& state, const Train& a)
{
    if (tracksTable(state) || !a.sector.isEmpty())
        return {};
    return {engine::Fault{QStringLiteral("train.sector"), {}, tr("Where is the rebel trained?"), tr("Name the sector.")}};
}

void check(Checks& checks, const State& state, const Train& a)
{
    const QString at = placeOf(state, a);
    const Sector& here = sector(state, at);
    const auto name = [&] { return QStringList{titleOf(state, at), number(here.rebelSlots)}; };
    if (!mayGoOn(checks, state))
        return;
    commands(checks, state, a.shared);
    surplus(checks, tracksTable(state) && !a.sector.isEmpty(), titleOf(state, a.sector), R::W_SURPLUS_TRAIN);
    if (lacking(state, a).isEmpty()) { // otherwise the sector is asked for
        checks.must(R::R_NOTLIB, isLiberated(state, at), name);
        const Blanks blank = isLiberated(state, at) ? blankSlots(state, at) : Blanks();
        checks.must(R::R_REBSLOT, engine::Truth(here.rebels < here.rebelSlots || !blank.isEmpty(), blank), name);
    }
    checks.must(R::R_REBEL_POOL, state.rebels > 0, none).change([] { return QStringLiteral("rebels"); }, 1);
}

void apply(Changes& changes, const State& before, const Train& a)
{
    payCommand(changes, before, a.shared);
    rebels(changes, -1);
    if (Sector* here = changes.sector(placeOf(before, a))) {
        here->rebels = std::min(9, here->rebels + 1);
        changes.tell(R::I_TRAINED, QT_TR_NOOP("A rebel mans %1"), {changes.title(here->id)});
    }
    settle(changes);
}

Message tell(const State& before, const Train&) { return say(QT_TR_NOOP("%1 trains a rebel"), {activeTitle(before)}); }

// --- Bribe (JA-216 … JA-219)

Roll rollOf(const State& state, const Bribe& a)
{
    Roll roll;
    roll.kind = RollKind::Bribe;
    roll.who = state.active;
    roll.difficulty = a.dice; // rebels add nothing here (JA-218)
    roll.with = a.helpers;
    roll.rolled = a.rolled;
    return roll;
}

Needs needs(const State& state, const Bribe& a)
{
    Needs needs;
    needs.dice = diceOf(state, rollOf(state, a));
    return needs;
}

QList<engine::Fault> faultsIn(const State& state, const Bribe& a)
{
    return namedTwice(state, QStringLiteral("bribe.with"), a.helpers);
}

void check(Checks& checks, const State& state, const Bribe& a)
{
    if (!mayGoOn(checks, state))
        return;
    commands(checks, state, a.shared, a.helpers);
    const int price = bribePrice(state, a.dice);
    checks.must(R::R_BRIBE_DICE, a.dice >= 1, none);
    checks
        .must(R::R_FUNDS_BRIBE, state.funds >= price,
            [&] {
                return QStringList{number(price), number(state.funds), number(price - state.funds)};
            })
        .change([] { return QStringLiteral("funds"); }, price)
        .starIf(price != bribePrice(asUsual(state, &Settings::bribeSurcharge), a.dice), "bribe_surcharge");
    checks.must(R::R_NOREB_BRIBE, a.rebels == 0, none);
    if (const Mercenary& who = mercenary(state, state.active); tracksTable(state) && playsOther(state, Unclear::JQ_81))
        checks
            .must(R::R_BRIBE_PLACE, isLiberated(state, who.at),
                [&] {
                    return QStringList{titleOf(state, who.id), titleOf(state, who.at)};
                })
            .star(markOf(Unclear::JQ_81));
    helps(checks, state, a.helpers, RollKind::Bribe, state.active);
    checks.noteIf(price > a.dice, R::I_DEARER);
    checks.noteIf(price > a.dice && isDearByLieutenant(state), R::I_DEARER_LIEUTENANT);
    noteDice(checks, state);
    checks.noteIf(checks.isAllowed(), R::I_POOL_SHARED);
}

void apply(Changes& changes, const State& before, const Bribe& a)
{
    payCommand(changes, before, a.shared);
    payHelpers(changes, before, a.helpers);
    funds(changes, -bribePrice(before, a.dice));
    thrown(changes, rollOf(before, a));
    settle(changes);
}

Message tell(const State& before, const Bribe& a)
{
    return say(a.helpers.isEmpty() ? QT_TR_NOOP("%1 bribes; funds paid: %2, dice for it: %3")
                                   : QT_TR_NOOP("%1 bribes with %4; funds paid: %2, dice for it: %3"),
        {activeTitle(before), number(bribePrice(before, a.dice)), number(a.dice), titles(before, a.helpers)});
}

void resolveBribe(Changes& changes, int successes) { lowerThreat(changes, successes, R::I_THREAT_LOWERED_BRIBE); }

} // namespace jaggedalliance
