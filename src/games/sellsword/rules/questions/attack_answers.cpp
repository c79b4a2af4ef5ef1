// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks before they are made, odds, replies and wounds.
#include "games/sellsword/rules/questions/questions.h"

#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/movement/moving.h"
#include "games/sellsword/rules/questions/odds.h"
#include "games/sellsword/rules/rules.h"

#include "engine/nearest.h"

#include <QJsonArray>

#include <algorithm>

namespace sellsword {

using engine::Answer;
using engine::Fault;

// --- attacks

namespace {

// What marking each free box would do.
QJsonArray consequences(const State& state, const Unit& target)
{
    QJsonArray all;
    QStringList boxes = freeBoxes(state, target);
    boxes.removeDuplicates();
    for (const QString& box : boxes) {
        Unit hurt = target;
        hurt.injuries += box;
        QString text;
        if (box == QLatin1String("mobility"))
            text = engine::fill(tr("Move %1, no flight"), {number(moveOf(state, hurt))});
        else if (box == QLatin1String("defensive"))
            text = engine::fill(tr("Armor %1, Agility %2, Brawn %3, Spirit %4, Wits %5"),
                {number(statOf(state, hurt, Stat::Armor)), number(statOf(state, hurt, Stat::Agility)),
                    number(statOf(state, hurt, Stat::Brawn)), number(statOf(state, hurt, Stat::Spirit)),
                    number(statOf(state, hurt, Stat::Wits))});
        else if (box == QLatin1String("mortal"))
            text = engine::fill(tr("%1 points for the opponent, and it may drop at the start of its turns"),
                {number(target.paid ? 0 : costOf(state, target))});
        else
            text = engine::fill(tr("%1 is lost"), {box});
        if (freeBoxes(state, hurt).isEmpty())
            text += QStringLiteral("; ") + tr("it drops");
        all += QJsonObject{{key("box"), box}, {key("does"), text}};
    }
    return all;
}

void addChances(QJsonObject& value, const AttackOdds& odds)
{
    value.insert(key("hit"), percent(odds.hits()));
    value.insert(key("critical"), percent(odds.chanceOf(Result::Critical)));
    value.insert(key("glancing"), percent(odds.chanceOf(Result::Glancing)));
    value.insert(key("miss"), percent(odds.chanceOf(Result::Miss)));
    value.insert(key("expected"), odds.expected().value());
    value.insert(key("expected_exact"), odds.expected().text());
}

// What the owner may make of so many wounds: each split, and what comes of it.
QJsonArray ways(const State& state, const Unit& target, int wounds)
{
    const int due = wounds / group, boxes = int(freeBoxes(state, target).size());
    QJsonArray all;
    for (int avoided = std::min(due, vigorOf(state, target) / group); avoided >= 0; --avoided)
        all += QJsonObject{{key("vigor"), avoided * group}, {key("injuries"), std::min(due - avoided, boxes)},
            {key("drops"), boxes > 0 && due - avoided >= boxes},
            {key("exhausts"), avoided > 0 && vigorOf(state, target) - avoided * group < group}};
    return all;
}

// The five steps from the roll to the injuries, for each result that wounds.
QJsonArray pipeline(const State& state, const Attack& attack, const Unit& target, const Preview& q, const AttackOdds& odds)
{
    QJsonArray all;
    for (const Result result : {Result::Glancing, Result::Hit, Result::Critical}) {
        if (odds.chanceOf(result).of.isZero())
            continue;
        const Blow blow = defended(state, target, woundsOf(state.settings, attack, result, q.charge), &attack);
        QJsonArray amounts;
        for (qsizetype i = 0; i < blow.dealt.size(); ++i)
            amounts += QJsonObject{{key("type"), engine::nameOf(blow.dealt[i].type)}, {key("dealt"), blow.dealt[i].points},
                {key("withstood"), blow.withstood[i]}};
        all += QJsonObject{{key("result"), engine::nameOf(result)}, {key("chance"), percent(odds.chanceOf(result))},
            {key("wounds"), amounts}, {key("ignored"), blow.ignored}, {key("left"), blow.total()},
            {key("ways"), ways(state, target, blow.total())}};
    }
    return all;
}

// A charge is judged from where it ends: along its path, or along the first way that is open.
State afterCharging(const State& state, const Preview& q)
{
    State after = state;
    const Field field(state);
    const Unit &who = *unit(state, q.who), &target = *unit(state, q.target);
    if (!q.charge || field.adjacent(who, target))
        return after;
    after.measures.removeIf([&](const Measure& one) { return one.from == q.who || one.to == q.who; });
    const QList<Square> way = q.path.isEmpty() ? chargeWays(field, who, target).value(0) : q.path;
    if (!state.map)
        after.measures += Measure{q.who, q.target, 1, true, {}, {}, {}};
    else if (!way.isEmpty() && field.board()->holds(Body{way.last(), sideLength(state, who)}))
        find(after.units, q.who)->at = way.last();
    return after;
}

} // namespace

Answer answer(const State& before, const Preview& q)
{
    const State state = afterCharging(before, q);
    const Unit& who = *unit(state, q.who);
    const Unit& target = *unit(state, q.target);
    const Attack* attack = attackOf(state, who, q.attack);
    if (!attack)
        return faulty(
            {QStringLiteral("preview.attack"), q.attack, tr("This is no attack of that unit."), tr("Choose one of its card.")});
    const Field field(state);
    Strike strike;
    strike.who = q.who;
    strike.attack = q.attack;
    strike.targets = {q.target};
    strike.origin = q.origin;
    strike.traits = q.traits;
    strike.charge = q.charge;
    const Aim aim = aimAt(field, who, *attack, target, strike);
    Answer result;
    Checks checks;
    mayUse(checks, state, who, q.attack);
    const Price price = priceOf(state, who, q.attack, q.traits);
    mayPay(checks, state, who, price.tokens, price.vigor);
    if (attack->burst && q.origin)
        mayBurst(checks, field, who, *attack, *q.origin);
    else if (!q.charge)
        mayAim(checks, field, who, *attack, target);
    result.verdict = engine::Verdict(std::move(checks));
    const AttackOdds odds = attackOdds(state, aim, *attack, &target, q.charge, q.rerolls);
    const int avoidable = vigorOf(state, target) / group, boxes = int(freeBoxes(state, target).size());
    const auto drops = [&](int avoided) {
        return percent(odds.wounds.chanceThat([&](int left) { return boxes > 0 && left / group - avoided >= boxes; }));
    };
    QJsonObject value{{key("modifier"), aim.bonus}, {key("target_number"), aim.target}, {key("needed"), aim.needed()},
        {key("automatic"), aim.automatic}, {key("making"), aim.text()}, {key("drop"), drops(avoidable)},
        {key("drop_unavoided"), drops(0)}, {key("score"), target.paid ? 0.0 : drops(avoidable)},
        {key("injuries"), consequences(state, target)}};
    addChances(value, odds);
    value.insert(key("results"), pipeline(state, *attack, target, q, odds));
    QJsonArray wounds;
    for (std::size_t i = 0; i < odds.wounds.size(); ++i)
        wounds += QJsonObject{
            {key("wounds"), odds.wounds.outcomes()[i]}, {key("chance"), percent({odds.wounds.weight(i), odds.wounds.total()})}};
    value.insert(key("wounds"), wounds);
    result.value = value;
    for (const Part& part : aim.parts + aim.defence)
        also(result, part.reason);
    for (const R note : aim.notes)
        also(result, note);
    if (aim.automatic)
        also(result, R::I_AUTOMATIC);
    also(result, R::I_WOUNDS);
    return result;
}

Answer answer(const State& state, const Chances& q)
{
    Attack attack;
    attack.bonus = q.bonus;
    for (const Amount& amount : q.wounds) {
        Effect effect;
        effect.kind = EffectKind::Wounds;
        effect.amount = amount.points;
        effect.type = amount.type;
        attack.effects += effect;
    }
    Aim aim;
    aim.bonus = q.bonus + (q.charge ? 2 : 0);
    aim.target = q.against;
    const AttackOdds odds = attackOdds(state, aim, attack, nullptr, q.charge, q.rerolls);
    QJsonObject value{{key("needed"), aim.needed()}};
    addChances(value, odds);
    dice::Odds<int> all = dice::Odds<int>::certain(0);
    for (int i = 0; i < q.times; ++i)
        all = dice::joined(all, odds.wounds, [](int a, int b) { return a + b; });
    value.insert(key("reaching"), percent(all.chanceThat([&](int wounds) { return wounds >= q.reaching; })));
    const dice::Fraction misses = odds.chanceOf(Result::Miss);
    value.insert(key("any_hit"),
        percent({dice::Whole::power(misses.in, q.times) - dice::Whole::power(misses.of, q.times),
            dice::Whole::power(misses.in, q.times)}));
    Answer result = told(value, R::I_HIT);
    for (const R rule : {R::I_CRITICAL, R::I_LUCKY, R::I_FUMBLE, R::I_GLANCING, R::I_CHARGED})
        also(result, rule);
    return result;
}

Answer answer(const State& state, const RecoveryChance& q)
{
    int stat = q.stat, injuries = q.injuries;
    if (const Unit* who = unit(state, q.who)) {
        const Status* status = find(who->statuses, q.status);
        if (!status)
            return faulty({QStringLiteral("recovery-odds.status"), q.status, tr("It does not have this status."),
                tr("Name one of its statuses.")});
        stat = recoveryNumber(state, *who, *status);
        injuries = int(who->injuries.size());
    }
    return told(percent(recoveryOdds(stat, injuries, q.rerolls, q.turns)), R::I_RECOVERED);
}

Answer answer(const State& state, const StartChance& q)
{
    const int injuries = state.settings.rageRollInjury == OnOff::On ? q.injuries : 0;
    if (q.kind == StatusKind::Enraged)
        return told(percent(rageOdds(q.wits, injuries)), R::I_RAGE);
    if (q.kind == StatusKind::Glamyred)
        return told(percent(glamourOdds(q.wits, injuries)), R::I_GLAMYRED);
    return told(percent(mortalOdds(q.turns)), R::I_MORTAL_ROLL);
}

Answer answer(const State&, const TacticsChance& q)
{
    if (q.players > 2) {
        const dice::Fraction one = greaterAmong(q.players);
        return told(QJsonObject{{key("first_greater"), percent(one)},
                        {key("anybody_greater"), percent({one.of * dice::Whole(quint64(q.players)), one.in})}},
            R::I_GREATER);
    }
    const TacticsOdds odds = tacticsOdds(q.first, q.second, q.firstInjuries, q.secondInjuries);
    Answer result = told(QJsonObject{{key("first"), percent(odds.first)}, {key("first_greater"), percent(odds.firstGreater)},
                             {key("second"), percent(odds.second)}, {key("second_greater"), percent(odds.secondGreater)}},
        R::I_GREATER);
    also(result, R::I_REROLL);
    return result;
}

// --- replies and wounds

Answer answer(const State& state, const Replies&)
{
    const Unit* actor = answered(state);
    const Field field(state);
    bool isSlow = false;
    if (actor && !state.strikes.isEmpty())
        if (const Attack* attack =
                attackOf(state, *actor, state.strikes.last().reply ? state.strikes.first().attack : state.strikes.last().attack))
            isSlow = attack->slow;
    QJsonArray may, cannot;
    Answer result;
    for (const Unit& one : state.units) {
        if (!actor || one.id == actor->id || one.dropped || !areEnemies(state, one, *actor))
            continue;
        Checks checks;
        mayReply(checks, field, one);
        if (checks.isAllowed())
            checks.must(R::E_REPLY_ATTACK, hasAttackToReply(field, one), [&] { return QStringList{titleOf(state, one.id)}; });
        const engine::Verdict verdict = std::move(checks);
        QStringList why;
        for (const engine::Condition& condition : verdict.conditions)
            if (condition.refuses()) {
                why += condition.text();
                result.told += engine::Told{
                    condition.reason, {"sellsword", "%1", {titleOf(state, one.id) + QStringLiteral(": ") + condition.text()}}};
            }
        if (why.isEmpty())
            may += one.id;
        else
            cannot += QJsonObject{{key("who"), one.id}, {key("why"), QJsonArray::fromStringList(why)}};
    }
    const QString when = !actor             ? QStringLiteral("never")
        : state.strikes.isEmpty() || isSlow ? QStringLiteral("before")
                                            : QStringLiteral("after");
    result.value = QJsonObject{{key("may"), may}, {key("cannot"), cannot}, {key("when"), when}};
    also(result, state.strikes.isEmpty() ? R::I_INTERRUPT : R::I_REPLY);
    if (isSlow)
        also(result, R::I_SLOW);
    return result;
}

Answer answer(const State& state, const Splits& q)
{
    const Unit& who = *unit(state, q.who);
    const int due = find(state.hurts, q.who)->wounds / group, boxes = int(freeBoxes(state, who).size());
    QJsonArray splits;
    for (int avoided = 0; avoided <= std::min(due, vigorOf(state, who) / group); ++avoided)
        splits += QJsonObject{{key("vigor"), avoided * group}, {key("injuries"), std::min(due - avoided, boxes)}};
    Answer result = told(splits, R::I_AVOIDED);
    also(result, R::I_INJURY);
    return result;
}

Answer answer(const State& state, const Defended& q)
{
    const Blow blow = defended(state, *unit(state, q.who), q.wounds);
    QJsonArray left;
    for (const int one : blow.left)
        left += one;
    Answer result = told(QJsonObject{{key("left"), left}, {key("total"), blow.total()}, {key("injuries"), blow.total() / group},
                             {key("ignored"), blow.ignored}},
        R::I_WOUNDS);
    if (blow.immune)
        also(result, R::I_IMMUNE);
    if (blow.vulnerable)
        also(result, R::I_VULNERABLE);
    if (blow.ignored > 0)
        also(result, R::I_TOUGH);
    return result;
}

namespace {

// Words that people type, by the kind they belong to (SS-220 … SS-228).
struct Meaning {
    const char* word;
    Harm harm;
};
constexpr Meaning meanings[] = {{"sword", Harm::Cut}, {"axe", Harm::Cut}, {"bite", Harm::Cut}, {"claw", Harm::Cut},
    {"arrow", Harm::Pierce}, {"spear", Harm::Pierce}, {"talon", Harm::Pierce}, {"fang", Harm::Pierce}, {"stiletto", Harm::Pierce},
    {"club", Harm::Crush}, {"hammer", Harm::Crush}, {"mace", Harm::Crush}, {"flail", Harm::Crush}, {"fist", Harm::Crush},
    {"constriction", Harm::Crush}, {"flame", Harm::Fire}, {"lightning", Harm::Fire}, {"lava", Harm::Fire}, {"magma", Harm::Fire},
    {"frost", Harm::Cold}, {"ice", Harm::Cold}, {"wind", Harm::Cold}, {"spirit", Harm::Cold}, {"spell", Harm::Magic},
    {"arcane", Harm::Magic}, {"poison", Harm::Toxic}, {"disease", Harm::Toxic}, {"miasma", Harm::Toxic},
    {"black magic", Harm::Toxic}, {"mind", Harm::Fear}, {"terror", Harm::Fear}, {"psychological", Harm::Fear}};

} // namespace

Answer answer(const State&, const HarmNamed& q)
{
    std::optional<Harm> found = engine::valueNamed<Harm>(q.word);
    for (const Meaning& meaning : meanings)
        if (!found && q.word.compare(QLatin1String(meaning.word), Qt::CaseInsensitive) == 0)
            found = meaning.harm;
    return told(found ? QJsonValue(engine::nameOf(*found)) : QJsonValue(QJsonValue::Null), R::I_LISTED);
}

} // namespace sellsword
