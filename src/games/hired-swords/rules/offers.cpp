// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is worth offering now: one offer per actor, verb and target, the refused ones too, so that nobody wonders.
#include "games/hired-swords/rules/offers.h"

#include "games/hired-swords/rules/battle/contest.h"
#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/rules.h"

#include "engine/offers.h"

#include <algorithm>

namespace hiredswords {

using engine::Offer;

namespace {

using Offers = engine::Offers<State>;

// What is noted, aimed at everything that it fits when its text left the target open.
void noteOffers(Offers& offers, const Effect& effect)
{
    const State& state = offers.state;
    if (effectFault(state, effect).problem.isEmpty()) {
        offers.add(DoEffect{{}, effect.id, {}});
    } else {
        for (const QString& target : targetsOf(state, effect)) {
            Effect only;
            only.target = target;
            offers.add(DoEffect{only, effect.id, {}});
        }
    }
    offers.add(DropEffect{effect.id});
}

void careerOffers(Offers& offers)
{
    const State& state = offers.state;
    offers.add(DrawCard{});
    if (!state.drawn.isEmpty()) {
        const CareerCard& card = careerCard(state, state.drawn);
        if (card.kind == CareerKind::Contract) {
            offers.add(AcceptContract{});
        } else if (card.kind == CareerKind::Encounter) {
            offers.add(ResolveEncounter{});
            if (std::ranges::any_of(card.effects, [](const Effect& effect) { return effect.may; })) {
                ResolveEncounter declined;
                declined.take = false;
                offers.add(declined);
            }
        } else {
            offers.add(HoldFinal{});
        }
        if (card.kind != CareerKind::Final)
            offers.add(DiscardCard{});
        offers.add(RejectClash{});
        if (card.kind == CareerKind::Contract)
            offers.add(RejectContract{}); // what costs gold stands behind what is free
    }
    for (const QString& id : namesOf(state, QLatin1String("final"))) {
        if (careerCard(state, id).battle)
            offers.add(RunFinal{id});
        else
            offers.add(FinishFinal{id});
        offers.add(DropFinal{id});
    }
    for (const QString& id : state.lasting)
        offers.add(ExpireEncounter{id});
    offers.add(SearchFinal{});
}

void prepareOffers(Offers& offers)
{
    const State& state = offers.state;
    offers.add(ConfirmCrew{});
    if (check(state, DiscardCard{}).isAllowed()) // it cannot be run after all
        offers.add(DiscardCard{});
    for (const Mercenary& who : state.mercenaries)
        if (!fighter(state, who.id) && who.where == Whereabouts::Pool)
            offers.add(HireFreelancer{who.id}, who.id);
    if (state.battle)
        for (const Fighter& who : state.battle->crew)
            if (!who.agent)
                offers.add(DismissFreelancer{who.id}, who.id);
    const QStringList agents = deployableAgents(state, contractCard(state));
    if (!agents.isEmpty())
        offers.add(PickAgents{agents.mid(0, mostIn(state, contractCard(state)))});
    for (const Tactic& tactic : state.tactics) {
        if (tactic.where == TacticPlace::Deck)
            offers.add(BuyTactic{tactic.id});
        else if (state.contract && state.contract->bought.contains(tactic.id))
            offers.add(ReturnTactic{tactic.id});
    }
}

void tacticOffers(Offers& offers)
{
    for (const Tactic& tactic : offers.state.tactics)
        if (tactic.where != TacticPlace::Deck)
            offers.add(UseTactic{tactic.id, false});
}

void deployOffers(Offers& offers)
{
    const State& state = offers.state;
    if (state.battle)
        for (const Fighter& who : state.battle->crew)
            for (const Position position : positions)
                if (position != who.at)
                    offers.add(PlaceMercenary{who.id, engine::nameOf(position)}, who.id);
    offers.add(BeginBattle{});
    tacticOffers(offers); // some work at the start of the contract (HS-063)
}

// As it stands; and where helpers who lose nothing by it make more of it, with the fewest of them.
template <class Attack> void attackOffers(Offers& offers, const Fighter& who, const Opponent& card, Attack attack, Skill skill)
{
    const State& state = offers.state;
    offers.add(attack, who.id);
    if (!offers.all.last().verdict.isAllowed() || isTrap(state, card))
        return;
    const auto effect = [&](const QStringList& helpers) {
        return contest(state, skill, attackOf(state, who, skill, helpers), ranksOf(state, card), {}, false).effected;
    };
    QStringList able;
    for (const Fighter& other : state.battle->crew) {
        attack.assists = {other.id};
        if (other.id != who.id && !mercenary(state, other.id).assists.isEmpty() && !counterFor(other, Gates::Assist)
            && check(state, attack).isAllowed())
            able += other.id;
    }
    const Effected plain = effect({}), most = effect(able);
    const bool isEnough = plain == Effected::DefenderExhausted && card.exhausted && !card.isMercenary(); // it goes by that
    if (most == plain || isEnough || (most != Effected::DefenderHurt && most != Effected::DefenderExhausted))
        return;
    const auto one = std::ranges::find_if(able, [&](const QString& helper) { return effect({helper}) == most; });
    attack.assists = one != able.end() ? QStringList{*one} : able;
    if (check(state, attack).isAllowed())
        offers.add(attack, who.id);
}

void crewOffers(Offers& offers, const Fighter& who)
{
    const State& state = offers.state;
    for (const Opponent& card : state.battle->opposition) {
        if (!card.faceUp)
            continue;
        attackOffers(offers, who, card, MeleeAttack{who.id, card.id, {}, false, false}, Skill::Melee);
        attackOffers(offers, who, card, MissileAttack{who.id, card.id, {}, {}, false, false, false, {}}, Skill::Missiles);
        if (counterFor(who, Gates::Shot))
            offers.add(MissileAttack{who.id, card.id, {}, {}, true, false, false, {}}, who.id);
        attackOffers(offers, who, card, Feint{who.id, card.id, {}, false, false}, Skill::Alertness);
    }
    for (const Position position : positions)
        if (position != who.at)
            offers.add(MoveMercenary{who.id, position, {}, false, false}, who.id);
    offers.add(Recover{who.id, false, false}, who.id);
    offers.add(Strain{who.id}, who.id);
    offers.add(Flee{who.id, false}, who.id);
}

void oppositionOffers(Offers& offers, const Opponent& card)
{
    const State& state = offers.state;
    QList<Skill> skills = skillsOf(state, card);
    if (mustAct(state, card).isUnknown()) { // whoever cannot act is passed over with the phase
        if (skills.isEmpty())
            offers.add(OppositionAct{card.id, {}, {}, {}, false, {}, {}, false, false}, card.id);
        offers.add(SkipOpposition{card.id}, card.id);
    }
    for (const Skill skill : skills) {
        const std::optional<Skill> chosen = skills.size() > 1 ? std::optional(skill) : std::nullopt;
        for (const QString& target : namesOf(state, QLatin1String("target"))) {
            const Fighter* who = fighter(state, target);
            if (!who || who->isOnTable())
                offers.add(OppositionAct{card.id, target, chosen, {}, false, {}, {}, false, false}, card.id);
            if (who && who->isOnTable() && counterFor(*who, Gates::Dodge))
                offers.add(OppositionAct{card.id, target, chosen, {}, false, {}, {}, false, true}, card.id);
        }
        if (contractCard(state).type == ContractType::Protector)
            for (const Fighter& who : state.battle->crew)
                if (who.isOnTable())
                    offers.add(OppositionAct{card.id, objectiveOf(state), chosen, who.id, false, {}, {}, false, false}, card.id);
    }
}

// All from one stack, or spread over the zones: the choices that tables make.
void revealOffers(Offers& offers)
{
    const State& state = offers.state;
    const bool rolls = revealsDue(state) < 0;
    if (rolls || state.battle->revealed)
        offers.add(CountReveal{});
    const int due = std::min(std::max(0, revealsDue(state)), hiddenCount(state));
    offers.add(Reveal{});
    if (!blankCircle(state).isEmpty()) { // any number, one after the other
        for (const Zone zone : zones)
            if (hiddenCount(state, zone) > 0)
                offers.add(Reveal{{zone}, {}, {}, {}});
        return;
    }
    if (rolls || state.battle->revealed || due == hiddenCount(state))
        return;
    for (const Zone zone : zones)
        if (hiddenCount(state, zone) >= due && due > 0)
            offers.add(Reveal{QList<Zone>(due, zone), {}, {}, {}});
    QList<Zone> spread;
    for (int layer = 1; spread.size() < due; ++layer)
        for (const Zone zone : zones)
            if (hiddenCount(state, zone) >= layer && spread.size() < due)
                spread += zone;
    if (due > 1)
        offers.add(Reveal{spread, {}, {}, {}});
}

void battleOffers(Offers& offers)
{
    const State& state = offers.state;
    if (!state.battle)
        return;
    switch (state.battle->phase) {
    case 2:
        if (hiddenCount(state) > 0)
            revealOffers(offers);
        break;
    case 3:
        if (std::ranges::any_of(state.battle->opposition,
                [&](const Opponent& card) { return card.faceUp && !card.moved && movesOf(state, card).size() == 1; }))
            offers.add(MoveOpposition{}); // as long as it moves anything
        for (const Opponent& card : state.battle->opposition)
            if (card.faceUp)
                for (const Zone zone : waysOf(state, card))
                    offers.add(MoveOpposition{card.id, zone}, card.id);
        break;
    case 4:
        for (const Fighter& who : state.battle->crew)
            if (who.isOnTable())
                crewOffers(offers, who);
        break;
    case 5:
        for (const Opponent& card : state.battle->opposition)
            if (card.faceUp && !card.acted && !isTrap(state, card))
                oppositionOffers(offers, card);
        break;
    case 6:
        if (!state.battle->refreshed)
            offers.add(Refresh{});
        break;
    default:
        break;
    }
    for (const Effect* effect : missed(state))
        noteOffers(offers, *effect);
    if (state.battle->phase == lastPhase && asksEnding(state))
        for (const Ending ending : {Ending::Open, Ending::Success, Ending::Failure})
            offers.add(EndRound{ending});
    else if (state.battle->phase == lastPhase) {
        offers.add(EndRound{});
        if (!blankEnding(state).isEmpty()) // more cards may lie on the table
            offers.add(EndRound{Ending::Open});
    } else
        offers.add(EndPhase{});
    const bool isOver = offers.all.last().verdict.isAllowed(); // nothing is left to do in this phase
    tacticOffers(offers);
    if (isOver && (state.battle->phase == lastPhase || state.battle->quietRounds >= quietEnough))
        offers.add(DeclareStalemate{});
}

// A battle step by step, or the result of one that is kept on the table alone.
void fightOffers(Offers& offers)
{
    if (!tracksBattles(offers.state))
        for (const Ending ending : {Ending::Success, Ending::Failure, Ending::Stalemate})
            offers.add(EnterResult{ending, {}});
    else if (offers.state.step == Step::Distribute)
        offers.add(Distribute{});
    else if (offers.state.step == Step::Deploy)
        deployOffers(offers);
    else
        battleOffers(offers);
}

void resolutionOffers(Offers& offers)
{
    const State& state = offers.state;
    offers.add(EndEffects{});
    offers.add(CollectBonus{});
    offers.add(TidyUp{});
    for (const Tactic& tactic : state.tactics)
        if (mayKeepTactic(state) && tactic.where != TacticPlace::Deck && !tactic.equipment)
            offers.add(TidyUp{tactic.id});
    if (state.battle)
        for (const Fighter& who : state.battle->crew)
            if (!who.agent && find(state.mercenaries, who.id))
                offers.add(HireAgent{who.id}, who.id);
    for (const Location place : {Location::Village, Location::Town, Location::City})
        if (place != state.location)
            offers.add(Travel{place});
    offers.add(FinishContract{});
}

} // namespace

QList<Offer> offers(const State& state)
{
    Offers offers(state);
    // Nothing of a career that is over is done any more, but the contract that decided it is resolved to its end (HS-127).
    const bool isResolved = state.step != Step::Resolution || !state.contract || state.status == CareerStatus::Abandoned;
    if (state.status != CareerStatus::Running && isResolved)
        return {};
    for (const Effect* effect : due(state))
        noteOffers(offers, *effect);
    for (const QString& card : namesOf(state, QLatin1String("opposition")))
        if (const Opponent* revealed = opponent(state, card);
            revealed->faceUp && faultsIn(state, NameCard{card, {}, {}}).isEmpty())
            offers.add(NameCard{card, {}, {}}, card);
    switch (state.step) {
    case Step::Career:
        careerOffers(offers);
        break;
    case Step::Prepare:
        prepareOffers(offers);
        break;
    case Step::Distribute:
    case Step::Deploy:
    case Step::Battle:
        fightOffers(offers);
        break;
    case Step::Resolution:
        resolutionOffers(offers);
        break;
    }
    for (const QString& agent : namesOf(state, QLatin1String("agent")))
        offers.add(ReleaseAgent{agent}, agent);
    return std::move(offers.all);
}

} // namespace hiredswords
