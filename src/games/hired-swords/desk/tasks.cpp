// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/tasks.h"

#include "engine/offered.h"
#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/desk/offer_words.h"
#include "games/hired-swords/rules/battle/line.h"
#include "games/hired-swords/rules/query.h"

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

} // namespace

QList<Task> dueTasks(const engine::Game& game, const engine::AnyState& any, const QList<Offer>& offers)
{
    QList<Task> open;
    for (const Offer& offer : offers)
        if (offer.verb == QLatin1String("effect")) {
            const kit::OfferText words = wordsOn(game, any, offer);
            Task task;
            task.title = words.title;
            task.outcome = words.outcome;
            task.tone = words.tone;
            task.detail = words.detail;
            open += refusedOr(task, offer);
        }
    QList<Task> all;
    append(all, hiredswords::tr("Due now"), open);
    return all;
}

QList<Task> lineTasks(const engine::Game& game, const engine::AnyState& any, bool mayStrain)
{
    const Line line = bestLine(stateOf(any), mayStrain);
    QList<Task> steps;
    engine::AnyState now = any;
    for (const LineStep& step : line.steps) {
        Offer offer;
        std::visit(
            [&](const auto& action) {
                offer.verb = QLatin1String(action.verb);
                offer.fields = engine::typedFields(action);
                offer.actor = action.who;
            },
            step);
        const auto action = game.action(now, offer.verb, offer.fields);
        if (!action)
            break;
        offer.verdict = game.check(now, *action);
        const kit::OfferText words = wordsOn(game, now, offer);
        Task task;
        task.mark = number(steps.size() + 1);
        task.title = engine::fill(hiredswords::tr("%1: %2"), {nameOf(stateOf(now), offer.actor), words.title});
        task.outcome = words.outcome;
        task.tone = words.tone;
        if (steps.isEmpty()) {
            task.verb = offer.verb;
            task.fields = offer.fields;
        }
        task.muted = !steps.isEmpty();
        steps += task;
        now = game.apply(now, *action).state;
    }
    Task sum;
    QStringList notes;
    if (steps.isEmpty()) {
        sum.title = hiredswords::tr("No attack from where they stand takes a card off or exhausts one unharmed.");
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
            names += nameOf(stateOf(any), who);
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
        Task task;
        task.title = titleOf(state, who.id);
        task.detail = mercenaryText(who);
        if (who.where == Whereabouts::Stable) {
            task.outcome = hiredswords::tr("agent");
            agents += task;
        } else if (who.where == Whereabouts::Pool && isListedHere(state, who)) {
            task.outcome = price(who.cost);
            here += task;
        }
    }
    for (const QString& id : state.held + state.lasting) {
        Task task;
        task.title = titleOf(state, id);
        const CareerCard& card = careerCard(state, id);
        task.outcome = state.held.contains(id) ? hiredswords::tr("final contract") : hiredswords::tr("lasting");
        task.detail = card.text;
        const bool isNoted = std::ranges::any_of(state.noted, [&](const Effect& effect) { return effect.source == id; });
        if (state.lasting.contains(id) && !card.effects.isEmpty() && !isNoted) { // all that its text does was done
            task.outcome = hiredswords::tr("over");
            task.detail = hiredswords::tr("Its effects are done: press to put it away.");
            task.verb = QStringLiteral("expire");
            task.fields = {{QStringLiteral("card"), id}};
        } else if (!card.expires.isEmpty()) {
            task.detail = engine::fill(hiredswords::tr("Until: %1"), {card.expires});
        }
        lasting += task;
    }
    for (const QString& text : state.notes) {
        Task task;
        task.title = text;
        noted += task;
    }
    if (here.isEmpty()) {
        Task task;
        task.title = engine::fill(hiredswords::tr("Who can be hired in the %1 is not entered yet"), {shown(state.location)});
        task.detail = hiredswords::tr("Read it off the settlements card and enter it on the page of cards (Ctrl+5), in the list "
                                      "Settlements; it is needed before the first contract.");
        here += task;
    }
    const bool isPriced = std::ranges::any_of(state.mercenaries, [](const Mercenary& who) { return who.cost.has_value(); });
    if (!isPriced) {
        Task task;
        task.title = hiredswords::tr("No card is entered yet");
        task.detail = hiredswords::tr("Costs and rankings of the mercenaries are typed in on the page of cards (Ctrl+5), once. "
                                      "Career and opposition cards can wait: they are asked for when they are drawn.");
        all.prepend(task);
    }
    append(all, hiredswords::tr("Your stable"), agents);
    append(all, hiredswords::tr("Kept cards"), lasting);
    append(all, engine::fill(hiredswords::tr("Freelancers of the %1"), {shown(state.location)}), here);
    append(all, hiredswords::tr("Notes"), noted);
    return all;
}

QList<Task> crewTasks(const State& state, const QList<Offer>& offers)
{
    QList<Task> crew, hire, tactics, refused;
    const auto offered = [&](const char* verb, const char* field, const QString& id) -> const Offer* {
        for (const Offer& offer : offers)
            if (offer.verb == QLatin1String(verb) && offer.fields.value(QLatin1String(field)).toString() == id)
                return &offer;
        return nullptr;
    };
    if (state.battle)
        for (const Fighter& who : state.battle->crew) {
            Task task;
            task.mark = QStringLiteral("✓");
            task.tone = Tone::Good;
            task.title = titleOf(state, who.id);
            task.outcome =
                who.agent ? hiredswords::tr("agent, free") : engine::fill(hiredswords::tr("paid %1"), {number(who.paid)});
            task.detail = mercenaryText(mercenary(state, who.id));
            if (const Offer* dismiss = offered("dismiss", "who", who.id)) {
                task = refusedOr(task, *dismiss);
                task.detail += QStringLiteral(" · ") + hiredswords::tr("press to take out again");
            }
            crew += task;
        }
    for (const Mercenary& who : state.mercenaries)
        if (const Offer* offer = offered("hire", "who", who.id)) {
            Task task;
            task.title = titleOf(state, who.id);
            task.outcome = price(who.cost);
            task.detail = mercenaryText(who);
            (offer->verdict.isAllowed() ? hire : refused) += refusedOr(task, *offer);
        }
    for (const Tactic& tactic : state.tactics) {
        const Offer* back = offered("return-tactic", "tactic", tactic.id);
        const Offer* offer = back ? back : offered("buy-tactic", "tactic", tactic.id);
        if (!offer)
            continue;
        Task task;
        task.mark = back ? QStringLiteral("✓") : QString();
        task.tone = back ? Tone::Good : Tone::Plain;
        task.title = titleOf(state, tactic.id);
        task.outcome = price(tactic.cost);
        task.detail = tactic.text;
        (offer->verdict.isAllowed() ? tactics : refused) += refusedOr(task, *offer);
    }
    QList<Task> all;
    append(all, hiredswords::tr("Crew so far"), crew);
    append(all, hiredswords::tr("Can be hired"), hire);
    append(all, hiredswords::tr("Tactics"), tactics);
    append(all, hiredswords::tr("Not now, and why"), refused);
    return all;
}

QList<Task> endTasks(const engine::Game& game, const engine::AnyState& any, const QList<Offer>& offers)
{
    const State& state = stateOf(any);
    const Contract& contract = *state.contract;
    QList<Task> all;
    const auto done = [&](const QString& title) {
        Task task;
        task.title = title;
        task.mark = QStringLiteral("✓");
        task.tone = Tone::Good;
        task.outcome = hiredswords::tr("done");
        task.muted = true;
        all += task;
    };
    const auto add = [&](const char* verb, const QString& title, bool isDone) {
        for (const Offer& offer : offers) {
            if (offer.verb != QLatin1String(verb))
                continue;
            Task task;
            const kit::OfferText words = wordsOn(game, any, offer);
            task.title = title.isEmpty() ? words.title : title;
            const bool isHired =
                offer.verb == QLatin1String("hire-agent") && mercenary(state, offer.actor).where == Whereabouts::Stable;
            if (isDone || isHired) {
                done(isHired ? titleOn(any, offer) : task.title);
                continue;
            }
            task.outcome = offer.verdict.isAllowed() ? words.outcome : hiredswords::tr("refused");
            task.tone = words.tone;
            task = refusedOr(task, offer);
            if (offer.verdict.isAllowed())
                task.detail = words.detail;
            all += task;
        }
    };
    add("end-effects", hiredswords::tr("1 Effects at the end"), contract.effectsDone);
    add("collect-bonus", hiredswords::tr("2 Bonus"), contract.bonusPaid);
    add("tidy-up", {}, contract.tidied);
    add("hire-agent", {}, false);
    if (contract.travelled)
        done(engine::fill(hiredswords::tr("Travel to the %1"), {shown(state.location)}));
    else
        add("travel", {}, false);
    add("finish-contract", {}, false);
    return all;
}

} // namespace hiredswords::desk
