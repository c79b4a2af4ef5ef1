// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/stages.h"

#include "games/jagged-alliance/rules/actions.h"
#include "games/jagged-alliance/rules/query.h"
#include "games/jagged-alliance/rules/reasons.h"
#include "kit/lists/stages.h"

namespace jaggedalliance::desk {

using engine::Offer;
using kit::Stage;

namespace {

QList<Stage> named(QStringList names, int now)
{
    for (qsizetype i = 0; i < names.size(); ++i)
        names[i].prepend(number(i + 1) + QLatin1Char(' '));
    return kit::stagesOf(names, now);
}

int stageOf(const State& state)
{
    if (const DictatorStep step = dictatorStep(state); state.phase == Phase::Dictator)
        return step == DictatorStep::Threat ? 5 : step == DictatorStep::Event ? 6 : 7;
    if (state.active.isEmpty())
        return waitingFor(state).isEmpty() ? 5 : 1;
    return state.step == Step::Enemies ? 4 : state.step == Step::Actions ? 3 : 2;
}

// In the dictator phase: somebody was not activated, or threat did not rise as it should have.
void markSkipped(QList<Stage>& all, const State& state, qsizetype threat)
{
    if (state.phase != Phase::Dictator)
        return;
    if (!waitingFor(state).isEmpty())
        all[0].when = Stage::When::Skipped;
    if (dictatorStep(state) != DictatorStep::Threat && (state.threat.tokens > 0 || state.threat.attack))
        all[threat].when = Stage::When::Skipped;
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
    kit::setRules(
        all, {&reason(R::R_PLAYERS), &reason(R::R_ACTIVE), &reason(R::I_DICTATOR), &reason(R::I_EVENT), &reason(R::I_WIPED)});
    const Mercenary& chosen = mercenary(state, actor);
    all[now - 1].action = now == 1 ? kit::offered<Activate>(offers, chosen.activated ? QString() : chosen.id)
        : now == 2                 ? kit::offered<EndActions>(offers)
        : now == 3                 ? kit::offered<EndPlayerPhase, FightCounterAttack, RaiseThreat>(offers)
        : now == 4                 ? kit::offered<DrawEvent>(offers)
                                   : kit::offered<EndDictatorPhase>(offers);
    markSkipped(all, state, 2);
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
    kit::setRules(all,
        {&reason(R::R_PLAYERS), &reason(R::I_ACTIVATION), &reason(R::R_ACTIVE), &reason(R::I_ENEMIES_ACT), &reason(R::I_DICTATOR),
            &reason(R::I_EVENT), &reason(R::I_WIPED)});
    markSkipped(all, state, 4);
    if (none)
        all.resize(5);
    const bool mayActivate = !mercenary(state, actor).id.isEmpty() && !mercenary(state, actor).activated;
    if (now == 1)
        all[0].action = kit::offered<Activate>(offers, mayActivate ? actor : QString());
    if (now == 2 || now == 3)
        all[3].action = kit::offered<EndActions>(offers);
    if (now == 4)
        all[3].action = state.incoming.isEmpty() ? kit::offered<EnemyAct>(offers) : kit::offered<Defend>(offers);
    if (now == 5)
        all[4].action = kit::offered<EndPlayerPhase, FightCounterAttack, RaiseThreat>(offers);
    if (now == 6)
        all[5].action = kit::offered<DrawEvent>(offers);
    if (now == 7)
        all[6].action = kit::offered<EndDictatorPhase>(offers);
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
        kit::setRules(all, {&reason(state.scenario->ending == Ending::Won ? R::I_WON : R::I_ALL_DOWN), &reason(R::I_CLEANED)});
        all[1].action = kit::offered<FinishScenario>(offers);
        return all;
    }
    switch (state.phase) {
    case Phase::Campaign: {
        QList<Stage> all = named({jaggedalliance::tr("Open the tracker"), jaggedalliance::tr("Buy, sell and trade"),
                                     jaggedalliance::tr("Begin a scenario")},
            state.players.isEmpty() ? 1 : 2);
        kit::setRules(all, {&reason(R::W_AIM), &reason(R::I_BETWEEN_TRADE), &reason(R::I_SETUP)});
        if (!tracksTable(state)) { // the market is the table's
            all = named({jaggedalliance::tr("Open the tracker"), jaggedalliance::tr("Begin a scenario")},
                state.players.isEmpty() ? 1 : 2);
            kit::setRules(all, {&reason(R::W_AIM), &reason(R::I_SETUP)});
        }
        if (state.players.isEmpty())
            all[0].action = kit::offered<StartCampaign>(offers);
        else
            all.last().action = kit::offered<BeginScenario>(offers);
        return all;
    }
    case Phase::Setup: {
        if (!tracksTable(state)) {
            QList<Stage> all = named({jaggedalliance::tr("Begin the first turn")}, 1);
            kit::setRules(all, {&reason(R::R_PLAYERS)});
            all[0].action = kit::offered<BeginPlay>(offers);
            return all;
        }
        const auto ticked = state.scenario->ticked.size();
        QList<Stage> all = named({engine::fill(jaggedalliance::tr("Set the table up (%1 of 17)"), {number(ticked)}),
                                     jaggedalliance::tr("Begin the first turn")},
            ticked < lastSetupStep ? 1 : 2);
        kit::setRules(all, {&reason(R::I_SETUP), &reason(R::R_PLAYERS)});
        const auto isPlain = [](const Offer& one) {
            const TickSetup* tick = one.action.as<TickSetup>();
            return tick && tick->dictator.isEmpty(); // which board it is nobody chooses by going on
        };
        if (const auto plain = std::ranges::find_if(offers, isPlain); plain != offers.end())
            all[0].action = plain->action;
        all[1].action = kit::offered<BeginPlay>(offers);
        return all;
    }
    default:
        return turn(state, offers, actor);
    }
}

} // namespace jaggedalliance::desk
