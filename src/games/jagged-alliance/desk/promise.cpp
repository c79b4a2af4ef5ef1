// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/promise.h"

#include "games/jagged-alliance/desk/names.h"

#include <QLocale>

namespace jaggedalliance::desk {

using kit::Tone;

namespace {

// A pool with what comes with it: "2 yellow, 1 orange, +1, Expertise".
QString poolWords(const Throw& thrown)
{
    QStringList words{poolText(thrown.all())};
    if (thrown.successes > 0)
        words += signedNumber(thrown.successes);
    if (thrown.expertise)
        words += jaggedalliance::tr("Expertise");
    if (thrown.rerolls)
        words += jaggedalliance::tr("one reroll");
    return words.join(QStringLiteral(", "));
}

Promise attack(const State& state, const QString& who, const asked::AttackOdds& q)
{
    if (!blankAttack(state, card(state, q.card), q.use).isEmpty())
        return {QStringLiteral("?"), jaggedalliance::tr("its dice are not entered"), Tone::Unknown};
    Promise promise;
    QStringList detail{poolWords(throwOf(state, asked::rollFor(RollKind::Attack, who, q)))};
    if (q.target.isEmpty()) { // an area: each figure in it is hit by the same roll
        promise.text = jaggedalliance::tr("area attack");
        promise.detail = detail.join(QStringLiteral(" · "));
        return promise;
    }
    const Figure* enemy = find(state.enemies, q.target);
    if (!enemy)
        return {};
    if (!blankEnemy(state, *enemy).isEmpty()) { // what defeats it stands on its card
        detail += jaggedalliance::tr("its enemy card is not entered");
        return {QStringLiteral("?"), detail.join(QStringLiteral(" · ")), Tone::Unknown};
    }
    const auto [odds, verdict, told] = asked::answer(state, q);
    if (!verdict.faults.isEmpty())
        return {};
    const bool isSame = odds.hurt.exact == odds.defeat.exact; // one hit is enough, or none helps
    promise.text = isSame
        ? fill(jaggedalliance::tr("defeats: %1"), {percentText(odds.defeat)})
        : fill(jaggedalliance::tr("defeats: %1, hurts: %2"), {percentText(odds.defeat), percentText(odds.hurt)});
    promise.tone = toneOf(odds.defeat.percent > 0 ? odds.defeat : odds.hurt);
    detail += fill(jaggedalliance::tr("mean damage %1 of %2, armour %3"),
        {QLocale().toString(odds.mean), number(odds.healthLeft), number(odds.armour)});
    promise.detail = detail.join(QStringLiteral(" · "));
    return promise;
}

Promise promise(const State& state, const QString& who, const Attack& a)
{
    return attack(state, who, {a.card, a.target, a.use, a.wear, a.helpers, a.worn, a.rebels, 0});
}

Promise promise(const State& state, const QString& who, const Repeat& a)
{
    if (!state.burst)
        return {};
    const Burst& burst = *state.burst;
    return attack(state, who, {burst.card, a.target, burst.use, burst.wear, burst.with, burst.worn, burst.rebels, 1});
}

// What hits, and what keeps it off.
QString unknownOf(const State& state, const Incoming& one, bool hides)
{
    const Figure* from = find(state.enemies, one.from);
    return from && !blankEnemy(state, *from).isEmpty() ? jaggedalliance::tr("its enemy card is not entered")
        : !blankGuard(state, mercenary(state, one.who), hides).isEmpty()
        ? jaggedalliance::tr("the dice of the armour are not entered")
        : QString();
}

Promise promise(const State& state, const QString&, const Defend& a)
{
    const Incoming* one =
        a.incoming.isEmpty() && !state.incoming.isEmpty() ? &state.incoming.first() : find(state.incoming, a.incoming);
    if (const QString open = one ? unknownOf(state, *one, a.stealth) : QString(); !open.isEmpty())
        return {QStringLiteral("?"), open, Tone::Unknown};
    const auto both = asked::answer(state, asked::Defence{a.incoming, a.worn, a.rebels, a.helpers, a.terrain}).value;
    if (!both || (a.stealth && !both->stealth))
        return {};
    const asked::Odds& well = a.stealth ? both->stealth->evades : both->armour.unhurt;
    Promise promise;
    promise.text = fill(a.stealth ? jaggedalliance::tr("evades: %1") : jaggedalliance::tr("unhurt: %1"), {percentText(well)});
    promise.tone = toneOf(well);
    QStringList detail{poolText(a.stealth ? both->stealth->dice : both->armour.dice)};
    if (a.stealth)
        detail += fill(jaggedalliance::tr("successes needed: %1"), {number(both->stealth->difficulty)});
    detail += fill(jaggedalliance::tr("mean wounds %1 of %2"),
        {QLocale().toString(a.stealth ? both->stealth->meanWounds : both->armour.meanWounds), number(both->damage)});
    QStringList along;
    for (const Icon icon : both->comesAlong)
        along += shown(icon);
    if (!along.isEmpty())
        detail += fill(a.stealth ? jaggedalliance::tr("hidden, no %1 either") : jaggedalliance::tr("%1 comes all the same"),
            {along.join(QStringLiteral(", "))});
    if (one && !a.terrain && !blankSwamp(state, *one).isEmpty())
        detail += jaggedalliance::tr("the areas are not entered: without a swamp");
    promise.detail = detail.join(QStringLiteral(" · "));
    return promise;
}

Promise promise(const State& state, const QString&, const FightCounterAttack& a)
{
    if (!tracksTable(state))
        return {};
    if (!blankTrack(state).isEmpty()) // how strong it is stands there
        return {QStringLiteral("?"), jaggedalliance::tr("the threat track is not entered"), Tone::Unknown};
    if (!blankAttacked(state).isEmpty())
        return {QStringLiteral("?"), jaggedalliance::tr("its skulls are not entered"), Tone::Unknown};
    const asked::Held odds = asked::answer(state, asked::CounterAttackOdds{-1, a.rebels, a.helpers}).value;
    Roll roll = rollFor(RollKind::CounterAttack, {});
    roll.rebels = a.rebels;
    roll.with = a.helpers;
    return {fill(jaggedalliance::tr("holds: %1"), {percentText(odds.hold)}),
        poolWords(throwOf(state, roll)) + QStringLiteral(" · ")
            + fill(jaggedalliance::tr("strength %1; losing it loses the scenario"), {number(odds.strength)}),
        toneOf(odds.hold)};
}

Promise promise(const State& state, const QString& who, const UseSkill& a)
{
    Roll roll = rollFor(rollOf(a.skill), who);
    roll.rebels = a.rebels;
    roll.with = a.helpers;
    const Throw thrown = throwOf(state, roll);
    if (!blankSkill(state, mercenary(state, who), a.skill).isEmpty())
        return {QStringLiteral("?"), jaggedalliance::tr("its skill dice are not entered"), Tone::Unknown};
    const Mission& goal = mission(state, a.mission);
    const int wanted = goal.done < goal.goals.size() ? goal.goals[goal.done].successes : 1;
    const asked::Odds odds = asked::chance(chanceOf(state, thrown, wanted));
    return {fill(jaggedalliance::tr("≥ %1: %2 %"), {number(wanted), QLocale().toString(odds.percent)}), poolWords(thrown),
        toneOf(odds)};
}

Promise promise(const State& state, const QString&, const Bribe& a)
{
    const asked::Bribed odds = asked::answer(state, asked::BribeOdds{a.dice, a.helpers}).value;
    return {fill(jaggedalliance::tr("%1 $"), {number(odds.price)}), levelsText(odds.levels), Tone::Plain};
}

// The successes that an open roll needs to defeat, to leave nobody hurt, to pass or to hold; 0: none that could be missed.
int wantedOf(const State& state, const Roll& roll)
{
    const Incoming* hit = find(state.incoming, roll.incoming);
    const Figure* enemy = roll.targets.size() == 1 ? find(state.enemies, roll.targets.first()) : nullptr;
    const TankToken* tank = find(state.tankTokens, roll.tank);
    switch (roll.kind) {
    case RollKind::Attack: {
        if (!enemy || !blankEnemy(state, *enemy).isEmpty())
            return 0;
        const bool isMarked = isMarkedBy(state, roll, *enemy), isLate = isMarked && !state.settings.markedBeforeArmour;
        const int left = rowOf(state, *enemy).health - enemy->damage,
                  swamp = hasTerrain(state, enemy->at, enemy->area, Terrain::Swamp);
        const int off = armourOf(state, *enemy) + (tank ? tank->armour : 0) - swamp;
        return std::max(0, off + (isLate ? std::max(1, left - 1) : left - isMarked));
    }
    case RollKind::Armour:
        return hit && unknownOf(state, *hit, false).isEmpty() ? hit->damage : 0;
    case RollKind::Stealth:
        return hit && unknownOf(state, *hit, true).isEmpty() ? hit->difficulty : 0;
    case RollKind::CounterAttack:
        return state.threat.attack && blankAttacked(state).isEmpty() ? state.threat.attack->strength : 0;
    case RollKind::Bribe:
        return 0;
    default:
        return roll.difficulty;
    }
}

Promise again(const State& state, int die)
{
    const auto odds = oddsAfter(state, die);
    return odds ? Promise{fill(jaggedalliance::tr("≥ %1: %2 %"),
                              {number(wantedOf(state, *state.roll)), QLocale().toString(odds->percent)}),
               {}, toneOf(*odds)}
                : Promise{};
}

Promise promise(const State& state, const QString&, const Reroll& a) { return again(state, a.die); }
Promise promise(const State& state, const QString&, const KeepRoll&) { return again(state, 0); }

using Rolling = std::variant<Attack, Repeat, Defend, FightCounterAttack, UseSkill, Bribe, Reroll, KeepRoll>;

} // namespace

Promise promiseOf(const State& state, const engine::Offer& offer)
{
    const QString& who = offer.actor.isEmpty() ? state.active : offer.actor;
    return kit::each<Rolling, Promise>(offer.action, [&](const auto& a) { return promise(state, who, a); });
}

bool canHurt(const State& state, const Attack& a)
{
    const asked::AttackOdds question{a.card, a.target, a.use, a.wear, a.helpers, a.worn, a.rebels, 0};
    return !find(state.enemies, a.target) || !blankAttack(state, card(state, a.card), a.use).isEmpty()
        || asked::answer(state, question).value.hurt.percent > 0;
}

std::optional<asked::Odds> oddsAfter(const State& state, int die)
{
    if (!state.roll || die > state.roll->dice.size() || die > state.roll->rolled.size() || wantedOf(state, *state.roll) == 0)
        return std::nullopt;
    const Roll& roll = *state.roll;
    const Throw whole = throwOf(state, roll);
    int missing = wantedOf(state, roll) - successesOf(state, roll.dice, roll.rolled) - whole.successes;
    Throw one;
    one.expertise = whole.expertise;
    if (die > 0) {
        one.own.of(roll.dice[die - 1]) = 1;
        missing += successesOf(state, {roll.dice[die - 1]}, {roll.rolled[die - 1]});
    }
    return asked::chance(chanceOf(oddsOf(state, one), std::max(0, missing)));
}

Roll rollFor(RollKind kind, const QString& who)
{
    Roll roll;
    roll.kind = kind;
    roll.who = who;
    return roll;
}

Tone toneOf(const asked::Odds& chance)
{
    return chance.percent >= 66 ? Tone::Good : chance.percent < 34 ? Tone::Bad : Tone::Plain;
}

QString percentText(const asked::Odds& chance) { return fill(jaggedalliance::tr("%1 %"), {QLocale().toString(chance.percent)}); }

QString levelsText(const asked::Spread& levels)
{
    QStringList texts;
    for (auto it = levels.begin(); it != levels.end(); ++it)
        texts += fill(jaggedalliance::tr("level %1: %2"), {it.key(), it.value().exact});
    return texts.join(QStringLiteral(" · "));
}

QString rebelsForText(const asked::RebelsFor& wanted, int supply)
{
    QStringList parts;
    for (auto it = wanted.begin(); it != wanted.end(); ++it) {
        const int count = it.value();
        const QString rebels = count < 0 ? jaggedalliance::tr("more than 30")
            : count > supply             ? fill(jaggedalliance::tr("%1, more than there are"), {number(count)})
                                         : number(count);
        parts +=
            fill(parts.isEmpty() ? jaggedalliance::tr("at least %1 %: %2") : jaggedalliance::tr("%1 %: %2"), {it.key(), rebels});
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace jaggedalliance::desk
