// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/guide.h"

#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/desk/offer_words.h"
#include "games/hired-swords/desk/stages.h"
#include "games/hired-swords/rules/battle/line.h"
#include "games/hired-swords/rules/blanks.h"
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/rules.h"
#include "kit/guiding.h"

#include <algorithm>
#include <array>
#include <variant>

namespace hiredswords::desk {

QString battleHint(const State& state, const QString& actor)
{
    if (!state.battle)
        return {};
    if (const QList<const Effect*> open = due(state); !open.isEmpty())
        return fill(hiredswords::tr("Due now: %1"), {effectText(state, *open.first())});
    const QString name = actor.isEmpty() ? QString() : titleOf(state, actor);
    const bool isAnybodyOff = std::ranges::any_of(
        state.battle->crew, [](const Fighter& who) { return who.at == Position::None && who.health != Health::Slain; });
    if (state.step == Step::Deploy && actor.isEmpty())
        return isAnybodyOff ? hiredswords::tr("Press or drag a mercenary, then the corner it begins on")
                            : hiredswords::tr("Everybody stands: the battle begins, or press a mercenary and another corner");
    if (state.step == Step::Deploy)
        return fill(hiredswords::tr("%1: press a corner"), {name});
    if (state.step != Step::Battle)
        return {};
    switch (state.battle->phase) {
    case 2:
        if (hiddenCount(state) > 0 && !blankCircle(state).isEmpty())
            return hiredswords::tr("How many are turned up is not known: press the stacks, one card each");
        if (state.battle->revealed || hiddenCount(state) == 0)
            return hiredswords::tr("Nothing is left to reveal in this round");
        return revealsDue(state) < 0 ? hiredswords::tr("Press a stack: first the circle is rolled")
                                     : hiredswords::tr("Press the stacks to turn cards up");
    case 3: {
        bool isForced = false, isChosen = false;
        for (const Opponent& card : state.battle->opposition)
            if (const qsizetype ways = card.faceUp && !card.moved ? waysOf(state, card).size() : 0; ways > 0) {
                if (!blankIcon(state, card).isEmpty())
                    return fill(hiredswords::tr("Whether %1 has a Move icon is not known: press it, then the zone where it goes"),
                        {titleOf(state, card.id)});
                (ways == 1 ? isForced : isChosen) = true;
            }
        return isChosen ? hiredswords::tr("Solid arrows are forced; of dashed ones choose: press the card, then its zone")
            : isForced  ? hiredswords::tr("Every card has one way only: all of them move together")
                        : hiredswords::tr("All have moved");
    }
    case 4:
        return !fighter(state, actor)
            ? hiredswords::tr("Press a mercenary to see what it can do")
            : fill(hiredswords::tr("%1: press a marked card to attack it, or a marked corner to go there"), {name});
    case 5:
        return !opponent(state, actor)
            ? hiredswords::tr("Press an opposition card, then its target; blocks and assists are asked there")
            : fill(objectiveOf(state).isEmpty() ? hiredswords::tr("%1: press the mercenary that it acts on")
                                                : hiredswords::tr("%1: press the mercenary that it acts on, or the contract"),
                {name});
    default:
        return {};
    }
}

namespace {

using Next = kit::Guiding<State>;

void career(Next& next)
{
    const State& state = next.state;
    if (state.drawn.isEmpty()) {
        next.press<DrawCard>(hiredswords::tr("A career is a row of contracts; the deck turns up the next card."));
        return;
    }
    next.press<AcceptContract>(
        hiredswords::tr("Its client pays the budget, and the table below lists every crew that it pays for."))
        || next.press<ResolveEncounter>(hiredswords::tr("An encounter happens to you, and the next card is drawn."))
        || next.press<HoldFinal>(hiredswords::tr("A final contract ends a career; it is kept for later."))
        || next.press<DiscardCard>(hiredswords::tr("This card is not for you where you are; the list says why."))
        || next.press<RejectContract, DropFinal>(hiredswords::tr("This card cannot be run with what you have."));
}

// A crew that is no larger than it must be has to beat what comes: the better way to attack counts most.
int strengthOf(const Mercenary& who)
{
    constexpr int attack = 4;
    const Ranks ranks = who.healthy.value_or(Ranks());
    int sum = attack * std::max(ranks.in(Skill::Melee), ranks.in(Skill::Missiles));
    for (const Skill skill : allSkills)
        sum += ranks.in(skill);
    return sum;
}

// The strongest with whom the gold still pays for the others that a first contract takes; null when nobody can be hired.
const Mercenary* bestHire(const State& state, qsizetype others)
{
    QList<const Mercenary*> open;
    for (const Mercenary& one : state.mercenaries)
        if (!fighter(state, one.id) && one.cost && check(state, HireFreelancer{one.id}).isAllowed())
            open += &one;
    if (open.isEmpty())
        return nullptr;
    const auto cheapest = std::ranges::min(open, {}, [](const Mercenary* one) { return *one->cost; });
    const auto value = [&](const Mercenary* one) {
        const bool isPaid = *one->cost + int(others) * *cheapest->cost <= funds(state);
        return isPaid ? strengthOf(*one) : one == cheapest ? 0 : -1;
    };
    return std::ranges::max(open, {}, value);
}

void prepare(Next& next)
{
    const State& state = next.state;
    const qsizetype missing = contractCard(state).crewMin - (state.battle ? state.battle->crew.size() : 0);
    const Mercenary* best = bestHire(state, std::max<qsizetype>(0, missing - 1));
    const auto isBest = [&](const HireFreelancer& a) { return best && a.who == best->id; };
    const bool isCovered = best && state.contract && *best->cost <= state.contract->budget;
    const QString hired = isCovered
        ? hiredswords::tr("A freelancer fights in this contract alone, paid from its budget.")
        : hiredswords::tr("A freelancer fights in this contract alone; what its budget does not pay, your own gold pays.");
    (missing > 0 && next.press<HireFreelancer>(hired, isBest))
        || next.press<ConfirmCrew>(best
                ? hiredswords::tr(
                    "As many as the contract asks for; whoever else comes along costs more of its budget or your gold.")
                : hiredswords::tr("The crew is complete; what is left of the budget is lost."))
        || next.press<HireFreelancer>(hired, isBest);
}

void deploy(Next& next)
{
    const State& state = next.state;
    const auto isWaiting = [&](const PlaceMercenary& a) {
        const Fighter* who = fighter(state, a.who);
        return who && !who->isOnTable();
    };
    const auto isAlone = [&](const PlaceMercenary& a) { // two opposite corners reach all four zones
        const auto at = engine::valueNamed<Position>(a.at);
        return isWaiting(a) && at
            && std::ranges::none_of(state.battle->crew, [&](const Fighter& other) { return neighbours(other.at, *at); });
    };
    const QString reach = hiredswords::tr("From a corner it reaches the two zones beside it.");
    next.press<PlaceMercenary>(reach, isAlone) || next.press<PlaceMercenary>(reach, isWaiting)
        || next.press<BeginBattle>(hiredswords::tr("Everybody stands: the first of the rounds begins."));
}

bool beats(const State& state, const Fighter& who, const Opponent& card, const QStringList& helpers = {})
{
    return std::ranges::any_of(std::array{Skill::Melee, Skill::Missiles}, [&](Skill skill) {
        return blankContest(state, skill, QStringList{who.id} + helpers, card.id).isEmpty()
            && contest(state, skill, attackOf(state, who, skill, helpers), ranksOf(state, card), {}, false).effected
            == Effected::DefenderHurt;
    });
}

// A step of the best line that stands in the list as it is. Whoever is hurt and would only turn a card gets
// better first.
bool crewActs(Next& next)
{
    const State& state = next.state;
    const Line line = bestLine(state, false);
    return std::ranges::any_of(line.steps, [&](const LineStep& step) {
        return std::visit(
            [&]<class A>(const A& best) {
                const Fighter& who = *fighter(state, best.who);
                if constexpr (requires { best.card; })
                    if (who.health != Health::Healthy && !beats(state, who, *opponent(state, best.card), best.assists))
                        return false;
                return next.press<A>(
                    fill(hiredswords::tr("For %1 it is the best of this round; the outcome stands there before you choose."),
                        {titleOf(state, best.who)}),
                    [&](const A& a) { return engine::AnyAction(a) == engine::AnyAction(best); });
            },
            step);
    });
}

// To a corner from which somebody who can do nothing here wins.
bool crewApproaches(Next& next)
{
    const State& state = next.state;
    return std::ranges::any_of(state.battle->crew, [&](const Fighter& who) {
        return who.actions.isEmpty()
            && next.press<MoveMercenary>(
                fill(hiredswords::tr("From there %1 beats a card that nobody beats from here."), {titleOf(state, who.id)}),
                [&](const MoveMercenary& a) {
                    return a.who == who.id && std::ranges::any_of(state.battle->opposition, [&](const Opponent& card) {
                        return card.faceUp && !isTrap(state, card) && neighbours(card.zone, a.to) && beats(state, who, card);
                    });
                });
    });
}

// Whoever has nothing to do here goes to where more cards will be turned up, if nobody waits for it there.
bool crewWalks(Next& next)
{
    const State& state = next.state;
    const auto comingAt = [&](Position at) {
        int sum = 0;
        for (const Zone zone : zones)
            sum += neighbours(zone, at) ? int(hiddenCount(state, zone)) : 0;
        return sum;
    };
    const auto isCalm = [&](Position at) {
        return std::ranges::none_of(state.battle->opposition,
            [&](const Opponent& card) { return card.faceUp && !isTrap(state, card) && neighbours(card.zone, at); });
    };
    return std::ranges::any_of(state.battle->crew, [&](const Fighter& who) {
        return who.isOnTable() && who.actions.isEmpty()
            && next.press<MoveMercenary>(
                fill(hiredswords::tr("There is nothing to do for %1 here; beside that corner more cards lie face down."),
                    {titleOf(state, who.id)}),
                [&](const MoveMercenary& a) { return a.who == who.id && isCalm(a.to) && comingAt(a.to) > comingAt(who.at); });
    });
}

// Whoever defends does so without harm.
bool isHarmless(const State& state, const OppositionAct& a)
{
    const Opponent& card = *opponent(state, a.card);
    const Fighter* target = fighter(state, a.target);
    const QList<Skill> skills = skillsOf(state, card);
    if (!target || !a.blocker.isEmpty() || skills.isEmpty() || !blankHighest(state, card).isEmpty())
        return false;
    const Skill skill = a.skill.value_or(skills.first());
    if (!blankContest(state, skill, {card.id}, target->id).isEmpty())
        return false;
    const Contest result = contest(state, skill, {ranksOf(state, card).in(skill), {}}, ranksOf(state, *target), {}, false);
    return result.effected == Effected::Nobody || result.effected == Effected::AttackerHurt;
}

bool oppositionActs(Next& next)
{
    const State& state = next.state;
    return std::ranges::any_of(state.battle->opposition, [&](const Opponent& card) {
        return next.press<OppositionAct>(
            fill(hiredswords::tr("Each ready card acts, and you choose on whom: here %1 does no harm."),
                {titleOf(state, card.id)}),
            [&](const OppositionAct& a) { return a.card == card.id && isHarmless(state, a); });
    });
}

void battle(Next& next)
{
    const State& state = next.state;
    const Hold usual = usualEnding(state);
    const QString round = usual == Hold::Success ? hiredswords::tr("No opposition is left: the contract is won.")
        : usual == Hold::Failure                 ? hiredswords::tr("Nobody of your crew is left: the contract is lost.")
                                 : hiredswords::tr("Opposition is still in the zones, so that another round follows.");
    const bool mayWalk = state.battle->phase == 4
        && std::ranges::any_of(state.battle->crew, [](const Fighter& who) { return who.isOnTable() && !who.exhausted; });
    const auto asItStands = [&](const EndRound& a) {
        return !a.ending
            || *a.ending
            == (usual == Hold::Success       ? Ending::Success
                    : usual == Hold::Failure ? Ending::Failure
                                             : Ending::Open);
    };
    switch (state.battle->phase) {
    case 2:
        if (next.press<CountReveal, Reveal>(hiredswords::tr("The circle says how many cards are turned up.")))
            return;
        break;
    case 3:
        if (next.press<MoveOpposition>(hiredswords::tr("Cards with a Move icon walk around the contract, others meet your crew."),
                [&](const MoveOpposition& a) { return a.card.isEmpty() || !opponent(state, a.card)->moved; }))
            return;
        break;
    case 4:
        if (crewActs(next) || crewApproaches(next)
            || next.press<Recover>(hiredswords::tr("Nobody can be attacked without harm; whoever is hurt gets better instead."))
            || crewWalks(next))
            return;
        break;
    case 5:
        if (oppositionActs(next)
            || next.press<OppositionAct, SkipOpposition>(hiredswords::tr("Each ready card acts on somebody beside it.")))
            return;
        break;
    case 6:
        if (next.press<Refresh>(hiredswords::tr("Turned cards come back.")))
            return;
        break;
    default:
        break;
    }
    (state.battle->quietRounds >= quietEnough
        && next.press<DeclareStalemate>(hiredswords::tr("Nothing changes any more in this battle.")))
        || next.press<EndPhase>(mayWalk ? hiredswords::tr("Nobody gains by an attack from here; whoever is ready may still move.")
                                        : hiredswords::tr("Nothing is left to do in this phase."))
        || next.press<EndRound>(round, asItStands);
}

} // namespace

QString guideLine(const State& state)
{
    Next next(state, titleOn);
    const int over = state.won + state.lost - (state.step == Step::Resolution ? 1 : 0);
    if (over > 0)
        return over == 1 && state.step == Step::Career && state.drawn.isEmpty()
            ? hiredswords::tr("Your first contract is over: go on as you like. “I own it” begins with your own cards.")
            : QString();
    if (next.press<DoEffect>(hiredswords::tr("What a card says is due now.")))
        return next.line;
    switch (state.step) {
    case Step::Career:
        career(next);
        break;
    case Step::Prepare:
        prepare(next);
        break;
    case Step::Distribute:
        next.press<Distribute>(hiredswords::tr("Its arrows say how many cards lie face down in each zone."));
        break;
    case Step::Deploy:
        deploy(next);
        break;
    case Step::Battle:
        battle(next);
        break;
    case Step::Resolution:
        next.press<EndEffects, CollectBonus, TidyUp>(hiredswords::tr("After a contract the list is done from top to bottom."))
            || next.press<HireAgent>(hiredswords::tr("A freelancer who survived can become your agent."))
            || next.press<FinishContract>(hiredswords::tr("The contract is put away and the career goes on."));
        break;
    }
    return next.line;
}

} // namespace hiredswords::desk
