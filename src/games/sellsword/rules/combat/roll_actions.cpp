// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The roll of a declared attack and what lands, then how wounds are taken (p. 12-16).
#include "games/sellsword/rules/blanks.h"
#include "games/sellsword/rules/combat/aftermath.h"
#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/movement/moving.h"
#include "games/sellsword/rules/rules.h"
#include "games/sellsword/rules/titles.h"

#include "engine/words/nearest.h"

#include <algorithm>

namespace sellsword {

namespace {

struct Blows {
    const Attack* attack = nullptr;
    QList<const Unit*> targets;
    QList<Aim> aims; // in order of the targets
};

Blows blowsOf(const State& state, const Strike& strike)
{
    Blows blows;
    const Unit* who = unit(state, strike.who);
    blows.attack = who ? attackOf(state, *who, strike.attack) : nullptr;
    if (!blows.attack)
        return blows;
    const Field field(state);
    for (const QString& id : strike.targets)
        if (const Unit* target = unit(state, id); target && !target->dropped) {
            blows.targets += target;
            blows.aims += aimAt(field, *who, *blows.attack, *target, strike);
        }
    return blows;
}

// A burst that waited for replies, or is one, strikes whoever stands there now.
Strike asItStands(const State& state, Strike strike)
{
    const Unit* who = unit(state, strike.who);
    const Attack* attack = who ? attackOf(state, *who, strike.attack) : nullptr;
    if (attack && (strike.reply || attack->slow))
        fillOut(strike, Field(state), *who, *attack);
    return strike;
}

// A reply must still be possible when it is carried out (AS-33): why it is not; empty: it is.
QString whyReplyLost(const State& state, const Strike& strike)
{
    if (!strike.reply)
        return {};
    const Unit* who = unit(state, strike.who);
    const Unit* target = strike.targets.isEmpty() ? nullptr : unit(state, strike.targets.first());
    const Attack* attack = who ? attackOf(state, *who, strike.attack) : nullptr;
    if (!who || who->dropped)
        return tr("it has dropped");
    if (!target || target->dropped)
        return tr("whom it would strike has dropped");
    if (!attack || isLost(*who, strike.attack))
        return tr("the box of its attack is marked");
    if (state.settings.replyNeedsReach == OnOff::Off)
        return {};
    if (!mayReact(state, *who))
        return engine::fill(tr("it is %1"), {keptBy(*who)});
    if (isKeptFromReplying(state, *who))
        return tr("a card keeps it from replying");
    const Field field(state);
    if (strike.origin) {
        Checks checks;
        mayBurst(checks, field, *who, *attack, *strike.origin);
        return checks.isAllowed() ? QString() : tr("its origin is out of reach");
    }
    const std::optional<int> range = field.distance(*who, *target);
    return range && *range > attack->range   ? tr("its target is out of range")
        : !field.view(*who, *target).visible ? tr("its target is out of sight")
                                             : QString();
}

bool isReplyLost(const State& state, const Strike& strike) { return !whyReplyLost(state, strike).isEmpty(); }

Needs diceFor(const State& state, const Strike& strike)
{
    Needs needs;
    if (isReplyLost(state, strike))
        return needs;
    const Blows blows = blowsOf(state, asItStands(state, strike));
    for (qsizetype i = 0; i < blows.aims.size(); ++i)
        if (!blows.aims[i].automatic) {
            engine::Die die{engine::fill(tr("attack on %1"), {titleOf(state, blows.targets[i]->id)}), 20};
            for (int face = 1; face <= die.sides; ++face)
                die.counts += face + blows.aims[i].bonus;
            die.countsAlone = true;
            needs.dice += die;
        }
    return needs;
}

void tellResult(Changes& changes, const Aim& aim, Result result, int face, const QString& target)
{
    const QString making = aim.automatic ? tr("no die") : aim.text(face);
    const QStringList args{changes.title(target), making};
    for (const Part& part : aim.parts + aim.defence)
        if (part.reason != R::I_MODIFIERS)
            changes.tell(part.reason);
    for (const R note : aim.notes)
        changes.tell(note);
    if (face == glancingFace && result != Result::Glancing)
        changes.tell(R::I_NO_GLANCING);
    if (result == Result::Miss) {
        changes.tell(R::I_MISS, QT_TRANSLATE_NOOP("sellsword", "Misses %1: %2"), args);
        if (face == 1)
            changes.tell(R::I_FUMBLE);
        return;
    }
    if (aim.automatic)
        changes.tell(R::I_AUTOMATIC);
    changes.tell(R::I_HIT, QT_TRANSLATE_NOOP("sellsword", "Hits %1: %2"), args);
    if (result == Result::Glancing)
        changes.tell(R::I_GLANCING);
    if (result == Result::Critical)
        changes.tell(face == 20 ? R::I_LUCKY : R::I_CRITICAL);
    if (result == Result::Critical)
        changes.tell(R::I_CRITICAL_WOUNDS);
}

// What hung on wounds that were taken as injuries, in its order: wounds among it are dealt, and what hangs on those waits again.
void landHanging(Changes& changes, QList<Effect> hanging, const QString& aimed, const QString& by)
{
    while (!hanging.isEmpty()) {
        const Effect effect = hanging.takeFirst();
        const auto isThen = [](const Effect& one) { return one.joiner == Joiner::Then; };
        const qsizetype then = std::ranges::find_if(std::as_const(hanging), isThen) - hanging.cbegin();
        const Unit* who = unit(changes.state, aimed);
        if (effect.kind != EffectKind::Wounds || then == hanging.size() || !who || who->dropped) {
            changes.land(effect, aimed, by);
            continue;
        }
        const QList<Effect> further = hanging.sliced(then);
        hanging = hanging.first(then);
        const Dealt dealt({{effect.amount, effect.type}}, QT_TRANSLATE_NOOP("sellsword", "printed"), R::I_LISTED);
        const Blow blow = defended(changes.state, *who, dealt);
        changes.suffer(aimed, blow, by, further);
        if (blow.total() == 0)
            changes.tell(R::I_NO_RIDER);
        else if (blow.total() < group)
            hanging += further;
    }
}

// What traits that were declared with the attack do at once, as far as their THEN finds wounds.
void addTied(Riders& riders, const State& before, const Strike& strike, const Blow& blow)
{
    const Unit* who = unit(before, strike.who);
    for (const QString& id : strike.traits) {
        const Trait* trait = who ? traitOf(before, *who, id) : nullptr;
        bool isLost = false, hangs = false;
        for (const Effect& effect : trait ? trait->effects : QList<Effect>()) {
            if (effect.moment != Moment::Now)
                continue;
            if (effect.joiner == Joiner::Then) {
                isLost = isStopped(before.settings, blow);
                hangs = !blow.left.isEmpty() && before.settings.thenCancelledBy == ThenCancelled::AlsoVigor;
            } else if (effect.joiner == Joiner::And) {
                isLost = hangs = false;
            }
            (isLost ? riders.lost : hangs ? riders.waiting : riders.landing) += effect;
        }
    }
}

// What a hit does to one target.
void strikeHome(
    Changes& changes, const State& before, const Strike& strike, const Attack& attack, const Unit& target, Result result)
{
    const Attack now = atOnce(before.settings, attack);
    const Blow blow = defended(before, target, woundsOf(before.settings, now, result, strike.charge), &now);
    if (const Unit* who = unit(before, strike.who); who && !blankWounds(before, *who, attack).isEmpty())
        changes.tell(R::W_UNKNOWN_ATTACKS, QT_TRANSLATE_NOOP("sellsword", "%1: wounds ?, nobody entered what the attack does"),
            {changes.title(target.id)});
    Riders riders = ridersOf(before.settings, attack, blow);
    addTied(riders, before, strike, blow);
    if (!blow.dealt.isEmpty())
        changes.suffer(target.id, blow, strike.who, riders.waiting);
    const auto hangs = [](const Effect& one) { return one.joiner != Joiner::None; };
    if (std::ranges::any_of(riders.landing + riders.waiting, hangs))
        changes.tell(R::I_RIDER);
    if (!riders.lost.isEmpty())
        changes.tell(R::I_NO_RIDER);
    if (blow.total() < group) // nothing to take: nobody is asked for Vigor
        landHanging(changes, riders.waiting, target.id, strike.who);
    for (const Effect& effect : riders.landing)
        changes.land(effect, target.id, strike.who);
    const Unit* who = unit(before, strike.who);
    for (const QString& id : strike.traits)
        if (const Trait* trait = who ? traitOf(before, *who, id) : nullptr)
            for (Effect effect : trait->effects) {
                if (effect.joiner == Joiner::Then && isStopped(before.settings, blow))
                    break;
                if (effect.moment == Moment::Now)
                    continue; // among the riders
                effect.target = effect.target == QLatin1String(selfTarget) ? strike.who
                    : effect.target.isEmpty()                              ? target.id
                                                                           : effect.target;
                effect.by = strike.who;
                changes.note(effect);
            }
}

// What is printed for a miss of this target.
QList<Effect> missEffects(const Strike& strike, const Attack& attack, const QString& target)
{
    QList<Effect> all = attack.miss;
    for (Effect& effect : all) {
        effect.moment = Moment::Miss;
        effect.by = strike.who;
        if (effect.target.isEmpty())
            effect.target = target;
        else if (effect.target == QLatin1String(selfTarget))
            effect.target = strike.who;
    }
    return all;
}

// What was noted last for this miss; the same of an earlier one stays.
void takeBackMiss(State& state, const Strike& strike)
{
    const Unit* who = unit(state, strike.who);
    const Attack* attack = who ? attackOf(state, *who, strike.attack) : nullptr;
    if (!attack || strike.targets.isEmpty())
        return;
    const auto digest = [](Effect effect) {
        effect.id.clear(); // it was numbered when it was noted
        return engine::digestOf(engine::typeOf<Effect>(), &effect);
    };
    for (const Effect& effect : missEffects(strike, *attack, strike.targets.first()))
        for (qsizetype at = state.noted.size() - 1; at >= 0; --at)
            if (digest(state.noted[at]) == digest(effect)) {
                state.noted.removeAt(at);
                break;
            }
}

// A roll that hangs on what nobody entered comes out as the table saw it; 1, 13 and 20 mean what they mean.
Result resultSeen(const Settings& settings, const Aim& aim, int face, std::optional<Witnessed> seen)
{
    const bool isSeen = seen && !aim.automatic && !(aim.isKnown && aim.isBonusKnown) && face != 1 && face != 20;
    if (!isSeen)
        return resultOf(settings, aim, face);
    return *seen == Witnessed::Miss                              ? Result::Miss
        : face == glancingFace && settings.glancing == OnOff::On ? Result::Glancing
        : *seen == Witnessed::Critical                           ? Result::Critical
                                                                 : Result::Hit;
}

void resolve(Changes& changes, const Strike& strike, const QList<int>& rolled, std::optional<Witnessed> seen = {})
{
    const State before = changes.state; // everything happens at once (SS-269)
    const Blows blows = blowsOf(before, strike);
    if (!blows.attack)
        return;
    if (blows.attack->slow && !strike.reply)
        changes.tell(R::I_SLOW_NOW);
    qsizetype next = 0;
    bool missed = false;
    for (qsizetype i = 0; i < blows.aims.size(); ++i) {
        const Aim& aim = blows.aims[i];
        const int face = aim.automatic ? 0 : rolled.value(next++, 1);
        const Result result = resultSeen(before.settings, aim, face, seen);
        tellResult(changes, aim, result, face, blows.targets[i]->id);
        if (result != Result::Miss) {
            strikeHome(changes, before, strike, *blows.attack, *blows.targets[i], result);
            continue;
        }
        missed = true;
        for (const Effect& effect : missEffects(strike, *blows.attack, blows.targets[i]->id)) {
            changes.note(effect);
            changes.tell(R::I_MISS_EFFECT);
        }
    }
    if (missed && blows.aims.size() == 1)
        changes.state.missed = strike;
}

} // namespace

// --- the roll (SS-206 … SS-209)

Needs needs(const State& state, const RollAttack&)
{
    return state.strikes.isEmpty() ? Needs() : diceFor(state, state.strikes.first());
}

QList<Fault> faultsIn(const State& state, const RollAttack&)
{
    return state.strikes.isEmpty() ? QList<Fault>{Fault{
               QStringLiteral("roll"), {}, tr("No attack is declared."), tr("Declare an attack, a charge or a reply first.")}}
                                   : QList<Fault>();
}

namespace {

// Whom the roll strikes although nobody entered the statistic that it has to reach.
QList<const Unit*> allUnentered(const State& state)
{
    QList<const Unit*> all;
    if (state.strikes.isEmpty() || isReplyLost(state, state.strikes.first()))
        return all;
    const Strike strike = asItStands(state, state.strikes.first());
    const Blows blows = blowsOf(state, strike);
    for (qsizetype i = 0; i < blows.aims.size(); ++i)
        if (!blows.aims[i].isKnown && !blows.aims[i].automatic)
            all += blows.targets[i];
    return all;
}

const Unit* unentered(const State& state) { return allUnentered(state).value(0); }

// Whoever rolls with an attack whose bonus nobody entered.
const Unit* withoutBonus(const State& state)
{
    if (state.strikes.isEmpty() || isReplyLost(state, state.strikes.first()))
        return nullptr;
    const Strike strike = asItStands(state, state.strikes.first());
    const Blows blows = blowsOf(state, strike);
    const auto hangs = [](const Aim& aim) { return !aim.isBonusKnown && !aim.automatic; };
    return std::ranges::any_of(blows.aims, hangs) ? unit(state, strike.who) : nullptr;
}

Stat statOfRoll(const State& state) { return blowsOf(state, state.strikes.first()).attack->vs; }

// What was said of the card is entered on it.
State withEntered(const State& state, const RollAttack& a)
{
    State entered = state;
    if (const Unit* who = a.bonus ? withoutBonus(state) : nullptr) {
        UnitCard& card = *find(entered.cards, who->cardId());
        Attack& attack = *find(card.attacks, state.strikes.first().attack);
        attack.bonus = *a.bonus;
        card.entered += placeOf(attack, "bonus");
        keepEntered(card);
    }
    const Unit* target = a.against ? unentered(state) : nullptr;
    if (!target)
        return entered;
    if (!find(entered.cards, target->cardId())) {
        UnitCard card;
        card.id = target->cardId();
        entered.cards += card;
    }
    UnitCard& card = *find(entered.cards, target->cardId());
    switch (statOfRoll(state)) {
    case Stat::Agility:
        card.agility = a.against;
        break;
    case Stat::Brawn:
        card.brawn = a.against;
        break;
    case Stat::Spirit:
        card.spirit = a.against;
        break;
    case Stat::Wits:
        card.wits = a.against;
        break;
    case Stat::Armor:
        card.armor = a.against;
        break;
    }
    return entered;
}

} // namespace

namespace {

// What no number changes: a 1 misses and a 20 is critical, whatever was entered.
bool areFacesEnough(const State& state, const QList<int>& rolled)
{
    if (state.strikes.isEmpty() || isReplyLost(state, state.strikes.first()))
        return true;
    const Strike strike = asItStands(state, state.strikes.first());
    const Blows blows = blowsOf(state, strike);
    qsizetype next = 0;
    return std::ranges::all_of(blows.aims, [&](const Aim& aim) {
        const int face = aim.automatic ? 0 : rolled.value(next++);
        return aim.isForeseen() || face == 1 || face == 20;
    });
}

// What the attack does, where nobody entered it and the roll may come to it: dice that lie there and miss ask for nothing.
Blanks blankBlow(const State& state, const RollAttack& a)
{
    if (state.strikes.isEmpty() || isReplyLost(state, state.strikes.first()))
        return {};
    const Strike strike = asItStands(state, state.strikes.first());
    const Blows blows = blowsOf(state, strike);
    const Unit* who = unit(state, strike.who);
    qsizetype next = 0;
    const auto mayHit = [&](const Aim& aim) {
        const int face = aim.automatic ? 0 : a.rolled.value(next++);
        const bool isOpen = face == 0 || (face != 1 && !a.outcome && !aim.isForeseen());
        return isOpen || resultSeen(state.settings, aim, face, a.outcome) != Result::Miss;
    };
    return who && blows.attack && std::ranges::any_of(blows.aims, mayHit) ? blankWounds(state, *who, *blows.attack) : Blanks();
}

} // namespace

// Of several whose cards were not entered the first is asked for; a burst over the others wants their cards.
QList<Fault> lacking(const State& state, const RollAttack& a)
{
    if (a.outcome || areFacesEnough(state, a.rolled))
        return {};
    QList<Fault> open;
    const QString remedy = tr("Read it off the card; it is kept there.");
    if (const Unit* who = a.bonus ? nullptr : withoutBonus(state))
        open += Fault{QStringLiteral("roll.bonus"), {},
            engine::fill(tr("What does %1 add to the die?"), {attackTitle(state, who->id, state.strikes.first().attack)}),
            remedy};
    if (const Unit* target = a.against ? nullptr : unentered(state))
        open += Fault{QStringLiteral("roll.against"), {},
            engine::fill(tr("What is the %1 of %2?"), {capital(shown(statOfRoll(state))), titleOf(state, target->id)}), remedy};
    if (!open.isEmpty())
        open += Fault{
            QStringLiteral("roll.outcome"), {}, tr("Or what came of it?"), tr("Say what the table saw: miss, hit or critical.")};
    return open;
}

// The first of them the roll says itself.
Blanks askedFirst(const State& state, const RollAttack& a)
{
    Blanks blanks = blankBlow(state, a);
    if (a.outcome)
        return blanks;
    const QList<const Unit*> all = allUnentered(state);
    for (const Unit* other : all.mid(1))
        if (other->cardId() != all.first()->cardId())
            blanks += blankStat(state, *other, statOfRoll(state));
    return blanks;
}

void check(Checks& checks, const State& state, const RollAttack& a)
{
    noteBlanks(checks, askedFirst(state, a));
    inPhases(checks, state);
    nothingHurts(checks, state);
    QStringList known;
    if (a.bonus && !withoutBonus(state))
        known += tr("the bonus of the attack");
    if (a.against && !unentered(state))
        known += tr("the number to reach");
    if (a.outcome && !withoutBonus(state) && !unentered(state))
        known += tr("what came of it");
    nothingSurplus(checks, known);
}

void apply(Changes& changes, const State& played, const RollAttack& a)
{
    const State before = withEntered(played, a);
    changes.state = before;
    changes.state.closed = true;
    const Strike strike = changes.state.strikes.takeFirst();
    changes.state.missed.reset();
    if (isReplyLost(before, strike)) {
        changes.tell(R::I_REPLY_LOST, QT_TRANSLATE_NOOP("sellsword", "The reply of %1 is lost: %2"),
            {changes.title(strike.who), whyReplyLost(before, strike)});
        if (before.settings.refundLostReply == OnOff::On)
            changes.giveTokens(strike.who, Token::Green, 1);
    } else {
        resolve(changes, asItStands(before, strike), a.rolled, a.outcome);
    }
    aftermath(changes, before);
}

namespace {

// Hits, misses and wounds with all that made them, for the sentence that stays in the history.
QString outcomeOf(const Changes& changes)
{
    const QString outcome = toldOf(changes, {R::I_HIT, R::I_MISS, R::I_WOUNDS, R::I_REPLY_LOST});
    return outcome.isEmpty() ? tr("nobody is struck") : outcome;
}

// "Miss", "Glancing, wounds: 0": what came of it in few words.
QString verdictOf(const Changes& changes)
{
    int hits = 0, misses = 0, wounds = 0;
    bool isGlancing = false, isCritical = false, isOpen = false;
    for (const engine::Told& told : changes.told) {
        const auto is = [&](R one) { return told.reason == &reason(one); };
        hits += is(R::I_HIT);
        misses += is(R::I_MISS);
        isGlancing |= is(R::I_GLANCING);
        isCritical |= is(R::I_CRITICAL) || is(R::I_LUCKY);
        isOpen |= is(R::W_UNKNOWN_ATTACKS);
        wounds += is(R::I_WOUNDS) ? told.message.args.value(2).toInt() : 0;
    }
    if (hits == 0)
        return misses > 0 ? tr("Miss") : tr("Nobody is struck");
    const QString what = hits + misses > 1 ? engine::fill(tr("Hits %1 of %2"), {number(hits), number(hits + misses)})
        : isGlancing                       ? tr("Glancing")
        : isCritical                       ? tr("Critical hit")
                                           : tr("Hit");
    return engine::fill(tr("%1, wounds: %2"), {what, isOpen ? QStringLiteral("?") : number(wounds)});
}

} // namespace

Message tell(const State& before, const RollAttack& a)
{
    if (before.strikes.isEmpty())
        return say(QT_TRANSLATE_NOOP("sellsword", "Nobody rolls"));
    const QString who = titleOf(before, before.strikes.first().who);
    const bool isRolled =
        a.rolled.size() >= needs(before, a).dice.size() && !(a.rolled.isEmpty() && needs(before, a).dice.size() > 0);
    if (!isRolled || !check(before, a).isAllowed())
        return say(QT_TRANSLATE_NOOP("sellsword", "%1 rolls for the attack"), {who});
    const Changes changes = apply(before, a);
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 · Attack of %2: %3"), {verdictOf(changes), who, outcomeOf(changes)});
}

// --- rerolling a miss: by a card, or as the table's second use of Warleader dice (AS-06)

Needs needs(const State& state, const Reroll&) { return state.missed ? diceFor(state, *state.missed) : Needs(); }

QList<Fault> faultsIn(const State& state, const Reroll&)
{
    return state.missed
        ? QList<Fault>()
        : QList<Fault>{Fault{QStringLiteral("reroll-attack"), {}, tr("No attack has just missed."), tr("Roll an attack first.")}};
}

void check(Checks& checks, const State& state, const Reroll& a)
{
    inPhases(checks, state);
    nothingHurts(checks, state);
    if (a.who.isEmpty()) {
        checks.note(R::I_MISS_EFFECT).byCard();
        return;
    }
    const Unit& lender = *unit(state, a.who);
    const Unit* attacker = state.missed ? unit(state, state.missed->who) : nullptr;
    const bool isLender = attacker && lender.player == attacker->player && !lender.dropped && warleaderOf(state, lender) > 0;
    checks
        .must(R::E_WARLEADER, isLender && state.settings.warleaderUse2 == OnOff::On,
            [&] {
                return QStringList{titleOf(state, a.who), attacker ? titleOf(state, attacker->player) : tr("nobody")};
            })
        .starIf(isLender, "warleader_use2");
    checks.must(R::E_LEND_DIE, diceLeft(state, lender) > 0, [&] { return QStringList{titleOf(state, a.who)}; });
}

void apply(Changes& changes, const State& before, const Reroll& a)
{
    const Strike strike = *before.missed;
    changes.state.missed.reset();
    if (!a.who.isEmpty())
        ++changes.unit(a.who)->diceSpent;
    takeBackMiss(changes.state, strike);
    resolve(changes, strike, a.rolled);
    changes.state.missed.reset();
    aftermath(changes, before);
}

Message tell(const State& before, const Reroll& a)
{
    const QString who = before.missed ? titleOf(before, before.missed->who) : tr("nobody");
    if (!before.missed || a.rolled.isEmpty() || !check(before, a).isAllowed())
        return say(QT_TRANSLATE_NOOP("sellsword", "%1 rerolls the attack"), {who});
    const QString outcome = outcomeOf(apply(before, a));
    if (const QString own = before.settings.warleaderUse2Text; !a.who.isEmpty() && !own.isEmpty()) // the table's words for it
        return say(QT_TRANSLATE_NOOP("sellsword", "%1 rerolls the attack (%2): %3"), {who, own, outcome});
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 rerolls the attack: %2"), {who, outcome});
}

// --- taking wounds (SS-230 SS-231 SS-247 … SS-250)

QList<Fault> faultsIn(const State& state, const Allot& a)
{
    if (find(state.hurts, a.who)) {
        if (!a.injuries.contains(QString()))
            return {};
        const Unit& who = *unit(state, a.who);
        return {Fault{QStringLiteral("allot.injuries"), {}, tr("An injury has no name."),
            engine::fill(tr("Free: %1."), {listed(boxTexts(state, who, freeBoxes(state, who)))})}};
    }
    return {Fault{QStringLiteral("allot.who"), a.who, engine::fill(tr("%1 has no wounds to take."), {titleOf(state, a.who)}),
        engine::meant({}, namesOf(state, QLatin1String("hurt")))}};
}

Blanks askedFirst(const State& state, const Allot& a) { return a.vigor > 0 ? blankVigor(state, *unit(state, a.who)) : Blanks(); }

void check(Checks& checks, const State& state, const Allot& a)
{
    notOver(checks, state);
    const Unit& who = *unit(state, a.who);
    const Hurt& hurt = *find(state.hurts, a.who);
    checks.must(R::E_GROUPS, a.vigor % group == 0, [&] { return QStringList{number(a.vigor)}; });
    const int most = std::max(0, vigorOf(state, who)) / group * group;
    checks.must(R::E_VIGOR_LEFT, a.vigor <= most ? engine::Truth(true) : engine::Truth(false, blankVigor(state, who)),
        [&] { return QStringList{number(most)}; });
    QStringList boxes = freeBoxes(state, who);
    const QStringList free = boxes;
    for (const QString& box : a.injuries) {
        const bool isFree = boxes.removeOne(box);
        checks.must(R::E_BOX, isFree, [&] {
            return QStringList{boxText(state, who, box), free.isEmpty() ? tr("none") : listed(boxTexts(state, who, free))};
        });
    }
    if (playsOther(state, Unclear::AS_32) && a.injuries.contains(QLatin1String("mortal")))
        checks.must(R::E_MORTAL_LAST, boxes.isEmpty(), [&] { return QStringList{listed(boxTexts(state, who, boxes))}; })
            .star(markOf(Unclear::AS_32));
    const int due = hurt.wounds / group;
    const int taken = a.vigor / group + int(a.injuries.size());
    const bool isFilled = boxes.isEmpty() && taken < due; // the surplus is wasted
    checks.must(R::E_ALL_WOUNDS, taken == due || isFilled, [&] {
        return QStringList{number(due), number(taken),
            taken < due ? engine::fill(tr("%1 more"), {number(due - taken)})
                        : engine::fill(tr("%1 fewer"), {number(taken - due)})};
    });
    checks.noteIf(checks.isAllowed() && a.vigor > 0, R::I_AVOIDED)
        .noteIf(checks.isAllowed() && !a.injuries.isEmpty(), R::I_INJURY)
        .noteIf(checks.isAllowed() && a.vigor < std::min(most, hurt.wounds / group * group), R::I_DECLINED);
}

void apply(Changes& changes, const State& before, const Allot& a)
{
    const qsizetype at = std::ranges::find_if(before.hurts, [&](const Hurt& h) { return h.id == a.who; }) - before.hurts.begin();
    const Hurt hurt = changes.state.hurts.takeAt(at);
    if (a.vigor > 0) {
        changes.tell(R::I_AVOIDED, QT_TRANSLATE_NOOP("sellsword", "%1 spends %2 Vigor"), {changes.title(a.who), number(a.vigor)});
        changes.giveVigor(a.who, -a.vigor);
    }
    for (const QString& box : a.injuries)
        changes.mark(a.who, box, hurt.by);
    const bool isHurt = hurt.wounds - a.vigor >= group;
    if (isHurt && freeBoxes(changes.state, *unit(changes.state, a.who)).isEmpty())
        changes.drop(a.who, hurt.by);
    if (!hurt.riders.isEmpty())
        changes.tell(isHurt ? R::I_RIDER : R::I_NO_RIDER);
    if (isHurt)
        landHanging(changes, hurt.riders, a.who, hurt.by);
    changes.dropStrikes();
    aftermath(changes, before);
}

Message tell(const State& before, const Allot& a)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 takes its wounds: injuries %3, Vigor %2"),
        {titleOf(before, a.who), number(a.vigor),
            a.injuries.isEmpty() ? tr("none") : listed(boxTexts(before, *unit(before, a.who), a.injuries))});
}

// --- points that the table awards (AS-30)

void check(Checks& checks, const State& state, const Award& a)
{
    notOver(checks, state);
    checks.must(R::E_NOT_WAITING, unit(state, a.who)->unscored, [&] { return QStringList{titleOf(state, a.who)}; });
    if (!a.player.isEmpty())
        noteBlanks(checks, blankFact(state, *unit(state, a.who), QLatin1String("cost")));
}

Blanks askedFirst(const State& state, const Award& a)
{
    return a.player.isEmpty() ? Blanks() : blankFact(state, *unit(state, a.who), QLatin1String("cost"));
}

void apply(Changes& changes, const State& before, const Award& a)
{
    Unit* who = changes.unit(a.who);
    who->unscored = false;
    if (!a.player.isEmpty())
        changes.score(a.player, costOf(before, *who));
    changes.settle();
}

Message tell(const State& before, const Award& a)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 is scored by %2"),
        {titleOf(before, a.who), a.player.isEmpty() ? tr("nobody") : titleOf(before, a.player)});
}

} // namespace sellsword
