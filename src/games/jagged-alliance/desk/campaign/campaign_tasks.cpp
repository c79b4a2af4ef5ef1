// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/campaign/campaign_tasks.h"

#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/desk/stages.h"
#include "games/jagged-alliance/rules/query.h"
#include "games/jagged-alliance/rules/rules.h"
#include "kit/desk_of.h"

#include <algorithm>

namespace jaggedalliance::desk {

using engine::Offer;
using kit::Task;
using kit::Tone;

namespace {

Task titled(const QString& title, const QString& outcome = {}, const QString& detail = {})
{
    Task task;
    task.title = title;
    task.outcome = outcome;
    task.detail = detail;
    return task;
}

Task done(Task task)
{
    task.mark = QStringLiteral("✓");
    task.tone = Tone::Good;
    return task;
}

QString price(const Card& card)
{
    return card.cost ? fill(jaggedalliance::tr("%1 $"), {number(*card.cost)}) : jaggedalliance::tr("price not entered");
}

Task cardTask(const State& state, const Card& card)
{
    return titled(titleOf(state, card.id), price(card), cardKindText(state, card));
}

} // namespace

const Offer* offered(const QList<Offer>& offers, const engine::AnyAction& action)
{
    for (const Offer& offer : offers)
        if (offer.action == action)
            return &offer;
    return nullptr;
}

QHash<QString, QString> scenarioTitles(const kit::Sitting& sitting)
{
    const State& state = kit::stateOf<State>(sitting.state());
    const auto isWon = [&](const QString& id) {
        const Played* played = jaggedalliance::find(state.history, id);
        return played && played->won;
    };
    QHash<QString, QString> titles;
    if (const auto cards = sitting.cards(); cards && *cards)
        for (const QString& id : (*cards)->ids(QStringLiteral("scenario")))
            if (const auto facts = (*cards)->card(QStringLiteral("scenario"), id)) {
                const QVariantList before = facts->value(QLatin1String("after")).toArray().toVariantList();
                if (jaggedalliance::find(state.history, id)
                    || std::ranges::all_of(before, [&](const QVariant& one) { return isWon(one.toString()); }))
                    titles.insert(id, facts->value(QLatin1String("title")).toString(id));
            }
    return titles;
}

QList<Task> trackerTasks(
    const State& state, const QList<Offer>& offers, const QHash<QString, QString>& scenarios, const QSet<QString>& unseen)
{
    QList<Task> all, played, cities, experience, gone, notes;
    for (const Played& one : state.history) {
        const Task task =
            titled(scenarios.value(one.id, one.id), one.won ? jaggedalliance::tr("won") : jaggedalliance::tr("not won yet"),
                fill(jaggedalliance::tr("times played: %1"), {number(one.attempts)}));
        played += one.won ? done(task) : task;
    }
    bool isNext = true;
    for (const City& city : tracksTable(state) ? state.cities : QList<City>()) {
        Task task = titled(fill(jaggedalliance::tr("City box, A.I.M. %1 to %2"), {number(city.first), number(city.last)}));
        if (city.liberated) {
            task = done(task);
        } else if (isNext) {
            isNext = false;
            if (const Offer* offer = offered(offers, TickCity{}))
                task = kit::refusedOr(task, *offer);
            task.outcome = jaggedalliance::tr("tick");
        }
        cities += task;
    }
    for (const Enemy& enemy : state.enemyCards) {
        if (enemy.tank || !tracksTable(state) || unseen.contains(enemy.id))
            continue;
        Task task = titled(titleOf(state, enemy.id));
        if (enemy.experienced)
            task = done(task);
        else if (offered(offers, TickExperience{})) {
            const TickExperience tick{enemy.id};
            task = kit::refusedOr(task, Offer{tick, check(state, tick), {}, {}, false});
            task.outcome = jaggedalliance::tr("tick");
        }
        experience += task;
    }
    if (const Offer* other = offered(offers, TickExperience{}); other && !unseen.isEmpty())
        experience += kit::refusedOr(titled(jaggedalliance::tr("Another one, as the scenario book names it…")), *other);
    for (const Mercenary& who : state.mercenaries)
        if (who.place == MercPlace::Dead)
            gone += titled(titleOf(state, who.id), jaggedalliance::tr("dead"));
    for (const Card& card : state.cards)
        if (card.place == Place::Killed)
            gone += titled(titleOf(state, card.id), jaggedalliance::tr("killed"));
    for (const QString& id : state.removed)
        gone += titled(titleOf(state, id), jaggedalliance::tr("removed"));
    for (const QString& text : state.notes)
        notes += titled(text);
    kit::append(all, jaggedalliance::tr("Scenarios played"), played);
    kit::append(all, jaggedalliance::tr("Liberated cities"), cities);
    kit::append(all, jaggedalliance::tr("Experienced enemies"), experience);
    kit::append(all, jaggedalliance::tr("Gone for good"), gone);
    kit::append(all, jaggedalliance::tr("Notes"), notes);
    return all;
}

QList<Task> marketTasks(const State& state, const QList<Offer>& offers)
{
    QList<Task> all, open, dear;
    for (const Card& card : state.cards)
        if (card.place == Place::Market)
            if (const Offer* offer = offered(offers, Buy{card.id, {}}))
                (offer->verdict.isAllowed() ? open : dear) += kit::refusedOr(cardTask(state, card), *offer);
    kit::append(all, jaggedalliance::tr("Can be bought: into storage"), open);
    kit::append(all, jaggedalliance::tr("Not now, and why"), dear);
    if (all.isEmpty())
        all += titled(jaggedalliance::tr("The market deck is empty"), {},
            jaggedalliance::tr("Rewards and liberated cities put cards into it."));
    return all;
}

Possessions possessionTasks(const State& state)
{
    Possessions all;
    const auto add = [&](const QString& owner, const QList<const Card*>& cards) {
        QList<Task> mine;
        for (const Card* card : cards) {
            if (mine.isEmpty())
                all.cards += QString(); // the heading
            all.cards += card->id;
            Task task = cardTask(state, *card);
            if (card->isHeld())
                task.outcome = card->place == Place::Attached ? fill(jaggedalliance::tr("on %1"), {titleOf(state, card->host)})
                                                              : placeName(card->place);
            mine += task;
        }
        kit::append(all.tasks, owner, mine);
    };
    QList<const Card*> stored;
    for (const Card& card : state.cards)
        if (card.place == Place::Storage)
            stored += &card;
    add(jaggedalliance::tr("Storage"), stored);
    for (const Mercenary* who : team(state))
        add(titleOf(state, who->id), cardsOf(state, who->id));
    if (all.tasks.isEmpty())
        all.tasks += titled(
            jaggedalliance::tr("Nobody owns a card yet"), {}, jaggedalliance::tr("The first scenario brings the default gear."));
    return all;
}

QList<Task> setupTasks(const State& state, const QList<Offer>& offers)
{
    QList<Task> all;
    if (!tracksTable(state)) { // the book says how; here it is known which sectors there are
        for (const Sector& one : state.sectors)
            all += titled(titleOf(state, one.id), stateText(state, one));
        return all;
    }
    const auto open = [](Task task) {
        task.mark = QStringLiteral("☐");
        return task;
    };
    const auto words = [&](const TickSetup& a) {
        return fill(QStringLiteral("%1 %2"), {number(a.step), capital(tell(state, a).text().section(QStringLiteral(": "), 1))});
    };
    for (int step = 1; step <= lastSetupStep; ++step) {
        if (step == boardStep && lacksBoard(state) && !state.dictators.isEmpty()) { // a row for each that may be chosen
            for (const Offer& offer : offers)
                if (const TickSetup* a = offer.action.as<TickSetup>(); a && a->step == boardStep)
                    all += open(kit::refusedOr(titled(words(*a)), offer));
            continue;
        }
        const TickSetup tick{step, {}};
        Task task = titled(words(tick));
        if (const Offer* offer = offered(offers, tick))
            task = kit::refusedOr(task, *offer);
        if (state.scenario->ticked.contains(step)) {
            task = done(task);
            task.muted = true;
        } else {
            task = open(task);
        }
        all += task;
    }
    return all;
}

QList<Task> deployTasks(const State& state, const QList<Offer>& offers)
{
    QList<Task> all;
    for (const Mercenary* who : team(state)) {
        QList<Task> ways;
        if (!who->at.isEmpty())
            ways += done(titled(fill(jaggedalliance::tr("begins in %1"), {placeText(state, who->at, who->area.toUpper())})));
        else
            for (const Offer& offer : offers)
                if (const Deploy* deploy = offer.action.as<Deploy>(); deploy && deploy->who == who->id)
                    ways += kit::refusedOr(titled(fill(jaggedalliance::tr("to %1"), {titleOf(state, deploy->at)})), offer);
        kit::append(all, titleOf(state, who->id), ways);
    }
    return all;
}

} // namespace jaggedalliance::desk
