// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks before they are made, odds, replies and wounds.
#include "games/sellsword/rules/questions/questions.h"

#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/movement/moving.h"
#include "games/sellsword/rules/questions/odds.h"
#include "games/sellsword/rules/rules.h"
#include "games/sellsword/rules/titles.h"

#include <algorithm>
#include <limits>

namespace sellsword {

using engine::Answered;

// --- attacks

namespace {

// What marking each free box would do.
QList<Consequence> consequences(const State& state, const Unit& target)
{
    QList<Consequence> all;
    QStringList boxes = freeBoxes(state, target);
    boxes.removeDuplicates();
    for (const QString& box : boxes) {
        Unit hurt = target;
        hurt.injuries += box;
        QString text;
        if (box == QLatin1String("mobility"))
            text = engine::fill(tr("Move %1, no flight"), {moveText(state, hurt)});
        else if (box == QLatin1String("defensive"))
            text = engine::fill(tr("Armor %1, Agility %2, Brawn %3, Spirit %4, Wits %5"),
                {statText(state, hurt, Stat::Armor), statText(state, hurt, Stat::Agility), statText(state, hurt, Stat::Brawn),
                    statText(state, hurt, Stat::Spirit), statText(state, hurt, Stat::Wits)});
        else if (box == QLatin1String("mortal"))
            text = engine::fill(tr("%1 points for the opponent, and it may drop at the start of its turns"),
                {target.paid ? number(0) : costText(state, target)});
        else
            text = engine::fill(tr("%1 is lost"), {boxText(state, target, box)});
        if (freeBoxes(state, hurt).isEmpty())
            text += QStringLiteral("; ") + tr("it drops");
        all += Consequence{box, text};
    }
    return all;
}

template <class Numbers> void addChances(Numbers& value, const AttackOdds& odds)
{
    value.hit = percent(odds.hits());
    value.critical = percent(odds.chanceOf(Result::Critical));
    value.glancing = percent(odds.chanceOf(Result::Glancing));
    value.miss = percent(odds.chanceOf(Result::Miss));
}

template <class Numbers> void addWounds(Numbers& value, const AttackOdds& odds)
{
    value.expected = odds.expected().value();
    value.expectedExact = odds.expected().text();
}

QList<Taking> ways(const State& state, const Unit& target, int wounds)
{
    const int due = wounds / group, boxes = int(freeBoxes(state, target).size());
    QList<Taking> all;
    const bool isCounted = blankVigor(state, target).isEmpty();
    for (int avoided = avoidable(state, target, due); avoided >= 0; --avoided)
        all += Taking{avoided * group, std::min(due - avoided, boxes), boxes > 0 && due - avoided >= boxes,
            isCounted && avoided > 0 && vigorOf(state, target) - avoided * group < group};
    return all;
}

// Where nobody knows what there is to reach, everything that a die can bring.
bool mayBe(const State& state, const AttackOdds& odds, Result result)
{
    return odds.mayBe(result) && (result != Result::Glancing || state.settings.glancing == OnOff::On);
}

QList<WoundingResult> pipeline(
    const State& state, const Attack& attack, const Unit& target, const Preview& q, const AttackOdds& odds, bool areWoundsKnown)
{
    QList<WoundingResult> all;
    for (const Result result : {Result::Glancing, Result::Hit, Result::Critical}) {
        if (!mayBe(state, odds, result))
            continue;
        const Blow blow = defended(state, target, woundsOf(state.settings, attack, result, q.charge), &attack);
        QList<DealtWounds> amounts;
        for (qsizetype i = 0; i < blow.dealt.size(); ++i)
            amounts += DealtWounds{blow.dealt[i].type, blow.dealt[i].points, blow.withstood[i]};
        WoundingResult one{result, percent(odds.chanceOf(result)), amounts, blow.ignored, {}, {}};
        if (areWoundsKnown) {
            one.left = blow.total();
            one.ways = ways(state, target, blow.total());
        }
        all += one;
    }
    return all;
}

void tellOnce(QList<engine::Told>& told, R why)
{
    if (std::ranges::none_of(told, [&](const engine::Told& known) { return known.reason == &reason(why); }))
        told += because(why);
}

// What makes the wounds of the possible results as many as they are.
void tellMaking(QList<engine::Told>& told, const State& state, const Attack& attack, const Unit& target, const Preview& q,
    const AttackOdds& odds)
{
    for (const Result result : {Result::Glancing, Result::Hit, Result::Critical})
        if (mayBe(state, odds, result))
            for (const Part& part : defended(state, target, woundsOf(state.settings, attack, result, q.charge), &attack).parts)
                tellOnce(told, part.reason);
    tellOnce(told, R::I_WOUNDS);
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

Answered<Forecast> answer(const State& before, const Preview& q)
{
    const State state = afterCharging(before, q);
    const Unit& who = *unit(state, q.who);
    const Unit& target = *unit(state, q.target);
    const Attack* attack = attackOf(state, who, q.attack);
    if (!attack)
        return {{},
            wrong({QStringLiteral("preview.attack"), q.attack, tr("This is no attack of that unit."),
                tr("Choose one of its card.")})};
    const Field field(state);
    const Aim aim = aimAt(field, who, *attack, target, {q.who, q.attack, {q.target}, q.origin, q.traits, q.charge, false});
    Checks checks;
    mayUse(checks, state, who, q.attack);
    const Price price = priceOf(state, who, q.attack, q.traits);
    mayPay(checks, state, who, price.tokens, price.vigor);
    if (attack->burst && q.origin)
        mayBurst(checks, field, who, *attack, *q.origin);
    else if (!q.charge)
        mayAim(checks, field, who, *attack, target);
    const AttackOdds odds = attackOdds(state, aim, *attack, &target, q.charge, q.rerolls);
    const int boxes = int(freeBoxes(state, target).size());
    const auto drops = [&](int avoided) {
        return percent(odds.wounds.chanceThat([&](int left) { return boxes > 0 && left / group - avoided >= boxes; }));
    };
    Forecast all;
    const bool isForeseen = aim.isForeseen(), areWoundsForeseen = isForeseen && aim.areWoundsKnown;
    all.automatic = aim.automatic;
    all.making = aim.text();
    all.injuries = consequences(state, target);
    all.results = pipeline(state, *attack, target, q, odds, aim.areWoundsKnown);
    if (aim.isBonusKnown)
        all.modifier = aim.bonus;
    if (aim.isKnown)
        all.targetNumber = aim.target;
    if (isForeseen) {
        all.needed = aim.needed();
        addChances(all, odds);
    }
    if (areWoundsForeseen) {
        addWounds(all, odds);
        all.dropUnavoided = drops(0);
        const Blanks vigor = *all.dropUnavoided > 0 ? blankVigor(state, target) : Blanks(); // with which it may avoid wounds
        noteBlanks(checks, vigor);
        if (vigor.isEmpty())
            all.drop = drops(avoidable(state, target, std::numeric_limits<int>::max()));
        all.score = target.paid ? 0.0 : all.drop;
    }
    for (WoundingResult& one : all.results)
        if (!isForeseen)
            one.chance.reset();
    for (std::size_t i = 0; areWoundsForeseen && i < odds.wounds.size(); ++i)
        all.wounds += WoundChance{odds.wounds.outcomes()[i], percent({odds.wounds.weight(i), odds.wounds.total()})};
    QList<engine::Told> told;
    for (const Part& part : aim.parts + aim.defence)
        tellOnce(told, part.reason);
    for (const R note : aim.notes)
        tellOnce(told, note);
    if (aim.automatic)
        tellOnce(told, R::I_AUTOMATIC);
    tellMaking(told, state, *attack, target, q, odds);
    return {all, std::move(checks), told};
}

Answered<AttackChances> answer(const State& state, const Chances& q)
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
    AttackChances value;
    value.needed = aim.needed();
    addChances(value, odds);
    addWounds(value, odds);
    dice::Odds<int> all = dice::Odds<int>::certain(0);
    for (int i = 0; i < q.times; ++i)
        all = dice::joined(all, odds.wounds, [](int a, int b) { return a + b; });
    value.reaching = percent(all.chanceThat([&](int wounds) { return wounds >= q.reaching; }));
    const dice::Fraction misses = odds.chanceOf(Result::Miss);
    value.anyHit = percent({dice::Whole::power(misses.in, q.times) - dice::Whole::power(misses.of, q.times),
        dice::Whole::power(misses.in, q.times)});
    QList<engine::Told> told{because(R::I_HIT), because(R::I_LUCKY), because(R::I_FUMBLE)};
    const auto tellIf = [&](bool holds, R why) {
        if (holds)
            told += because(why);
    };
    tellIf(resultOf(state.settings, aim, 19) == Result::Critical, R::I_CRITICAL);
    tellIf(!odds.chanceOf(Result::Glancing).of.isZero(), R::I_GLANCING);
    tellIf(q.charge, R::I_CHARGED);
    tellIf(!q.wounds.isEmpty(), R::I_LISTED);
    return {value, {}, told};
}

Answered<std::optional<double>> answer(const State& state, const RecoveryChance& q)
{
    Checks checks;
    int stat = q.stat, injuries = q.injuries;
    QList<engine::Told> told{because(R::I_RECOVERED), because(R::I_NATURAL_20)};
    if (const Unit* who = unit(state, q.who)) {
        const Status* status = find(who->statuses, q.status);
        if (!status)
            return {{},
                wrong({QStringLiteral("recovery-odds.status"), q.status, tr("It does not have this status."),
                    tr("Name one of its statuses.")})};
        stat = recoveryNumber(state, *who, *status);
        injuries = int(who->injuries.size());
        noteBlanks(checks, blankRecovery(state, *who, *status));
        for (const R why : whyRecovery(state, *who, *status))
            told += because(why);
    } else if (injuries > 0) {
        told += because(R::I_RECOVERY_INJURIES);
    }
    if (q.rerolls > 0)
        told += because(R::I_LENT);
    engine::Verdict verdict = std::move(checks);
    std::optional<double> chance;
    if (verdict.missing().isEmpty())
        chance = percent(recoveryOdds(stat, injuries, q.rerolls, q.turns));
    return {chance, std::move(verdict), told};
}

Answered<double> answer(const State& state, const StartChance& q)
{
    const int injuries = state.settings.rageRollInjury == OnOff::On ? q.injuries : 0;
    if (q.kind == StatusKind::Enraged)
        return {percent(rageOdds(q.wits, injuries)), {}, {because(R::I_RAGE)}};
    if (q.kind == StatusKind::Glamyred)
        return {percent(glamourOdds(q.wits, injuries)), {}, {because(R::I_GLAMYRED)}};
    const bool isNatural = !playsOther(state, Unclear::AS_31); // else the injury that asks for the roll lowers it below 20
    return {percent(mortalOdds(isNatural ? q.turns : 0)), {}, {because(R::I_MORTAL_ROLL)}};
}

Answered<QMap<QString, double>> answer(const State& state, const TacticsChance& q)
{
    const int more = moreLeadOf(state, q.players);
    if (q.players > 2)
        return {{{QStringLiteral("first_greater"), percent(greaterAmong(q.players, more))},
                    {QStringLiteral("anybody_greater"), percent(anybodyGreater(q.players, more))}},
            {}, {because(R::I_GREATER), because(R::I_GREATER_MANY)}};
    QList<engine::Told> told{because(R::I_LEADS), because(R::I_GREATER)};
    told += because(q.first + q.second > 0 ? R::I_REROLL : R::I_NO_DICE);
    const TacticsOdds odds = tacticsOdds(q.first, q.second, q.firstInjuries, q.secondInjuries);
    return {
        {{QStringLiteral("first"), percent(odds.first)}, {QStringLiteral("first_greater"), percent(odds.firstGreater)},
            {QStringLiteral("second"), percent(odds.second)}, {QStringLiteral("second_greater"), percent(odds.secondGreater)}},
        {}, told};
}

// --- replies and wounds

Answered<Repliers> answer(const State& state, const Replies&)
{
    const Unit* actor = answered(state);
    const Field field(state);
    const R when = whenReplied(state);
    Answered<Repliers> result;
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
                const QString text = condition.text(); // of two rules that say the same here once
                const bool isSaid = why.contains(text, Qt::CaseInsensitive);
                if (!isSaid)
                    why += text;
                result.told += engine::Told{condition.reason,
                    isSaid ? engine::Message()
                           : engine::Message{"sellsword", "%1", {titleOf(state, one.id) + QStringLiteral(": ") + text}}};
            }
        if (why.isEmpty())
            result.value.may += one.id;
        else
            result.value.cannot += NoReply{one.id, why};
    }
    if (actor)
        result.value.when = when == R::I_REPLY ? ReplyTime::After : ReplyTime::Before;
    result.told += because(!actor ? R::E_NO_WINDOW : state.strikes.isEmpty() ? R::I_INTERRUPT : when);
    return result;
}

Answered<QList<Split>> answer(const State& state, const Splits& q)
{
    const Unit& who = *unit(state, q.who);
    const Hurt* hurt = find(state.hurts, q.who);
    if (!hurt)
        return {{},
            wrong({QStringLiteral("splits.who"), q.who, engine::fill(tr("%1 has no wounds to take."), {titleOf(state, q.who)}),
                engine::meant({}, namesOf(state, QLatin1String("hurt")))})};
    const int due = hurt->wounds / group, boxes = int(freeBoxes(state, who).size());
    QList<Split> splits;
    const int most = avoidable(state, who, due);
    for (int avoided = 0; avoided <= most; ++avoided)
        splits += Split{avoided * group, std::min(due - avoided, boxes)};
    return {splits, {},
        {because(most > 0 || vigorOf(state, who) >= group ? R::I_AVOIDED : R::I_NOTHING_AVOIDED), because(R::I_INJURY)}};
}

Answered<WoundsLeft> answer(const State& state, const Defended& q)
{
    const Blow blow = defended(state, *unit(state, q.who), {q.wounds, QT_TRANSLATE_NOOP("sellsword", "printed"), R::I_LISTED});
    QList<engine::Told> told{because(R::I_WOUNDS)};
    if (blow.immune)
        told += because(R::I_IMMUNE);
    if (blow.vulnerable)
        told += because(R::I_VULNERABLE);
    if (blow.ignored > 0)
        told += because(R::I_TOUGH);
    return {{blow.left, blow.total(), blow.total() / group, blow.ignored}, {}, told};
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

Answered<std::optional<Harm>> answer(const State&, const HarmNamed& q)
{
    std::optional<Harm> found = engine::valueNamed<Harm>(q.word);
    for (const Meaning& meaning : meanings)
        if (!found && q.word.compare(QLatin1String(meaning.word), Qt::CaseInsensitive) == 0)
            found = meaning.harm;
    QList<engine::Told> told{because(R::I_LISTED)};
    if (found)
        told += because(R(int(R::I_HARM_CUT) + int(*found)));
    return {found, {}, told};
}

} // namespace sellsword
