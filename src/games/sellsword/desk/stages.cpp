// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/stages.h"

#include "games/sellsword/desk/names.h"
#include "games/sellsword/rules/actions.h"
#include "games/sellsword/rules/reasons.h"
#include "kit/desk_of.h"
#include "kit/lists/counter.h"
#include "kit/rule_behind.h"

namespace sellsword::desk {

namespace {

constexpr int mostStages = 7; // that the bar has room for

QString side(const State& state, const QString& player) { return titleOf(state, player).section(QLatin1Char(' '), 0, 0); }

// Of a player's score: that of everybody has room beside it.
QString caption(const QString& name)
{
    constexpr qsizetype most = 16;
    return brief(name, most);
}

QString sides(const State& state, const QStringList& players)
{
    QStringList names;
    for (const QString& id : players)
        names += side(state, id);
    return listed(names);
}

} // namespace

ScoreStrip::ScoreStrip(const engine::Game& game, kit::TableView* table)
    : ReadoutRow(table)
    , m_game(game)
    , m_table(*table)
{
    setAccessibleName(sellsword::tr("Score and turn"));
}

kit::Readout* ScoreStrip::readout(const QString& name, const QString& caption, R rule)
{
    auto* found = findChild<kit::Readout*>(name, Qt::FindDirectChildrenOnly);
    if (!found)
        found = new kit::Readout(name, caption, this);
    found->setCaption(caption);
    kit::setRuleBehind(*found, &reason(rule));
    if (m_isTakenBack)
        found->begin();
    m_used += found;
    return found;
}

kit::Readout* ScoreStrip::score(const Player& player)
{
    constexpr int most = 9999;
    const QString name = QStringLiteral("score-") + player.id;
    const bool isNew = !findChild<kit::Readout*>(name, Qt::FindDirectChildrenOnly);
    kit::Readout* found = readout(name, caption(player.title.isEmpty() ? player.id : player.title), R::W_UNSCORED);
    if (isNew)
        kit::countOn(m_table, m_game, *found,
            {[path = QStringLiteral("players.%1.vp").arg(player.id)] { return path; }, 0, most, &reason(R::W_UNSCORED)});
    return found;
}

void ScoreStrip::present(const State& state, bool isTakenBack)
{
    m_isTakenBack = isTakenBack;
    m_used.clear();
    for (const Player& one : state.players) {
        const QString name = titleOf(state, one.id);
        const auto said = [&](const QString& words) { // with the whole name, where its caption is short
            return caption(name) == name ? words : name + QStringLiteral(": ") + words;
        };
        if (state.stage == Stage::Warbands)
            readout(QStringLiteral("points-") + one.id, caption(name), R::W_CAP)
                ->setNumber(pointsOf(state, one.id),
                    fill(blankPoints(state, one.id).isEmpty() ? QStringLiteral(" / %1") : QStringLiteral(" + ? / %1"),
                        {number(state.scenario.points)}),
                    said(fill(sellsword::tr("%1 of %2 points, %3 of %4 units"),
                        {pointsText(state, one.id), number(state.scenario.points), number(warband(state, one.id).size()),
                            number(state.scenario.units)})));
        else
            score(one)->setNumber(one.vp, fill(sellsword::tr(" / %1 VP"), {number(state.scenario.target)}),
                said(fill(sellsword::tr("%1 victory points; %2 win"), {number(one.vp), number(state.scenario.target)})));
    }
    if (state.stage > Stage::MatchCheck && !state.advantaged.isEmpty())
        readout(QStringLiteral("advantage"), state.greater ? sellsword::tr("Greater advantage") : sellsword::tr("Advantage"),
            R::I_GREATER)
            ->setText(titleOf(state, state.advantaged), titleOf(state, state.advantaged));
    if (state.turn && unit(state, state.turn->unit)) {
        const Unit& who = *unit(state, state.turn->unit);
        const int left = std::max(0, actsLeft(state, who)), used = std::max(0, actsOf(state, who) - left);
        readout(QStringLiteral("acts"), sellsword::tr("Acts"), R::E_ACTS)
            ->setText(QString(used, QChar(0x25cf)) + QString(left, QChar(0x25cb)),
                fill(sellsword::tr("%1 used, %2 left"), {number(used), number(left)}));
        const QString diagonal = number(state.turn->diagonals == 1 ? 2 : 1);
        readout(QStringLiteral("steps"), sellsword::tr("Moves · maneuvers · diagonal"), R::I_MOVE_ADDED)
            ->setText(fill(sellsword::tr("%1/2 · %2/2 · %3"),
                          {number(usedOf(state, ActType::Move)), number(usedOf(state, ActType::Maneuver)), diagonal}),
                fill(sellsword::tr("%1 of 2 basic moves, %2 of 2 maneuvers; the next diagonal step costs %3"),
                    {number(usedOf(state, ActType::Move)), number(usedOf(state, ActType::Maneuver)), diagonal}));
    }
    if (state.stage > Stage::MatchCheck && !isLight(state)) {
        QStringList dice, spoken;
        for (const Player& one : state.players) {
            const QString left = diceText(state, one.id);
            dice += diceOf(state, one.id) > 0 ? number(diceOf(state, one.id)) : left;
            spoken += titleOf(state, one.id) + QLatin1Char(' ') + left;
        }
        readout(QStringLiteral("warleaders"), sellsword::tr("Warleader dice"), R::W_DICE)
            ->setText(dice.join(QStringLiteral(" : ")), listed(spoken));
    }
    ReadoutRow::present(m_used);
}

namespace {

void add(QList<kit::Stage>& all, const QString& name, R rule, kit::Stage::When when, const engine::AnyAction& action = {})
{
    all += kit::Stage{int(all.size()) + 1, name, when, action, &reason(rule)};
}

// The phases from the one before this, each with the players in their order.
void addPhases(QList<kit::Stage>& all, const State& state)
{
    const bool isRunning = state.stage == Stage::Phases;
    int last = state.phase;
    for (const Player& one : isRunning ? state.players : QList<Player>()) // what is over has no more of them
        last = std::max(last, state.phase - 1 + int(unused(state, one.id).size()) + int(state.gone.contains(one.id)));
    const int first = state.phase == 0 ? 0 : std::max(1, std::min(state.phase - 1, last - 4));
    for (int phase = first; phase <= last && all.size() < mostStages - 1; ++phase) {
        const bool isNow = isRunning && phase == state.phase;
        const R ofPhase = phase == 0 ? R::E_PHASE0 : R::E_PHASES;
        const QString actor = state.turn ? state.turn->controller : whoseTurn(state);
        if (phase < state.phase || !isRunning)
            add(all, number(phase), ofPhase, kit::Stage::When::Done);
        else if (isNow && !actor.isEmpty())
            add(all, fill(sellsword::tr("%1 %2 now"), {number(phase), side(state, actor)}), ofPhase, kit::Stage::When::Due);
        else
            add(all, number(phase) + QLatin1Char(' ') + sides(state, orderOf(state, phase)), ofPhase,
                phase == state.phase + 1 ? kit::Stage::When::Next : kit::Stage::When::Later);
    }
}

} // namespace

// The match before its rounds; then the phases of this round and its end.
QList<kit::Stage> stages(const State& state, const QList<engine::Offer>& offers)
{
    using At = Stage;
    QList<kit::Stage> all;
    const auto before = [&](const QString& name, At at, R rule, const engine::AnyAction& action = {}) {
        const bool isNow = state.stage == at || (at == At::Map && state.stage == At::Ready && state.map);
        const bool isChecked = !state.advantaged.isEmpty();
        const bool isSkipped = !isNow && state.stage > at
            && ((at == At::Map && !state.map) || ((at == At::MatchCheck || at == At::RoundCheck) && !isChecked));
        add(all, name, rule,
            isNow                  ? kit::Stage::When::Due
                : isSkipped        ? kit::Stage::When::Skipped
                : state.stage > at ? kit::Stage::When::Done
                                   : kit::Stage::When::Later,
            action);
    };
    const bool isChecking = state.stage == At::MatchCheck || state.stage == At::RoundCheck;
    engine::AnyAction tactics;
    if (isChecking && state.rolls.isEmpty())
        tactics = RollTactics{};
    else if (isChecking)
        tactics = SettleTactics{};
    if (state.stage == At::Ready && state.round > 0) {
        add(all, fill(sellsword::tr("Round %1"), {number(state.round)}), R::E_PHASES, kit::Stage::When::Done);
        add(all, fill(sellsword::tr("Round %1"), {number(state.round + 1)}), R::E_ROUND_CHECK, kit::Stage::When::Due,
            StartRound{});
        return all;
    }
    if (state.stage < At::RoundCheck) {
        before(sellsword::tr("Warbands"), At::Warbands, R::E_BUILDING);
        if (isLight(state)) {
            add(all, sellsword::tr("Round 1"), R::E_PHASES, kit::Stage::When::Later);
            return all;
        }
        before(sellsword::tr("Tactics check"), At::MatchCheck, R::E_MATCH_CHECK, tactics);
        before(sellsword::tr("Map and tiles"), At::Map, R::E_TILE_ORDER);
        add(all, sellsword::tr("Round 1"), R::E_PHASES,
            state.stage == At::Ready && !state.map ? kit::Stage::When::Due : kit::Stage::When::Later,
            state.stage == At::Ready ? engine::AnyAction(StartRound{}) : engine::AnyAction());
        return all;
    }
    add(all, fill(sellsword::tr("Round %1"), {number(state.round)}), R::E_PHASES, kit::Stage::When::Next);
    if (state.stage == At::RoundCheck || state.stage == At::Seats) {
        before(sellsword::tr("Tactics check"), At::RoundCheck, R::E_TIE, tactics);
        before(sellsword::tr("Order of the players"), At::Seats, R::E_SEAT_ORDER);
        before(sellsword::tr("Phases"), At::Phases, R::E_PHASES);
        return all;
    }
    if (!isLight(state))
        addPhases(all, state);
    const engine::Offer* end = kit::offerOf<EndRound>(offers);
    if (state.stage == At::Over)
        add(all, sellsword::tr("Over"), R::E_OVER, kit::Stage::When::Due);
    else if (state.stage == At::Phases)
        add(all, sellsword::tr("End: objectives"), R::I_OBJECTIVE,
            end && end->verdict.isAllowed() ? kit::Stage::When::Due : kit::Stage::When::Later, EndRound{});
    else
        add(all, sellsword::tr("End: objectives"), R::I_OBJECTIVE, kit::Stage::When::Due, FinishRound{});
    return all;
}

} // namespace sellsword::desk
