// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The start steps of an activation and its end: command action, fatigue, On Activation, fleeing, equipment (p. 12-15, 18).
#include "games/jagged-alliance/rules/changes/course.h"
#include "games/jagged-alliance/rules/changes/cubes.h"
#include "games/jagged-alliance/rules/changes/effects.h"
#include "games/jagged-alliance/rules/changes/sectors.h"
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

// --- activate (JA-168, JA-174 … JA-176)

void check(Checks& checks, const State& state, const Activate& a)
{
    const Mercenary& who = mercenary(state, a.who);
    const auto name = [&] { return QStringList{titleOf(state, a.who)}; };
    inPlayerPhase(checks, state);
    checks.must(R::R_NOT_IN_PLAY, who.place == MercPlace::Team, name);
    checks.must(R::R_ENEMYFIRST, state.active.isEmpty(), [&] {
        return QStringList{titleOf(state, state.active), nowText(state)};
    });
    checks.must(R::R_KO_ACTIVATE, !who.down, name);
    checks.must(R::R_DONE, !who.activated, name)
        .change([&] { return QStringLiteral("mercenaries.") + a.who + QStringLiteral(".activated"); }, false);
    settled(checks, state);
    if (std::ranges::none_of(state.mercenaries, &Mercenary::activated)) // the last moment for those who wait
        for (const Mercenary& one : state.mercenaries)
            if (one.place == MercPlace::Waiting)
                checks.should(R::W_REPLACEMENT, false, [&] { return QStringList{titleOf(state, one.id)}; });
    checks.noteIf(checks.isAllowed(), R::I_ACTIVATION);
}

QList<Fault> lacking(const State& state, const Activate& a)
{
    if (state.phase == Phase::Players)
        return {};
    return {Fault{QStringLiteral("activate.who"), a.who, tr("Nobody is active outside the player phase."),
        tr("Correct the phase first, or note what the mercenary does by effects.")}};
}

void apply(Changes& changes, const State& before, const Activate& a)
{
    Mercenary* who = changes.mercenary(a.who);
    changes.state.active = a.who;
    changes.state.step = Step::OnActivation;
    changes.state.groupMoves = 0;
    who->quiet = false;
    who->command = commandsOf(before, *who);
    for (Card& card : changes.state.cards) {
        card.used = 0;
        card.begun = false;
    }
    for (Figure& enemy : changes.state.enemies)
        enemy.acted = false;
    changes.tell(R::I_COMMAND_READY);
    if (who->fatigue > 0) {
        if (const int more = modifiers(before).recover; more != 0)
            changes.tell(R::I_RECOVERED, QT_TR_NOOP("Recovery of %1 is %2"),
                {changes.title(a.who), itemised({{Part::Printed, who->recover}, {Part::Modifier, more}})});
        recover(changes, a.who, recoverOf(before, *who), false);
    }
}

Message tell(const State& before, const Activate& a) { return say(QT_TR_NOOP("%1 is activated"), {titleOf(before, a.who)}); }

// --- On Activation effects (JA-177)

void check(Checks& checks, const State& state, const OnActivation& a)
{
    const Card& source = card(state, a.card);
    const auto names = [&] { return QStringList{titleOf(state, a.card), titleOf(state, state.active)}; };
    if (!mayAct(checks, state))
        return;
    checks.must(R::R_ON_ACTIVATION, state.step == Step::OnActivation, [&] { return QStringList{nowText(state)}; });
    checks.must(source.kind == CardKind::Ally ? R::R_SLOTTED_ALLY : R::R_SLOTTED,
        source.isSlotted() && source.holder == state.active, names);
    checks.must(R::R_NO_EFFECT, !source.onActivation.isEmpty(), names);
    checks.must(R::R_USED, !source.begun, names);
    const bool isFitting = std::ranges::any_of(source.onActivation,
        [&](const Effect& effect) { return effect.target.isEmpty() && targetsOf(state, effect.kind).contains(a.target); });
    surplus(checks, !a.target.isEmpty() && !isFitting, titleOf(state, a.target), R::W_SURPLUS_ACTIVATION);
}

void apply(Changes& changes, const State& before, const OnActivation& a)
{
    if (Card* source = changes.card(a.card))
        source->begun = true;
    for (Effect effect : card(before, a.card).onActivation) {
        // What costs something is the mercenary's own; what strikes somebody, or a card, is chosen (JA-177).
        const bool isOwn = isBoon(effect.kind) || effect.kind == EffectKind::Fatigue || effect.kind == EffectKind::Wound;
        if (effect.target.isEmpty() && targetsOf(before, effect.kind).contains(a.target))
            effect.target = a.target;
        else if (effect.target.isEmpty() && isOwn)
            effect.target = before.active;
        effect.may = false;
        effect.source = a.card;
        carryOut(changes, effect, before.active);
    }
    changes.tell(R::I_ON_ACTIVATION, QT_TR_NOOP("%1 helps at the start of the activation"), {changes.title(a.card)});
    settle(changes);
}

Message tell(const State& before, const OnActivation& a)
{
    return say(QT_TR_NOOP("%1 uses the On Activation effect of %2"), {activeTitle(before), titleOf(before, a.card)});
}

// --- flee (JA-178 … JA-180)

void check(Checks& checks, const State& state, const Flee& a)
{
    const Mercenary& who = mercenary(state, state.active);
    if (!mayAct(checks, state))
        return;
    checks.must(R::R_FLEE_TIME, state.step == Step::OnActivation || state.step == Step::Flee,
        [&] { return QStringList{nowText(state)}; });
    reminders(checks, state);
    checks.must(R::R_NOTFIGHT, isFight(state, who.at), [&] { return QStringList{placeText(state, who.at, who.area)}; });
    const QStringList open = liberatedNear(state, who.at);
    const Blanks blank = isLiberated(state, a.to) && !open.contains(a.to) ? blankWay(state, who.at, a.to) : Blanks();
    checks.must(R::R_NOLIBADJ, engine::Truth(open.contains(a.to) || !blank.isEmpty(), blank), [&] {
        return QStringList{titleOf(state, a.to), titleOf(state, who.at), open.isEmpty() ? tr("no sector") : titles(state, open)};
    });
}

void apply(Changes& changes, const State& before, const Flee& a)
{
    const QString from = mercenary(before, before.active).at;
    const QString area = borderAreas(before, from, a.to).value(0);
    for (const Mercenary* who : mercenariesAt(before, from)) {
        moveTo(changes, who->id, a.to, area);
        cure(changes, who->id, Condition::Marked);
    }
    changes.tell(R::I_FLED, QT_TR_NOOP("Everybody leaves %1 for %2"), {changes.title(from), changes.title(a.to)});
    if (isFight(before, from))
        reset(changes, from, true);
    if (before.settings.endOfActivation == EndOfActivation::BeforeEnemies)
        endOwn(changes, before.active);
    turnEnds(changes, before.active);
    settle(changes);
}

Message tell(const State& before, const Flee& a)
{
    return say(QT_TR_NOOP("%1 flees to %2"), {activeTitle(before), titleOf(before, a.to)});
}

// --- the end of the actions (JA-220, JA-298, JA-303)

// Without known enemies nobody would answer.
Blanks askedFirst(const State& state, const EndActions&)
{
    const QString at = mercenary(state, state.active).at;
    return isFight(state, at) ? blankForces(state, at) : Blanks();
}

void check(Checks& checks, const State& state, const EndActions& a)
{
    if (!mayGoOn(checks, state, Leaving::Successes))
        return;
    if (!askedFirst(state, a).isEmpty())
        noteForces(checks, state, mercenary(state, state.active).at);
    reminders(checks, state);
    if (state.successes)
        checks.should(R::W_SUCCESSES, state.successes->left == 0, [&] { return QStringList{number(state.successes->left)}; });
}

void apply(Changes& changes, const State& before, const EndActions&)
{
    const QString who = before.active;
    if (before.settings.endOfActivation == EndOfActivation::BeforeEnemies)
        endOwn(changes, who);
    turnEnds(changes, who);
    const Mercenary& active = mercenary(changes.state, who);
    if (changes.state.step == Step::Enemies && !enemiesAt(changes.state, active.at).isEmpty() && !active.quiet)
        changes.tell(R::I_ENEMIES_ACT, QT_TR_NOOP("Now the enemies act in %1"), {changes.title(active.at)});
    settle(changes);
}

Message tell(const State& before, const EndActions&) { return say(QT_TR_NOOP("%1 has finished"), {activeTitle(before)}); }

} // namespace jaggedalliance
