// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks, bursts and other uses of equipment, consumables and allies; looting (p. 13, 16, 23-24, 29).
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
    const QStringList aimed = roll.targets.isEmpty() ? hitBy(state, mercenary(state, roll.who), roll.area) : roll.targets;
    return !state.tankTokens.isEmpty() && std::ranges::any_of(aimed, [&](const QString& id) {
        const Figure* enemy = find(state.enemies, id);
        return enemy && isTank(state, *enemy);
    });
}

// A token that lies open counts for no later attack; it is turned down first, with all the others (JA-445, JA-446).
QList<Fault> openToken(const State& state, const char* place, const QString& tank)
{
    const QStringList open = openTankTokens(state);
    if (tank.isEmpty() || open.contains(tank))
        return {};
    return {Fault{QLatin1String(place), tank, engine::fill(tr("Tank token %1 lies open already."), {tank}),
        engine::fill(tr("Reveal one of: %1"), {open.join(QStringLiteral(", "))})}};
}

// The item that is used: slotted, not used yet, in reach, paid for (JA-190, JA-267 … JA-270).
void mayUse(Checks& checks, const State& state, const Card& item, const Use& use, bool wear)
{
    const Mercenary& who = mercenary(state, state.active);
    const auto name = [&] { return QStringList{titleOf(state, item.id), titleOf(state, who.id)}; };
    if (item.kind == CardKind::Consumable)
        checks.must(R::R_NOT_YOURS, item.isHeld() && item.holder == who.id, name);
    else
        checks.must(R::R_SLOTTED, item.isSlotted() && item.holder == who.id, name);
    if (item.kind != CardKind::Consumable)
        checks.must(R::R_USED, item.used < item.perActivation, name)
            .change([&] { return QStringLiteral("cards.") + item.id + QStringLiteral(".used"); }, 0);
    pays(checks, state, who, {use.fatigue + suppressedCost(state, who, true), 0});
    if (wear && item.kind != CardKind::Consumable)
        checks.must(R::R_ANNOUNCE, item.used < item.perActivation, name);
    if (wear)
        checks.must(R::R_DURABILITY, item.spent < item.durability, [&] {
            return QStringList{titleOf(state, item.id), number(item.durability)};
        });
}

void helps(Checks& checks, const State& state, const QStringList& helpers, RollKind kind)
{
    const Mercenary& who = mercenary(state, state.active);
    for (const QString& id : helpers) {
        const Card& helper = card(state, id);
        checks.must(R::R_NOT_YOURS, helper.isHeld() && helper.holder == who.id, [&] {
            return QStringList{titleOf(state, id), titleOf(state, who.id)};
        });
        checks.must(R::R_HELPS, helper.kind == CardKind::Consumable && helper.helps.contains(kind), [&] {
            return QStringList{titleOf(state, id), shown(kind)};
        });
    }
}

// An upgrade's effect is paid with its own durability, or with that of its host (JA-025, JA-149).
QString spentFor(const State& state, const QString& upgrade)
{
    const Card& one = card(state, upgrade);
    return one.durability > 0 ? one.id : one.host;
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
    changes.suffer(who.id, useOf(before, a.card, a.use).fatigue + suppressedCost(before, who, true), false);
    if (Card* used = changes.card(a.card))
        ++used->used;
    if (a.wear)
        changes.spend(a.card);
    for (const QString& upgrade : a.worn)
        changes.spend(spentFor(before, upgrade));
    for (const QString& helper : a.helpers)
        changes.discard(helper);
    if (a.rebels > 0)
        changes.rebels(-a.rebels);
    if (item.kind == CardKind::Consumable)
        changes.discard(a.card);
    changes.begins();
}

Message attacks(const State& before, const QString& card, const QString& target, const QString& area)
{
    return target.isEmpty() ? say(QT_TRANSLATE_NOOP("jaggedalliance", "%1 attacks area %3 with %2"),
               {titleOf(before, before.active), titleOf(before, card), area})
                            : say(QT_TRANSLATE_NOOP("jaggedalliance", "%1 attacks %3 with %2"),
                                {titleOf(before, before.active), titleOf(before, card), titleOf(before, target)});
}

Needs attackNeeds(const State& state, const Roll& roll)
{
    Needs needs;
    needs.dice = diceOf(state, roll);
    if (roll.tank.isEmpty() && aimsAtTank(state, roll))
        needs.picks += engine::Pick{QStringLiteral("tank"), jaggedalliance::tr("tank token"), openTankTokens(state), 1, false};
    return needs;
}

// Only an area attack may name an area instead of somebody.
QList<Fault> noAim(const char* verb, bool isArea, const QString& target, const QString& area)
{
    if (!target.isEmpty() || (isArea && !area.isEmpty()))
        return {};
    return {Fault{QLatin1String(verb) + (isArea ? QStringLiteral(".area") : QStringLiteral(".target")), {},
        tr("Nothing says what is attacked."), isArea ? tr("Add area=…") : tr("Add target=…")}};
}

} // namespace

QStringList hitBy(const State& state, const Mercenary& attacker, const QString& area)
{
    QStringList all;
    for (const Figure* enemy : enemiesAt(state, attacker.at))
        if (!enemy->hidden && distance(state, attacker.at, enemy->area, area) == 0)
            all += enemy->id;
    for (const Mercenary* who : mercenariesAt(state, attacker.at))
        if (who->id != attacker.id && distance(state, attacker.at, who->area, area) == 0)
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
    roll.rolled = a.rolled;
    if (useOf(state, a.card, a.use).area && !a.target.isEmpty()) { // whoever is named, everybody there is hit
        const Figure* enemy = find(state.enemies, a.target);
        roll.area = enemy ? enemy->area : mercenary(state, a.target).area;
        roll.targets.clear();
    }
    return roll;
}

Needs needs(const State& state, const Attack& a) { return attackNeeds(state, rollOf(state, a)); }

QList<Fault> faultsIn(const State& state, const Attack& a)
{
    const Card& weapon = card(state, a.card);
    if (a.use > weapon.uses.size())
        return {Fault{QStringLiteral("attack.use"), number(a.use),
            engine::fill(tr("%1 has %2 actions."), {titleOf(state, a.card), number(weapon.uses.size())}),
            weapon.uses.isEmpty() ? tr("Choose a card with an action, or enter its actions.")
                                  : engine::fill(tr("Give a number from 1 to %1."), {number(weapon.uses.size())})}};
    return namedTwice(state, QStringLiteral("attack.with"), a.helpers + QStringList{a.card})
        + namedTwice(state, QStringLiteral("attack.worn"), a.worn) + openToken(state, "attack.tank", a.tank);
}

QList<Fault> lacking(const State& state, const Attack& a)
{
    return noAim("attack", useOf(state, a.card, a.use).area, a.target, a.area);
}

Verdict check(const State& state, const Attack& a)
{
    Checks checks;
    const Mercenary& who = mercenary(state, state.active);
    const Card& weapon = card(state, a.card);
    const Use& use = useOf(state, a.card, a.use);
    mayAct(checks, state);
    mayUse(checks, state, weapon, use, a.wear);
    if (weapon.kind == CardKind::Consumable && !weapon.helps.isEmpty())
        checks.must(R::R_HELPS, weapon.helps.contains(RollKind::Attack), [&] {
            return QStringList{titleOf(state, a.card), shown(RollKind::Attack)};
        });
    helps(checks, state, a.helpers, RollKind::Attack);
    wears(checks, state, a);
    supports(checks, state, a.rebels);
    if (!a.target.isEmpty() || !a.area.isEmpty())
        targets(checks, state, who, a.target, a.target.isEmpty() ? a.area : QString(), use.range);
    noteDice(checks, state);
    checks.noteIf(checks.isAllowed(), R::I_ATTACK);
    return checks;
}

Applied apply(const State& before, const Attack& a)
{
    Changes changes(before);
    const Use& use = useOf(before, a.card, a.use);
    payFor(changes, before, a);
    if (use.burst > 1) {
        changes.state.burst = Burst{before.active, a.card, a.use, a.helpers, a.wear, a.worn, a.rebels, use.burst - 1};
        changes.tell(R::I_BURST, QT_TRANSLATE_NOOP("jaggedalliance", "Repetitions to come: %1, with new targets if you like"),
            {number(use.burst - 1)});
    }
    Roll roll = rollOf(before, a);
    roll.dice = diceOf(before, throwOf(before, roll), roll.rolled);
    thrown(changes, roll);
    for (const Effect& effect : use.effects) {
        Effect aimed = effect;
        aimed.source = a.card;
        changes.carryOut(aimed, before.active);
    }
    changes.settle();
    return changes;
}

Message tell(const State& before, const Attack& a) { return attacks(before, a.card, a.target, a.area); }

// --- repetitions of a burst (JA-286, JA-287)

Roll rollOf(const State& state, const Repeat& a)
{
    Attack again;
    again.target = a.target;
    again.area = a.area;
    again.tank = a.tank;
    again.rolled = a.rolled;
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

QList<Fault> faultsIn(const State& state, const Repeat& a) { return openToken(state, "repeat.tank", a.tank); }

QList<Fault> lacking(const State& state, const Repeat& a)
{
    return noAim("repeat", state.burst && useOf(state, state.burst->card, state.burst->use).area, a.target, a.area);
}

Verdict check(const State& state, const Repeat& a)
{
    Checks checks;
    const Mercenary& who = mercenary(state, state.active);
    mayAct(checks, state, true);
    checks.must(R::R_NO_BURST, state.burst && state.burst->left > 0, none);
    if (state.burst && (!a.target.isEmpty() || !a.area.isEmpty()))
        targets(checks, state, who, a.target, a.target.isEmpty() ? a.area : QString(),
            useOf(state, state.burst->card, state.burst->use).range);
    checks.noteIf(checks.isAllowed(), R::I_BURST);
    return checks;
}

Applied apply(const State& before, const Repeat& a)
{
    Changes changes(before);
    Roll roll = rollOf(before, a);
    roll.dice = diceOf(before, throwOf(before, roll), roll.rolled);
    if (changes.state.burst && --changes.state.burst->left <= 0)
        changes.state.burst.reset();
    thrown(changes, roll);
    changes.settle();
    return changes;
}

Message tell(const State& before, const Repeat& a)
{
    return attacks(before, before.burst ? before.burst->card : QString(), a.target, a.area);
}

// --- what an attack does (JA-271 … JA-285, JA-293)

namespace {

void hit(Changes& changes, const Roll& roll, const QString& target, int successes, const QList<Icon>& icons)
{
    const Mercenary attacker = mercenary(changes.state, roll.who);
    QList<Icon> order = icons;
    if (!order.contains(Icon::Damage))
        order.prepend(Icon::Damage);
    if (mercenary(changes.state, target).place == MercPlace::Team && !mercenary(changes.state, target).id.isEmpty()) {
        const Mercenary friendly = mercenary(changes.state, target);
        order.removeAll(Icon::FreeMove); // the attacker's, and once
        changes.attackMercenary(target, roll.who,
            successes + extraDamage(changes.state, friendly.at, friendly.area, friendly.conditions), 0, false, order);
        return;
    }
    for (qsizetype i = 0; i < order.size(); ++i) {
        const Icon icon = order[i];
        const Figure* enemy = find(changes.state.enemies, target);
        if (!enemy)
            return;
        if (icon == Icon::Retreat && order.mid(i).contains(Icon::Damage)
            && !areasBeside(changes.state, enemy->at, enemy->area).isEmpty()) {
            changes.applyIcons(target, {icon}, roll.who);
            changes.state.grants.last().rest = Rest{roll, successes, order.mid(i + 1)}; // hurt where it goes
            return;
        }
        if (icon != Icon::Damage) {
            if (icon != Icon::FreeMove)
                changes.applyIcons(target, {icon}, roll.who);
            continue;
        }
        const State& state = changes.state;
        const bool markedLast = !state.settings.markedBeforeArmour && enemy->conditions.contains(Condition::Marked);
        int damage = successes + extraDamage(state, enemy->at, enemy->area, enemy->conditions) - markedLast;
        int armour = armourOf(state, *enemy);
        if (const TankToken* token = find(state.tankTokens, roll.tank); token && isTank(state, *enemy)) {
            armour += token->armour;
            if (openTankTokens(state).size() == state.tankTokens.size())
                for (TankToken& one : changes.state.tankTokens)
                    one.faceUp = false;
            for (TankToken& one : changes.state.tankTokens)
                if (one.id == roll.tank) {
                    one.faceUp = true;
                    changes.state.tankBlocked |= one.blocks;
                }
            changes.tell(
                R::I_TANK_TOKEN, QT_TRANSLATE_NOOP("jaggedalliance", "Tank token %1: armour %2"), {roll.tank, number(armour)});
        }
        damage = std::max(0, damage - armour);
        if (markedLast && damage > 0)
            ++damage;
        changes.tell(R::I_ARMOUR, QT_TRANSLATE_NOOP("jaggedalliance", "%1: successes %2, armour %3, damage %4"),
            {changes.title(target), number(successes), number(armour), number(damage)});
        const qsizetype before = changes.state.enemies.size();
        changes.damage(target, damage);
        if (changes.state.enemies.size() < before)
            if (Mercenary* killer = changes.mercenary(attacker.id))
                for (const Terrain terrain : attacker.quietKills)
                    killer->quiet |= hasTerrain(changes.state, attacker.at, attacker.area, terrain);
    }
}

} // namespace

void goesOn(Changes& changes, const Grant& grant)
{
    if (grant.rest)
        hit(changes, grant.rest->roll, grant.who, grant.rest->successes, grant.rest->icons);
}

void resolveAttack(Changes& changes, const Roll& roll, int successes)
{
    const Use use = useOf(changes.state, roll.card, roll.use);
    QList<Icon> icons = use.icons;
    if (roll.wear)
        icons += card(changes.state, roll.card).wear.icons;
    for (const Card* upgrade : upgradesOf(changes.state, roll.card)) {
        icons += upgrade->boost.icons;
        if (roll.worn.contains(upgrade->id))
            icons += upgrade->wear.icons;
    }
    for (const QString& helper : roll.with)
        icons += card(changes.state, helper).boost.icons;
    QStringList targets = roll.targets;
    const bool isArea = targets.isEmpty() && !roll.area.isEmpty();
    if (isArea) {
        targets = hitBy(changes.state, mercenary(changes.state, roll.who), roll.area);
        changes.tell(R::I_AREA);
        // The tank comes last, as an attack of its own with the same number (JA-447).
        std::ranges::stable_partition(targets, [&](const QString& id) {
            const Figure* enemy = find(changes.state.enemies, id);
            return !enemy || !isTank(changes.state, *enemy);
        });
    }
    for (const QString& target : targets) {
        const Figure* enemy = find(changes.state.enemies, target);
        if (isArea && enemy && isTank(changes.state, *enemy)) {
            changes.tell(R::I_TANK_AREA);
            if (changes.state.settings.tankArea == TankArea::Twice)
                hit(changes, roll, target, successes, icons);
        }
        hit(changes, roll, target, successes, icons);
    }
    if (icons.contains(Icon::FreeMove))
        changes.applyIcons({}, {Icon::FreeMove}, roll.who);
}

// --- other uses (JA-156, JA-190, JA-194, JA-349)

QList<Fault> faultsIn(const State& state, const UseCard& a)
{
    const Card& item = card(state, a.card);
    if (a.use > std::max<qsizetype>(1, item.uses.size()))
        return {Fault{QStringLiteral("use.use"), number(a.use),
            engine::fill(tr("%1 has %2 actions."), {titleOf(state, a.card), number(item.uses.size())}),
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
        if (needsTarget(effect))
            for (const QString& id : targetsOf(state, effect.kind))
                if (!all.contains(id))
                    all += id;
    return all;
}

Verdict check(const State& state, const UseCard& a)
{
    Checks checks;
    const Mercenary& who = mercenary(state, state.active);
    const Card& item = card(state, a.card);
    const Use& use = useOf(state, a.card, a.use);
    mayAct(checks, state);
    mayUse(checks, state, item, use, a.wear);
    if (item.kind == CardKind::Consumable)
        checks.must(R::R_ACTION, item.helps.isEmpty(), [&] {
            QStringList kinds;
            for (const RollKind kind : item.helps)
                kinds += shown(kind);
            return QStringList{titleOf(state, a.card), kinds.join(tr(" or "))};
        });
    checks.must(R::R_IS_ATTACK, !use.isAttack(), [&] { return QStringList{titleOf(state, a.card)}; });
    if (!a.target.isEmpty())
        targets(checks, state, who, find(state.cards, a.target) ? card(state, a.target).holder : a.target, {}, use.range);
    if (a.bleeding)
        checks.must(R::R_BLEEDING, mercenary(state, a.target).conditions.contains(Condition::Bleeding), [&] {
            return QStringList{titleOf(state, who.id), titleOf(state, a.target)};
        });
    checks.noteIf(checks.isAllowed(),
        item.kind == CardKind::Consumable ? R::I_CONSUMABLE
            : item.kind == CardKind::Ally ? R::I_ALLY_ACTION
                                          : R::I_USE);
    return checks;
}

Applied apply(const State& before, const UseCard& a)
{
    Changes changes(before);
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
        changes.carryOut(effect, before.active);
    }
    changes.settle();
    return changes;
}

Message tell(const State& before, const UseCard& a)
{
    return a.target.isEmpty()
        ? say(QT_TRANSLATE_NOOP("jaggedalliance", "%1 uses %2"), {titleOf(before, before.active), titleOf(before, a.card)})
        : say(QT_TRANSLATE_NOOP("jaggedalliance", "%1 uses %2 on %3"),
            {titleOf(before, before.active), titleOf(before, a.card), titleOf(before, a.target)});
}

} // namespace jaggedalliance
