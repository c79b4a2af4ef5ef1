// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What attacks do, how they are answered, and how enemies behave.
#include "games/jagged-alliance/rules/questions/questions.h"
#include "games/jagged-alliance/rules/conditions.h"

#include <algorithm>

namespace jaggedalliance::asked {

using engine::Answer;
using engine::Fault;

Answer answer(const State& state, const AttackOdds& q)
{
    Answer result;
    const Card& weapon = card(state, q.card);
    if (q.use > weapon.uses.size()) {
        result.verdict.faults +=
            Fault{QStringLiteral("attack-odds.use"), number(q.use), jaggedalliance::tr("This card has no such action."),
                engine::fill(jaggedalliance::tr("It has %1."), {number(weapon.uses.size())})};
        return result;
    }
    Roll roll;
    roll.who = state.active;
    roll.card = q.card;
    roll.use = q.use;
    roll.wear = q.wear;
    roll.with = q.helpers;
    roll.worn = q.worn;
    roll.rebels = q.rebels;
    const Figure& enemy = *find(state.enemies, q.target);
    const bool late = !state.settings.markedBeforeArmour && enemy.conditions.contains(Condition::Marked);
    const int extra = extraDamage(state, enemy.at, enemy.area, enemy.conditions) - late;
    const int left = std::max(1, rowOf(state, enemy).health - enemy.damage);
    const dice::Distribution successes = oddsOf(state, throwOf(state, roll));
    dice::Distribution once = netOf(successes, extra, armourOf(state, enemy));
    const QStringList tokens = isTank(state, enemy) ? openTankTokens(state) : QStringList();
    if (!tokens.isEmpty()) { // every token that may be revealed is as likely
        std::vector<qint64> armour;
        for (const QString& id : tokens)
            armour.push_back(armourOf(state, enemy) + find(state.tankTokens, id)->armour);
        once = dice::joined(successes, dice::Odds<qint64>::evenly(armour),
            [&](qint64 sum, qint64 off) { return std::max<qint64>(0, sum + extra - off); });
    }
    if (late)
        once = once.map([](qint64 sum) { return sum > 0 ? sum + 1 : 0; });
    const int burst = q.burst > 0 ? q.burst : weapon.uses[q.use - 1].burst;
    const dice::Distribution damage = repeated(once, burst);
    const bool rerolls = throwOf(state, roll).rerolls && burst == 1 && tokens.isEmpty() && !late;
    const auto atLeast = [&](int wanted) {
        return rerolls ? chanceWithReroll(state, throwOf(state, roll), wanted + armourOf(state, enemy) - extra)
                       : chanceOf(damage, wanted);
    };
    return told(QJsonObject{{QStringLiteral("defeat"), chance(atLeast(left))}, {QStringLiteral("hurt"), chance(atLeast(1))},
                    {QStringLiteral("mean"), qRound(dice::mean(damage).value() * 100) / 100.0},
                    {QStringLiteral("damage"), spreadOf(damage)}, {QStringLiteral("health_left"), left},
                    {QStringLiteral("armour"), armourOf(state, enemy)}},
        R::I_ATTACK);
}

// --- defence

Answer answer(const State& state, const Defence& q)
{
    Defend armour;
    armour.incoming = q.incoming;
    armour.worn = q.worn;
    armour.rebels = q.rebels;
    Defend stealth = armour;
    stealth.stealth = true;
    stealth.rebels = 0;
    Answer result;
    const Incoming* one =
        q.incoming.isEmpty() ? state.incoming.isEmpty() ? nullptr : &state.incoming.first() : find(state.incoming, q.incoming);
    if (!one) {
        result.verdict = check(state, armour);
        return result;
    }
    const Throw guarded = throwOf(state, rollOf(state, armour));
    const dice::Distribution wounds =
        leftOf(oddsOf(state, guarded), one->damage - one->late).map([&](qint64 left) { return left > 0 ? left + one->late : 0; });
    const dice::Fraction unhurt = chanceOf(oddsOf(state, guarded), one->damage - one->late);
    QJsonObject spread = spreadOf(wounds);
    if (spread.contains(QStringLiteral("0"))) // with what dice without end leave out
        spread.insert(QStringLiteral("0"), unhurt.text());
    QJsonArray comes;
    for (const Icon icon : one->icons)
        if (icon != Icon::Damage)
            comes += engine::nameOf(icon);
    QJsonObject value{{QStringLiteral("who"), one->who}, {QStringLiteral("damage"), one->damage},
        {QStringLiteral("comes_along"), comes},
        {QStringLiteral("armour"),
            QJsonObject{{QStringLiteral("dice"), guarded.all().written()}, {QStringLiteral("unhurt"), chance(unhurt)},
                {QStringLiteral("mean_wounds"), qRound(dice::mean(wounds).value() * 100) / 100.0},
                {QStringLiteral("wounds"), spread}}}};
    const Throw hiding = throwOf(state, rollOf(state, stealth));
    const bool offered = one->hides && (hiding.all().count() > 0 || one->difficulty == 0);
    QString better = QStringLiteral("armour");
    if (offered) {
        const dice::Fraction evades = chanceOf(oddsOf(state, hiding), one->difficulty);
        value.insert(QStringLiteral("stealth"),
            QJsonObject{{QStringLiteral("dice"), hiding.all().written()}, {QStringLiteral("difficulty"), one->difficulty},
                {QStringLiteral("evades"), chance(evades)},
                {QStringLiteral("mean_wounds"), qRound((1 - evades.value()) * one->damage * 100) / 100.0}});
        if ((1 - evades.value()) * one->damage < dice::mean(wounds).value()
            || (!comes.isEmpty() && evades.value() >= 0.5 && one->damage <= 1))
            better = QStringLiteral("stealth");
        if (!canReach(state, hiding, one->difficulty))
            result.told += engine::Told{&reason(R::W_HOPELESS), {}};
    } else {
        value.insert(QStringLiteral("stealth"), QJsonValue());
    }
    value.insert(QStringLiteral("better"), better);
    result.value = value;
    result.told += engine::Told{&reason(one->hides ? R::I_ATTACKED : R::I_ARMOUR_ONLY), {}};
    return result;
}

Answer answer(const State& state, const PoolOf& q)
{
    Roll roll;
    roll.kind = q.kind;
    roll.who = q.who;
    roll.card = q.card;
    roll.use = q.use;
    roll.wear = q.wear;
    roll.worn = q.worn;
    roll.rebels = q.rebels;
    const Throw thrown = throwOf(state, roll);
    Answer result = told(thrown.all().written(),
        q.kind == RollKind::CounterAttack ? R::I_DEFEND_BOARD
            : q.kind == RollKind::Stealth ? R::I_STEALTH
            : q.kind == RollKind::Armour  ? R::I_ARMOUR_CHOICE
                                          : R::I_SKILL);
    if (thrown.successes > 0 || thrown.expertise || thrown.rerolls)
        result.value =
            QJsonObject{{QStringLiteral("dice"), thrown.all().written()}, {QStringLiteral("successes"), thrown.successes},
                {QStringLiteral("expertise"), thrown.expertise}, {QStringLiteral("reroll"), thrown.rerolls}};
    return result;
}

// --- enemies

Answer answer(const State& now, const Order& q)
{
    State state = now;
    const QString at = q.at.isEmpty() ? mercenary(state, state.active).at : q.at;
    QJsonArray order;
    for (;;) {
        const QList<const Figure*> next = nextEnemies(state, at);
        if (next.isEmpty())
            break;
        QStringList ids;
        for (const Figure* enemy : next)
            ids += enemy->id;
        order += ids.size() == 1 ? QJsonValue(ids.first()) : QJsonValue(QJsonArray::fromStringList(ids));
        for (const QString& id : ids)
            find(state.enemies, id)->acted = true;
    }
    Answer result = told(order, R::I_ORDER);
    result.told += engine::Told{&reason(R::I_PLAYERS_CHOOSE), {}};
    return result;
}

Answer answer(const State& state, const TargetOf& q)
{
    const Figure& enemy = *find(state.enemies, q.enemy);
    const QList<const Mercenary*> order = byCloseness(state, enemy);
    if (order.isEmpty())
        return told(QJsonValue(), R::I_NOBODY);
    const int closest = closeness(state, enemy, *order.first());
    const auto ties =
        std::ranges::count_if(order, [&](const Mercenary* who) { return closeness(state, enemy, *who) == closest; });
    const QString why = rowOf(state, enemy).range < 0
        ? jaggedalliance::tr("without a range everybody is equally far: the active one, else the next clockwise")
        : ties == 1                         ? jaggedalliance::tr("the closest")
        : order.first()->id == state.active ? jaggedalliance::tr("equally close: the active one")
                                            : jaggedalliance::tr("equally close: the first clockwise from the active one");
    Answer result = told(order.first()->id, R::I_TARGET);
    result.told += engine::Told{&reason(R::I_TARGET),
        say(QT_TRANSLATE_NOOP("jaggedalliance", "%1 is the target: %2"), {titleOf(state, order.first()->id), why})};
    return result;
}

Answer answer(const State& state, const Way& q)
{
    const Figure& enemy = *find(state.enemies, q.enemy);
    const QList<const Mercenary*> order = byCloseness(state, enemy);
    if (order.isEmpty() || inReach(state, enemy, *order.first()))
        return told(QJsonArray(), R::I_STAYS);
    return told(QJsonArray::fromStringList(waysTowards(state, enemy, *order.first())), R::I_ENEMY_MOVES);
}

Answer answer(const State& state, const EnemyValues& q)
{
    const Figure& enemy = *find(state.enemies, q.enemy);
    QJsonObject value{{QStringLiteral("health_left"), rowOf(state, enemy).health - enemy.damage},
        {QStringLiteral("armour"), armourOf(state, enemy)}, {QStringLiteral("damage"), damageOf(state, enemy)},
        {QStringLiteral("range"), rowOf(state, enemy).range}, {QStringLiteral("stealth"), stealthOf(state, enemy)}};
    Answer result;
    if (!q.against.isEmpty())
        value.insert(QStringLiteral("damage"), damageOf(state, enemy, mercenary(state, q.against)));
    result = told(value, R::I_ENEMY_PLACED);
    for (const R why : {R::I_SUPPRESSED_ENEMY, R::I_ARMOUR})
        result.told += engine::Told{&reason(why), {}};
    return result;
}

} // namespace jaggedalliance::asked
