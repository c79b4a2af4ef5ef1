// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks, bursts and other uses of equipment, consumables and allies; looting (p. 13, 16, 23-24, 29).
#include "games/jagged-alliance/rules/changes/course.h"
#include "games/jagged-alliance/rules/changes/cubes.h"
#include "games/jagged-alliance/rules/changes/effects.h"
#include "games/jagged-alliance/rules/changes/harm.h"
#include "games/jagged-alliance/rules/changes/possessions.h"
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/dice/rolls.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

namespace {

const Use& useOf(const State& state, const QString& id, int use)
{
    static const Use blank{};
    const Card& weapon = card(state, id);
    return use >= 1 && use <= weapon.uses.size() ? weapon.uses[use - 1] : blank;
}

bool aimsAtTank(const State& state, const Roll& roll)
{
    const QStringList aimed =
        useOf(state, roll.card, roll.use).area ? hitBy(state, mercenary(state, roll.who), roll.area) : roll.targets;
    return !state.tankTokens.isEmpty() && std::ranges::any_of(aimed, [&](const QString& id) {
        const Figure* enemy = find(state.enemies, id);
        return enemy && isTank(state, *enemy);
    });
}

// A token that lies open counts for no later attack; it is turned down first, with all the others (JA-445, JA-446).
QList<Fault> openTokens(const State& state, const QString& verb, const QString& tank, const QString& again)
{
    const QStringList open = openTankTokens(state);
    QList<Fault> faults;
    for (const auto& [place, token] : {std::pair(".tank", tank), std::pair(".tank_again", again)})
        if (!token.isEmpty() && !open.contains(token))
            faults += Fault{verb + QLatin1String(place), token, engine::fill(tr("Tank token %1 lies open already."), {token}),
                engine::fill(tr("Reveal one of: %1."), {open.join(QStringLiteral(", "))})};
    return faults;
}

// Durability that is spent for a roll that lies there already (JA-289).
void announced(Checks& checks, const State& state, const QString& id, bool wears)
{
    if (wears && state.roll)
        checks.must(R::R_ANNOUNCE, state.roll->card != id, [&] { return QStringList{titleOf(state, id)}; });
}

// The item that is used: slotted, not used yet, in reach, paid for (JA-190, JA-267 … JA-270).
void mayUse(Checks& checks, const State& state, const Card& item, const Use& use, bool wear, const QStringList& helpers = {})
{
    const Mercenary& who = mercenary(state, state.active);
    const auto name = [&] { return QStringList{titleOf(state, item.id), titleOf(state, who.id)}; };
    if (item.kind == CardKind::Consumable)
        checks.must(R::R_NOT_YOURS, item.isHeld() && item.holder == who.id, name);
    else
        checks.must(
            item.kind == CardKind::Ally ? R::R_SLOTTED_ALLY : R::R_SLOTTED, item.isSlotted() && item.holder == who.id, name);
    if (item.kind != CardKind::Consumable)
        checks.must(item.kind == CardKind::Ally ? R::R_USED_ALLY : R::R_USED, item.used < item.perActivation, name)
            .change([&] { return QStringLiteral("cards.") + item.id + QStringLiteral(".used"); }, 0);
    if (item.used > 0 && item.used < item.perActivation)
        checks.note(R::I_AGAIN).byCard();
    const int more = suppressedCost(state, who, true) + helpersCost(state, who, helpers);
    pays(checks, state, who, {use.fatigue + more, 0, more});
    if (wear && item.kind != CardKind::Consumable)
        checks.must(R::R_ANNOUNCE, item.used < item.perActivation, name);
    if (wear)
        checks.must(R::R_DURABILITY,
            item.spent < item.durability ? engine::Truth(true) : engine::Truth(false, blankCard(state, item.id)), [&] {
                return QStringList{titleOf(state, item.id), number(item.durability)};
            });
}

void wears(Checks& checks, const State& state, const Attack& a)
{
    QHash<QString, int> spent;
    spent[a.card] += a.wear;
    for (const QString& id : a.worn) {
        const Card& upgrade = card(state, id);
        checks.must(R::R_NOT_ATTACHED, upgrade.place == Place::Attached && upgrade.host == a.card,
            [&] { return QStringList{titleOf(state, id)}; });
        const Card& paying = card(state, spentFor(state, id));
        checks.must(R::R_DURABILITY, paying.spent + ++spent[paying.id] <= paying.durability, [&] {
            return QStringList{titleOf(state, paying.id), number(paying.durability)};
        });
    }
}

void payFor(Changes& changes, const State& before, const Attack& a)
{
    const Mercenary& who = mercenary(before, before.active);
    const Card& item = card(before, a.card);
    const int more = suppressedCost(before, who, true) + helpersCost(before, who, a.helpers);
    suffer(changes, who.id, useOf(before, a.card, a.use).fatigue + more, false, more);
    if (Card* used = changes.card(a.card))
        ++used->used;
    if (a.wear)
        spend(changes, a.card);
    for (const QString& upgrade : a.worn)
        spend(changes, spentFor(before, upgrade));
    useUp(changes, a.helpers, who.id);
    if (a.rebels > 0)
        rebels(changes, -a.rebels);
    if (item.kind == CardKind::Consumable)
        discard(changes, a.card);
    begins(changes);
}

// The throw, and what the card does besides; a burst repeats its action with everything in it (JA-286).
void strike(Changes& changes, const State& before, Roll roll)
{
    roll.dice = diceOf(before, throwOf(before, roll), roll.rolled);
    thrown(changes, roll);
    const QList<Effect> once = roll.repeats ? QList<Effect>() : card(before, roll.card).effects;
    carryOut(changes, useOf(before, roll.card, roll.use).effects + once, roll.card, before.active);
    settle(changes);
}

Message attacks(const State& before, const QStringList& cards, const QString& target, const QString& area)
{
    const QString card = titles(before, cards);
    const QString who = activeTitle(before), at = mercenary(before, before.active).at;
    if (target.isEmpty() && area.isEmpty()) // a mission card has no areas
        return say(QT_TR_NOOP("%1 attacks everybody on %3 with %2"), {who, card, titleOf(before, at)});
    return target.isEmpty() ? say(QT_TR_NOOP("%1 attacks area %3 with %2"), {who, card, area.toUpper()})
                            : say(QT_TR_NOOP("%1 attacks %3 with %2"), {who, card, titleOf(before, target)});
}

// Whom an area attack may hit besides, in areas that nobody entered.
Blanks blankHit(const State& state, const Roll& roll)
{
    const Mercenary& who = mercenary(state, roll.who);
    if (!useOf(state, roll.card, roll.use).area)
        return {};
    QStringList others;
    for (const Figure* enemy : enemiesAt(state, who.at))
        if (!enemy->hidden && !roll.targets.contains(enemy->id))
            others += enemy->id;
    for (const Mercenary* one : mercenariesAt(state, who.at))
        if (one != &who && !roll.targets.contains(one->id))
            others += one->id;
    return blankArea(state, who.at, roll.area, others);
}

Needs attackNeeds(const State& state, const Roll& roll)
{
    Needs needs;
    needs.dice = diceOf(state, roll);
    if (!aimsAtTank(state, roll))
        return needs;
    QStringList from = openTankTokens(state);
    if (from.isEmpty()) // all lie open, and it has no armour then (JQ-55)
        return needs;
    if (roll.tank.isEmpty())
        needs.picks += engine::Pick{QStringLiteral("tank"), tr("tank token"), from, 1, false};
    else if (useOf(state, roll.card, roll.use).area && state.settings.tankArea == TankArea::Twice && roll.tankAgain.isEmpty()) {
        from.removeOne(roll.tank);
        if (!from.isEmpty())
            needs.picks += engine::Pick{QStringLiteral("tank_again"), tr("tank token of the second attack"), from, 1, false};
    }
    return needs;
}

// Whom a single shot is aimed at, and whom or where an area attack (JA-268, JA-283).
void aims(Checks& checks, const State& state, const Card& item, const Use& use, const QString& target, const QString& area,
    const Blanks& open)
{
    const Mercenary& who = mercenary(state, state.active);
    if (!target.isEmpty() || !area.isEmpty())
        targets(
            checks, state, who, target, target.isEmpty() ? area : QString(), use.range, item.kind == CardKind::Consumable, open);
    checks.must(R::R_SELF_ATTACK, target.isEmpty() || target != who.id, [&] { return QStringList{titleOf(state, who.id)}; });
    if (!use.area && find(state.mercenaries, target))
        checks
            .must(R::R_COMRADE, state.settings.attackTargets == AttackTargets::Anybody,
                [&] { return QStringList{titleOf(state, target)}; })
            .star("attack_targets");
    surplus(checks, !area.isEmpty() && !(use.area && target.isEmpty()), engine::fill(tr("area %1"), {area.toUpper()}));
    if (use.area && target.isEmpty() && !area.isEmpty() && !sector(state, who.at).areas.isEmpty())
        checks.should(R::W_EMPTY_AREA, !hitBy(state, who, area).isEmpty(), [&] { return QStringList{area.toUpper()}; });
}

// Walking there would be farther, or impossible: the attack goes across a red border (JA-108).
bool isOverRed(const State& state, const Roll& roll)
{
    const Mercenary& who = mercenary(state, roll.who);
    const Figure* enemy = find(state.enemies, roll.targets.value(0));
    const QString there = roll.targets.isEmpty() ? roll.area : enemy ? enemy->area : mercenary(state, roll.targets.first()).area;
    return distance(state, who.at, who.area, there) < distance(state, who.at, who.area, there, true);
}

// Only an area attack may name an area instead of somebody.
QList<Fault> noAim(const State& state, const char* verb, bool isArea, const QString& target, const QString& area)
{
    const bool isOne = sector(state, mercenary(state, state.active).at).areas.isEmpty(); // nothing to choose among
    if (!target.isEmpty() || (isArea && (isOne || !area.isEmpty())))
        return {};
    return {Fault{QLatin1String(verb) + (isArea ? QStringLiteral(".area") : QStringLiteral(".target")), {},
        tr("Nothing says what is attacked."), isArea ? tr("Name the area.") : tr("Name the target.")}};
}

} // namespace

QStringList hitBy(const State& state, const Mercenary& attacker, const QString& area)
{
    QStringList all;
    for (const Figure* enemy : enemiesAt(state, attacker.at))
        if (!enemy->hidden && isSameArea(state, attacker.at, enemy->area, area))
            all += enemy->id;
    for (const Mercenary* who : mercenariesAt(state, attacker.at))
        if (who->id != attacker.id && isSameArea(state, attacker.at, who->area, area))
            all += who->id;
    return all;
}

// --- attack

Roll rollOf(const State& state, const Attack& a)
{
    Roll roll;
    roll.kind = RollKind::Attack;
    roll.who = state.active;
    roll.card = a.card;
    roll.use = a.use;
    roll.area = a.area;
    if (!a.target.isEmpty())
        roll.targets = {a.target};
    roll.with = a.helpers;
    roll.wear = a.wear;
    roll.worn = a.worn;
    roll.rebels = a.rebels;
    roll.tank = a.tank;
    roll.tankAgain = a.tankAgain;
    roll.rolled = a.rolled;
    roll.told = a.successes;
    if (useOf(state, a.card, a.use).area && !a.target.isEmpty()) { // whoever is named, everybody there is hit
        const Figure* enemy = find(state.enemies, a.target);
        roll.area = enemy ? enemy->area : mercenary(state, a.target).area;
        if (!isAreaOpen(state, mercenary(state, state.active).at, roll.area, roll.area)) // otherwise it is known of nobody else
            roll.targets.clear();
    }
    return roll;
}

Needs needs(const State& state, const Attack& a) { return attackNeeds(state, rollOf(state, a)); }

QList<Fault> faultsIn(const State& state, const Attack& a)
{
    const Card& weapon = card(state, a.card);
    if (a.use > weapon.uses.size() && blankAttack(state, weapon, a.use).isEmpty())
        return {Fault{QStringLiteral("attack.use"), number(a.use),
            engine::fill(tr("Actions on %1: %2."), {titleOf(state, a.card), number(weapon.uses.size())}),
            weapon.uses.isEmpty() ? tr("Choose a card with an action, or enter its actions.")
                                  : engine::fill(tr("Give a number from 1 to %1."), {number(weapon.uses.size())})}};
    return namedTwice(state, QStringLiteral("attack.with"), a.helpers + QStringList{a.card})
        + namedTwice(state, QStringLiteral("attack.worn"), a.worn)
        + openTokens(state, QLatin1String(Attack::verb), a.tank, a.tankAgain);
}

namespace {

// Whether a hit defeats hangs on the cards of all whom it reaches.
Blanks blankTargets(const State& state, const Roll& roll)
{
    const bool isArea = useOf(state, roll.card, roll.use).area;
    Blanks blanks;
    for (const QString& id : isArea ? roll.targets + hitBy(state, mercenary(state, roll.who), roll.area) : roll.targets)
        if (const Figure* enemy = find(state.enemies, id))
            blanks += blankEnemy(state, *enemy);
    return blanks + blankHit(state, roll);
}

// What is thrown; if nobody entered it, at least what all of it showed.
Blanks blankDice(const State& state, const Roll& roll, const char* verb)
{
    Blanks blanks = blankRoll(state, roll);
    if (!blanks.isEmpty())
        blanks += engine::Blank{QLatin1String(verb) + QStringLiteral(".successes"), tr("the successes that the dice showed")};
    return blanks;
}

} // namespace

QList<Fault> lacking(const State& state, const Attack& a)
{
    return noAim(state, "attack", useOf(state, a.card, a.use).area, a.target, a.area);
}

Blanks askedFirst(const State& state, const Attack& a)
{
    return blankDice(state, rollOf(state, a), Attack::verb) + blankTargets(state, rollOf(state, a));
}

void check(Checks& checks, const State& state, const Attack& a)
{
    const Card& weapon = card(state, a.card);
    const Use& use = useOf(state, a.card, a.use);
    announced(checks, state, a.card, a.wear || !a.worn.isEmpty());
    if (!mayAct(checks, state))
        return;
    noteBlanks(checks, blankAttack(state, weapon, a.use));
    mayUse(checks, state, weapon, use, a.wear, a.helpers);
    if (weapon.kind == CardKind::Consumable && !weapon.helps.isEmpty())
        checks.must(R::R_HELPS, weapon.helps.contains(RollKind::Attack), [&] {
            return QStringList{titleOf(state, a.card), shown(RollKind::Attack)};
        });
    helps(checks, state, a.helpers, RollKind::Attack, state.active);
    wears(checks, state, a);
    supports(checks, state, a.rebels);
    aims(checks, state, weapon, use, a.target, a.area, blankAttack(state, weapon, a.use));
    // Of one alone its aim has noted it.
    noteBlanks(checks, a.target.isEmpty() ? blankTargets(state, rollOf(state, a)) : blankHit(state, rollOf(state, a)));
    surplus(
        checks, !(a.tank + a.tankAgain).isEmpty() && !aimsAtTank(state, rollOf(state, a)), tr("a tank token"), R::W_SURPLUS_TANK);
    if (!diceOf(state, rollOf(state, a)).isEmpty())
        noteDice(checks, state);
    checks.noteIf(checks.isAllowed(), isOverRed(state, rollOf(state, a)) ? R::I_ATTACK_OVER_RED : R::I_ATTACK);
}

void apply(Changes& changes, const State& before, const Attack& a)
{
    const Use& use = useOf(before, a.card, a.use);
    payFor(changes, before, a);
    if (use.burst > 1) {
        changes.state.burst = Burst{before.active, a.card, a.use, a.helpers, a.wear, a.worn, a.rebels, use.burst - 1};
        changes.tell(R::I_BURST, QT_TR_NOOP("Repetitions to come: %1, with new targets if you like"), {number(use.burst - 1)});
    }
    strike(changes, before, rollOf(before, a));
}

Message tell(const State& before, const Attack& a) { return attacks(before, QStringList{a.card} + a.helpers, a.target, a.area); }

// --- repetitions of a burst (JA-286, JA-287)

Roll rollOf(const State& state, const Repeat& a)
{
    Attack again;
    again.target = a.target;
    again.area = a.area;
    again.tank = a.tank;
    again.tankAgain = a.tankAgain;
    again.rolled = a.rolled;
    again.successes = a.successes;
    Roll roll;
    if (state.burst) {
        again.card = state.burst->card;
        again.use = state.burst->use;
        again.wear = state.burst->wear;
        again.worn = state.burst->worn;
        again.helpers = state.burst->with;
        again.rebels = state.burst->rebels;
    }
    roll = rollOf(state, again);
    roll.repeats = true;
    return roll;
}

Needs needs(const State& state, const Repeat& a) { return attackNeeds(state, rollOf(state, a)); }

QList<Fault> faultsIn(const State& state, const Repeat& a)
{
    return openTokens(state, QLatin1String(Repeat::verb), a.tank, a.tankAgain);
}

QList<Fault> lacking(const State& state, const Repeat& a)
{
    return noAim(state, "repeat", state.burst && useOf(state, state.burst->card, state.burst->use).area, a.target, a.area);
}

Blanks askedFirst(const State& state, const Repeat& a)
{
    return blankDice(state, rollOf(state, a), Repeat::verb) + blankTargets(state, rollOf(state, a));
}

void check(Checks& checks, const State& state, const Repeat& a)
{
    if (!mayAct(checks, state, Leaving::Burst))
        return;
    checks.must(R::R_NO_BURST, state.burst && state.burst->left > 0, none);
    if (!state.burst)
        return;
    if (const Mercenary& who = mercenary(state, state.active); playsOther(state, Unclear::JQ_89)) {
        const int more = suppressedCost(state, who, true);
        pays(checks, state, who, {more, 0, more});
    }
    aims(checks, state, card(state, state.burst->card), useOf(state, state.burst->card, state.burst->use), a.target, a.area, {});
    const Roll roll = rollOf(state, a);
    noteBlanks(checks, blankRoll(state, roll) + (a.target.isEmpty() ? blankTargets(state, roll) : blankHit(state, roll)));
    checks.noteIf(checks.isAllowed(), R::I_BURST);
}

void apply(Changes& changes, const State& before, const Repeat& a)
{
    if (changes.state.burst && --changes.state.burst->left <= 0)
        changes.state.burst.reset();
    if (playsOther(before, Unclear::JQ_89)) {
        const int more = suppressedCost(before, mercenary(before, before.active), true);
        suffer(changes, before.active, more, false, more);
    }
    strike(changes, before, rollOf(before, a));
}

Message tell(const State& before, const Repeat& a)
{
    return before.burst ? attacks(before, {before.burst->card}, a.target, a.area) : say(QT_TR_NOOP("The attack is repeated"));
}

// --- what an attack does (JA-271 … JA-285, JA-293)

namespace {

// Reveals a tank token; all lie open already: they are turned down and shuffled first (JA-444, JA-446).
void openToken(Changes& changes, const QString& id)
{
    if (openTankTokens(changes.state).size() == changes.state.tankTokens.size())
        for (TankToken& one : changes.state.tankTokens)
            one.faceUp = false;
    TankToken* token = find(changes.state.tankTokens, id);
    token->faceUp = true;
    changes.state.tankBlocked |= token->blocks;
    changes.tell(R::I_TANK_TOKEN, QT_TR_NOOP("Tank token %1: armour %2"), {id, number(token->armour)});
}

void wound(Changes& changes, const Roll& roll, const Figure enemy, int successes)
{
    const State& state = changes.state;
    QList<Part> parts{{Part::Rolled, successes}}, late;
    for (const Part& part : extraDamage(state, enemy.at, enemy.area, enemy.conditions))
        (part.what == Part::Marked && !state.settings.markedBeforeArmour ? late : parts) += part;
    parts += Part{Part::Armour, -rowOf(state, enemy).armour};
    parts += Part{Part::Settlement, rowOf(state, enemy).armour - armourOf(state, enemy)};
    if (const TankToken* token = find(state.tankTokens, roll.tank); token && isTank(state, enemy)) {
        parts += Part{Part::TankToken, -token->armour};
        openToken(changes, roll.tank);
    }
    if (sum(parts) > 0)
        parts += late;
    const bool isAtLeast = !blankRoll(state, roll).isEmpty(), isAtMost = !blankEnemy(state, enemy).isEmpty(); // for its armour
    changes.tell(R::I_ARMOUR,
        isAtLeast && (isAtMost || sum(parts) <= 0) ? QT_TR_NOOP("%1: damage ?")
            : isAtLeast                            ? QT_TR_NOOP("%1: damage at least %2")
            : isAtMost && sum(parts) > 0           ? QT_TR_NOOP("%1: damage at most %2")
                                                   : QT_TR_NOOP("%1: damage %2"),
        {changes.title(enemy.id), itemised(parts)});
    changes.cite(parts);
    if (sum(parts) > 0 || !isAtLeast) // otherwise nobody knows whether it takes none
        damage(changes, enemy.id, std::max(0, sum(parts)), roll.who);
}

// From left to right: what stands behind a Retreat happens where the target has gone (JA-279, JA-281).
void hit(Changes& changes, const Roll& roll, const QString& target, int successes, const QList<Icon>& icons)
{
    QList<Icon> order = icons;
    order.removeAll(Icon::FreeMove); // the attacker's, and once
    for (qsizetype i = 0; i < order.size(); ++i) {
        const State& state = changes.state;
        const Figure* enemy = find(state.enemies, target);
        const Mercenary& friendly = mercenary(state, target);
        if (!enemy && friendly.place != MercPlace::Team)
            return;
        const QString at = enemy ? enemy->at : friendly.at, area = enemy ? enemy->area : friendly.area;
        const QList<Icon> rest = order.mid(i + 1);
        if (order[i] == Icon::Retreat && rest.contains(Icon::Damage) && !areasBeside(state, at, area).isEmpty()) {
            applyIcons(changes, target, {Icon::Retreat}, roll.who);
            changes.state.grants.last().rest = Rest{roll, successes, rest};
            return;
        }
        if (order[i] != Icon::Damage) {
            applyIcons(changes, target, {order[i]}, roll.who);
        } else if (enemy) {
            wound(changes, roll, *enemy, successes);
        } else {
            attackMercenary(changes, target, roll.who, successes + sum(extraDamage(state, at, area, friendly.conditions)), 0,
                false, QList<Icon>{Icon::Damage} + rest);
            return;
        }
    }
}

} // namespace

void goesOn(Changes& changes, const Grant& grant)
{
    if (grant.rest)
        hit(changes, grant.rest->roll, grant.who, grant.rest->successes, grant.rest->icons);
}

QList<Icon> iconsOf(const State& state, const Roll& roll)
{
    QList<Icon> icons = useOf(state, roll.card, roll.use).icons;
    if (roll.wear)
        icons += card(state, roll.card).wear.icons;
    for (const Card* upgrade : upgradesOf(state, roll.card)) {
        icons += upgrade->boost.icons;
        if (roll.worn.contains(upgrade->id))
            icons += upgrade->wear.icons;
    }
    for (const QString& helper : roll.with)
        icons += card(state, helper).boost.icons;
    if (!icons.contains(Icon::Damage))
        icons.prepend(Icon::Damage);
    return icons;
}

bool isMarkedBy(const State& state, const Roll& roll, const Figure& enemy)
{
    const QList<Icon> icons = iconsOf(state, roll);
    return enemy.conditions.contains(Condition::Marked) || icons.first(icons.indexOf(Icon::Damage)).contains(Icon::Marked);
}

void resolveAttack(Changes& changes, const Roll& roll, int successes)
{
    const Use use = useOf(changes.state, roll.card, roll.use);
    const QList<Icon> icons = iconsOf(changes.state, roll);
    QStringList targets = roll.targets;
    if (use.area) {
        targets += hitBy(changes.state, mercenary(changes.state, roll.who), roll.area);
        targets.removeDuplicates();
        if (playsOther(changes.state, Unclear::JQ_53))
            targets.removeIf([&](const QString& id) { return mercenary(changes.state, id).down; });
        changes.tell(R::I_AREA);
        if (const Blanks open = blankHit(changes.state, roll); !open.isEmpty())
            changes.tell(R::I_AWAITED, QT_TR_NOOP("Whom else it hits is not known. Not entered yet: %1; put that down by hand"),
                {engine::named(open)});
        else if (targets.isEmpty())
            changes.tell(R::I_NOBODY_HIT);
        // The tank comes last, as an attack of its own with the same number (JA-447).
        std::ranges::stable_partition(targets, [&](const QString& id) {
            const Figure* enemy = find(changes.state.enemies, id);
            return !enemy || !isTank(changes.state, *enemy);
        });
    }
    for (const QString& target : targets) {
        const Figure* enemy = find(changes.state.enemies, target);
        Roll one = roll;
        if (use.area && enemy && isTank(changes.state, *enemy)) {
            changes.tell(R::I_TANK_AREA);
            if (changes.state.settings.tankArea == TankArea::Twice) { // each attack reveals a token of its own
                hit(changes, one, target, successes, icons);
                one.tank = roll.tankAgain.isEmpty() ? roll.tank : roll.tankAgain;
            }
        }
        hit(changes, one, target, successes, icons);
    }
    if (icons.contains(Icon::FreeMove))
        applyIcons(changes, {}, {Icon::FreeMove}, roll.who);
}

// --- other uses (JA-156, JA-190, JA-194, JA-349)

QList<Fault> faultsIn(const State& state, const UseCard& a)
{
    const Card& item = card(state, a.card);
    if (a.use > std::max<qsizetype>(1, item.uses.size()))
        return {Fault{QStringLiteral("use.use"), number(a.use),
            engine::fill(tr("Actions on %1: %2."), {titleOf(state, a.card), number(item.uses.size())}),
            engine::fill(tr("Give a number from 1 to %1."), {number(std::max<qsizetype>(1, item.uses.size()))})}};
    const QStringList fitting = targetsOf(state, a);
    if (!a.target.isEmpty() && !fitting.isEmpty() && !fitting.contains(a.target))
        return {noTarget(QStringLiteral("use.target"), a.target, fitting)};
    return {};
}

// What reaches nobody by itself has to be aimed, so that its range is judged (JA-157).
QList<Fault> lacking(const State& state, const UseCard& a)
{
    const QStringList fitting = targetsOf(state, a);
    return a.target.isEmpty() && !fitting.isEmpty() ? QList<Fault>{noTarget(QStringLiteral("use.target"), {}, fitting)}
                                                    : QList<Fault>();
}

// Those that the effects of a card may be aimed at.
QStringList targetsOf(const State& state, const UseCard& a)
{
    QStringList all;
    for (const Effect& effect : useOf(state, a.card, a.use).effects + card(state, a.card).effects)
        if (needsTarget(effect) && effect.kind != EffectKind::Loot) // that lies beside whoever uses it
            for (const QString& id : targetsOf(state, effect.kind))
                if (!all.contains(id))
                    all += id;
    return all;
}

void check(Checks& checks, const State& state, const UseCard& a)
{
    const Mercenary& who = mercenary(state, state.active);
    const Card& item = card(state, a.card);
    const Use& use = useOf(state, a.card, a.use);
    announced(checks, state, a.card, a.wear);
    if (!mayAct(checks, state))
        return;
    mayUse(checks, state, item, use, a.wear);
    if (item.kind == CardKind::Consumable)
        checks.must(R::R_ACTION, item.helps.isEmpty(), [&] {
            QStringList kinds;
            for (const RollKind kind : item.helps)
                kinds += shown(kind);
            return QStringList{titleOf(state, a.card), kinds.join(tr(" or "))};
        });
    const QList<Effect> effects = use.effects + item.effects;
    const bool isIdle = !effects.isEmpty() && std::ranges::all_of(effects, [&](Effect effect) {
        effect.target = effect.target.isEmpty() ? a.target : effect.target;
        return changesNothing(state, effect);
    });
    surplus(checks, !a.target.isEmpty() && (isIdle || targetsOf(state, a).isEmpty()), titleOf(state, a.target), R::W_SURPLUS_USE);
    checks.must(R::R_IS_ATTACK, !use.isAttack(), [&] { return QStringList{titleOf(state, a.card)}; });
    const bool isCard = find(state.cards, a.target);
    if (isCard && card(state, a.target).holder.isEmpty())
        checks.must(R::R_SECTOR, false, [&] {
            return QStringList{titleOf(state, a.target), shown(card(state, a.target).place)};
        });
    else if (!a.target.isEmpty())
        targets(checks, state, who, isCard ? card(state, a.target).holder : a.target, {}, use.range,
            item.kind == CardKind::Consumable);
    surplus(checks, a.bleeding && a.target.isEmpty(), shown(Condition::Bleeding), R::W_SURPLUS_USE);
    if (a.bleeding && !a.target.isEmpty())
        checks.must(R::R_BLEEDING, mercenary(state, a.target).conditions.contains(Condition::Bleeding), [&] {
            return QStringList{titleOf(state, who.id), titleOf(state, a.target)};
        });
    checks.noteIf(checks.isAllowed(),
        item.kind == CardKind::Consumable ? (use.range > 0 && !a.target.isEmpty() ? R::I_CONSUMABLE_FAR : R::I_CONSUMABLE)
            : item.kind == CardKind::Ally ? R::I_ALLY_ACTION
            : item.kind == CardKind::Tool ? R::I_USE_TOOL
                                          : R::I_USE);
}

void apply(Changes& changes, const State& before, const UseCard& a)
{
    Attack payment;
    payment.card = a.card;
    payment.use = a.use;
    payment.wear = a.wear;
    payFor(changes, before, payment);
    const Card item = card(before, a.card);
    for (Effect effect : useOf(before, a.card, a.use).effects + item.effects) {
        if (needsTarget(effect) && targetsOf(before, effect.kind).contains(a.target))
            effect.target = a.target;
        if (effect.kind == EffectKind::Heal && a.bleeding)
            effect.condition = Condition::Bleeding;
        effect.source = a.card;
        effect.may = false;
        carryOut(changes, effect, before.active);
    }
    settle(changes);
}

Message tell(const State& before, const UseCard& a)
{
    return a.target.isEmpty()
        ? say(QT_TR_NOOP("%1 uses %2"), {activeTitle(before), titleOf(before, a.card)})
        : say(QT_TR_NOOP("%1 uses %2 on %3"), {activeTitle(before), titleOf(before, a.card), titleOf(before, a.target)});
}

} // namespace jaggedalliance
