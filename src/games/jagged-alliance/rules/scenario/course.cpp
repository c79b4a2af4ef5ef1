// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What follows by itself: the end of an activation, enemies that are done, liberations, losses (p. 5, 14-15, 18, 26).
#include "games/jagged-alliance/rules/changes/course.h"

#include "games/jagged-alliance/rules/blanks.h"
#include "games/jagged-alliance/rules/changes/cubes.h"
#include "games/jagged-alliance/rules/changes/harm.h"
#include "games/jagged-alliance/rules/changes/sectors.h"

#include <algorithm>

namespace jaggedalliance {

QString Changes::nextId(const char* letter)
{
    const auto isFree = [&](const QString& id) {
        return !find(state.enemies, id) && !find(state.tokens, id) && !find(state.corpses, id) && !find(state.incoming, id)
            && !find(state.grants, id) && !find(state.due, id);
    };
    QString id;
    do
        id = QLatin1String(letter) + QString::number(++state.placed);
    while (!isFree(id));
    return id;
}

void begins(Changes& changes)
{
    State& state = changes.state;
    if (state.step < Step::Actions && state.step != Step::None)
        state.step = Step::Actions;
    if (state.successes || state.groupMoves > 0)
        changes.tell(R::I_FORGONE);
    state.successes.reset();
    state.groupMoves = 0;
}

void closed(Changes& changes)
{
    State& state = changes.state;
    state.active.clear();
    state.step = Step::None;
    state.acting.reset();
    state.roll.reset();
    state.successes.reset();
    state.burst.reset();
    state.threat.attack.reset();
    state.groupMoves = 0;
    state.incoming.clear();
    state.grants.clear();
}

void lose(Changes& changes, const char* why, R reason)
{
    State& state = changes.state;
    if (!state.scenario || state.scenario->ending != Ending::Open)
        return;
    state.scenario->ending = Ending::Lost;
    state.scenario->why = QString::fromUtf8(why); // a state speaks no language: it is translated where it is shown
    closed(changes);
    state.due.removeIf([](const Effect& effect) { return effect.kind != EffectKind::Gain; }); // only what was won is kept
    changes.tell(reason, why, {});
    const bool anybody = std::ranges::any_of(
        state.mercenaries, [](const Mercenary& who) { return who.place != MercPlace::Dead && who.place != MercPlace::Fallen; });
    if (!anybody && !state.mercenaries.isEmpty()) {
        state.status = Status::Over;
        changes.tell(R::I_CAMPAIGN_OVER);
    }
}

void win(Changes& changes, const QString& why)
{
    State& state = changes.state;
    if (!state.scenario)
        return;
    state.scenario->ending = Ending::Won;
    state.scenario->why = why;
    state.phase = Phase::Victory;
    closed(changes);
    changes.tell(R::I_WON, QT_TR_NOOP("The scenario is won: loot what lies where somebody stands, then finish it"), {});
}

void endOwn(Changes& changes, const QString& id)
{
    if (changes.mercenary(id) && changes.mercenary(id)->conditions.contains(Condition::Bleeding)
        && changes.mercenary(id)->stands()) {
        changes.tell(R::I_BLEEDS, QT_TR_NOOP("%1 bleeds"), {changes.title(id)});
        suffer(changes, id, 1, true);
    }
    cure(changes, id, Condition::Suppressed);
}

// Finished or knocked out: now the enemies of the sector act, unless there are none (JA-220 JA-221).
void turnEnds(Changes& changes, const QString& id)
{
    State& state = changes.state;
    if (state.active != id || id.isEmpty() || state.step == Step::Enemies || state.step == Step::None)
        return;
    state.step = Step::Enemies;
    state.successes.reset();
    state.burst.reset();
    state.roll.reset();
    state.groupMoves = 0;
    state.grants.removeIf([&](const Grant& grant) { return grant.who == id; });
    if (Mercenary* who = changes.mercenary(id)) {
        who->activated = true;
        if (who->down && playsOther(state, Unclear::JQ_14)) // the turn ends at once
            for (Figure& enemy : state.enemies)
                enemy.acted |= enemy.at == who->at;
    }
    if (state.settings.endOfActivation == EndOfActivation::BeforeEnemies)
        cure(changes, id, Condition::Suppressed);
}

void finishActivation(Changes& changes)
{
    State& state = changes.state;
    const QString id = state.active;
    if (Mercenary* who = changes.mercenary(id))
        who->activated = true;
    if (state.settings.endOfActivation == EndOfActivation::AfterEnemies)
        endOwn(changes, id);
    for (Mercenary& who : state.mercenaries) // of the dead the place was kept, because its enemies acted
        if (who.place == MercPlace::Dead) {
            who.at.clear();
            who.area.clear();
        }
    state.active.clear();
    state.step = Step::None;
    state.acting.reset();
    for (Figure& enemy : state.enemies)
        enemy.acted = false;
    changes.tell(R::I_ACTIVATION_DONE, QT_TR_NOOP("The activation of %1 is over"), {changes.title(id)});
}

void finishEnemy(Changes& changes)
{
    State& state = changes.state;
    if (!state.acting)
        return;
    const QString id = state.acting->enemy;
    state.acting.reset();
    Figure* done = changes.enemy(id);
    if (!done)
        return;
    done->acted = true;
    const bool isBleeding = done->conditions.contains(Condition::Bleeding);
    if (isTank(state, *done))
        state.tankBlocked = false;
    cure(changes, id, Condition::Suppressed);
    changes.tell(R::I_ENEMY_DONE, QT_TR_NOOP("%1 is done"), {changes.title(id)});
    if (isBleeding) {
        changes.tell(R::I_BLEEDS, QT_TR_NOOP("%1 bleeds"), {changes.title(id)});
        const qsizetype corpses = state.corpses.size();
        damage(changes, id, 1);
        if (state.corpses.size() > corpses && playsOther(state, Unclear::JQ_84))
            state.corpses.last().loot.clear();
    }
}

// Liberations, solved missions, and a burst that has nobody left to shoot at.
static void concluded(Changes& changes)
{
    State& state = changes.state;
    const QList<Sector> sectors = state.sectors;
    for (const Sector& one : sectors)
        if (one.state == SectorState::Contested && mayBeLiberated(state, one))
            liberate(changes, one.id);
    const QList<Mission> missions = state.missions;
    for (const Mission& one : missions) {
        if (one.defeated) {
            solved(changes, one.id);
            continue;
        }
        const bool isKillAll = one.done < one.goals.size() && one.goals[one.done].kind == Goal::KillAll;
        if (isKillAll && !one.awaited && one.place == Pile::Table && one.entered && enemiesAt(state, one.id).isEmpty()
            && !mercenariesAt(state, one.id).isEmpty())
            goalMet(changes, one.id);
    }
    if (state.burst && state.step == Step::Actions
        && enemiesAt(state, jaggedalliance::mercenary(state, state.active).at).isEmpty()) {
        state.burst.reset();
        changes.tell(R::I_FORGONE);
    }
}

// Nothing is settled while something is open: whoever is being hit may fall before a sector is free, and a token that is
// turned over may bring an enemy.
void settle(Changes& changes)
{
    State& state = changes.state;
    if (!state.scenario || state.scenario->ending != Ending::Open)
        return;
    if (state.acting && state.incoming.isEmpty()) {
        const Figure* one = find(state.enemies, state.acting->enemy);
        if (!one || state.acting->next >= patternOf(state, *one, state.acting->approach).size())
            finishEnemy(changes);
    }
    if (!isOpen(state))
        concluded(changes);
    lookForLoss(changes);
    if (state.scenario->ending != Ending::Open || state.step != Step::Enemies || isOpen(state) || comingBack(state))
        return;
    const Mercenary* active = changes.mercenary(state.active);
    const bool quiet = active && active->quiet;
    const bool isUnseen = !tracksTable(state); // the enemies act on the table, what they did to cubes is said
    if (!active || quiet || isUnseen || nextEnemies(state, active->at).isEmpty()) {
        if (isUnseen)
            changes.tell(R::I_LIGHT, QT_TR_NOOP("Now the enemies beside %1 act on the table: say what wounds come of it"),
                {changes.title(state.active)});
        else if (quiet && !enemiesAt(state, active->at).isEmpty())
            changes.tell(
                R::I_QUIET, QT_TR_NOOP("%1 killed unseen: the enemy activation is skipped"), {changes.title(state.active)});
        else if (active && !blankForces(state, active->at).isEmpty())
            changes.tell(
                R::I_AWAITED, QT_TR_NOOP("Who stands in %1 is not known before it is entered"), {changes.title(active->at)});
        else if (active && enemiesAt(state, active->at).isEmpty())
            changes.tell(R::I_NO_ENEMIES);
        finishActivation(changes);
        lookForLoss(changes); // the last one may have bled out
    }
}

void lookForLoss(Changes& changes)
{
    State& state = changes.state;
    if (state.phase == Phase::Players || state.phase == Phase::Dictator) {
        const auto fallen =
            std::ranges::count_if(state.mercenaries, [](const Mercenary& who) { return who.place == MercPlace::Fallen; });
        if (fallen > rosterLeft(state).size())
            lose(changes, QT_TR_NOOP("Somebody died and nobody is left to take the place: the scenario is lost"),
                R::I_NO_REPLACEMENT);
        else if (isLost(state))
            lose(changes, QT_TR_NOOP("Every mercenary is knocked down: the scenario is lost"), R::I_ALL_DOWN);
        else if (state.scenario->lossLevel > 0 && state.threat.level >= state.scenario->lossLevel)
            lose(changes, QT_TR_NOOP("The threat level loses the scenario"), R::I_LOSS_LEVEL);
    }
}

} // namespace jaggedalliance
