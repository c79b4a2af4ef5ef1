// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a scenario ends and is put away (p. 5).
#include "games/jagged-alliance/rules/changes/course.h"
#include "games/jagged-alliance/rules/changes/cubes.h"
#include "games/jagged-alliance/rules/changes/effects.h"
#include "games/jagged-alliance/rules/changes/possessions.h"
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

// --- the end (JA-039 … JA-054)

QList<Fault> faultsIn(const State&, const Declare& a)
{
    if (a.ending == Ending::Open)
        return {Fault{QStringLiteral("declare.ending"), QStringLiteral("open"), tr("A scenario ends won or lost."),
            tr("Say which: won or lost.")}};
    return {};
}

// No rule of the book ends it here: what does is asked for, so that one press too many ends nothing.
Blanks askedFirst(const State&, const Declare& a)
{
    if (!a.why.isEmpty())
        return {};
    return {engine::Blank{QStringLiteral("declare.why"),
        a.ending == Ending::Won ? tr("by which condition it is won") : tr("by which condition it is lost")}};
}

void check(Checks& checks, const State& state, const Declare& a)
{
    const bool runs = state.scenario && state.scenario->ending == Ending::Open
        && (state.phase == Phase::Players || state.phase == Phase::Dictator);
    notOver(checks, state);
    checks.must(R::R_NOT_RUNNING, runs, [&] { return QStringList{nowText(state)}; });
    if (a.ending == Ending::Won) // whoever is being hit is hit first
        noRollOpen(checks, state);
    checks.noteIf(checks.isAllowed(), a.ending == Ending::Won ? R::I_WON : R::I_LOST);
}

void apply(Changes& changes, const State&, const Declare& a)
{
    if (a.ending == Ending::Won)
        win(changes, a.why);
    else
        lose(changes, QT_TR_NOOP("The scenario's own condition loses it"), R::I_LOST);
    if (!a.why.isEmpty() && changes.state.scenario)
        changes.state.scenario->why = a.why;
}

Message tell(const State&, const Declare& a)
{
    return a.ending == Ending::Won ? say(QT_TR_NOOP("The scenario is won")) : say(QT_TR_NOOP("The scenario is lost"));
}

// Where somebody stands who could still take it.
static QStringList lootLeft(const State& state)
{
    QStringList left;
    for (const Corpse& one : state.corpses)
        if ((!one.loot.isEmpty() || !blankLoot(state, one.id).isEmpty()) && !standingAt(state, one.at).isEmpty())
            left += titleOf(state, one.id);
    for (const Token& one : state.tokens) {
        const Encounter* kind = one.faceUp ? find(state.encounters, one.shows) : nullptr;
        if (kind && kind->kind == EncounterKind::Loot && !standingAt(state, one.at).isEmpty())
            left += encounterText(state, one.shows);
    }
    return left;
}

void check(Checks& checks, const State& state, const FinishScenario&)
{
    notOver(checks, state);
    checks.must(
        R::R_NOT_ENDED, state.scenario && state.scenario->ending != Ending::Open, [&] { return QStringList{nowText(state)}; });
    const bool owed = std::ranges::any_of(state.mercenaries, [](const Mercenary& who) { return who.place == MercPlace::Fallen; });
    checks.must(R::R_FALLEN, !owed, none);
    reminders(checks, state);
    const QStringList loot = state.phase == Phase::Victory ? lootLeft(state) : QStringList();
    checks.should(R::W_LOOT_LEFT, loot.isEmpty(), [&] { return QStringList{loot.join(QStringLiteral(", "))}; });
    checks.noteIf(state.scenario && state.scenario->ending == Ending::Lost, R::I_RETRY);
}

namespace {

void clearTable(Changes& changes)
{
    State& state = changes.state;
    state.phase = Phase::Campaign;
    state.scenario.reset();
    state.sectors.clear();
    state.edges.clear();
    state.access.clear();
    state.enemies.clear();
    state.tokens.clear();
    state.corpses.clear();
    state.sharedCommand = false;
    state.active.clear();
    state.step = Step::None;
    state.acting.reset();
    state.burst.reset();
    state.successes.reset();
    state.roll.reset();
    state.incoming.clear();
    state.grants.clear();
    state.groupMoves = 0;
    state.tankBlocked = false;
    state.threat = Threat{};
    for (Event& event : state.events)
        if (event.place == Pile::Slot)
            event.place = Pile::Deck;
    for (Card& card : state.cards)
        card.spent = card.used = 0;
    for (Mercenary& who : state.mercenaries) {
        if (who.place == MercPlace::Waiting)
            who.place = MercPlace::Team;
        who.conditions.clear();
        who.extra = 0;
        who.at.clear();
        who.area.clear();
        who.activated = who.quiet = false;
        who.command = 0;
        if (who.place == MercPlace::Team)
            fill(changes, who.id);
    }
}

} // namespace

void apply(Changes& changes, const State& before, const FinishScenario&)
{
    State& state = changes.state;
    if (!state.scenario)
        return;
    const Running run = *state.scenario;
    if (modifiers(state).rebelsLost && state.rebels > 0) { // at the very end, before the rewards (JA-213)
        state.rebels = 0;
        changes.tell(R::I_REBELS_LOST);
    }
    state.scenario->ending = Ending::Open; // rewards are carried out as usual
    if (run.ending == Ending::Won) {
        for (const QString& id : run.reward)
            if (const Card* prize = find(state.cards, id); prize && prize->place == Place::Deck)
                put(changes, id, prize->kind == CardKind::Income ? Place::Income : Place::Market);
        if (!run.reward.isEmpty())
            changes.tell(R::I_REWARD, QT_TR_NOOP("For the market deck: %1"), {titles(state, run.reward)});
        carryOut(changes, run.victory, run.id);
        if (Played* played = find(state.history, run.id))
            played->won = true;
    }
    for (const Sector& one : before.sectors)
        if (one.rebels > 0) {
            changes.tell(R::I_MANNING_LOST);
            break;
        }
    const bool staysBehind = run.ending != Ending::Won && playsOther(state, Unclear::JQ_59);
    for (Lieutenant& one : state.lieutenants)
        if (one.place == Pile::Sector && !staysBehind) {
            one.place = Pile::Beside;
            changes.tell(R::I_LIEUTENANT_BACK, QT_TR_NOOP("%1 goes back beside the dictator"), {changes.title(one.id)});
        }
    for (Mission& one : state.missions)
        if (one.place == Pile::Table) {
            one.done = 0;
            one.entered = one.awaited = one.defeated = false;
            changes.tell(R::I_MISSION_KEPT, QT_TR_NOOP("%1 is reset and kept for the next scenario"), {changes.title(one.id)});
        }
    for (const Token& token : std::as_const(state.tokens))
        if (token.faceUp && token.set.isEmpty())
            state.out += token.shows;
    clearTable(changes);
    changes.tell(run.ending == Ending::Lost ? R::I_CLEANED_LOST : R::I_CLEANED);
}

Message tell(const State& before, const FinishScenario&)
{
    const bool won = before.scenario && before.scenario->ending == Ending::Won;
    return won ? say(QT_TR_NOOP("The won scenario is put away")) : say(QT_TR_NOOP("The lost scenario is put away"));
}

} // namespace jaggedalliance
