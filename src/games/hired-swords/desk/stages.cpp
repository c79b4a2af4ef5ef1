// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/stages.h"

#include "games/hired-swords/rules/actions.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/query.h"

#include <algorithm>

namespace hiredswords::desk {

namespace {

template <class A> bool offered(Stage& stage, const QList<engine::Offer>& offers, bool isAllowed)
{
    for (const engine::Offer& offer : offers)
        if (offer.action.is<A>() && (!isAllowed || offer.verdict.isAllowed())) {
            stage.action = offer.action;
            return true;
        }
    return false;
}

// The first of these actions that is offered and allowed; else the first that is offered at all, for its reasons.
template <class... A> void act(Stage& stage, const QList<engine::Offer>& offers)
{
    (void)((offered<A>(stage, offers, true) || ...) || (offered<A>(stage, offers, false) || ...));
}

// The phase that runs does what is due in it, the next one goes on.
void phase(Stage& stage, const State& state, const QList<engine::Offer>& offers)
{
    const Battle& battle = *state.battle;
    if (stage.at == battle.phase + 1)
        act<EndPhase>(stage, offers);
    if (stage.at != battle.phase)
        return;
    if (battle.phase == 2 && !battle.revealed && hiddenCount(state) > 0) {
        const int due = revealsDue(state);
        if (due < 0)
            act<CountReveal>(stage, offers);
        else if (due >= hiddenCount(state))
            act<Reveal>(stage, offers);
    } else if (const engine::AnyAction forced = MoveOpposition{};
               battle.phase == 3 && std::ranges::find(offers, forced, &engine::Offer::action) != offers.end())
        stage.action = forced;
    else if (battle.phase == 6 && !battle.refreshed)
        act<Refresh>(stage, offers);
    else if (battle.phase == 7 && !asksEnding(state)) // else one of three in the list: only the table can judge the card's words
        act<EndRound>(stage, offers);
}

void step(Stage& stage, const State& state, const QList<engine::Offer>& offers)
{
    if (stage.at != int(state.step) + 1)
        return;
    switch (state.step) {
    case Step::Career:
        act<AcceptContract, ResolveEncounter, DiscardCard, RunFinal, DrawCard>(stage, offers);
        break;
    case Step::Prepare:
        act<ConfirmCrew>(stage, offers);
        break;
    case Step::Distribute:
        act<Distribute>(stage, offers);
        break;
    case Step::Deploy:
        act<BeginBattle>(stage, offers);
        break;
    case Step::Battle:
        break;
    case Step::Resolution:
        act<EndEffects, CollectBonus, TidyUp, FinishContract>(stage, offers);
        break;
    }
}

} // namespace

int revealsDue(const State& state)
{
    if (state.battle->counted)
        return state.battle->revealValue;
    const Listing& circle = contractCard(state).reveal;
    QList<int> noFaces;
    return diceOf(state, circle, {}).isEmpty() ? worth(state, circle, noFaces).value : -1;
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

QString phaseName(int phase)
{
    static constexpr const char* names[] = {QT_TRANSLATE_NOOP("hiredswords", "1 Start effects"),
        QT_TRANSLATE_NOOP("hiredswords", "2 Reveal"), QT_TRANSLATE_NOOP("hiredswords", "3 Opposition moves"),
        QT_TRANSLATE_NOOP("hiredswords", "4 Crew acts"), QT_TRANSLATE_NOOP("hiredswords", "5 Opposition acts"),
        QT_TRANSLATE_NOOP("hiredswords", "6 Refresh"), QT_TRANSLATE_NOOP("hiredswords", "7 End effects")};
    return hiredswords::tr(names[std::clamp(phase, 1, lastPhase) - 1]);
}

QString stepName(Step step)
{
    static constexpr const char* names[] = {QT_TRANSLATE_NOOP("hiredswords", "1 Progress career"),
        QT_TRANSLATE_NOOP("hiredswords", "2 Prepare crew"), QT_TRANSLATE_NOOP("hiredswords", "3 Distribute"),
        QT_TRANSLATE_NOOP("hiredswords", "4 Deploy"), QT_TRANSLATE_NOOP("hiredswords", "5 Battle"),
        QT_TRANSLATE_NOOP("hiredswords", "6 Resolution")};
    return hiredswords::tr(names[int(step)]);
}

namespace {

// Where battles are fought on the table alone.
QList<Stage> lightStages(const State& state, const QList<engine::Offer>& offers)
{
    const int now = state.step == Step::Career ? 1 : state.step == Step::Prepare ? 2 : state.step == Step::Resolution ? 4 : 3;
    const QStringList names{stepName(Step::Career), stepName(Step::Prepare), hiredswords::tr("3 Result of the battle"),
        hiredswords::tr("4 Resolution")};
    QList<Stage> all;
    for (int at = 1; at <= names.size(); ++at) {
        Stage stage{at == now ? int(state.step) + 1 : at, names[at - 1],
            at < now            ? Stage::When::Done
                : at == now     ? Stage::When::Due
                : at == now + 1 ? Stage::When::Next
                                : Stage::When::Later,
            {}};
        if (at == now && now != 3) // of a result one of three is chosen
            step(stage, state, offers);
        stage.at = at;
        all += stage;
    }
    return all;
}

} // namespace

QList<Stage> stages(const State& state, const QList<engine::Offer>& offers)
{
    if (!tracksBattles(state))
        return lightStages(state, offers);
    const bool inBattle = state.step == Step::Battle && state.battle;
    const int now = inBattle ? state.battle->phase : int(state.step) + 1;
    QList<Stage> all;
    for (int at = 1; at <= (inBattle ? 7 : 6); ++at) {
        Stage stage{at, inBattle ? phaseName(at) : stepName(Step(at - 1)), Stage::When::Later, {}};
        stage.when = at < now ? Stage::When::Done
            : at == now       ? Stage::When::Due
            : at == now + 1   ? Stage::When::Next
                              : Stage::When::Later;
        if (inBattle && at == 2 && state.battle->counted)
            stage.name += QStringLiteral(" (%1)").arg(state.battle->revealValue);
        if (inBattle)
            phase(stage, state, offers);
        else
            step(stage, state, offers);
        all += stage;
    }
    return all;
}

} // namespace hiredswords::desk
