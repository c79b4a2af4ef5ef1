// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Stamina, fatigue and wounds as cubes; knock-outs, injuries and death; conditions (p. 10-11, 25).
#include "games/jagged-alliance/rules/changes.h"

#include <algorithm>

namespace jaggedalliance {

void Changes::suffer(const QString& id, int points, bool wounds)
{
    const auto suffered = [&](int count) {
        tell(wounds ? R::I_WOUNDS : R::I_FATIGUE,
            wounds ? QT_TRANSLATE_NOOP("jaggedalliance", "%1 suffers wounds: %2")
                   : QT_TRANSLATE_NOOP("jaggedalliance", "%1 suffers fatigue: %2"),
            {title(id), number(count)});
    };
    for (int i = 0; i < points; ++i) {
        Mercenary* who = mercenary(id);
        if (!who || who->place != MercPlace::Team)
            return;
        if (who->down) {
            if (state.settings.koWhileDown == KoWhileDown::InjureAgain)
                knockOut(id);
            else
                tell(R::I_ALREADY_DOWN, QT_TRANSLATE_NOOP("jaggedalliance", "%1 is knocked down already: nothing more happens"),
                    {title(id)});
            return;
        }
        if (who->stamina == 0) {
            if (i > 0)
                suffered(i);
            knockOut(id);
            return;
        }
        --who->stamina;
        ++(wounds ? who->wounds : who->fatigue);
    }
    if (points > 0)
        suffered(points);
}

void Changes::recover(const QString& id, int points, bool helped)
{
    Mercenary* who = mercenary(id);
    if (!who)
        return;
    const int moved = std::min(points, who->fatigue);
    who->fatigue -= moved;
    who->stamina += moved;
    tell(moved > 0 ? R::I_RECOVERED : R::I_NOTHING_TO_RECOVER,
        moved > 0 ? QT_TRANSLATE_NOOP("jaggedalliance", "%1 recovers fatigue: %2")
                  : QT_TRANSLATE_NOOP("jaggedalliance", "%1 has no fatigue to recover"),
        {title(id), number(moved)});
    if (moved > 0 && helped && who->down && who->place == MercPlace::Team) {
        who->down = false;
        tell(R::I_WAKES, QT_TRANSLATE_NOOP("jaggedalliance", "%1 stands again"), {title(id)});
    }
}

void Changes::heal(const QString& id, int points, bool helped, bool bleedingFirst)
{
    Mercenary* who = mercenary(id);
    if (!who)
        return;
    if (points > 0 && who->conditions.contains(Condition::Bleeding) && (bleedingFirst || points > who->wounds)) {
        cure(id, Condition::Bleeding);
        --points;
    }
    const int moved = std::min(points, who->wounds);
    who->wounds -= moved;
    who->stamina += moved;
    if (points > 0)
        tell(moved > 0 ? R::I_HEALED : R::I_NOTHING_TO_HEAL,
            moved > 0 ? QT_TRANSLATE_NOOP("jaggedalliance", "%1 is healed of wounds: %2")
                      : QT_TRANSLATE_NOOP("jaggedalliance", "%1 has no wound to heal"),
            {title(id), number(moved)});
    if (moved > 0 && helped && who->down && who->place == MercPlace::Team) {
        who->down = false;
        tell(R::I_WAKES, QT_TRANSLATE_NOOP("jaggedalliance", "%1 stands again"), {title(id)});
    }
}

void Changes::takeCube(Mercenary& who)
{
    int& zone = who.stamina > 0 ? who.stamina : who.fatigue > 0 ? who.fatigue : who.wounds;
    zone = std::max(0, zone - 1);
}

void Changes::addCubes(const QString& id, int count)
{
    Mercenary* who = mercenary(id);
    if (!who || count == 0)
        return;
    who->extra += count;
    who->stamina += std::max(0, count);
    for (int i = count; i < 0; ++i)
        takeCube(*who);
    tell(count > 0 ? R::I_CUBE_ADDED : R::I_CUBE_REMOVED,
        count > 0 ? QT_TRANSLATE_NOOP("jaggedalliance", "%1 gets stamina cubes: %2")
                  : QT_TRANSLATE_NOOP("jaggedalliance", "%1 loses cubes: %2, and is not knocked down by that"),
        {title(id), number(std::abs(count))});
}

void Changes::injure(const QString& id)
{
    Mercenary* who = mercenary(id);
    if (!who)
        return;
    if (who->injury > 0) {
        die(id);
        return;
    }
    who->injury = 1;
    takeCube(*who);
    tell(R::I_INJURED, QT_TRANSLATE_NOOP("jaggedalliance", "%1 gets a Severe Injury: one cube goes onto it"), {title(id)});
}

void Changes::healInjury(const QString& id, bool helped)
{
    Mercenary* who = mercenary(id);
    if (!who || who->injury == 0)
        return;
    who->injury = 0;
    ++who->stamina;
    tell(R::I_INJURY_HEALED, QT_TRANSLATE_NOOP("jaggedalliance", "The Severe Injury of %1 is healed: its cube is stamina again"),
        {title(id)});
    if (helped && who->down && who->place == MercPlace::Team && state.settings.injuryHealWakes) {
        who->down = false;
        tell(R::I_WAKES, QT_TRANSLATE_NOOP("jaggedalliance", "%1 stands again"), {title(id)});
    }
}

void Changes::fill(const QString& id)
{
    if (Mercenary* who = mercenary(id)) {
        who->stamina = mostCubes(state, *who);
        who->fatigue = 0;
        who->wounds = 0;
        who->down = false;
    }
}

bool Changes::afflict(const QString& id, Condition condition)
{
    Mercenary* who = mercenary(id);
    Figure* enemy = this->enemy(id);
    if (!enemy && (!who || who->place != MercPlace::Team))
        return false;
    if (condition == Condition::Marked && who && who->down && !state.settings.marksTheFallen) {
        tell(R::I_NOT_MARKED, QT_TRANSLATE_NOOP("jaggedalliance", "%1 is knocked down and is not marked"), {title(id)});
        return false;
    }
    QList<Condition>& conditions = enemy ? enemy->conditions : who->conditions;
    if (conditions.contains(condition)) {
        tell(R::I_ONCE, QT_TRANSLATE_NOOP("jaggedalliance", "%1 is %2 already, and is so only once"),
            {title(id), shown(condition)});
        return false;
    }
    conditions += condition;
    tell(R::I_CONDITION, QT_TRANSLATE_NOOP("jaggedalliance", "%1 is %2 now"), {title(id), shown(condition)});
    return true;
}

void Changes::cure(const QString& id, Condition condition)
{
    Mercenary* who = mercenary(id);
    Figure* enemy = this->enemy(id);
    if ((who && who->conditions.removeAll(condition)) || (enemy && enemy->conditions.removeAll(condition)))
        tell(R::I_CURED, QT_TRANSLATE_NOOP("jaggedalliance", "%1 is no longer %2"), {title(id), shown(condition)});
}

// The turn ends, the miniature lies down, a Severe Injury follows (JA-137).
void Changes::knockOut(const QString& id)
{
    Mercenary* who = mercenary(id);
    if (!who)
        return;
    tell(R::I_KNOCKED_OUT, QT_TRANSLATE_NOOP("jaggedalliance", "%1 is knocked out"), {title(id)});
    who->down = true;
    who->conditions.removeAll(Condition::Marked);
    state.grants.removeIf([&](const Grant& grant) { return grant.who == id && grant.kind == Icon::FreeMove; });
    injure(id);
    turnEnds(id);
}

void Changes::die(const QString& id)
{
    Mercenary* who = mercenary(id);
    if (!who)
        return;
    tell(R::I_DEAD, QT_TRANSLATE_NOOP("jaggedalliance", "A second Severe Injury kills %1"), {title(id)});
    const QString at = who->at;
    who->place = MercPlace::Fallen;
    who->down = false;
    who->conditions.clear();
    who->stamina = who->fatigue = who->wounds = 0;
    tell(R::I_HALF, QT_TRANSLATE_NOOP("jaggedalliance", "Of the cards of %1, this many are discarded: %2"),
        {title(id), number(discardsOf(state, id))});
    turnEnds(id);
    state.incoming.removeIf([&](const Incoming& one) { return one.who == id; }); // nothing more can happen to the dead
    state.grants.removeIf([&](const Grant& grant) { return grant.who == id; });
    if (state.roll && state.roll->who == id)
        state.roll.reset();
    const bool isSolved = isMission(state, at) && mission(at)->place != Pile::Table;
    if (mercenariesAt(state, at).isEmpty() && isFight(state, at) && !isSolved)
        reset(at, false);
}

} // namespace jaggedalliance
