// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a round: objectives, other powers, the winner; and the end of a match (p. 6).
#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/rules.h"
#include "games/sellsword/rules/titles.h"

#include <algorithm>

namespace sellsword {

namespace {

// The players with a unit in the area.
QStringList holdersOf(const State& state, const Area& area)
{
    QStringList all;
    for (const Unit& one : state.units) {
        if (one.dropped || !one.at || all.contains(one.player))
            continue;
        const Body body = bodyOf(state, one);
        for (int y = 0; y < body.side; ++y)
            for (int x = 0; x < body.side; ++x)
                if (area.contains({body.at.x + x, body.at.y + y}) && !all.contains(one.player))
                    all += one.player;
    }
    return all;
}

bool knowsHolders(const State& state) { return state.map && !state.map->objectives.isEmpty(); }

void allAwarded(Checks& checks, const State& state)
{
    QStringList open;
    for (const Unit& one : state.units)
        if (one.unscored)
            open += titleOf(state, one.id);
    checks.should(R::W_UNSCORED, open.isEmpty(), [&] { return QStringList{listed(open)}; });
}

} // namespace

QStringList contested(const State& state)
{
    QStringList all;
    if (state.map && state.settings.contestedObjective == Contested::Ask)
        for (const Zone& objective : state.map->objectives)
            if (holdersOf(state, objective.at).size() > 1)
                all += zoneTitle(objective.id);
    return all;
}

void check(Checks& checks, const State& state, const EndRound& a)
{
    inPhases(checks, state);
    checks.must(R::E_RUNNING, !state.turn, [&] { return QStringList{titleOf(state, state.turn->unit)}; });
    nothingWaits(checks, state);
    QStringList left;
    for (const Player& one : state.players)
        for (const Unit* unused : unused(state, one.id))
            left += titleOf(state, unused->id);
    if (!isLight(state))
        checks.must(R::E_UNITS_LEFT, left.isEmpty(), [&] { return QStringList{listed(left)}; });
    const QStringList asked = contested(state);
    QStringList gone;
    for (const QString& id : a.holders)
        if (!mayHold(state, id))
            gone += titleOf(state, id);
    if (!a.holders.isEmpty())
        checks.must(R::E_HOLDS, gone.isEmpty(), [&] { return QStringList{listed(gone)}; });
    if (!asked.isEmpty())
        checks.should(R::W_CONTESTED, !a.holders.isEmpty(), [&] { return QStringList{listed(asked)}; })
            .star("contested_objective");
    else if (knowsHolders(state))
        nothingSurplus(checks, titlesOf(state, a.holders));
    if (isLight(state)) // which has no other moment for them
        for (const Moment moment : {Moment::RoundStart, Moment::BeforeDeploying})
            nothingForgotten(checks, state, moment);
    checks.noteIf(checks.isAllowed(), R::I_ROUND);
}

void apply(Changes& changes, const State& before, const EndRound& a)
{
    changes.state.stage = Stage::RoundEnd;
    changes.state.collected = true;
    QStringList scoring = knowsHolders(before) && contested(before).isEmpty() ? QStringList() : a.holders;
    if (before.map)
        for (const Zone& objective : before.map->objectives) {
            const QStringList holders = holdersOf(before, objective.at);
            if (holders.size() > 1)
                changes.tell(R::I_CONTESTED, QT_TRANSLATE_NOOP("sellsword", "%1 is contested"), {zoneTitle(objective.id)});
            if (holders.size() == 1 || before.settings.contestedObjective == Contested::Both)
                scoring += holders;
        }
    // All of it counts at once: only then is a winner looked for (AS-46).
    for (const QString& id : scoring)
        if (Player* who = changes.player(id)) {
            who->vp += before.scenario.objective;
            changes.tell(R::I_OBJECTIVE, QT_TRANSLATE_NOOP("sellsword", "%1 scores %2 for an objective: %3 points now"),
                {changes.title(id), number(before.scenario.objective), number(who->vp)});
        }
    if (!scoring.isEmpty())
        changes.settle();
    if (changes.state.stage != Stage::Over)
        for (const Unit& one : before.units)
            changes.remind(one, Moment::RoundEnd);
    changes.tell(R::I_ROUND);
}

Message tell(const State& before, const EndRound&)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "Round %1 ends"), {number(before.round)});
}

void check(Checks& checks, const State& state, const FinishRound&)
{
    notOver(checks, state);
    checks.must(R::E_COLLECT_FIRST, state.stage == Stage::RoundEnd || state.stage == Stage::Over, [] { return QStringList(); });
    nothingWaits(checks, state);
    allAwarded(checks, state);
    const QList<const Effect*> open = due(state);
    checks.should(R::W_DUE, open.isEmpty(), [&] {
        QStringList texts;
        for (const Effect* effect : open)
            texts += effectWords(*effect);
        return QStringList{listed(texts)};
    });
    for (const Player& one : state.players)
        checks.should(R::W_NOBODY, !isBeaten(state, one.id), [&] { return QStringList{titleOf(state, one.id)}; });
}

void apply(Changes& changes, const State& before, const FinishRound&)
{
    changes.settle();
    if (changes.state.stage != Stage::Over)
        changes.state.stage = Stage::Ready;
    if (changes.state.stage == Stage::Ready && isLight(before))
        changes.beginRound();
}

Message tell(const State& before, const FinishRound&)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "Round %1 is over"), {number(before.round)});
}

void check(Checks& checks, const State& state, const EndMatch&)
{
    notOver(checks, state);
    nothingWaits(checks, state);
    allAwarded(checks, state);
}

void apply(Changes& changes, const State& before, const EndMatch&)
{
    changes.state.stage = Stage::Over;
    const auto best = std::ranges::max_element(before.players, {}, &Player::vp);
    if (best != before.players.end() && changes.state.winner.isEmpty()
        && std::ranges::count(before.players, best->vp, &Player::vp) == 1)
        changes.state.winner = best->id;
}

Message tell(const State&, const EndMatch&) { return say(QT_TRANSLATE_NOOP("sellsword", "The match ends as it stands")); }

} // namespace sellsword
