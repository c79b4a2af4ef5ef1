// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks from declaration over replies to the roll: plain, charge, burst, slow (p. 11-12, 16-17).
#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/moving.h"
#include "games/sellsword/rules/rules.h"

#include "engine/nearest.h"

#include <algorithm>

namespace sellsword {

using engine::Fault;
using engine::Message;
using engine::Needs;
using engine::Verdict;

namespace {

constexpr int chargeSteps = 2, chargeVigor = 5, chargeRange = 3; // SS-257 SS-258 SS-263

int actsFor(const Attack* attack)
{
    return attack ? attack->acts : 1;
}

QString attackTitle(const State& state, const QString& who, const QString& id)
{
    const Unit* one = unit(state, who);
    const Attack* attack = one ? attackOf(state, *one, id) : nullptr;
    return attack && !attack->title.isEmpty() ? attack->title : id;
}

void payFor(Changes& changes, const QString& who, const Attack* attack, const QStringList& traits)
{
    if (attack)
        changes.pay(who, attack->tokens, attack->vigor);
    for (const QString& id : traits)
        if (const Trait* trait = traitOf(changes.state, *unit(changes.state, who), id)) {
            const Trait copy = *trait;
            changes.pay(who, copy.tokens, copy.vigor);
        }
}

Strike strikeOf(const QString& who, const QString& attack, const QString& target, const QStringList& traits)
{
    Strike strike;
    strike.who = who;
    strike.attack = attack;
    if (!target.isEmpty())
        strike.targets = {target};
    strike.traits = traits;
    return strike;
}

} // namespace

void fillOut(Strike& strike, const Field& field, const Unit& attacker, const Attack& attack)
{
    if (!attack.burst || !strike.origin || !field.board())
        return;
    const State& state = field.state;
    strike.targets.clear();
    for (const Unit& one : state.units) {
        if (one.dropped || !one.at || (one.id == attacker.id && state.settings.burstHitsSelf == OnOff::Off))
            continue;
        const int away = field.board()->has(*strike.origin) ? field.board()->distance({*strike.origin, 1}, bodyOf(state, one)) : -1;
        if (away >= 0 && away <= *attack.burst)
            strike.targets += one.id;
    }
}

// --- declaring (SS-171 … SS-178)

QList<Fault> faultsIn(const State& state, const DeclareAttack& a)
{
    if (a.target == a.who && !a.target.isEmpty())
        return {Fault{QStringLiteral("attack.target"), a.target, tr("A unit does not aim at itself."), tr("Name another unit.")}};
    const Attack* attack = attackOf(state, *unit(state, a.who), a.attack);
    if (attack && !attack->burst && a.target.isEmpty())
        return {Fault{QStringLiteral("attack.target"), {}, tr("The target is missing."), engine::meant({}, namesOf(state, QLatin1String("unit")))}};
    if (attack && attack->burst && state.map && !a.origin)
        return {Fault{QStringLiteral("attack.origin"), {}, tr("A burst needs the square where it begins."), tr("Give origin=column,row.")}};
    return {};
}

Verdict check(const State& state, const DeclareAttack& a)
{
    Checks checks;
    const Unit& who = *unit(state, a.who);
    const Attack* attack = attackOf(state, who, a.attack);
    mayAct(checks, state, who, ActType::Attack, actsFor(attack), Deed::Attack);
    mayUse(checks, state, who, a.attack);
    mayTie(checks, state, who, a.attack, a.traits);
    if (!attack)
        return checks;
    const Field field(state);
    const Unit* target = unit(state, a.target);
    if (attack->burst && a.origin) {
        mayBurst(checks, field, who, *attack, *a.origin);
        checks.noteIf(checks.isAllowed(), R::I_BURST);
    } else if (target) {
        mayAim(checks, field, who, *attack, *target);
        Strike strike = strikeOf(a.who, a.attack, a.target, a.traits);
        const Aim aim = aimAt(field, who, *attack, *target, strike);
        for (const Part& part : aim.parts)
            checks.noteIf(checks.isAllowed(), part.reason);
        for (const R note : aim.notes)
            checks.noteIf(checks.isAllowed(), note);
    }
    checks.noteIf(checks.isAllowed(), R::I_DECLARED);
    return checks;
}

Applied apply(const State& before, const DeclareAttack& a)
{
    Changes changes(before);
    const Unit& who = *unit(before, a.who);
    const Attack* attack = attackOf(before, who, a.attack);
    const int counted = before.settings.twoActCounts == 1 ? 1 : actsFor(attack);
    changes.act(ActType::Attack, counted);
    changes.act(ActType::More, actsFor(attack) - counted);
    payFor(changes, a.who, attack, a.traits);
    Strike strike = strikeOf(a.who, a.attack, a.target, a.traits);
    if (attack && attack->burst) {
        strike.origin = a.origin;
        strike.targets = a.targets;
        fillOut(strike, Field(before), who, *attack);
        changes.tell(R::I_BURST);
    }
    changes.state.strikes = QList<Strike>{strike} + changes.state.strikes;
    changes.state.closed = false;
    changes.state.missed.reset();
    changes.tell(R::I_DECLARED);
    return changes;
}

Message tell(const State& before, const DeclareAttack& a)
{
    const QString at = !a.target.isEmpty() ? titleOf(before, a.target) : a.origin ? a.origin->text() : tr("everybody near");
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 attacks %2 with %3"), {titleOf(before, a.who), at, attackTitle(before, a.who, a.attack)});
}

// --- charge (SS-256 … SS-264)

QList<Fault> faultsIn(const State&, const Charge& a)
{
    if (a.target == a.who)
        return {Fault{QStringLiteral("charge.target"), a.target, tr("A unit does not charge itself."), tr("Name another unit.")}};
    return {};
}

namespace {

void mayChargeAlong(Checks& checks, const Field& field, const Unit& who, const Unit& target, const QList<Square>& path)
{
    const State& state = field.state;
    const Board& board = *field.board();
    if (!who.at || !target.at)
        return;
    checks.must(R::E_CHARGE_STEPS, path.size() == chargeSteps, [&] { return QStringList{number(path.size())}; });
    const bool counts = state.settings.secondDiagonalCountsCharge == OnOff::On;
    int diagonals = counts && isActive(state, who) ? state.turn->diagonals : 0;
    Square at = *who.at;
    const Body goal = bodyOf(state, target);
    int away = board.distance({at, sideLength(state, who)}, goal);
    for (const Square next : path) {
        const Step step = stepOf(board, who, at, next, diagonals);
        mayStep(checks, state, at, next, step);
        const Stop stop = stopAt(board, who, next);
        const QString other = !step.ally.isEmpty() ? step.ally : stop.occupied;
        checks.must(R::E_CHARGE_TAKEN, other.isEmpty(), [&] { return QStringList{next.text(), titleOf(state, other)}; });
        const bool passes = state.settings.chargeSecondDiagonal == Allowing::Allow || !counts;
        const bool hobbles = state.settings.hobbledMayCharge == OnOff::On;
        const int extra = step.cost.total() - step.cost.ground - (passes ? step.cost.diagonal : 0) - (hobbles ? step.cost.hobbled : 0);
        checks.must(R::E_CHARGE_GROUND, extra <= 0, [&] { return QStringList{next.text(), step.cost.text()}; }).starIf(step.cost.diagonal > 0, "charge_second_diagonal");
        const int now = step.offMap ? -1 : board.distance({next, sideLength(state, who)}, goal);
        checks.must(R::E_CHARGE_CLOSER, now >= 0 && (away < 0 || now < away), [&] { return QStringList{next.text(), titleOf(state, target.id)}; });
        away = now;
        diagonals += int(step.isDiagonal);
        at = next;
    }
    if (path.isEmpty())
        return;
    mayStop(checks, board, who, at);
    const bool isBeside = board.has(at) && board.areAdjacent({at, sideLength(state, who)}, goal);
    checks.must(R::E_CHARGE_ADJACENT, isBeside, [&] { return QStringList{number(away)}; });
}

} // namespace

Verdict check(const State& state, const Charge& a)
{
    Checks checks;
    const Unit& who = *unit(state, a.who);
    const Unit& target = *unit(state, a.target);
    const Attack* attack = attackOf(state, who, a.attack);
    mayAct(checks, state, who, ActType::Attack, 1, Deed::Attack);
    for (const Deed deed : {Deed::Charge, Deed::Move})
        if (forbids(state, who, deed))
            checks.must(R::E_FORBIDDEN, false, [&] { return QStringList{titleOf(state, a.who)}; }).byCard();
    const int needed = chargeVigor + (attack ? attack->vigor : 0);
    const int vigor = vigorOf(state, who);
    checks.must(R::E_CHARGE_VIGOR, vigor >= needed, [&] { return QStringList{number(vigor), number(needed - vigor)}; })
        .change([&] { return QStringLiteral("units.") + a.who + QStringLiteral(".vigor"); }, needed);
    const auto held = [&](StatusKind kind, OnOff lifted, const char* setting) {
        if (statusOf(who, kind))
            checks.must(R::E_CHARGE_HELD, lifted == OnOff::On, [&] { return QStringList{titleOf(state, a.who), shown(kind)}; }).star(setting);
    };
    held(StatusKind::Pinned, state.settings.pinnedMayCharge, "pinned_may_charge");
    held(StatusKind::Hobbled, state.settings.hobbledMayCharge, "hobbled_may_charge");
    mayUse(checks, state, who, a.attack);
    mayTie(checks, state, who, a.attack, a.traits);
    checks.must(R::E_REPLY_ENEMY, areEnemies(state, who, target), [&] { return QStringList{titleOf(state, a.target), titleOf(state, a.who)}; });
    checks.must(R::E_DROPPED, !target.dropped, [&] { return QStringList{titleOf(state, a.target)}; });
    if (attack) {
        checks.must(R::E_CHARGE_ACTS, attack->acts == 1, [&] { return QStringList{a.attack, number(attack->acts)}; });
        checks.must(R::E_CHARGE_RANGE, attack->range <= chargeRange, [&] { return QStringList{a.attack, number(attack->range)}; });
        checks.must(R::E_CHARGE_BURST, !attack->burst, [&] { return QStringList{a.attack}; });
    }
    const Field field(state);
    const View& view = field.view(who, target);
    checks.must(R::E_SIGHT, view.visible, [&] { return QStringList{titleOf(state, a.target)}; });
    if (view.invisible)
        if (const std::optional<int> away = field.distance(who, target))
            checks.must(R::E_WITS, *away < statOf(state, who, Stat::Wits),
                        [&] { return QStringList{number(*away), number(statOf(state, who, Stat::Wits)), number(*away - statOf(state, who, Stat::Wits) + 1)}; });
    if (field.board())
        mayChargeAlong(checks, field, who, target, a.path);
    checks.noteIf(checks.isAllowed(), R::I_CHARGE);
    return checks;
}

Applied apply(const State& before, const Charge& a)
{
    Changes changes(before);
    changes.act(ActType::Attack);
    changes.giveVigor(a.who, -chargeVigor);
    payFor(changes, a.who, attackOf(before, *unit(before, a.who), a.attack), a.traits);
    Strike strike = strikeOf(a.who, a.attack, a.target, a.traits);
    strike.charge = true;
    changes.state.strikes.prepend(strike);
    changes.state.closed = false;
    changes.state.missed.reset();
    changes.tell(R::I_CHARGE);
    for (const Square next : a.path) {
        const Unit* who = unit(changes.state, a.who);
        const Board board(changes.state);
        if (!who->at || who->dropped || !board.holds(Body{next, sideLength(changes.state, *who)}))
            continue;
        const Step step = stepOf(board, *who, *who->at, next, 0);
        if (changes.state.turn && before.settings.secondDiagonalCountsCharge == OnOff::On)
            changes.state.turn->diagonals = std::min(9999, changes.state.turn->diagonals + int(step.isDiagonal));
        arrive(changes, a.who, next, step.damaging, {});
    }
    if (!before.map) { // charging ends adjacent
        changes.place(a.who, std::nullopt);
        Measure beside;
        beside.from = a.who;
        beside.to = a.target;
        beside.distance = 1;
        beside.adjacent = true;
        changes.state.measures += beside;
    }
    return changes;
}

Message tell(const State& before, const Charge& a)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 charges %2 with %3"), {titleOf(before, a.who), titleOf(before, a.target), attackTitle(before, a.who, a.attack)});
}

// --- replies (SS-289 … SS-299)

Verdict check(const State& state, const Reply& a)
{
    Checks checks;
    const Field field(state);
    const Unit& who = *unit(state, a.who);
    mayReply(checks, field, who);
    const Attack* attack = attackOf(state, who, a.attack);
    checks.must(R::E_NOT_ITS, attack != nullptr, [&] { return QStringList{titleOf(state, a.who), a.attack, tr("see its card")}; });
    notLost(checks, who, a.attack, state);
    const Unit* actor = answered(state);
    if (!attack)
        return checks;
    const bool toMove = state.strikes.isEmpty();
    const bool fits = attack->acts == 1 || (toMove && state.settings.movementReplySingleAct == OnOff::Off);
    checks.must(R::E_REPLY_ACTS, fits, [&] { return QStringList{a.attack, number(attack->acts)}; }).starIf(toMove, "movement_reply_single_act");
    checks.must(R::E_CHARGE_BURST, !attack->burst, [&] { return QStringList{a.attack}; });
    Tokens price = attack->tokens;
    ++price.green; // the reply itself
    mayPay(checks, state, who, price, attack->vigor);
    mayTie(checks, state, who, a.attack, a.traits);
    if (actor && actor->id != a.who)
        mayAim(checks, field, who, *attack, *actor);
    if (!state.strikes.isEmpty() && actor)
        if (const Attack* original = attackOf(state, *actor, state.strikes.last().reply ? QString() : state.strikes.last().attack); original && original->slow)
            checks.noteIf(checks.isAllowed(), R::I_SLOW);
    checks.noteIf(checks.isAllowed(), R::I_REPLY);
    return checks;
}

Applied apply(const State& before, const Reply& a)
{
    Changes changes(before);
    const Unit* actor = answered(before);
    if (!actor)
        return changes;
    changes.giveTokens(a.who, Token::Green, -1);
    payFor(changes, a.who, attackOf(before, *unit(before, a.who), a.attack), a.traits);
    Strike strike = strikeOf(a.who, a.attack, actor->id, a.traits);
    strike.reply = true;
    QList<Strike>& strikes = changes.state.strikes;
    const auto original = std::ranges::find_if(strikes, [](const Strike& s) { return !s.reply; });
    const Attack* attack = original == strikes.end() ? nullptr : attackOf(before, *actor, original->attack);
    if (original != strikes.end() && attack && attack->slow) {
        strikes.insert(original, strike); // before it, behind earlier replies
        changes.tell(R::I_SLOW);
    } else {
        strikes += strike;
    }
    if (before.strikes.isEmpty() && changes.state.turn)
        changes.state.turn->replied += a.who;
    changes.tell(R::I_REPLY);
    return changes;
}

Message tell(const State& before, const Reply& a)
{
    const Unit* actor = answered(before);
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 replies to %2 with %3"), {titleOf(before, a.who), actor ? titleOf(before, actor->id) : tr("nobody"), attackTitle(before, a.who, a.attack)});
}

} // namespace sellsword
