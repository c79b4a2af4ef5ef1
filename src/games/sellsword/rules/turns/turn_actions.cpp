// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A unit's turn from its start to its end: start effects, recurring wounds, recovery (p. 7, 17).
#include "games/sellsword/rules/blanks.h"
#include "games/sellsword/rules/combat/aftermath.h"
#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/movement/moving.h"
#include "games/sellsword/rules/rules.h"
#include "games/sellsword/rules/titles.h"
#include "games/sellsword/rules/turns/rage.h"

#include <algorithm>
#include <cstdlib>

namespace sellsword {

namespace {

constexpr char damagingStart[] = "damaging";
constexpr char mortalStart[] = "mortal";

// With dice that were rolled the sentence tells what came of them.
template <typename A>
engine::Message withOutcome(const engine::Message& sentence, const State& before, const A& a, const QList<R>& outcome)
{
    if (a.rolled.isEmpty() || !check(before, a).isAllowed())
        return sentence;
    const QString text = toldOf(apply(before, a), outcome);
    return text.isEmpty() ? sentence : say("%1 · %2", {sentence.text(), text});
}

QString activeTitle(const State& state) { return state.turn ? titleOf(state, state.turn->unit) : tr("nobody"); }

const Unit* activeUnit(const State& state) { return state.turn ? unit(state, state.turn->unit) : nullptr; }

bool standsInDamage(const State& state, const Unit& who)
{
    if (!state.map || !who.at || (flies(state, who) && state.settings.flyersIgnoreDamaging == OnOff::On))
        return false;
    return burnsAt(Board(state), bodyOf(state, who));
}

int rageDie(const State& state, const Unit& who, int face)
{
    return face + (state.settings.rageRollInjury == OnOff::On ? int(who.injuries.size()) : 0);
}

// A statistic as it is now, with what it is made of where something changes it.
QString madeOf(const State& state, const Unit& who, Stat stat, int modifier)
{
    const int now = statOf(state, who, stat), defensive = 2 * int(who.injuries.count(QStringLiteral("defensive")));
    QString making = engine::fill(tr("%1 %2"), {capital(shown(stat)), number(now + defensive)});
    if (defensive > 0)
        making += engine::fill(tr(", -%1 Defensive"), {number(defensive)});
    if (modifier != 0)
        making +=
            engine::fill(modifier < 0 ? tr(", -%1 by the status") : tr(", +%1 by the status"), {number(std::abs(modifier))});
    return defensive == 0 && modifier == 0 ? number(now) : engine::fill(tr("%1 (%2)"), {number(now + modifier), making});
}

QString rollAgainstWits(const State& state, const Unit& who, int face)
{
    const int counted = rageDie(state, who, face);
    const QString die = counted == face
        ? number(face)
        : engine::fill(tr("%1 (%2 rolled, +%3 by injuries)"), {number(counted), number(face), number(counted - face)});
    return engine::fill(tr("%1 against Wits %2"), {die, madeOf(state, who, Stat::Wits, 0)});
}

} // namespace

QStringList startsOf(const State& state, const Unit& who)
{
    QStringList all;
    if (standsInDamage(state, who))
        all += QLatin1String(damagingStart);
    if (hasInjury(who, QLatin1String("mortal")))
        all += QLatin1String(mortalStart);
    for (const Status& status : who.statuses) {
        const bool isFelt = state.settings.sameStatusStacks == OnOff::On
            || statusOf(who, status.kind) == &status; // twice the same: one roll (AS-40)
        if (isFelt && (status.kind == StatusKind::Enraged || status.kind == StatusKind::Glamyred))
            all += status.id;
    }
    return all;
}

// --- phase 0 (SS-079)

void check(Checks& checks, const State& state, const SkipPhase0&)
{
    inPhases(checks, state);
    nothingWaits(checks, state);
    checks.must(R::E_PHASE0, hasPhase0(state), [] { return QStringList(); });
    checks.must(R::E_RUNNING, !state.turn, [&] { return QStringList{activeTitle(state)}; });
}

void apply(Changes& changes, const State&, const SkipPhase0&)
{
    changes.state.phase = 1;
    changes.state.gone.clear();
}

Message tell(const State&, const SkipPhase0&) { return say(QT_TRANSLATE_NOOP("sellsword", "Nobody goes in phase 0")); }

// --- activate (SS-087)

void check(Checks& checks, const State& state, const Activate& a)
{
    inPhases(checks, state);
    const Unit& who = *unit(state, a.who);
    const auto name = [&] { return QStringList{titleOf(state, a.who)}; };
    checks.must(R::E_RUNNING, !state.turn, [&] { return QStringList{activeTitle(state)}; });
    nothingWaits(checks, state);
    checks.must(R::E_DROPPED, !who.dropped, name);
    checks.must(R::E_TAKEN, !who.taken, name)
        .change([&] { return QStringLiteral("units.") + a.who + QStringLiteral(".taken"); }, false);
    const QString next = whoseTurn(state);
    const bool isTheirs = next == who.player || isLight(state); // there the table sees whose turn it is
    checks.must(R::E_TURN_ORDER, isTheirs, [&] { return QStringList{next.isEmpty() ? tr("nobody") : titleOf(state, next)}; });
    if (!isTheirs && !next.isEmpty())
        checks.must(whyTheirTurn(state), false, [] { return QStringList(); });
    if (statusOf(who, StatusKind::Controlled)) {
        const QString runs = a.controller.isEmpty() ? controllerOf(state, who) : a.controller;
        checks.must(R::E_CONTROLLER, !runs.isEmpty() && runs != who.player,
            [&] { return QStringList{runs.isEmpty() ? tr("nobody") : titleOf(state, runs)}; });
        checks.noteIf(checks.isAllowed(), R::I_CONTROLLED);
    } else if (!a.controller.isEmpty() && !statusOf(who, StatusKind::Glamyred)) {
        checks.must(R::E_CONTROLLER, a.controller == who.player, [&] { return QStringList{titleOf(state, a.controller)}; });
    }
    if (state.phase == 0)
        checks.noteIf(checks.isAllowed(), R::I_GREATER);
    if (state.phase == 0 && state.players.size() > 2)
        checks.noteIf(checks.isAllowed(), R::I_GREATER_MANY);
    checks.noteIf(checks.isAllowed(), R::I_ENTERED);
}

void apply(Changes& changes, const State& before, const Activate& a)
{
    Unit& who = *changes.unit(a.who);
    who.charmed = false; // it rolls anew (SS-319)
    Turn turn;
    turn.unit = a.who;
    const QString runs = a.controller.isEmpty() ? controllerOf(before, who) : a.controller;
    // Among several players the table says who runs it should it fail its Glamyred roll.
    if (!a.controller.isEmpty() && a.controller != who.player)
        for (Status& status : who.statuses)
            if (status.kind == StatusKind::Glamyred)
                status.side = a.controller;
    turn.controller = statusOf(who, StatusKind::Controlled) && !runs.isEmpty() ? runs : who.player;
    turn.starts = startsOf(changes.state, who);
    turn.stage = turn.starts.isEmpty() ? TurnStage::Acting : TurnStage::Starting;
    changes.state.turn = turn;
    changes.state.turn->budget = actsOf(changes.state, who);
    changes.tell(R::I_ENTERED, QT_TRANSLATE_NOOP("sellsword", "%1 has %2 acts"),
        {changes.title(a.who), number(changes.state.turn->budget)});
    changes.remind(*unit(changes.state, a.who), Moment::TurnStart);
    changes.state.turn->later.clear(); // it is their start
    if (!turn.starts.isEmpty())
        changes.tell(R::I_START, QT_TRANSLATE_NOOP("sellsword", "First, in any order: %1"), {listed(startTexts(changes.state))});
    // What the ground does needs no decision.
    if (turn.starts == QStringList{QLatin1String(damagingStart)}) {
        const State begun = changes.state;
        apply(changes, begun, StartEffect{QLatin1String(damagingStart), {}});
    }
}

Message tell(const State& before, const Activate& a)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 begins its turn"), {titleOf(before, a.who)});
}

Needs needs(const State&, const StartEffect& a)
{
    return a.what == QLatin1String(damagingStart) ? Needs() : oneDie(QT_TRANSLATE_NOOP("sellsword", "start of the turn"));
}

Blanks askedFirst(const State& state, const StartEffect& a)
{
    const Unit* who = activeUnit(state);
    return who && find(who->statuses, a.what) ? blankStat(state, *who, Stat::Wits) : Blanks();
}

void check(Checks& checks, const State& state, const StartEffect& a)
{
    inPhases(checks, state);
    nothingWaits(checks, state);
    const Unit* who = activeUnit(state);
    if (who && find(who->statuses, a.what)) // Enraged and Glamyred roll against its Wits
        noteBlanks(checks, blankStat(state, *who, Stat::Wits));
    checks.noteIf(checks.isAllowed(), R::I_START);
}

void apply(Changes& changes, const State& before, const StartEffect& a)
{
    if (!changes.state.turn)
        return;
    const QString id = changes.state.turn->unit;
    const Unit who = *changes.unit(id);
    const int face = a.rolled.value(0);
    changes.state.turn->starts.removeOne(a.what);
    const Status* status = find(who.statuses, a.what);
    if (a.what == QLatin1String(damagingStart)) {
        changes.tell(R::I_BURNT);
        changes.wound(id,
            {{{group, changes.state.map ? changes.state.map->damage : Harm::Fire}}, QT_TRANSLATE_NOOP("sellsword", "the ground"),
                R::I_BURNT},
            {});
    } else if (a.what == QLatin1String(mortalStart)) {
        const int lowered = playsOther(before, Unclear::AS_31) ? int(who.injuries.size()) : 0;
        changes.tell(R::I_MORTAL_ROLL,
            lowered > 0 ? QT_TRANSLATE_NOOP("sellsword", "%1 rolls %2, less %3 for injuries")
                        : QT_TRANSLATE_NOOP("sellsword", "%1 rolls %2"),
            {changes.title(id), number(face), number(lowered)});
        if (face - lowered == 20)
            changes.drop(id, {});
    } else if (status && status->kind == StatusKind::Enraged) {
        const bool rages = rageDie(before, who, face) >= statOf(before, who, Stat::Wits), can = canClose(before, who);
        changes.state.turn->forced |= rages && can;
        changes.tell(rages && !can ? R::I_RAGE_EXCUSED : R::I_RAGE,
            !rages    ? QT_TRANSLATE_NOOP("sellsword", "%1 keeps its head: %2")
                : can ? QT_TRANSLATE_NOOP("sellsword", "%1 must close in on its nearest enemy: %2")
                      : QT_TRANSLATE_NOOP("sellsword", "%1 rages, but no enemy is in its reach: %2"),
            {changes.title(id), rollAgainstWits(before, who, face)});
    } else if (status) {
        const bool isFree = rageDie(before, who, face) < statOf(before, who, Stat::Wits);
        changes.unit(id)->charmed |= !isFree;
        if (!isFree)
            if (const QString runs = controllerOf(changes.state, *changes.unit(id)); !runs.isEmpty())
                changes.state.turn->controller = runs;
        changes.tell(isFree ? R::I_GLAMYRED : R::I_CHARMED,
            isFree ? QT_TRANSLATE_NOOP("sellsword", "%1 acts freely: %2")
                   : QT_TRANSLATE_NOOP("sellsword", "%1 acts as if Controlled: %2"),
            {changes.title(id), rollAgainstWits(before, who, face)});
    }
    if (changes.state.turn->starts.isEmpty())
        changes.state.turn->stage = TurnStage::Acting;
    changes.state.turn->budget = actsOf(changes.state, *changes.unit(id));
    aftermath(changes, before);
}

Message tell(const State& before, const StartEffect& a)
{
    const Unit* who = activeUnit(before);
    const engine::Message sentence = say(QT_TRANSLATE_NOOP("sellsword", "Start of the turn of %1: %2"),
        {activeTitle(before), who ? startText(*who, a.what) : a.what});
    if (a.what == QLatin1String(damagingStart))
        return withWounds(sentence, before, a);
    return withOutcome(
        sentence, before, a, {R::I_MORTAL_ROLL, R::I_RAGE, R::I_RAGE_EXCUSED, R::I_GLAMYRED, R::I_CHARMED, R::I_DROPS});
}

// --- the end of a turn (SS-090)

void check(Checks& checks, const State& state, const EndTurn& a)
{
    inPhases(checks, state);
    checks.must(state.turn ? R::E_OFF_TURN : R::E_NO_TURN, state.turn.has_value(), [] { return QStringList(); });
    nothingWaits(checks, state);
    if (!state.turn)
        return;
    checks.must(R::E_STARTS, state.turn->stage != TurnStage::Starting, [&] { return QStringList{listed(startTexts(state))}; });
    checks.must(R::E_ENDED, state.turn->stage != TurnStage::Ending, [] { return QStringList(); });
    const Unit* who = activeUnit(state);
    if (who && !who->dropped && who->at && state.map && !state.turn->path.isEmpty())
        mayStop(checks, Board(state), *who, *who->at);
    nothingForgotten(checks, state, Moment::TurnStart);
    nothingSurplus(checks, a.closed && !state.turn->forced ? QStringList{tr("where its nearest enemy is")} : QStringList());
    checks.noteIf(checks.isAllowed(), R::I_TURN_ENDS);
}

void apply(Changes& changes, const State& before, const EndTurn& a)
{
    if (!changes.state.turn)
        return;
    changes.stopMove();
    changes.state.missed.reset();
    changes.state.turn->stage = TurnStage::Ending;
    const Unit who = *changes.unit(before.turn->unit);
    if (before.turn->forced && !who.dropped) {
        const Field field(before);
        const bool isClose = a.closed ? *a.closed : isBesideNearest(field, *unit(before, who.id));
        const bool hasEnemy = std::ranges::any_of(
            before.units, [&](const Unit& other) { return areEnemies(before, who, other) && inPlay(before, other); });
        if (!isClose && hasEnemy) {
            changes.state.turn->failedRage = true;
            changes.tell(R::I_RAGE_COST);
            changes.giveVigor(who.id, -group);
        }
    }
    for (const Status& status : who.statuses)
        if (status.kind == StatusKind::Recurring && !isOutdone(before, who, status)) {
            changes.tell(R::I_RECURRING);
            changes.wound(who.id, {{status.harm}, QT_TRANSLATE_NOOP("sellsword", "Recurring"), R::I_RECURRING},
                status.side.isEmpty() ? status.source : status.side);
        }
    changes.remind(who, Moment::TurnEnd);
    changes.tell(R::I_TURN_ENDS);
}

Message tell(const State& before, const EndTurn& a)
{
    const engine::Message sentence = say(QT_TRANSLATE_NOOP("sellsword", "%1 ends its acts"), {activeTitle(before)});
    const Unit* who = activeUnit(before);
    return who && statusOf(*who, StatusKind::Recurring) ? withWounds(sentence, before, a) : sentence;
}

// --- recovery (SS-304 … SS-311)

Needs needs(const State&, const Recover&) { return oneDie(QT_TRANSLATE_NOOP("sellsword", "recovery")); }

Blanks askedFirst(const State& state, const Recover& a)
{
    const Unit* who = activeUnit(state);
    const Status* status = who ? find(who->statuses, a.status) : nullptr;
    return status ? blankRecovery(state, *who, *status) : Blanks();
}

void check(Checks& checks, const State& state, const Recover& a)
{
    inPhases(checks, state);
    const Unit* who = activeUnit(state);
    const bool isEnding = state.turn && state.turn->stage == TurnStage::Ending;
    checks.must(R::E_NOT_ENDED, isEnding, [] { return QStringList(); });
    if (!who || !isEnding)
        return;
    QStringList first;
    if (isWaiting(state))
        first += waitingFor(state);
    if (state.settings.recoveryLast == OnOff::On)
        for (const Effect* effect : due(state))
            first += effectWords(*effect);
    checks.must(R::E_DROPPED, !who->dropped, [&] { return QStringList{titleOf(state, who->id)}; });
    checks.must(R::E_RECURRING_FIRST, first.isEmpty(), [&] { return QStringList{listed(first)}; })
        .starIf(state.settings.recoveryLast == OnOff::On && !first.isEmpty() && !isWaiting(state), "recovery_last");
    if (const Status* status = find(who->statuses, a.status))
        noteBlanks(checks, blankRecovery(state, *who, *status));
    checks.must(R::E_RAGE_FAILS, !state.turn->failedRage, [&] { return QStringList{titleOf(state, who->id)}; });
    const bool hasRoll =
        state.settings.recoveryRolls == RecoveryRolls::Each ? !state.turn->tried.contains(a.status) : state.turn->tried.isEmpty();
    checks.must(R::E_TRIED, hasRoll, [&] { return QStringList{statusTitle(*who, a.status)}; })
        .starIf(!hasRoll && !state.turn->tried.contains(a.status), "recovery_rolls");
    if (forbids(state, *who, Deed::Recover))
        checks.must(R::E_FORBIDDEN, false, [&] { return QStringList{titleOf(state, who->id)}; }).byCard();
}

namespace {

// One roll against a status; what the die has to stay below.
void attempt(Changes& changes, const QString& id, const Status& status, int face)
{
    const Unit& who = *unit(changes.state, id);
    const Stat on = recoversOn(status);
    const int needed = recoveryNumber(changes.state, who, status);
    const int injuries = int(who.injuries.size());
    const int counted = face + injuries;
    const bool wasCharmed = who.charmed;
    const bool recovers = face != 20 && counted < needed;
    changes.tell(face == 20 ? R::I_NATURAL_20
            : recovers      ? R::I_RECOVERED
                            : R::I_STAYS,
        injuries > 0
            ? QT_TRANSLATE_NOOP("sellsword", "%1: the die counts %2: %4 rolled, +%5 by injuries; it has to stay below %3")
            : QT_TRANSLATE_NOOP("sellsword", "%1: the die counts %2, it has to stay below %3"),
        {changes.title(id), number(counted),
            status.stat == RecoveryStat::Unknown ? QStringLiteral("?")
                                                 : madeOf(changes.state, who, on, needed - statOf(changes.state, who, on)),
            number(face), number(injuries)});
    for (const R why : whyRecovery(changes.state, who, status))
        changes.tell(why);
    if (recovers)
        changes.removeStatus(id, status.id, R::I_RECOVERED);
    changes.state.turn->recovery = Recovery{status, face, recovers, wasCharmed};
}

} // namespace

void apply(Changes& changes, const State& before, const Recover& a)
{
    const Unit* who = activeUnit(before);
    const Status* status = who ? find(who->statuses, a.status) : nullptr;
    if (!status || a.rolled.isEmpty())
        return;
    changes.state.turn->tried += a.status;
    attempt(changes, who->id, *status, a.rolled.first());
}

Message tell(const State& before, const Recover& a)
{
    const engine::Message sentence = say(QT_TRANSLATE_NOOP("sellsword", "%1 tries to recover: %2"),
        {activeTitle(before), activeUnit(before) ? statusTitle(*activeUnit(before), a.status) : a.status});
    return withOutcome(sentence, before, a, {R::I_RECOVERED, R::I_STAYS, R::I_NATURAL_20});
}

Needs needs(const State&, const LendDie&) { return oneDie(QT_TRANSLATE_NOOP("sellsword", "recovery")); }

void check(Checks& checks, const State& state, const LendDie& a)
{
    inPhases(checks, state);
    const Unit& lender = *unit(state, a.who);
    const Unit* who = activeUnit(state);
    const auto name = [&] { return QStringList{titleOf(state, a.who)}; };
    nothingWaits(checks, state);
    checks.must(R::E_LEND_NOW, who && state.turn->recovery, [] { return QStringList(); });
    if (who) {
        checks.must(R::E_WARLEADER, lender.player == who->player, [&] {
            return QStringList{titleOf(state, a.who), titleOf(state, who->player)};
        });
        const Field field(state);
        const bool isOwn = lender.id == who->id;
        const bool isBeside = isOwn ? playsOther(state, Unclear::AS_57) : field.adjacent(lender, *who);
        const Blanks blanks = lender.id == who->id ? Blanks() : blankAdjacency(field, lender, *who);
        checks.must(R::E_LEND_ADJACENT, isBeside ? engine::Truth(true) : engine::Truth(false, blanks), [&] {
            return QStringList{titleOf(state, a.who), titleOf(state, who->id)};
        });
        checks.starIf(isOwn, markOf(Unclear::AS_57));
    }
    checks.must(R::E_DROPPED, !lender.dropped, name);
    checks.must(R::E_LEND_DIE, engine::Truth(diceLeft(state, lender) > 0, blankWarleader(state, lender)), name);
    const Token token = state.settings.warleaderReactToken;
    checks
        .must(R::E_LEND_TOKEN, engine::Truth(tokensOf(state, lender).of(token) > 0, blankToken(state, lender, token)),
            [&] {
                return QStringList{titleOf(state, a.who), shown(token)};
            })
        .starIf((tokensOf(state, lender).of(token) > 0) != (tokensOf(state, lender).green > 0), "warleader_react_token");
    if (forbids(state, lender, Deed::React))
        checks.must(R::E_FORBIDDEN, false, name).byCard();
    checks.must(R::E_MAY_REACT, mayReact(state, lender), [&] {
        return QStringList{titleOf(state, a.who), tr("unable to react")};
    });
    whyNoReaction(checks, state, lender);
    checks.noteIf(checks.isAllowed(), R::I_LENT);
}

void apply(Changes& changes, const State& before, const LendDie& a)
{
    const Unit* who = activeUnit(before);
    if (!who || !before.turn->recovery || a.rolled.isEmpty())
        return;
    changes.giveTokens(a.who, before.settings.warleaderReactToken, -1);
    ++changes.unit(a.who)->diceSpent;
    changes.tell(R::I_LENT);
    const Recovery last = *before.turn->recovery;
    if (last.recovered) { // it is as it was before that roll
        changes.unit(who->id)->statuses += last.status;
        changes.unit(who->id)->charmed = last.charmed;
    }
    attempt(changes, who->id, last.status, a.rolled.first());
}

Message tell(const State& before, const LendDie& a)
{
    const engine::Message sentence =
        say(QT_TRANSLATE_NOOP("sellsword", "%1 lends a Warleader die to %2"), {titleOf(before, a.who), activeTitle(before)});
    return withOutcome(sentence, before, a, {R::I_RECOVERED, R::I_STAYS, R::I_NATURAL_20});
}

void check(Checks& checks, const State& state, const FinishTurn&)
{
    inPhases(checks, state);
    const Unit* who = activeUnit(state);
    checks.must(who ? R::E_OFF_TURN : R::E_NO_TURN, who != nullptr, [] { return QStringList(); });
    nothingWaits(checks, state);
    if (who && !who->dropped)
        checks.must(R::E_NOT_ENDED, state.turn->stage == TurnStage::Ending, [] { return QStringList(); });
    nothingForgotten(checks, state, Moment::TurnEnd);
    QStringList untried;
    for (const Status& status : who ? who->statuses : QList<Status>())
        if (check(state, Recover{status.id, {}}).isAllowed())
            untried += statusText(status);
    if (!untried.isEmpty())
        checks.should(R::W_UNTRIED, false, [&] { return QStringList{listed(untried)}; });
    checks.noteIf(checks.isAllowed(), R::I_TURN_ENDS);
}

void apply(Changes& changes, const State&, const FinishTurn&) { changes.finishTurn(); }

Message tell(const State& before, const FinishTurn&)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "The turn of %1 is over"), {activeTitle(before)});
}

} // namespace sellsword
