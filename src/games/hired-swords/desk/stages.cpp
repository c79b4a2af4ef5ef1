// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/stages.h"

#include "games/hired-swords/rules/actions.h"
#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/reasons.h"
#include "games/hired-swords/rules/rules.h"
#include "kit/lists/stages.h"

#include <algorithm>
#include <array>

namespace hiredswords::desk {

namespace {

// What the phase that runs has due; the one behind it goes on.
engine::AnyAction actOfPhase(const State& state, const QList<engine::Offer>& offers)
{
    const Battle& battle = *state.battle;
    if (battle.phase == 2 && !battle.revealed && hiddenCount(state) > 0) {
        const int due = revealsDue(state);
        return !blankCircle(state).isEmpty() ? engine::AnyAction()
            : due < 0                        ? kit::offered<CountReveal>(offers)
            : due >= hiddenCount(state)      ? kit::offered<Reveal>(offers)
                                             : engine::AnyAction();
    }
    if (const engine::AnyAction forced = MoveOpposition{};
        battle.phase == 3 && std::ranges::find(offers, forced, &engine::Offer::action) != offers.end())
        return forced;
    if (battle.phase == 6 && !battle.refreshed)
        return kit::offered<Refresh>(offers);
    if (battle.phase == 7 && !asksEnding(state)) // else one of three in the list: only the table can judge the card's words
        return kit::offered<EndRound>(offers);
    return {};
}

engine::AnyAction actOfStep(const State& state, const QList<engine::Offer>& offers)
{
    switch (state.step) {
    case Step::Career:
        return isBareDrawn(state) ? engine::AnyAction()
                                  : kit::offered<AcceptContract, ResolveEncounter, DiscardCard, RunFinal, DrawCard>(offers);
    case Step::Prepare:
        return kit::offered<ConfirmCrew>(offers);
    case Step::Distribute:
        return kit::offered<Distribute>(offers);
    case Step::Deploy:
        return kit::offered<BeginBattle>(offers);
    case Step::Battle:
        break;
    case Step::Resolution:
        return kit::offered<EndEffects, CollectBonus, TidyUp, FinishContract>(offers);
    }
    return {};
}

// Of the list after a contract each line has a rule of its own.
R ruleOfResolution(const engine::AnyAction& act)
{
    return act.is<CollectBonus>()  ? R::I_BONUS
        : act.is<TidyUp>()         ? R::I_HEAL
        : act.is<FinishContract>() ? R::I_PUT_AWAY
                                   : R::I_END_EFFECTS;
}

} // namespace

bool isBareDrawn(const State& state)
{
    return !state.drawn.isEmpty()
        && std::ranges::all_of(std::array{"keyword", "budget", "bonus", "arrows", "reveal"},
            [&](const char* field) { return isOpen(careerCard(state, state.drawn), field); });
}

QString workedOut(const State& state, const Listing& listing)
{
    const int m = crewCount(state);
    if (m == 0 || listing.text.isEmpty())
        return listing.text;
    if (listing.text.compare(QLatin1String("DM"), Qt::CaseInsensitive) == 0)
        return QStringLiteral("DM = D%1").arg(m);
    Checks checks;
    checkListing(checks, state, listing);
    if (!engine::Verdict(std::move(checks)).isAllowed() || !diceOf(state, listing, {}).isEmpty())
        return listing.text;
    QList<int> noFaces;
    const QString value = number(worth(state, listing, noFaces).value);
    return value == listing.text ? value : listing.text + QStringLiteral(" = ") + value;
}

QString workedOut(const State& state, const CareerCard& card, const char* field, const Listing& listing)
{
    return isOpen(card, field) ? QStringLiteral("?") : workedOut(state, listing);
}

QString workedOut(const State& state, const CareerCard& card, Zone arrow)
{
    return isOpen(card, arrow) ? QStringLiteral("?") : workedOut(state, card.arrows.at(arrow));
}

QString stepName(Step step)
{
    static constexpr const char* names[] = {QT_TRANSLATE_NOOP("hiredswords", "1 Progress career"),
        QT_TRANSLATE_NOOP("hiredswords", "2 Prepare crew"), QT_TRANSLATE_NOOP("hiredswords", "3 Distribute"),
        QT_TRANSLATE_NOOP("hiredswords", "4 Deploy"), QT_TRANSLATE_NOOP("hiredswords", "5 Battle"),
        QT_TRANSLATE_NOOP("hiredswords", "6 Resolution")};
    return hiredswords::tr(names[int(step)]);
}

bool isIdle(const State& state, int phase)
{
    State then = state;
    Battle& battle = *then.battle;
    const int hidden = battle.phase <= 2 && !battle.revealed ? hiddenCount(state) : 0; // whoever is turned up moves, and acts
    battle.phase = phase;
    if (!due(then).isEmpty())
        return false;
    const auto nobody = [&](auto does) { return hidden == 0 && std::ranges::none_of(battle.opposition, does); };
    switch (phase) {
    case 2:
        return hiddenCount(state) == 0;
    case 3:
        return nobody([&](const Opponent& one) { return one.faceUp && !one.moved && !isTrap(then, one); });
    case 5:
        return nobody([&](const Opponent& one) { return !mustAct(then, one).fails(); });
    default:
        return false;
    }
}

namespace {

// Of a phase of this round that is over: whether the cards show that something of it was left.
bool wasSkipped(const State& state, int phase)
{
    const Battle& battle = *state.battle;
    State then = state;
    then.battle->phase = phase;
    const bool isLeft = std::ranges::any_of(due(then), [](const Effect* one) { return one->phase != Moment::Now; });
    const auto anyOpposition = [&](auto does) { return std::ranges::any_of(battle.opposition, does); };
    switch (phase) {
    case 2: // later on, once something has happened, what lies face down may have come after it
        return isLeft
            || (!battle.revealed && hiddenCount(state) > 0 && revealsDue(state) != 0 && (battle.round == 1 || !battle.changed));
    case 3:
        return isLeft || anyOpposition([&](const Opponent& one) { return one.faceUp && !one.moved && !isTrap(state, one); });
    case 4:
        return isLeft || (std::ranges::all_of(battle.crew, [](const Fighter& who) {
            return who.actions.isEmpty() && who.freeActions.isEmpty();
        }) && std::ranges::any_of(battle.crew, [](const Fighter& who) { return who.isOnTable() && !who.exhausted; }));
    case 5: // once cards are turned back nobody sees who could have acted
        return isLeft || (!battle.refreshed && anyOpposition([&](const Opponent& one) { return canAct(then, one); }));
    case 6:
        return isLeft || !battle.refreshed;
    default:
        return isLeft;
    }
}

// The same of a step of this contract.
bool wasSkipped(const State& state, Step step)
{
    if (!state.battle || !state.contract || state.step <= step)
        return false;
    const CareerCard& card = contractCard(state);
    switch (step) {
    case Step::Distribute:
        return state.battle->placed == 0 && std::ranges::any_of(zones, [&](Zone zone) {
            return isOpen(card, zone) || card.arrows.at(zone).text != QLatin1String("0");
        });
    case Step::Deploy:
        return std::ranges::any_of(
            state.battle->crew, [](const Fighter& who) { return who.at == Position::None && who.health != Health::Slain; });
    case Step::Battle:
        return state.battle->round == 0 && state.contract->ending == Ending::Open;
    default:
        return false;
    }
}

// Where battles are fought on the table alone.
QList<Stage> lightStages(const State& state, const QList<engine::Offer>& offers)
{
    const int now = state.step == Step::Career ? 1 : state.step == Step::Prepare ? 2 : state.step == Step::Resolution ? 4 : 3;
    QList<Stage> all = kit::stagesOf({stepName(Step::Career), stepName(Step::Prepare), hiredswords::tr("3 Result of the battle"),
                                         hiredswords::tr("4 Resolution")},
        now);
    kit::setRules(all, {&reason(R::I_ELIGIBLE), &reason(R::I_CREW_OK), &reason(R::I_BATTLE), &reason(R::I_END_EFFECTS)});
    if (now != 3) // of a result one of three is chosen
        all[now - 1].action = actOfStep(state, offers);
    all.last().rule = &reason(ruleOfResolution(all.last().action));
    return all;
}

} // namespace

QList<Stage> stages(const State& state, const QList<engine::Offer>& offers, qsizetype chosen)
{
    if (!tracksBattles(state))
        return lightStages(state, offers);
    QStringList names;
    if (state.step != Step::Battle || !state.battle) {
        for (const Step step : {Step::Career, Step::Prepare, Step::Distribute, Step::Deploy, Step::Battle, Step::Resolution})
            names += stepName(step);
        QList<Stage> all = kit::stagesOf(names, int(state.step) + 1);
        kit::setRules(all,
            {&reason(R::I_ELIGIBLE), &reason(R::I_CREW_OK), &reason(R::I_OPP_PLACED), &reason(R::I_DEPLOYED),
                &reason(R::I_BATTLE), &reason(R::I_END_EFFECTS)});
        all[int(state.step)].action = actOfStep(state, offers);
        all.last().rule = &reason(ruleOfResolution(all.last().action));
        for (const Step step : {Step::Distribute, Step::Deploy, Step::Battle})
            if (wasSkipped(state, step))
                all[int(step)].when = Stage::When::Skipped;
        return all;
    }
    for (int at = 1; at <= lastPhase; ++at)
        names += phaseName(at);
    if (const int due = chosen > 0 && inPhase(state, 2) ? revealsDue(state) : 0; chosen < due)
        names[1] += engine::fill(hiredswords::tr(" (%1 of %2)"), {number(chosen), number(due)});
    else if (state.battle->counted)
        names[1] += QStringLiteral(" (%1)").arg(
            isOpen(contractCard(state), "reveal") ? QStringLiteral("?") : number(state.battle->revealValue));
    else if (const int turned = state.battle->turned; turned > 0)
        names[1] += engine::fill(hiredswords::tr(" (%1 of %2)"), {number(turned), QStringLiteral("?")});
    QList<Stage> all = kit::stagesOf(names, state.battle->phase);
    kit::setRules(all,
        {&reason(R::W_REMINDER), &reason(R::I_REVEALED), &reason(R::I_MOVE_NEAR), &reason(R::I_ACTION),
            &reason(R::I_PLAYER_ORDER), &reason(R::I_REFRESH), &reason(R::I_CONTINUE)});
    for (Stage& stage : all)
        if (stage.at == state.battle->phase)
            stage.action = actOfPhase(state, offers);
        else if (stage.at < state.battle->phase && wasSkipped(state, stage.at))
            stage.when = Stage::When::Skipped;
        else if (stage.at > state.battle->phase && isIdle(state, stage.at))
            stage.when = Stage::When::Idle;
    const auto next = std::ranges::find_if(
        all, [&](const Stage& stage) { return stage.at > state.battle->phase && stage.when != Stage::When::Idle; });
    if (next != all.end()) {
        next->when = Stage::When::Next;
        next->action = kit::offered<EndPhase>(offers);
    }
    return all;
}

} // namespace hiredswords::desk
