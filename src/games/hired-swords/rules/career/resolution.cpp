// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Step 6: effects, bonus, tidying up, agents, travel, and on to the next card (p. 5, 8-9; order by AMB-42).
#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/crew/made.h"
#include "games/hired-swords/rules/rules.h"

#include <algorithm>

namespace hiredswords {

namespace {

constexpr int travelCost = 5; // HS-085

bool isWon(const State& state)
{
    return state.contract && (state.contract->ending == Ending::Success || state.contract->ending == Ending::Stalemate);
}

// The contract that decided the career is resolved to its end; a career that was given up leaves everything as it lies.
void resolving(Checks& checks, const State& state)
{
    checks.must(R::E_CAREER_OVER_LEFT, state.status != CareerStatus::Abandoned, [] { return QStringList(); });
    checks.must(R::E_PHASE, state.step == Step::Resolution && state.contract, [&] {
        return QStringList{nowText(state), stepText(Step::Resolution)};
    });
}

// What comes before, by the order of the rules, and is not done: told, not enforced.
QStringList undone(const State& state, bool withTidying, bool isHiring = false) // or travelling
{
    QStringList open;
    if (!state.contract)
        return open;
    if (!state.contract->effectsDone)
        open += tr("effects at the end of the contract");
    if (isWon(state) && !state.contract->bonusPaid && !(isHiring && playsOther(state, Unclear::AMB_42)))
        open += tr("bonus");
    if (withTidying && !state.contract->tidied)
        open += tr("tidying up");
    return open;
}

void inOrder(Checks& checks, const QStringList& open)
{
    checks.should(R::W_ORDER, open.isEmpty(), [&] { return QStringList{open.join(QStringLiteral(", "))}; });
}

QList<Effect> consequences(const State& state)
{
    QList<Effect> effects;
    for (Effect effect : contractCard(state).effects) {
        const bool applies = effect.phase == Moment::ContractEnd || (effect.phase == Moment::Success && isWon(state))
            || (effect.phase == Moment::Failure && !isWon(state));
        if (!applies)
            continue;
        effect.source = contractCard(state).id;
        effects += effect;
    }
    return effects;
}

// Of these, what happens without anybody choosing.
QList<Effect> sureConsequences(const State& state)
{
    QList<Effect> effects = consequences(state);
    effects.removeIf([&](const Effect& effect) { return effect.may || !isAutomatic(state, effect); });
    return effects;
}

} // namespace

// --- effects at the end of the contract (HS-159 HS-310)

QList<Fault> faultsIn(const State& state, const EndEffects& a)
{
    return tooManyNumbers(a.verb, state, listingsOf(sureConsequences(state)), a.numbers);
}

QList<Fault> lacking(const State& state, const EndEffects& a)
{
    if (const QList<Fault> none = withoutContract(state, EndEffects::verb); !none.isEmpty())
        return none;
    return numbersLacking(a.verb, state, listingsOf(sureConsequences(state)), a.numbers);
}

void check(Checks& checks, const State& state, const EndEffects& a)
{
    resolving(checks, state);
    must(checks, state.contract && !state.contract->effectsDone, tr("the effects are resolved"), tr("once after each contract"),
        R::E_PHASE_EFFECTS);
    checkListings(checks, state, listingsOf(sureConsequences(state)), a.numbers);
    checks.note(R::I_CAREER);
}

Needs needs(const State& state, const EndEffects&)
{
    Needs needs;
    for (const Effect& effect : sureConsequences(state))
        needs.dice += effectDice(state, effect);
    return needs;
}

void apply(Changes& changes, const State& before, const EndEffects& a)
{
    State& state = changes.state;
    if (!state.contract)
        return;
    if (state.battle)
        for (const Fighter& who : before.battle->crew) {
            const int gold = mercenary(state, who.id).endGold;
            if (gold > 0 && who.health != Health::Slain) {
                changes.gain(gold);
                changes.tell(R::I_UFIM, QT_TR_NOOP("%1 survived: %2 gold"), {changes.title(who.id), QString::number(gold)});
            } else if (gold > 0) {
                changes.tell(R::I_SLAIN, QT_TR_NOOP("%1 was slain: no gold"), {changes.title(who.id)});
                changes.tell(R::I_END_GOLD);
            }
        }
    Rolls rolls{before, a.rolled, a.numbers};
    for (const Effect& effect : consequences(before)) {
        if (isAutomatic(before, effect) && !effect.may)
            doEffect(changes, effect, rolls);
        else
            engine::noteIn(changes.state, effect);
    }
    changes.contract().effectsDone = true;
    changes.tell(R::I_END_EFFECTS, QT_TR_NOOP("Effects at the end of the contract are resolved"), {});
}

Message tell(const State&, const EndEffects&) { return say(QT_TR_NOOP("Effects at the end of the contract")); }

// --- bonus (HS-120 HS-163)

QList<Fault> faultsIn(const State& state, const CollectBonus& a)
{
    return tooManyNumbers(a.verb, state, {bonusOf(contractCard(state))}, a.numbers);
}

QList<Fault> lacking(const State& state, const CollectBonus& a)
{
    if (const QList<Fault> none = withoutContract(state, CollectBonus::verb); !none.isEmpty())
        return none;
    return numbersLacking(a.verb, state, {bonusOf(contractCard(state))}, a.numbers);
}

Blanks askedFirst(const State& state, const CollectBonus&)
{
    return blankPart(state, contractCard(state), "bonus", QT_TR_NOOP("the bonus of %1"));
}

void check(Checks& checks, const State& state, const CollectBonus& a)
{
    resolving(checks, state);
    checks.must(R::E_BONUS_FAILED, isWon(state), [] { return QStringList(); });
    must(checks, state.contract && !state.contract->bonusPaid, tr("the bonus is paid"), tr("once after each success"),
        R::E_PHASE_BONUS);
    checkListings(checks, state, {bonusOf(contractCard(state))}, a.numbers);
    noteBlanks(checks, askedFirst(state, a), R::W_UNKNOWN_BONUS);
    if (state.contract && !state.contract->effectsDone)
        inOrder(checks, {tr("effects at the end of the contract")});
}

Needs needs(const State& state, const CollectBonus&)
{
    Needs needs;
    needs.dice = diceOf(state, bonusOf(contractCard(state)), tr("bonus"));
    return needs;
}

void apply(Changes& changes, const State& before, const CollectBonus& a)
{
    if (!changes.state.contract)
        return;
    Rolls rolls{before, a.rolled, a.numbers};
    const Worth bonus = rolls.take(bonusOf(contractCard(before)));
    changes.gain(bonus.value);
    changes.contract().bonusPaid = true;
    changes.tell(R::I_BONUS, QT_TR_NOOP("Bonus in gold: %1"), {made(bonus.value, bonus.making)});
    tellValue(changes, bonusOf(contractCard(before)));
}

Message tell(const State& before, const CollectBonus&)
{
    return onContract(before, QT_TR_NOOP("Bonus of %1"), QT_TR_NOOP("The bonus is collected"));
}

// --- tidying up (HS-081 … HS-083, HS-164 … HS-166, HS-263, HS-266, HS-311)

namespace {

// What is to stay: as said, or the one that an agent has kept since an earlier contract (HS-311).
QString keptTactic(const State& state, const TidyUp& a)
{
    const Tactic* named = find(state.tactics, a.keep);
    if ((!named || named->equipment) && mayKeepTactic(state) && state.contract)
        for (const Tactic& card : state.tactics)
            if (card.where != TacticPlace::Deck && !card.equipment && !state.contract->bought.contains(card.id))
                return card.id;
    return a.keep;
}

void gatherTactics(Changes& changes, const QString& keep)
{
    for (const Tactic& card : QList<Tactic>(changes.state.tactics)) {
        if (card.where == TacticPlace::Deck)
            continue;
        if (card.equipment || card.id == keep) {
            changes.tactic(card.id)->where = TacticPlace::Kept;
            changes.tell(card.equipment ? R::I_TACTIC_KEPT : R::I_TACTIC_KEPT_AGENT, QT_TR_NOOP("%1 stays for later"),
                {changes.title(card.id)});
        } else {
            changes.tacticBack(card.id, R::I_TACTIC_BACK);
        }
    }
}

void healCrew(Changes& changes)
{
    for (Fighter& who : changes.battle().crew) {
        if (who.health == Health::Slain) {
            changes.tell(R::I_SLAIN, QT_TR_NOOP("%1 lies in the discard pile"), {titleOf(changes.state, who.id)});
            continue;
        }
        who.health = Health::Healthy;
        who.exhausted = who.staysExhausted = false;
    }
    changes.tell(R::I_HEAL);
}

void gatherOpposition(Changes& changes)
{
    const QList<Opponent> cards = changes.battle().opposition;
    Deck& deck = changes.state.opposition;
    for (const Opponent& card : cards) {
        if (card.isMercenary()) {
            changes.takeOpposition(card);
        } else {
            deck.add(1);
            if (!card.card.isEmpty() || (card.faceUp && find(changes.state.oppositionCards, card.id)))
                deck.unseen += card.cardId(); // the others never left the cards that may lie face down
        }
        changes.state.noted.removeIf([&](const Effect& effect) { return effect.source == card.id; });
    }
    deck.add(int(deck.discard.size()));
    deck.unseen += deck.discard + deck.earlier;
    deck.unseen.removeAll(QLatin1String(unnamedCard));
    deck.discard.clear();
    deck.earlier.clear();
    changes.battle().opposition.clear();
    changes.tell(R::I_RETURNED,
        QT_TR_NOOP("Agents go to the stable, freelancers and opposition to their cards; the opposition deck is shuffled"), {});
}

} // namespace

QList<Fault> faultsIn(const State& state, const TidyUp& a)
{
    if (a.keep.isEmpty() || find(state.tactics, a.keep)->where != TacticPlace::Deck)
        return {};
    return {Fault{QStringLiteral("tidy-up.keep"), a.keep, engine::fill(tr("%1 does not lie face up."), {titleOf(state, a.keep)}),
        tr("Keep one that does, or leave keep out.")}};
}

void check(Checks& checks, const State& state, const TidyUp& a)
{
    resolving(checks, state);
    must(checks, state.contract && !state.contract->tidied, tr("everything is tidied up"), tr("once after each contract"),
        R::E_PHASE_TIDY);
    if (!a.keep.isEmpty())
        checks.must(R::E_KEEP, find(state.tactics, a.keep)->equipment || mayKeepTactic(state),
            [&] { return QStringList{titleOf(state, a.keep)}; });
    inOrder(checks, undone(state, false));
}

QList<Fault> lacking(const State& state, const TidyUp& a) { return withoutContract(state, a.verb); }

void apply(Changes& changes, const State& before, const TidyUp& a)
{
    if (!changes.state.contract || !changes.state.battle)
        return;
    gatherTactics(changes, keptTactic(before, a));
    healCrew(changes);
    gatherOpposition(changes);
    changes.contract().tidied = true;
}

Message tell(const State&, const TidyUp&) { return say(QT_TR_NOOP("Cards put back, the crew refreshed and healed")); }

// --- agents (HS-084 HS-167 HS-173 HS-180)

void check(Checks& checks, const State& state, const HireAgent& a)
{
    inStep(checks, state, Step::Resolution);
    const auto name = [&] { return QStringList{titleOf(state, a.who)}; };
    const Mercenary& who = mercenary(state, a.who);
    const Fighter* deployed = fighter(state, a.who);
    const int cost = who.cost.value_or(0);
    checks.must(R::E_HIRE_FAILED, isWon(state), [] { return QStringList(); });
    checks.must(R::E_IS_AGENT, who.where != Whereabouts::Stable, name);
    checks.must(R::E_HIRE_NOT_DEPLOYED, deployed && !deployed->agent, name);
    checks.must(R::E_HIRE_SLAIN, who.where != Whereabouts::Slain && !(deployed && deployed->health == Health::Slain), name);
    checks
        .must(R::E_HIRE_GOLD, engine::Truth(state.wealth >= cost, blankPrice(state, who)),
            [&] {
                return QStringList{QString::number(cost), QString::number(state.wealth), QString::number(cost - state.wealth)};
            })
        .change([] { return QStringLiteral("wealth"); }, cost);
    inOrder(checks, undone(state, false, true));
}

QList<Fault> lacking(const State& state, const HireAgent& a)
{
    if (mercenary(state, a.who).cost)
        return {};
    return {Fault{QStringLiteral("mercenaries.") + a.who + QStringLiteral(".cost"), {},
        engine::fill(tr("The cost of %1 has not been entered yet."), {titleOf(state, a.who)}),
        tr("Read it from the card and correct it, then hire again.")}};
}

void apply(Changes& changes, const State& before, const HireAgent& a)
{
    Mercenary* who = changes.mercenary(a.who);
    if (!who)
        return;
    const int cost = who->cost.value_or(0), paid = std::min(changes.state.wealth, cost);
    changes.state.wealth -= paid;
    if (paid < cost)
        changes.tell(R::I_HIRED, QT_TR_NOOP("Paid %1 of %2 gold: all there was"), {number(paid), number(cost)});
    who->where = Whereabouts::Stable;
    const QList<Effect> effects = who->effects;
    changes.tell(R::I_HIRED, QT_TR_NOOP("%1 joins the stable; agents: %2"),
        {changes.title(a.who), QString::number(agentCount(changes.state))});
    if (agentCount(changes.state) > agentsForFinal)
        changes.tell(R::I_STABLE);
    for (Effect effect : effects)
        if (effect.phase == Moment::Now) {
            effect.source = a.who;
            engine::noteIn(changes.state, effect);
            changes.tell(R::I_STANDING_HIRED, QT_TR_NOOP("Look at the card of %1: %2"),
                {changes.title(a.who), effectText(before, effect)});
        }
}

Message tell(const State& before, const HireAgent& a) { return say(QT_TR_NOOP("%1 becomes an agent"), {titleOf(before, a.who)}); }

// --- travel (HS-085 HS-086 HS-168 … HS-171)

void check(Checks& checks, const State& state, const Travel& a)
{
    running(checks, state);
    const bool inTime = state.step == Step::Resolution && state.contract && !state.contract->travelled;
    checks.must(R::E_TRAVEL_TIME, inTime, [&] {
        return QStringList{state.step == Step::Resolution ? tr("Paid travel was used after this contract") : nowText(state)};
    });
    checks.must(R::E_TRAVEL_FAR, neighbours(state, state.location, a.to), [&] {
        QStringList near;
        for (const Location place : {Location::Village, Location::Town, Location::City})
            if (neighbours(state, state.location, place))
                near += shown(place);
        return QStringList{shown(state.location), shown(a.to), near.join(tr(" or "))};
    });
    State asPrinted = state;
    asPrinted.settings.settlementLinks.clear();
    checks.starIf(neighbours(state, state.location, a.to) != neighbours(asPrinted, state.location, a.to), "settlement_links");
    checks
        .must(R::E_TRAVEL_GOLD, state.wealth >= travelCost,
            [&] {
                return QStringList{QString::number(state.wealth), QString::number(travelCost - state.wealth)};
            })
        .change([] { return QStringLiteral("wealth"); }, travelCost);
    inOrder(checks, undone(state, false, true));
}

void apply(Changes& changes, const State&, const Travel& a)
{
    State& state = changes.state;
    state.wealth = std::max(0, state.wealth - travelCost);
    if (state.contract) {
        changes.contract().travelled = true;
        if (state.settings.discardContract == DiscardContract::BeforeTravel && !state.contract->discarded
            && state.step == Step::Resolution) {
            changes.contract().discarded = true;
            changes.discardCareer(state.contract->card);
        }
    }
    changes.goTo(a.to);
}

Message tell(const State&, const Travel& a) { return say(QT_TR_NOOP("Travel to the %1 for 5 gold"), {shown(a.to)}); }

void check(Checks& checks, const State& state, const Relocate&)
{
    running(checks, state);
    checks.note(R::I_RELOCATED).byCard();
}

void apply(Changes& changes, const State&, const Relocate& a) { changes.goTo(a.to); }

Message tell(const State& before, const Relocate& a)
{
    return a.source.isEmpty() ? say(QT_TR_NOOP("Moved to the %1 by a card"), {shown(a.to)})
                              : say(QT_TR_NOOP("Moved to the %1 by %2"), {shown(a.to), titleOf(before, a.source)});
}

// --- releasing (HS-184 HS-185, AMB-34)

void check(Checks& checks, const State& state, const ReleaseAgent&)
{
    running(checks, state);
    const bool between = state.step == Step::Career || state.step == Step::Prepare || state.step == Step::Resolution;
    const bool isLate = between && playsOther(state, Unclear::AMB_34) && !(state.step == Step::Career && state.drawn.isEmpty());
    checks.must(R::E_RELEASE_TIME, between && !isLate, [] { return QStringList(); }).starIf(isLate, markOf(Unclear::AMB_34));
}

void apply(Changes& changes, const State&, const ReleaseAgent& a)
{
    if (Mercenary* who = changes.mercenary(a.who))
        who->where = Whereabouts::Pool;
    if (changes.state.step == Step::Prepare && changes.state.battle)
        changes.battle().crew.removeIf([&](const Fighter& f) { return f.id == a.who; });
    changes.tell(R::I_RELEASED, QT_TR_NOOP("%1 leaves the stable; no gold"), {changes.title(a.who)});
}

Message tell(const State& before, const ReleaseAgent& a)
{
    return say(QT_TR_NOOP("Agent released: %1"), {titleOf(before, a.who)});
}

// --- on to the next card (HS-080 HS-171)

void check(Checks& checks, const State& state, const FinishContract&)
{
    resolving(checks, state);
    if (state.status == CareerStatus::Running) {
        settled(checks, state);
        const QStringList open = undone(state, true);
        must(checks, open.isEmpty(), engine::fill(tr("not done yet: %1"), {open.join(QStringLiteral(", "))}),
            tr("everything of step 6 is done"));
        reminders(checks, state);
    }
    checks.note(R::I_CAREER);
}

QList<Fault> lacking(const State& state, const FinishContract& a) { return withoutContract(state, a.verb); }

void apply(Changes& changes, const State&, const FinishContract&)
{
    State& state = changes.state;
    if (state.contract && !state.contract->discarded)
        changes.discardCareer(state.contract->card);
    changes.leaveContract();
    const bool goesOn = state.status == CareerStatus::Running;
    const bool isLate = state.settings.discardContract == DiscardContract::AfterTravel;
    changes.tell(isLate ? R::I_PUT_AWAY_LATE : R::I_PUT_AWAY,
        goesOn ? QT_TR_NOOP("Back to step 1") : QT_TR_NOOP("The career has ended"), {});
}

Message tell(const State& before, const FinishContract&)
{
    return onContract(before, QT_TR_NOOP("Contract put away: %1"), QT_TR_NOOP("The contract is put away"));
}

} // namespace hiredswords
