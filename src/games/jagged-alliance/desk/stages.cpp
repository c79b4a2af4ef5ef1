// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/stages.h"

#include "games/jagged-alliance/rules/actions.h"
#include "games/jagged-alliance/rules/query.h"

namespace jaggedalliance::desk {

using engine::Offer;
using kit::Stage;

namespace {

// The first of these actions that is offered and allowed; else the first that is offered at all, for its reasons.
template <engine::Act... A> void act(Stage& stage, const QList<Offer>& offers, const QString& actor = {})
{
    const auto found = [&]<engine::Act One>(bool mustBeAllowed) {
        for (const Offer& offer : offers)
            if (offer.action.is<One>() && (!mustBeAllowed || offer.verdict.isAllowed())
                && (actor.isEmpty() || offer.actor == actor)) {
                stage.action = offer.action;
                return true;
            }
        return false;
    };
    (void)((found.template operator()<A>(true) || ...) || (found.template operator()<A>(false) || ...));
}

QList<Stage> named(const QStringList& names, int now)
{
    QList<Stage> all;
    for (int at = 1; at <= names.size(); ++at)
        all += Stage{at, number(at) + QLatin1Char(' ') + names[at - 1],
            at < now            ? Stage::When::Done
                : at == now     ? Stage::When::Due
                : at == now + 1 ? Stage::When::Next
                                : Stage::When::Later,
            {}};
    return all;
}

int stageOf(const State& state)
{
    if (const DictatorStep step = dictatorStep(state); state.phase == Phase::Dictator)
        return step == DictatorStep::Threat ? 5 : step == DictatorStep::Event ? 6 : 7;
    if (state.active.isEmpty())
        return waitingFor(state).isEmpty() ? 5 : 1;
    return state.step == Step::Enemies ? 4 : state.step == Step::Actions ? 3 : 2;
}

// Without the start of an activation and without enemies: these are the table's.
QList<Stage> lightTurn(const State& state, const QList<Offer>& offers, const QString& actor)
{
    const int whole = stageOf(state);
    const int now = whole == 1 ? 1 : whole <= 4 ? 2 : whole - 2;
    QList<Stage> all = named({jaggedalliance::tr("Activate"), jaggedalliance::tr("Act"),
                                 state.threat.attack ? jaggedalliance::tr("Attacked!")
                                     : state.scenario && state.scenario->noDictator
                                     ? jaggedalliance::tr("Next turn")
                                     : engine::fill(jaggedalliance::tr("Threat (%1)"), {number(state.threat.tokens)}),
                                 jaggedalliance::tr("Event"), jaggedalliance::tr("End")},
        now);
    const Mercenary& chosen = mercenary(state, actor);
    act<Activate>(all[0], now == 1 ? offers : QList<Offer>(), chosen.activated ? QString() : chosen.id);
    act<EndActions>(all[1], now == 2 ? offers : QList<Offer>());
    act<EndPlayerPhase, FightCounterAttack, RaiseThreat>(all[2], now == 3 ? offers : QList<Offer>());
    act<DrawEvent>(all[3], now == 4 ? offers : QList<Offer>());
    act<EndDictatorPhase>(all[4], now == 5 ? offers : QList<Offer>());
    if (state.scenario && state.scenario->noDictator)
        all.resize(3);
    return all;
}

QList<Stage> turn(const State& state, const QList<Offer>& offers, const QString& actor)
{
    if (!tracksTable(state))
        return lightTurn(state, offers, actor);
    const int now = stageOf(state);
    const bool none = state.scenario && state.scenario->noDictator;
    QList<Stage> all = named(
        {jaggedalliance::tr("Activate"), jaggedalliance::tr("Start"), jaggedalliance::tr("Act"), jaggedalliance::tr("Enemies"),
            state.threat.attack ? jaggedalliance::tr("Attacked!")
                : none          ? jaggedalliance::tr("Next turn")
                                : engine::fill(jaggedalliance::tr("Threat (%1)"), {number(state.threat.tokens)}),
            jaggedalliance::tr("Event"), jaggedalliance::tr("End")},
        now);
    if (none)
        all.resize(5);
    const bool mayActivate = !mercenary(state, actor).id.isEmpty() && !mercenary(state, actor).activated;
    if (now == 1)
        act<Activate>(all[0], offers, mayActivate ? actor : QString());
    if (now == 2 || now == 3)
        act<EndActions>(all[3], offers);
    if (now == 4)
        state.incoming.isEmpty() ? act<EnemyAct>(all[3], offers) : act<Defend>(all[3], offers);
    if (now == 5)
        act<EndPlayerPhase, FightCounterAttack, RaiseThreat>(all[4], offers);
    if (now == 6)
        act<DrawEvent>(all[5], offers);
    if (now == 7)
        act<EndDictatorPhase>(all[6], offers);
    return all;
}

} // namespace

QList<Stage> stages(const State& state, const QList<Offer>& offers, const QString& actor)
{
    if (state.scenario && state.scenario->ending != Ending::Open) {
        QList<Stage> all = named(
            {state.scenario->ending == Ending::Won ? jaggedalliance::tr("Won: loot what is left") : jaggedalliance::tr("Lost"),
                jaggedalliance::tr("Put the scenario away")},
            2);
        act<FinishScenario>(all[1], offers);
        return all;
    }
    switch (state.phase) {
    case Phase::Campaign: {
        QList<Stage> all = named({jaggedalliance::tr("Open the tracker"), jaggedalliance::tr("Buy, sell and trade"),
                                     jaggedalliance::tr("Begin a scenario")},
            state.players.isEmpty() ? 1 : 2);
        if (!tracksTable(state)) // the market is the table's
            all = named({jaggedalliance::tr("Open the tracker"), jaggedalliance::tr("Begin a scenario")},
                state.players.isEmpty() ? 1 : 2);
        if (state.players.isEmpty())
            act<StartCampaign>(all[0], offers);
        return all;
    }
    case Phase::Setup: {
        if (!tracksTable(state)) {
            QList<Stage> all = named({jaggedalliance::tr("Begin the first turn")}, 1);
            act<BeginPlay>(all[0], offers);
            return all;
        }
        const auto ticked = state.scenario->ticked.size();
        QList<Stage> all = named({engine::fill(jaggedalliance::tr("Set the table up (%1 of 17)"), {number(ticked)}),
                                     jaggedalliance::tr("Begin the first turn")},
            ticked < lastSetupStep ? 1 : 2);
        act<TickSetup>(all[0], offers);
        act<BeginPlay>(all[1], offers);
        return all;
    }
    default:
        return turn(state, offers, actor);
    }
}

} // namespace jaggedalliance::desk
