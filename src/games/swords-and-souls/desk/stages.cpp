// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/stages.h"

#include "games/swords-and-souls/rules/conditions.h"
#include "games/swords-and-souls/rules/reasons.h"
#include "kit/lists/stages.h"

#include <algorithm>

namespace swordsandsouls::desk {

using kit::Stage;

namespace {

QList<Stage> setUp(const State& state, const QList<engine::Offer>& offers)
{
    if (!tracksCards(state)) {
        QList<Stage> two =
            kit::stagesOf({swordsandsouls::tr("1 Take seats"), swordsandsouls::tr("2 Begin")}, state.step == Step::Seats ? 1 : 2);
        kit::setRules(two, {&reason(R::E_SEATS), &reason(R::E_READY)});
        two[0].action = state.step == Step::Seats ? engine::AnyAction(Start{}) : engine::AnyAction();
        two[1].action = kit::offered<BeginTurn>(offers);
        return two;
    }
    const bool isDealt = std::ranges::all_of(state.players, [](const Player& one) { return one.dealt; });
    const bool isLaid = !state.arsenal.row.isEmpty();
    const int now = state.step == Step::Seats ? 1 : state.step == Step::Heroes ? 2 : !isDealt ? 3 : !isLaid ? 4 : 5;
    QList<Stage> all =
        kit::stagesOf({swordsandsouls::tr("1 Take seats"), swordsandsouls::tr("2 Choose heroes"), swordsandsouls::tr("3 Deal"),
                          swordsandsouls::tr("4 Lay the arsenal"), swordsandsouls::tr("5 Begin")},
            now);
    kit::setRules(all, {&reason(R::E_SEATS), &reason(R::I_HERO), &reason(R::I_DEALT), &reason(R::I_ROW), &reason(R::E_READY)});
    if (state.step == Step::Seats)
        all[0].action = Start{};
    if (state.step != Step::Deal)
        return all;
    all[2].action = kit::offered<Deal>(offers);
    all[3].action = kit::offered<LayArsenal>(offers);
    all[4].action = kit::offered<BeginTurn>(offers);
    return all;
}

} // namespace

QString dueNext(const State& state)
{
    if (state.status == Status::Over)
        return {};
    if (state.attack)
        return state.attack->stage == swordsandsouls::Stage::Answer ? state.attack->target : state.attack->attacker;
    if (!state.inPlay.isEmpty())
        return state.inPlay.last().owner;
    switch (state.step) {
    case Step::Heroes:
    case Step::Draw:
    case Step::Play:
    case Step::Buy:
        return state.turn;
    case Step::Instants:
        return state.instants.isEmpty() ? QString() : state.instants.first().who;
    case Step::Seats:
    case Step::Deal:
        break;
    }
    return {};
}

QString phaseOf(const State& state)
{
    if (!state.attack)
        return nowText(state);
    const Attack& attack = *state.attack;
    switch (attack.stage) {
    case swordsandsouls::Stage::Blocked:
        return fill(swordsandsouls::tr("%1 has blocked the attack of %2"), {attack.target, attack.attacker});
    case swordsandsouls::Stage::Failed:
        return fill(swordsandsouls::tr("the attack of %1 has failed"), {attack.attacker});
    case swordsandsouls::Stage::Answer:
        break;
    }
    return fill(swordsandsouls::tr("%1 attacks %2"), {attack.attacker, attack.target});
}

QString statusOf(const State& state, const Player& who)
{
    if (state.status == Status::Over && who.id == state.winner)
        return swordsandsouls::tr("has won");
    if (who.down)
        return swordsandsouls::tr("down until the next own turn");
    if (state.attack && state.status == Status::Running) {
        const Attack& attack = *state.attack;
        if (who.id == attack.target && attack.stage == swordsandsouls::Stage::Answer)
            return swordsandsouls::tr("answers now");
        if (who.id == attack.attacker)
            return attack.stage == swordsandsouls::Stage::Failed ? swordsandsouls::tr("attack failed")
                                                                 : swordsandsouls::tr("attacks");
        for (const Used& used : attack.used)
            if (used.owner == who.id && !used.cancelled && (used.role == Role::Block || used.role == Role::Dodge))
                return fill(
                    used.role == Role::Block ? swordsandsouls::tr("blocks with %1") : swordsandsouls::tr("dodged with %1"),
                    {titleOf(state, used.card)});
        if (attack.more.contains(who.id))
            return swordsandsouls::tr("is attacked next");
    }
    if (state.step == Step::Heroes && who.id == state.turn)
        return swordsandsouls::tr("chooses a hero");
    if (who.id == state.turn && state.step == Step::Draw)
        return swordsandsouls::tr("on turn · draw step");
    if (who.id == state.turn && state.step == Step::Play)
        return swordsandsouls::tr("on turn · play step");
    if (who.id == state.turn && state.step == Step::Buy)
        return swordsandsouls::tr("on turn · buy step");
    if (state.step == Step::Instants && who.id == nextInTurn(state).id)
        return swordsandsouls::tr("has the next turn");
    if (who.fragments == fragmentsToWin - 1)
        return swordsandsouls::tr("one fragment to go");
    return {};
}

QList<Stage> stages(const State& state, const QList<engine::Offer>& offers, const QStringList& done)
{
    if (state.step < Step::Draw)
        return setUp(state, offers);
    const int now = state.step == Step::Draw ? 1 : state.step == Step::Play ? 2 : state.step == Step::Buy ? 3 : 4;
    QList<Stage> all =
        kit::stagesOf({swordsandsouls::tr("1 Draw to 3"),
                          state.attack && now == 2 ? swordsandsouls::tr("2 Play: attack") : swordsandsouls::tr("2 Play"),
                          swordsandsouls::tr("3 Buy"),
                          state.attack && now == 4 ? swordsandsouls::tr("4 Instants: attack") : swordsandsouls::tr("4 Instants"),
                          fill(swordsandsouls::tr("5 Turn of %1"), {nextInTurn(state).id})},
            now);
    kit::setRules(
        all, {&reason(R::I_DRAWN), &reason(R::E_STEP_PLAY), &reason(R::E_STEP_BUY), &reason(R::I_BETWEEN), &reason(R::I_TURN)});
    if (state.status == Status::Over) {
        for (Stage& one : all)
            one.when = Stage::When::Idle;
        return all;
    }
    if (now == 1)
        all[0].action = kit::offered<DrawUp>(offers);
    if (now == 2)
        all[2].action = kit::offered<BeginBuying>(offers);
    if (now == 2 || now == 3) {
        all[3].action = kit::offered<EndTurn>(offers);
        all[4].action = BeginTurn{}; // straight on: nobody buys, nobody plays an instant
    }
    if (now == 4) {
        if (!done.isEmpty() && !done.contains(QLatin1String(BeginBuying::verb))) // the turn ended before it
            all[2].when = Stage::When::Skipped;
        if (!state.instants.isEmpty())
            all[3].action = kit::offered<ResolveInstant>(offers);
        all[4].action = kit::offered<BeginTurn>(offers);
    }
    return all;
}

} // namespace swordsandsouls::desk
