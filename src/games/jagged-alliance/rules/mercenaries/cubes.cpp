// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Stamina, fatigue and wounds as cubes; knock-outs, injuries and death; conditions (p. 10-11, 25).
#include "games/jagged-alliance/rules/blanks.h"
#include "games/jagged-alliance/rules/changes/cubes.h"

#include "games/jagged-alliance/rules/changes/course.h"
#include "games/jagged-alliance/rules/changes/sectors.h"

#include <algorithm>

namespace jaggedalliance {

static void knockOut(Changes& changes, const QString& id);
static void die(Changes& changes, const QString& id);

void suffer(Changes& changes, const QString& id, int points, bool wounds, int suppressed, bool isDeed)
{
    const auto suffered = [&](int count) {
        const int more = std::max(0, suppressed + count - points); // it is paid last
        changes.tell(more == 0 ? (wounds ? R::I_WOUNDS : R::I_FATIGUE)
                : wounds       ? R::I_WOUNDS_SUPPRESSED
                : isDeed       ? R::I_FATIGUE_SUPPRESSED_SHEET
                               : R::I_FATIGUE_SUPPRESSED,
            wounds ? QT_TR_NOOP("%1 suffers wounds: %2") : QT_TR_NOOP("%1 suffers fatigue: %2"),
            {changes.title(id), costText(count, more)});
    };
    for (int i = 0; i < points; ++i) {
        Mercenary* who = changes.mercenary(id);
        if (!who || who->place != MercPlace::Team)
            return;
        if (who->down) {
            if (changes.state.settings.koWhileDown == KoWhileDown::InjureAgain)
                knockOut(changes, id);
            else
                changes.tell(
                    R::I_ALREADY_DOWN, QT_TR_NOOP("%1 is knocked down already: nothing more happens"), {changes.title(id)});
            return;
        }
        if (who->stamina == 0 && wounds && who->fatigue > 0 && playsOther(changes.state, Unclear::JQ_11)) {
            --who->fatigue;
            ++who->wounds;
            continue;
        }
        if (who->stamina == 0) {
            if (i > 0)
                suffered(i);
            if (blankBoard(changes.state, *who, "start").isEmpty() || blankStart(changes.state, *who).isEmpty())
                knockOut(changes, id);
            else
                changes.tell(wounds ? R::I_WOUNDS : R::I_FATIGUE,
                    QT_TR_NOOP("Whether %1 is knocked down is not known: its stamina was not entered"), {changes.title(id)});
            return;
        }
        --who->stamina;
        ++(wounds ? who->wounds : who->fatigue);
    }
    if (points > 0)
        suffered(points);
}

void suffersForDeed(Changes& changes, const State& before, const QString& id)
{
    const int more = suppressedCost(before, mercenary(before, id), false);
    suffer(changes, id, more, false, more, true);
}

static void wake(Changes& changes, Mercenary& who)
{
    who.down = false;
    who.activated |= changes.state.phase == Phase::Players && playsOther(changes.state, Unclear::JQ_13);
    changes.tell(R::I_WAKES, QT_TR_NOOP("%1 stands again"), {changes.title(who.id)});
}

void recover(Changes& changes, const QString& id, int points, bool helped)
{
    Mercenary* who = changes.mercenary(id);
    if (!who)
        return;
    const int moved = std::min(points, who->fatigue);
    who->fatigue -= moved;
    who->stamina += moved;
    changes.tell(moved > 0 ? R::I_RECOVERED : R::I_NOTHING_TO_RECOVER,
        moved > 0 ? QT_TR_NOOP("%1 recovers fatigue: %2") : QT_TR_NOOP("%1 has no fatigue to recover"),
        {changes.title(id), number(moved)});
    if (moved > 0 && helped && who->down && who->place == MercPlace::Team)
        wake(changes, *who);
}

void heal(Changes& changes, const QString& id, int points, bool helped, bool bleedingFirst)
{
    Mercenary* who = changes.mercenary(id);
    if (!who)
        return;
    if (points > 0 && who->conditions.contains(Condition::Bleeding) && (bleedingFirst || points > who->wounds)) {
        cure(changes, id, Condition::Bleeding);
        --points;
    }
    const int moved = std::min(points, who->wounds);
    who->wounds -= moved;
    who->stamina += moved;
    if (points > 0)
        changes.tell(moved > 0 ? R::I_HEALED : R::I_NOTHING_TO_HEAL,
            moved > 0 ? QT_TR_NOOP("%1 is healed of wounds: %2") : QT_TR_NOOP("%1 has no wound to heal"),
            {changes.title(id), number(moved)});
    if (moved > 0 && helped && who->down && who->place == MercPlace::Team)
        wake(changes, *who);
}

void takeCube(Mercenary& who)
{
    int& zone = who.stamina > 0 ? who.stamina : who.fatigue > 0 ? who.fatigue : who.wounds;
    zone = std::max(0, zone - 1);
}

void addCubes(Changes& changes, const QString& id, int count)
{
    Mercenary* who = changes.mercenary(id);
    if (!who || count == 0)
        return;
    who->extra += count;
    who->stamina += std::max(0, count);
    for (int i = count; i < 0; ++i)
        takeCube(*who);
    changes.tell(count > 0 ? R::I_CUBE_ADDED : R::I_CUBE_REMOVED,
        count > 0 ? QT_TR_NOOP("%1 gets stamina cubes: %2") : QT_TR_NOOP("%1 loses cubes: %2, and is not knocked down by that"),
        {changes.title(id), number(std::abs(count))});
}

void injure(Changes& changes, const QString& id)
{
    Mercenary* who = changes.mercenary(id);
    if (!who)
        return;
    if (who->injury > 0) {
        die(changes, id);
        return;
    }
    who->injury = 1;
    takeCube(*who);
    changes.tell(R::I_INJURED, QT_TR_NOOP("%1 gets a Severe Injury: one cube goes onto it"), {changes.title(id)});
}

void healInjury(Changes& changes, const QString& id, bool helped)
{
    Mercenary* who = changes.mercenary(id);
    if (!who || who->injury == 0)
        return;
    who->injury = 0;
    ++who->stamina;
    changes.tell(
        R::I_INJURY_HEALED, QT_TR_NOOP("The Severe Injury of %1 is healed: its cube is stamina again"), {changes.title(id)});
    if (helped && who->down && who->place == MercPlace::Team && changes.state.settings.injuryHealWakes)
        wake(changes, *who);
}

void fill(Changes& changes, const QString& id)
{
    if (Mercenary* who = changes.mercenary(id)) {
        who->stamina = mostCubes(changes.state, *who);
        who->fatigue = 0;
        who->wounds = 0;
        who->down = false;
    }
}

bool afflict(Changes& changes, const QString& id, Condition condition)
{
    Mercenary* who = changes.mercenary(id);
    Figure* enemy = changes.enemy(id);
    if (!enemy && (!who || who->place != MercPlace::Team))
        return false;
    if (condition == Condition::Marked && who && who->down && !changes.state.settings.marksTheFallen) {
        changes.tell(R::I_NOT_MARKED, QT_TR_NOOP("%1 is knocked down and is not marked"), {changes.title(id)});
        return false;
    }
    QList<Condition>& conditions = enemy ? enemy->conditions : who->conditions;
    if (conditions.contains(condition)) {
        changes.tell(R::I_ONCE, QT_TR_NOOP("%1 is %2 already, and is so only once"), {changes.title(id), shown(condition)});
        return false;
    }
    conditions += condition;
    changes.tell(R::I_CONDITION, QT_TR_NOOP("%1 is %2 now"), {changes.title(id), shown(condition)});
    return true;
}

void cure(Changes& changes, const QString& id, Condition condition)
{
    Mercenary* who = changes.mercenary(id);
    Figure* enemy = changes.enemy(id);
    if ((who && who->conditions.removeAll(condition)) || (enemy && enemy->conditions.removeAll(condition)))
        changes.tell(condition == Condition::Marked ? R::I_CURED
                : condition == Condition::Bleeding  ? R::I_STAUNCHED
                                                    : R::I_UNSUPPRESSED,
            QT_TR_NOOP("%1 is no longer %2"), {changes.title(id), shown(condition)});
}

// The turn ends, the miniature lies down, a Severe Injury follows (JA-137).
static void knockOut(Changes& changes, const QString& id)
{
    Mercenary* who = changes.mercenary(id);
    if (!who)
        return;
    changes.tell(R::I_KNOCKED_OUT, QT_TR_NOOP("%1 is knocked out"), {changes.title(id)});
    who->down = true;
    cure(changes, id, Condition::Marked);
    changes.state.grants.removeIf([&](const Grant& grant) { return grant.who == id && grant.kind == Icon::FreeMove; });
    injure(changes, id);
    turnEnds(changes, id);
}

static void die(Changes& changes, const QString& id)
{
    State& state = changes.state;
    Mercenary* who = changes.mercenary(id);
    if (!who)
        return;
    changes.tell(R::I_DEAD, QT_TR_NOOP("A second Severe Injury kills %1"), {changes.title(id)});
    const QString at = who->at;
    who->place = MercPlace::Fallen;
    who->down = false;
    who->conditions.clear();
    who->stamina = who->fatigue = who->wounds = 0;
    changes.tell(R::I_HALF, QT_TR_NOOP("Of the cards of %1, this many are discarded: %2"),
        {changes.title(id), number(discardsOf(state, id))});
    turnEnds(changes, id);
    state.incoming.removeIf([&](const Incoming& one) { return one.who == id; }); // nothing more can happen to the dead
    state.grants.removeIf([&](const Grant& grant) { return grant.who == id; });
    if (state.roll && state.roll->who == id)
        state.roll.reset();
    const bool isSolved = isMission(state, at) && changes.mission(at)->place != Pile::Table;
    if (mercenariesAt(state, at).isEmpty() && isFight(state, at) && !isSolved)
        reset(changes, at, false);
}

} // namespace jaggedalliance
