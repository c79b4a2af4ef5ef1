// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks and the replies to them, up to the roll: plain, burst, slow (p. 11-12, 16-17).
#include "games/sellsword/rules/combat/declaring.h"
#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/rules.h"

#include "engine/words/nearest.h"

#include <algorithm>

namespace sellsword {

namespace {

int actsFor(const Attack* attack) { return attack ? attack->acts : 1; }

// What an attack is told beyond its target or its origin.
QStringList surplusOf(const State& state, const Attack& attack, const QString& target, const std::optional<Square>& origin,
    const QStringList& targets)
{
    QStringList all;
    if (attack.burst && !target.isEmpty())
        all += engine::fill(tr("the target %1"), {titleOf(state, target)});
    if (origin && (!attack.burst || !state.map))
        all += engine::fill(tr("the origin %1"), {origin->text()});
    if (!targets.isEmpty() && (!attack.burst || (state.map && origin)))
        for (const QString& id : targets)
            all += engine::fill(tr("the target %1"), {titleOf(state, id)});
    return all;
}

// Without a map the table names who stands in a burst: in play, and no farther than origin and burst reach together.
void mayStrikeFar(Checks& checks, const Field& field, const Unit& who, const Attack& attack, const Unit& target)
{
    checks.must(R::E_DROPPED, !target.dropped, [&] { return QStringList{titleOf(field.state, target.id)}; });
    const int most = attack.range + attack.burst.value_or(0);
    if (const std::optional<int> away = field.distance(who, target); away && target.id != who.id)
        checks.must(
            R::E_RANGE, *away <= most ? engine::Truth(true) : engine::Truth(false, blankRange(field.state, who, attack)), [&] {
                return QStringList{number(*away), number(most), number(*away - most)};
            });
}

} // namespace

void payFor(Changes& changes, const QString& who, const Attack* attack, const QStringList& traits)
{
    if (attack)
        changes.pay(who, attack->tokens, attack->vigor);
    for (const QString& id : traits)
        if (const Trait* trait = traitOf(changes.state, *unit(changes.state, who), id)) {
            const Trait copy = *trait;
            changes.pay(who, copy.tokens, copy.vigor);
            if (isActive(changes.state, *unit(changes.state, who))) // a reply is no act
                changes.act(ActType::Trait, copy.acts);
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

void fillOut(Strike& strike, const Field& field, const Unit& attacker, const Attack& attack)
{
    if (!attack.burst || !strike.origin || !field.board())
        return;
    const State& state = field.state;
    strike.targets.clear();
    for (const Unit& one : state.units) {
        if (one.dropped || !one.at || (one.id == attacker.id && state.settings.burstHitsSelf == OnOff::Off))
            continue;
        const int away =
            field.board()->has(*strike.origin) ? field.board()->distance({*strike.origin, 1}, bodyOf(state, one)) : -1;
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
        return {Fault{QStringLiteral("attack.target"), {}, tr("The target is missing."),
            engine::meant({}, namesOf(state, QLatin1String("unit")))}};
    if (attack && attack->burst && state.map && !a.origin)
        return {Fault{QStringLiteral("attack.origin"), {}, tr("A burst needs the square where it begins."),
            tr("Give its column and row, such as 3,4.")}};
    return {};
}

namespace {

bool isBetween(const Measure& one, const DeclareAttack& a)
{
    return (one.from == a.who && one.to == a.target) || (one.from == a.target && one.to == a.who);
}

bool isUnmeasured(const State& state, const DeclareAttack& a)
{
    return isLight(state) && !state.map && !a.target.isEmpty() && !a.distance;
}

// With what the table says of the two while it declares the attack. Where nobody tracks them they may have moved since it said
// the last.
State withSaid(const State& state, const DeclareAttack& a)
{
    State said = state;
    if (isUnmeasured(state, a))
        said.measures.removeIf([&](const Measure& one) { return isBetween(one, a); });
    if ((!a.distance && !a.cover) || !unit(state, a.target))
        return said;
    const auto isOfBoth = [&](const Measure& one) { return one.from == a.who && one.to == a.target; };
    const auto known = std::ranges::find_if(said.measures, isOfBoth);
    Measure measure = known == said.measures.end() ? Measure{a.who, a.target, {}, {}, {}, {}, {}} : *known;
    if (a.distance) {
        measure.distance = a.distance;
        measure.adjacent = *a.distance <= 1;
    }
    if (a.cover)
        measure.cover = a.cover;
    said.measures.removeIf(isOfBoth);
    said.measures += measure;
    return said;
}

} // namespace

// Where nobody tracks the squares the attack says how far it is; whoever goes on without it sees it on the table.
Blanks askedFirst(const State& state, const DeclareAttack& a)
{
    const Unit& who = *unit(state, a.who);
    const Attack* attack = attackOf(state, who, a.attack);
    Blanks blanks = attack && attack->vigor > 0 ? blankVigor(state, who) : Blanks();
    if (isUnmeasured(state, a) && !a.cover) {
        blanks += engine::Blank{QStringLiteral("attack.distance"),
            engine::fill(tr("how far it is from %1 to %2"), {titleOf(state, a.who), titleOf(state, a.target)})};
        blanks +=
            engine::Blank{QStringLiteral("attack.cover"), engine::fill(tr("whether %1 has cover"), {titleOf(state, a.target)})};
    }
    return blanks;
}

void check(Checks& checks, const State& state, const DeclareAttack& a)
{
    const State said = withSaid(state, a);
    check(checks, Field(said), a);
}

void check(Checks& checks, const Field& field, const DeclareAttack& a)
{
    const State& state = field.state;
    const auto isOfBoth = [&](const Measure& one) { return isBetween(one, a); };
    if (isUnmeasured(state, a) && !a.cover && std::ranges::any_of(state.measures, isOfBoth))
        return check(checks, state, a); // without what was said before
    const Unit& who = *unit(state, a.who);
    const Attack* attack = attackOf(state, who, a.attack);
    const Price price = priceOf(state, who, a.attack, a.traits);
    mayAct(checks, state, who, ActType::Attack, actsFor(attack), Deed::Attack, price.tied);
    mayUse(checks, state, who, a.attack);
    mayPay(checks, state, who, price.tokens, price.vigor);
    mayTie(checks, state, who, a.attack, a.traits);
    if (!attack)
        return;
    nothingSurplus(checks, surplusOf(state, *attack, attack->burst ? a.target : QString(), a.origin, a.targets));
    const Unit* target = unit(state, a.target);
    if (attack->burst && a.origin) {
        mayBurst(checks, field, who, *attack, *a.origin);
        Strike strike = strikeOf(a.who, a.attack, {}, a.traits);
        strike.origin = a.origin;
        strike.targets = a.targets;
        fillOut(strike, field, who, *attack);
        checks.should(R::W_NOBODY_THERE, !strike.targets.isEmpty(), [] { return QStringList(); });
        checks.noteIf(checks.isAllowed(), R::I_BURST);
    } else if (attack->burst) {
        for (const QString& id : a.targets)
            mayStrikeFar(checks, field, who, *attack, *unit(state, id));
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
}

void apply(Changes& changes, const State& before, const DeclareAttack& a)
{
    const Changes::Asterisks held = changes.asterisks();
    changes.state = withSaid(before, a);
    changes.endAsterisks(held, {});
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
}

Message tell(const State& before, const DeclareAttack& a)
{
    const QString at = !a.target.isEmpty() ? titleOf(before, a.target) : a.origin ? a.origin->text() : tr("everybody near");
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 attacks %2 with %3"),
        {titleOf(before, a.who), at, attackTitle(before, a.who, a.attack)});
}

// --- replies (SS-289 … SS-299)

void check(Checks& checks, const State& state, const Reply& a) { check(checks, Field(state), a); }

void check(Checks& checks, const Field& field, const Reply& a)
{
    const State& state = field.state;
    const Unit& who = *unit(state, a.who);
    mayReply(checks, field, who);
    mayReplyWith(checks, field, who, a.attack, a.traits, a.origin);
    if (const Attack* own = attackOf(state, who, a.attack))
        nothingSurplus(checks, surplusOf(state, *own, {}, a.origin, a.targets));
    checks.noteIf(checks.isAllowed(), whenReplied(state));
}

void apply(Changes& changes, const State& before, const Reply& a)
{
    const Unit* actor = unit(before, a.who) ? meantBy(before, *unit(before, a.who)) : nullptr;
    if (!actor)
        return;
    changes.giveTokens(a.who, Token::Green, -1);
    const Unit& who = *unit(before, a.who);
    const Attack* own = attackOf(before, who, a.attack);
    payFor(changes, a.who, own, a.traits);
    Strike strike = strikeOf(a.who, a.attack, actor->id, a.traits);
    strike.reply = true;
    if (own && own->burst) {
        strike.origin = a.origin ? a.origin : actor->at;
        if (!a.targets.isEmpty())
            strike.targets = a.targets;
        fillOut(strike, Field(before), who, *own);
        changes.tell(R::I_BURST);
    }
    QList<Strike>& strikes = changes.state.strikes;
    const R when = whenReplied(before);
    const auto original = std::ranges::find_if(strikes, [](const Strike& s) { return !s.reply; });
    strikes.insert(when == R::I_SLOW ? original : strikes.end(), strike); // before it, behind earlier replies
    if (before.strikes.isEmpty() && changes.state.turn)
        changes.state.turn->replied += a.who;
    changes.tell(when);
}

Message tell(const State& before, const Reply& a)
{
    const Unit* actor = meantBy(before, *unit(before, a.who));
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 replies to %2 with %3"),
        {titleOf(before, a.who), actor ? titleOf(before, actor->id) : tr("nobody"), attackTitle(before, a.who, a.attack)});
}

} // namespace sellsword
