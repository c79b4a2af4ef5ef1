// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/desk.h"

#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/rules/dice/rolls.h"
#include "games/jagged-alliance/desk/offer_words.h"
#include "games/jagged-alliance/desk/promise.h"
#include "games/jagged-alliance/desk/stages.h"
#include "games/jagged-alliance/desk/table.h"
#include "games/jagged-alliance/desk/waiting.h"
#include "games/jagged-alliance/rules/actions.h"
#include "games/jagged-alliance/rules/blanks.h"
#include "games/jagged-alliance/rules/query.h"

#include <algorithm>

namespace jaggedalliance::desk {

QString Desk::game() const { return QStringLiteral("jagged-alliance"); }

kit::TableView* Desk::table(kit::Sitting& sitting, QWidget* parent) const { return new Table(sitting, parent); }

kit::OfferText Desk::offerText(const kit::Sitting& sitting, const engine::Offer& offer) const
{
    return wordsOn(stateOf(sitting.state()), offer);
}

// Only the table knows whether a scenario is over by its own words, or what a card says of something far; nobody shall end an
// activation, throw a card away or tick what was not done by pressing Enter.
bool Desk::canWait(const engine::AnyState& any, const engine::Offer& offer, const QList<engine::Offer>&) const
{
    const State& state = stateOf(any);
    const engine::AnyAction& action = offer.action;
    const auto* drops = action.as<DropEffect>();
    const auto* said = action.as<DoEffect>();
    const auto* turns = action.as<Reveal>();
    const auto* attack = action.as<Attack>();
    const qsizetype ticked = state.scenario ? state.scenario->ticked.size() : 0; // a list that was begun is gone through
    const auto* frees = action.as<Liberate>(); // of who is not known to stand there only the table knows that nobody does
    const bool isUnknown = frees && (!tracksTable(state) || !blankForces(state, frees->sector).isEmpty());
    const auto* deploys = action.as<Deploy>(); // whoever stands somewhere already may begin elsewhere
    const bool isElsewhere = deploys && !mercenary(state, deploys->who).at.isEmpty();
    const bool isEarly = action.is<BeginPlay>() && ticked > 0 && ticked < lastSetupStep;
    const bool leavesIt = (state.successes && !action.is<Assign>()) || (state.groupMoves > 0 && !action.is<GroupMove>());
    const bool isInVain = attack && !attack->target.isEmpty() && !canHurt(state, *attack);
    return isEarly || leavesIt || isElsewhere || isInVain || (said && said->effect) || (drops && !drops->noted.isEmpty())
        || (turns && turns->far && !isRevealAsked(state)) || isUnknown
        || isAny<Declare, Forgo, Uncover, ResolveGoal, EndActions, DiscardCard, TickSetup, TickCity, TickExperience, ConfirmDice,
            Buy, Sell, SwapMercenary>(action);
}

bool Desk::isEnd(const engine::AnyAction& action) const { return isAny<EndActions, EndPlayerPhase, FinishScenario>(action); }

bool Desk::isCourse(const engine::Reason& told) const
{
    return &told == &reason(R::I_ACTIVATION_DONE) || &told == &reason(R::I_ENEMY_DONE);
}

// Successes that wait are gone after it: what goes on asks for them.
static bool isUsedUp(const engine::Offer& offer)
{
    return std::ranges::any_of(offer.verdict.conditions,
        [](const engine::Condition& one) { return one.reason == &reason(R::R_SPEND) || one.reason == &reason(R::W_SUCCESSES); });
}

// Whether all that the card would mend is whole.
static bool mendsNothing(const State& state, const UseCard& use)
{
    const auto told = apply(state, use).told;
    const auto isAny = [&](auto... ids) {
        return std::ranges::any_of(told, [&](const engine::Told& one) { return ((one.reason == &reason(ids)) || ...); });
    };
    return isAny(R::I_NOTHING_TO_HEAL, R::I_NOTHING_TO_RECOVER) && !isAny(R::I_HEALED, R::I_RECOVERED, R::I_CURED, R::I_WAKES);
}

// Whether somebody pays for the way with a wound.
static bool wounds(const State& state, const engine::AnyAction& action)
{
    if (state.active.isEmpty())
        return false;
    const Mercenary& who = mercenary(state, state.active);
    const auto* group = action.as<GroupMove>();
    return (action.is<MoveStep>() && stepCost(state, who).wounds > 0)
        || (group && std::ranges::any_of(QStringList(who.id) + group->taken, [&](const QString& one) {
               return groupMoveCost(state, mercenary(state, one)).wounds > 0;
           }));
}

// A light table alone knows whether it bribes before it ends; and nobody walks away from enemies into a wound without meaning it.
bool Desk::isChosenByHand(const engine::AnyState& any, const engine::Offer& offer, const QList<engine::Offer>& all) const
{
    const auto mayBe = [&](auto is) {
        return std::ranges::any_of(all, [&](const engine::Offer& one) { return is(one.action) && one.verdict.isAllowed(); });
    };
    const State& state = stateOf(any);
    if (state.successes && state.successes->left > 0 && isUsedUp(offer)
        && mayBe([](const engine::AnyAction& act) { return act.is<Assign>() || act.is<Forgo>(); }))
        return true; // what was rolled would be lost
    if (const auto* uses = offer.action.as<UseCard>(); uses && offer.verdict.isAllowed() && mendsNothing(state, *uses))
        return true;
    // What would be used up for nothing that is known of it.
    if (const auto* uses = offer.action.as<UseCard>(); uses && uses->target.isEmpty())
        if (const Card* card = find(state.cards, uses->card); card && card->kind == CardKind::Consumable)
            return card->effects.isEmpty() && (uses->use > card->uses.size() || card->uses[uses->use - 1].effects.isEmpty());
    if (const auto* begins = offer.action.as<Deploy>(); begins && !mercenary(state, begins->who).at.isEmpty())
        return true; // whoever stands somewhere already
    if (wounds(state, offer.action) || offer.action.is<Bribe>())
        return mayBe([](const engine::AnyAction& act) { return act.is<EndActions>(); });
    return offer.action.is<EndActions>() && !tracksTable(state)
        && mayBe([](const engine::AnyAction& act) { return act.is<Bribe>(); });
}

bool Desk::isActOf(const QString& chosen, const engine::Offer& offer) const
{
    return offer.actor == chosen || offer.action.is<Assign>();
}

QString Desk::actorName(const engine::AnyState& state, const QString& actor) const { return titleOf(stateOf(state), actor); }

QString Desk::cardName(const engine::AnyState& any, const QString& id) const
{
    const State& state = stateOf(any);
    return find(encounterKinds(state), id) ? encounterText(state, id) : QString();
}

// One die of each colour; and the whole pool that is about to be rolled.
QList<kit::DieWord> Desk::dice(const engine::AnyState& any) const
{
    QList<kit::DieWord> words{{QStringLiteral("Y"), jaggedalliance::tr("yellow"), false},
        {QStringLiteral("O"), jaggedalliance::tr("orange"), false}, {QStringLiteral("R"), jaggedalliance::tr("red"), false},
        {QStringLiteral("B"), jaggedalliance::tr("blue"), false}};
    if (const Pool pool = any ? poolDue(stateOf(any)) : Pool(); pool.count() > 0)
        words += kit::DieWord{pool.written().toString(), poolText(pool), true,
            {QLatin1String(Defend::verb), QLatin1String(FightCounterAttack::verb)}};
    return words;
}

QList<engine::Die> Desk::printedDice(const engine::AnyState& any, const QString& term) const
{
    QList<engine::Die> dice;
    if (const std::optional<Pool> pool = any ? Pool::read(term.toUpper()) : std::nullopt)
        for (const Colour colour : pool->dice())
            dice += dieOf(stateOf(any), colour);
    return dice;
}

QString Desk::heading(const engine::AnyState& any) const
{
    const State& state = stateOf(any);
    if (state.status == Status::Over)
        return jaggedalliance::tr("the campaign is over");
    if (!state.scenario)
        return jaggedalliance::tr("between scenarios");
    const QString name = state.scenario->title.isEmpty() ? state.scenario->id : state.scenario->title;
    if (state.phase == Phase::Setup)
        return name + QStringLiteral(" · ") + jaggedalliance::tr("setup");
    if (state.scenario->ending != Ending::Open)
        return name + QStringLiteral(" · ")
            + (state.scenario->ending == Ending::Won ? jaggedalliance::tr("won") : jaggedalliance::tr("lost"));
    return engine::fill(jaggedalliance::tr("%1 · turn %2 · %3"),
        {name, number(state.scenario->turn), state.threat.night ? jaggedalliance::tr("night") : jaggedalliance::tr("day")});
}

QList<kit::Figure> Desk::figures(const engine::AnyState& any) const
{
    const State& state = stateOf(any);
    const auto won = std::count_if(state.history.begin(), state.history.end(), [](const Played& one) { return one.won; });
    return {{jaggedalliance::tr("Funds"), number(state.funds)}, {jaggedalliance::tr("Won"), number(won)}};
}

} // namespace jaggedalliance::desk
