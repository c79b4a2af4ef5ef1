// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/desk.h"

#include "games/hired-swords/desk/chances.h"
#include "games/hired-swords/desk/offer_words.h"
#include "games/hired-swords/desk/table.h"
#include "games/hired-swords/rules/battle/contest.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/offers.h"
#include "games/hired-swords/rules/query.h"

#include <algorithm>

namespace hiredswords::desk {

QString Desk::game() const { return QStringLiteral("hired-swords"); }

kit::TableView* Desk::table(kit::Sitting& sitting, QWidget* parent) const { return new Table(sitting, *this, parent); }

kit::OfferText Desk::offerText(const kit::Sitting& sitting, const engine::Offer& offer) const
{
    kit::OfferText text = wordsOn(sitting.game(), sitting.state(), offer);
    const QString half = waitsForRest(sitting, offer.action);
    if (!half.isEmpty() && goesOnWith(sitting, offer))
        text.detail = half;
    return text;
}

QString Desk::waitsForRest(const kit::Sitting& sitting, const engine::AnyAction& action) const
{
    return action.is<Reveal>() || action.is<EndPhase>() ? halfChosenText(sitting) : QString();
}

bool Desk::goesOnWith(const kit::Sitting& sitting, const engine::Offer& offer) const
{
    const auto* reveal = offer.action.as<Reveal>();
    const QList<Zone> chosen = halfChosen(sitting);
    return !reveal || reveal->zones.isEmpty()
        || std::ranges::all_of(chosen, [&](Zone zone) { return reveal->zones.count(zone) >= chosen.count(zone); });
}

namespace {

// An attack that hurts or exhausts the card; any other one is a choice of last resort.
template <class Attack> bool works(const State& state, const Attack& a, Skill skill)
{
    const Fighter* attacker = fighter(state, a.who);
    const Opponent* target = opponent(state, a.card);
    if (!attacker || !target)
        return false;
    const Effected effected =
        contest(state, skill, attackOf(state, *attacker, skill, a.assists), ranksOf(state, *target), {}, false).effected;
    return effected == Effected::DefenderHurt || effected == Effected::DefenderExhausted;
}

bool mayHire(const State& state)
{
    return std::ranges::any_of(state.mercenaries, [&](const Mercenary& who) {
        return who.where == Whereabouts::Pool && !fighter(state, who.id) && check(state, HireFreelancer{who.id}).isAllowed();
    });
}

bool isLastResort(const State& state, const engine::Offer& offer)
{
    bool is = isAny<Strain, Flee>(offer.action);             // they pay, or leave
    const bool isAsked = !offer.verdict.missing().isEmpty(); // of an attack rankings are asked for before it is made
    kit::on(
        offer.action, [&](const MeleeAttack& a) { is = !isAsked && !works(state, a, Skill::Melee); },
        [&](const MissileAttack& a) { is = !isAsked && !works(state, a, Skill::Missiles); },
        [&](const Feint& a) { is = !isAsked && !works(state, a, Skill::Alertness); });
    return is;
}

} // namespace

bool Desk::canWait(const engine::AnyState& any, const engine::Offer& offer, const QList<engine::Offer>& all) const
{
    const State& state = stateOf(any);
    if (offer.action.is<DiscardCard>()) // it loses the card: what is not known is entered first
        return !offer.verdict.missing().isEmpty();
    if (const auto* effect = offer.action.as<DoEffect>()) { // for each action of the opposition: not before the first
        const Effect* noted = inPhase(state, 5) ? find(state.noted, effect->noted) : nullptr;
        return noted && noted->often == Often::EachTime && std::ranges::none_of(state.battle->opposition, &Opponent::acted);
    }
    const auto isSet = [&](const QString& id) {
        return fighter(state, id) && (state.step != Step::Deploy || fighter(state, id)->at != Position::None);
    };
    if (offer.action.is<PlaceMercenary>()) // whoever stands somewhere may stand elsewhere
        return isSet(offer.actor);
    if (const auto* pick = offer.action.as<PickAgents>())
        return std::ranges::all_of(pick->agents, isSet);
    const auto isNamed = [&](const engine::Offer& one) { // what lies face up says what it is before anything hangs on it
        return one.verdict.isAllowed() && one.action.is<NameCard>() && !canWait(any, one, all);
    };
    if (offer.action.is<EndPhase>()) // of one act alone this is the other choice
        return state.battle && (std::ranges::any_of(all, isNamed) || std::ranges::count_if(all, [&](const engine::Offer& one) {
            return one.verdict.isAllowed() && (one.action.is<NameCard>() || (!one.actor.isEmpty() && !canWait(any, one, all)));
        }) > 1);
    if (const auto* move = offer.action.as<MoveOpposition>()) { // all that go one way go together, and first
        if (!offer.verdict.missing().isEmpty() && std::ranges::any_of(all, isNamed))
            return true;
        return !move->card.isEmpty() && std::ranges::any_of(state.battle->opposition, [&](const Opponent& card) {
            return card.faceUp && !card.moved && movesOf(state, card).size() == 1;
        });
    }
    if (offer.action.is<NameCard>()) // as soon as it lies face up; a table that keeps few things says it before the card acts
        return state.settings.tracking == engine::Tracking::Light && !inPhase(state, 5);
    if (offer.action.is<ConfirmCrew>()) // it never comes to stand where somebody hires
        return mayHire(state);
    if (offer.action.is<DismissFreelancer>())
        return !mayHire(state);
    if (offer.action.is<HireAgent>()) // it costs what the bonus may bring
        return state.contract && !state.contract->bonusPaid;
    return isLastResort(state, offer)
        || isAny<UseTactic, BuyTactic, ReturnTactic, DropEffect, DropFinal, ExpireEncounter, DeclareStalemate, RejectClash,
            RejectContract, Travel, SearchFinal, ReleaseAgent>(offer.action);
}

bool Desk::isChosenByHand(const engine::AnyState&, const engine::Offer& offer, const QList<engine::Offer>& all) const
{
    return isAny<HireFreelancer, HireAgent, BuyTactic, DismissFreelancer>(offer.action)
        && std::ranges::any_of(
            all, [](const engine::Offer& one) { return one.action.is<ConfirmCrew>() && one.verdict.isAllowed(); });
}

bool Desk::isEnd(const engine::AnyAction& action) const { return isAny<EndPhase, EndRound>(action); }

QString Desk::actorName(const engine::AnyState& state, const QString& actor) const { return titleOf(stateOf(state), actor); }

// The dice that the cards name; DM stands there when a crew gives it its sides.
QList<kit::DieWord> Desk::dice(const engine::AnyState& any) const
{
    const State* state = any ? &stateOf(any) : nullptr;
    const int m = state ? crewCount(*state) : 0;
    const bool counts = state && state->battle && inPhase(*state, 2) && !state->battle->counted && !state->battle->revealed;
    const QString due = counts ? contractCard(*state).reveal.text.toUpper() : QString();
    const auto word = [&](const QString& term, const QString& label) {
        return kit::DieWord{
            term, label, due == term, due == term ? QStringList(QLatin1String(CountReveal::verb)) : QStringList()};
    };
    QList<kit::DieWord> words;
    for (const char* name : {"D6", "D4", "D3", "D2"})
        words += word(QLatin1String(name), QLatin1String(name));
    if (m > 0 && !diceOf(*state, Listing{QStringLiteral("DM")}, {}).isEmpty())
        words += word(QStringLiteral("DM"), QStringLiteral("DM = D%1").arg(m));
    return words;
}

QList<kit::OddsQuestion> Desk::odds(const kit::Sitting& sitting) const
{
    const auto cards = sitting.cards();
    return chancesOf(stateOf(sitting.state()), cards ? *cards : nullptr);
}

QString Desk::heading(const engine::AnyState& any) const
{
    const State& state = stateOf(any);
    if (state.status != CareerStatus::Running)
        return engine::fill(hiredswords::tr("the career is over: %1"), {shown(state.status)});
    if (!state.contract)
        return state.drawn.isEmpty()
            ? hiredswords::tr("between contracts")
            : engine::fill(hiredswords::tr("between contracts · %1 drawn"), {titleOf(state, state.drawn)});
    const bool over = state.step == Step::Resolution;
    const QString contract = engine::fill(hiredswords::tr("contract %1"), {number(state.won + state.lost + (over ? 0 : 1))});
    if (state.step == Step::Battle && state.battle)
        return contract + engine::fill(hiredswords::tr(" · round %1"), {number(state.battle->round)});
    return contract + QStringLiteral(" · ") + titleOf(state, state.contract->card);
}

QList<kit::Figure> Desk::figures(const engine::AnyState& any) const
{
    const State& state = stateOf(any);
    return {{hiredswords::tr("Wealth"), number(state.wealth)}, {hiredswords::tr("Won"), number(state.won)}};
}

} // namespace hiredswords::desk
