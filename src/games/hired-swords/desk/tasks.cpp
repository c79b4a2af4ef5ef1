// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/tasks.h"

#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/desk/offer_words.h"
#include "games/hired-swords/rules/battle/line.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/rules.h"
#include "kit/advice.h"

#include <algorithm>

namespace hiredswords::desk {

using engine::Offer;
using kit::append;
using kit::refusedOr;
using kit::Tone;

namespace {

QString price(std::optional<int> cost)
{
    return cost ? engine::fill(hiredswords::tr("%1 gold"), {number(*cost)}) : hiredswords::tr("price not entered");
}

Task taskOf(const kit::OfferText& words)
{
    Task task;
    task.title = words.title;
    task.outcome = words.outcome;
    task.detail = words.detail;
    task.tone = words.tone;
    return task;
}

Task taskOf(const QString& title, const QString& outcome = {}, const QString& detail = {})
{
    return taskOf(kit::OfferText{title, outcome, detail});
}

bool takesPart(const LineStep& step, const QString& figure)
{
    return std::visit(
        [&](const auto& action) {
            bool isMet = false;
            if constexpr (requires { action.card; })
                isMet = action.card == figure;
            return isMet || action.who == figure || action.assists.contains(figure);
        },
        step);
}

} // namespace

QList<Task> dueTasks(const kit::Sitting& sitting)
{
    QList<Task> open;
    for (const Offer& offer : sitting.offers())
        if (offer.action.is<DoEffect>())
            open += refusedOr(taskOf(wordsOn(sitting.game(), sitting.state(), offer)), offer);
    QList<Task> all;
    append(all, hiredswords::tr("Due now"), open);
    return all;
}

QList<Task> lineTasks(const engine::Game& game, const engine::AnyState& any, bool mayStrain)
{
    if (!kit::isAdvised() || !inPhase(stateOf(any), 4)) // before and after it nobody attacks
        return {};
    const Line line = bestLine(stateOf(any), mayStrain);
    QList<Task> steps;
    engine::AnyState now = any;
    for (const LineStep& step : line.steps) {
        const Offer offer = std::visit(
            [&](const auto& action) {
                return Offer{action, check(stateOf(now), action), {}, action.who};
            },
            step);
        Task task = taskOf(wordsOn(game, now, offer));
        task.mark = number(steps.size() + 1);
        task.title = engine::fill(hiredswords::tr("%1: %2"), {titleOf(stateOf(now), offer.actor), task.title});
        task.detail.clear();
        if (steps.isEmpty())
            task.action = offer.action;
        task.muted = !steps.isEmpty();
        steps += task;
        now = game.apply(now, offer.action).state;
    }
    Task sum;
    QStringList notes;
    QStringList leftOut, inPart; // whoever acts by another ranking is not left out
    for (const QString& who : line.unknown)
        (std::ranges::any_of(line.steps, [&](const LineStep& step) { return takesPart(step, who); }) ? inPart : leftOut) +=
            titleOf(stateOf(any), who);
    const QString comma = QStringLiteral(", ");
    if (!leftOut.isEmpty())
        notes +=
            engine::fill(hiredswords::tr("Left out, because a ranking that decides is not known: %1."), {leftOut.join(comma)});
    if (!inPart.isEmpty())
        notes +=
            engine::fill(hiredswords::tr("A ranking is not known, and what hangs on it is left out: %1."), {inPart.join(comma)});
    if (steps.isEmpty()) {
        sum.title = line.unknown.isEmpty()
            ? hiredswords::tr("No attack from where they stand takes a card off or exhausts one unharmed.")
            : hiredswords::tr("No attack of which all rankings are known takes a card off or exhausts one unharmed.");
        if (!mayStrain)
            notes += hiredswords::tr("Tick “Strain” to look for one with a strain.");
    } else {
        sum.title = engine::fill(
            hiredswords::tr("Opposition defeated: %1, weakened: %2"), {number(line.defeated), number(line.weakened)});
        sum.outcome = mayStrain ? hiredswords::tr("one strain at most") : hiredswords::tr("nobody is hurt");
    }
    if (!line.isWhole)
        notes += hiredswords::tr("The best that was found: there are more orders than could be looked at.");
    if (!line.chance.isEmpty()) {
        QStringList names;
        for (const QString& who : line.chance)
            names += titleOf(stateOf(any), who);
        notes += engine::fill(hiredswords::tr("Left to their dice: the shots of %1."), {names.join(QStringLiteral(", "))});
    }
    notes += hiredswords::tr("Of the cards that lie face up; one step at a time, each can be taken back.");
    sum.detail = notes.join(QLatin1Char(' '));
    QList<Task> all;
    append(all, hiredswords::tr("Best line this round"), QList<Task>{sum} + steps);
    return all;
}

QList<Task> idleTasks(const State& state)
{
    QList<Task> all;
    QList<Task> agents, lasting, here, noted;
    for (const Mercenary& who : state.mercenaries) {
        if (who.where == Whereabouts::Stable)
            agents += taskOf(titleOf(state, who.id), hiredswords::tr("agent"), mercenaryText(who));
        else if (who.where == Whereabouts::Pool && isListedHere(state, who))
            here += taskOf(titleOf(state, who.id), price(who.cost), mercenaryText(who));
    }
    for (const QString& id : state.held + state.lasting) {
        const CareerCard& card = careerCard(state, id);
        Task task = taskOf(titleOf(state, id),
            state.held.contains(id) ? hiredswords::tr("final contract") : hiredswords::tr("lasting"), card.text);
        const bool isNoted = std::ranges::any_of(state.noted, [&](const Effect& effect) { return effect.source == id; });
        if (state.lasting.contains(id) && !card.effects.isEmpty() && !isNoted) { // all that its text does was done
            task.outcome = hiredswords::tr("over");
            task.detail = hiredswords::tr("Its effects are done: press to put it away.");
            task.action = ExpireEncounter{id};
        } else if (!card.expires.isEmpty()) {
            task.detail = engine::fill(hiredswords::tr("Until: %1"), {card.expires});
        }
        lasting += task;
    }
    for (const QString& text : state.notes)
        noted += taskOf(text);
    if (here.isEmpty() && state.status == CareerStatus::Running)
        here +=
            taskOf(engine::fill(hiredswords::tr("Who can be hired in the %1 is not entered yet"), {shown(state.location)}), {},
                hiredswords::tr("Read it off the settlements card and enter it on the page of cards (Ctrl+5), in the list "
                                "Settlements; it says who can be hired."));
    const bool isPriced = std::ranges::any_of(state.mercenaries, [](const Mercenary& who) { return who.cost.has_value(); });
    if (!isPriced)
        all += taskOf(hiredswords::tr("No card is entered yet"), {},
            hiredswords::tr("Costs and rankings of the mercenaries are typed in on the page of cards (Ctrl+5), once. "
                            "Career and opposition cards can wait: they are asked for when they are drawn."));
    append(all, hiredswords::tr("Your stable"), agents);
    append(all, hiredswords::tr("Kept cards"), lasting);
    append(all, engine::fill(hiredswords::tr("Freelancers of the %1"), {shown(state.location)}), here);
    append(all, hiredswords::tr("Notes"), noted);
    return all;
}

QList<Task> crewTasks(const State& state, const QList<Offer>& offers)
{
    QList<Task> crew, hire, tactics, refused;
    const auto offered = [&](const engine::AnyAction& action) {
        const auto found = std::ranges::find(offers, action, &Offer::action);
        return found == offers.end() ? nullptr : &*found;
    };
    if (state.battle)
        for (const Fighter& who : state.battle->crew) {
            Task task = taskOf(titleOf(state, who.id),
                who.agent ? hiredswords::tr("agent, free") : engine::fill(hiredswords::tr("paid %1"), {number(who.paid)}),
                mercenaryText(mercenary(state, who.id)));
            const int price = mercenary(state, who.id).cost.value_or(0);
            const bool isOpen = !who.agent && who.paid < price && !blankFunds(state).isEmpty();
            if (isOpen)
                task.outcome = engine::fill(hiredswords::tr("paid %1 of %2, the budget ?"), {number(who.paid), number(price)});
            task.mark = isOpen ? QStringLiteral("?") : QStringLiteral("✓");
            task.tone = isOpen ? Tone::Unknown : Tone::Good;
            if (const Offer* dismiss = offered(DismissFreelancer{who.id})) {
                task = refusedOr(task, *dismiss);
                task.detail += QStringLiteral(" · ") + hiredswords::tr("press to take out again");
            }
            crew += task;
        }
    for (const Mercenary& who : state.mercenaries)
        if (const Offer* offer = offered(HireFreelancer{who.id}))
            (offer->verdict.isAllowed() ? hire : refused) +=
                refusedOr(taskOf(titleOf(state, who.id), price(who.cost), mercenaryText(who)), *offer);
    for (const Tactic& tactic : state.tactics) {
        const Offer* back = offered(ReturnTactic{tactic.id});
        const Offer* offer = back ? back : offered(BuyTactic{tactic.id});
        if (!offer)
            continue;
        Task task = taskOf(titleOf(state, tactic.id), price(tactic.cost), tactic.text);
        task.mark = back ? QStringLiteral("✓") : QString();
        task.tone = back ? Tone::Good : Tone::Plain;
        (offer->verdict.isAllowed() ? tactics : refused) += refusedOr(task, *offer);
    }
    if (state.tactics.isEmpty()) // the tactics lie open beside the table: one that is not entered cannot be bought
        tactics += taskOf(hiredswords::tr("No tactic is entered yet"), {},
            hiredswords::tr("One that you want to buy is typed in on the page of cards (Ctrl+5), in the list Tactics."));
    QList<Task> all;
    append(all, hiredswords::tr("Crew so far"), crew);
    append(all, hiredswords::tr("Can be hired"), hire);
    append(all, hiredswords::tr("Tactics"), tactics);
    append(all, hiredswords::tr("Not now, and why"), refused);
    return all;
}

QList<Task> endTasks(const kit::Sitting& sitting)
{
    const State& state = stateOf(sitting.state());
    const Contract& contract = *state.contract;
    QList<Task> all;
    const auto done = [&](const QString& title) {
        Task task = taskOf(title, hiredswords::tr("done"));
        task.mark = QStringLiteral("✓");
        task.tone = Tone::Good;
        task.muted = true;
        all += task;
    };
    const auto add = [&](const engine::AnyAction& kind, const QString& mark, const QString& title, bool isDone) {
        for (const Offer& offer : sitting.offers()) {
            if (!offer.action.isOfKind(kind))
                continue;
            Task task = taskOf(wordsOn(sitting.game(), sitting.state(), offer));
            task.mark = mark;
            if (!title.isEmpty())
                task.title = title;
            const bool isHired = offer.action.is<HireAgent>() && mercenary(state, offer.actor).where == Whereabouts::Stable;
            if (isDone || isHired)
                done(isHired ? titleOn(state, offer) : task.title);
            else
                all += refusedOr(task, offer);
        }
    };
    add(EndEffects{}, QStringLiteral("1"), hiredswords::tr("Effects at the end"), contract.effectsDone);
    add(CollectBonus{}, QStringLiteral("2"), hiredswords::tr("Bonus"), contract.bonusPaid);
    add(TidyUp{}, QStringLiteral("3"), {}, contract.tidied);
    add(HireAgent{}, {}, {}, false);
    if (contract.travelled)
        done(engine::fill(hiredswords::tr("Travel to the %1"), {shown(state.location)}));
    else
        add(Travel{}, {}, {}, false);
    add(FinishContract{}, {}, {}, false);
    return all;
}

} // namespace hiredswords::desk
