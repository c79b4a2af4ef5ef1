// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Before, between and after the turns: tactics checks, seats, map, whose turn it is, the end of a round and of the match.
#include "games/sellsword/desk/match/moments.h"
#include "games/sellsword/desk/names.h"

#include <QJsonArray>

namespace sellsword::desk {

using engine::fill;
using engine::Offer;
using kit::Tone;

namespace {

QList<Choice> scores(const State& state)
{
    QList<Choice> all;
    for (const Player& one : state.players) {
        Choice row;
        row.title = titleOf(state, one.id);
        row.outcome = fill(sellsword::tr("%1 of %2"), {number(one.vp), number(state.scenario.target)});
        row.detail = one.vp >= state.scenario.target
            ? sellsword::tr("the target is reached")
            : fill(sellsword::tr("%1 short of the target"), {number(state.scenario.target - one.vp)});
        row.mark = state.winner == one.id ? QStringLiteral("✓") : QString();
        row.tone = state.winner == one.id ? Tone::Good : Tone::Plain;
        all += row;
    }
    return all;
}

// Who stands in each objective now.
QList<Choice> objectives(const State& state)
{
    QList<Choice> all;
    for (const Zone& zone : state.map ? state.map->objectives : QList<Zone>()) {
        Choice row;
        row.title = zone.id;
        QStringList inside;
        for (const Unit& one : state.units)
            if (one.at && !one.dropped) {
                const int size = sideLength(state, one);
                bool isIn = false;
                for (int y = 0; y < size; ++y)
                    for (int x = 0; x < size; ++x)
                        isIn |= zone.at.contains({one.at->x + x, one.at->y + y});
                if (isIn)
                    inside += titleOf(state, one.id);
            }
        row.outcome = fill(sellsword::tr("%1 VP"), {number(state.scenario.objective)});
        row.detail = inside.isEmpty() ? sellsword::tr("nobody stands there") : listed(inside);
        row.muted = inside.isEmpty();
        all += row;
    }
    return all;
}

QList<Choice> reminders(const State& state)
{
    QList<Choice> all;
    for (const Effect& effect : state.noted) {
        Choice row;
        row.title = effect.text.isEmpty() ? effectText(effect) : effect.text;
        row.outcome = shown(effect.moment);
        row.detail = effect.target.isEmpty() ? QString() : titleOf(state, effect.target);
        row.muted = true;
        all += row;
    }
    return all;
}

int warleaderInjuries(const State& state, const QString& player)
{
    for (const Unit* own : warband(state, player))
        if (warleaderOf(state, *own) > 0 && warleaderOf(state, *own) == warleaderOf(state, player))
            return int(own->injuries.size());
    return 0;
}

// The chances of the check before it is rolled.
QList<Choice> tacticsOdds(const Scene& scene)
{
    const State& state = scene.state;
    QList<Choice> all;
    if (state.players.size() < 2)
        return all;
    const QString first = state.players[0].id, second = state.players[1].id;
    const bool isMatch = state.stage == Stage::MatchCheck;
    QJsonObject question{{QStringLiteral("players"), state.players.size()}};
    if (state.players.size() == 2)
        question = {{QStringLiteral("first"), isMatch ? warleaderOf(state, first) : diceOf(state, first)},
            {QStringLiteral("second"), isMatch ? warleaderOf(state, second) : diceOf(state, second)},
            {QStringLiteral("first_injuries"), warleaderInjuries(state, first)},
            {QStringLiteral("second_injuries"), warleaderInjuries(state, second)}};
    const auto answer = scene.game.ask(scene.any, QStringLiteral("tactics-odds"), question);
    if (!answer)
        return all;
    const QJsonObject value = answer->value.toObject();
    const auto percent = [&](const char* name) { return percentText(value.value(QLatin1String(name)).toDouble()); };
    if (state.players.size() > 2) {
        Choice row;
        row.title = sellsword::tr("Somebody leads by 10");
        row.outcome = percent("anybody_greater");
        return {row};
    }
    for (const auto& [id, wins, greater] :
        {std::tuple{first, "first", "first_greater"}, std::tuple{second, "second", "second_greater"}}) {
        Choice row;
        row.title = titleOf(state, id);
        row.outcome = percent(wins);
        row.detail = fill(sellsword::tr("with greater advantage %1 · if losers reroll while they have dice"), {percent(greater)});
        all += row;
    }
    return all;
}

} // namespace

QList<Choice> dueChoices(const Scene& scene)
{
    QList<Choice> all;
    append(all, sellsword::tr("Due now"), choicesOf(scene, "effect") + choicesOf(scene, "drop-effect"));
    append(all, sellsword::tr("Who scores it?"), choicesOf(scene, "award"));
    return all;
}

std::optional<Moment> atEnd(const Scene& scene)
{
    const State& state = scene.state;
    if (state.stage != Stage::Over)
        return std::nullopt;
    Moment moment;
    moment.title = state.winner.isEmpty() ? sellsword::tr("The match is over")
                                          : fill(sellsword::tr("%1 wins"), {titleOf(state, state.winner)});
    moment.hint = fill(sellsword::tr("after round %1"), {number(state.round)});
    append(moment.choices, sellsword::tr("Score against the target"), scores(state));
    return moment;
}

std::optional<Moment> atPhase(const Scene& scene)
{
    const State& state = scene.state;
    if (state.stage != Stage::Phases || state.turn)
        return std::nullopt;
    Moment moment;
    const QString next = whoseTurn(state);
    moment.title =
        next.isEmpty() ? sellsword::tr("Everybody has gone") : fill(sellsword::tr("%1 chooses a unit"), {titleOf(state, next)});
    moment.hint = next.isEmpty() ? QString() : sellsword::tr("press a unit on the map, then again to begin its turn");
    const Unit* chosen = unit(state, scene.pointing.actor);
    QList<Choice> first, rest;
    for (const Offer& offer : scene.offers)
        if (offer.verb == QLatin1String("activate") && (offer.verdict.isAllowed() || (chosen && offer.actor == chosen->id))) {
            Choice one = choiceOf(scene, offer);
            const Unit& who = *unit(state, offer.actor);
            if (!one.muted)
                one.detail = fill(sellsword::tr("Move %1 · Armor %2 · Vigor %3"),
                    {number(moveOf(state, who)), number(statOf(state, who, Stat::Armor)), number(vigorOf(state, who))});
            (chosen && offer.actor == chosen->id ? first : rest) += one;
        }
    moment.choices = first + rest + choicesOf(scene, "skip-phase-0");
    QList<Choice> ends = choicesOf(scene, "end-round", next.isEmpty());
    if (!ends.isEmpty())
        append(moment.choices, sellsword::tr("Objectives"), objectives(state));
    append(moment.choices, sellsword::tr("End of the round"), ends);
    return moment;
}

std::optional<Moment> atTactics(const Scene& scene)
{
    const State& state = scene.state;
    if (state.stage != Stage::MatchCheck && state.stage != Stage::RoundCheck)
        return std::nullopt;
    Moment moment;
    moment.title = state.stage == Stage::MatchCheck ? sellsword::tr("Tactics check of the match")
                                                    : fill(sellsword::tr("Tactics check of round %1"), {number(state.round)});
    moment.hint = sellsword::tr("the highest roll leads; by 10 with greater advantage");
    QList<Choice> rolled;
    for (const Roll& roll : state.rolls) {
        Choice row;
        row.title = titleOf(state, roll.id);
        row.outcome = number(roll.value);
        row.detail = fill(sellsword::tr("rolled %1"), {number(roll.face)});
        if (!roll.tied.isEmpty())
            row.detail = fill(sellsword::tr("tied at %1, rolled %2"), {number(roll.tied.last()), number(roll.face)});
        rolled += row;
    }
    moment.choices = choicesOf(scene, "tactics-check") + choicesOf(scene, "reroll-tactics")
        + choicesOf(scene, "settle-tactics", !rolled.isEmpty());
    append(moment.choices, sellsword::tr("Rolled"), rolled);
    if (rolled.isEmpty())
        append(moment.choices, sellsword::tr("Chances"), tacticsOdds(scene));
    return moment;
}

std::optional<Moment> atSeats(const Scene& scene)
{
    if (scene.state.stage != Stage::Seats)
        return std::nullopt;
    Moment moment;
    moment.title = sellsword::tr("Who goes first?");
    moment.hint = fill(sellsword::tr("%1 leads and chooses"), {titleOf(scene.state, scene.state.advantaged)});
    moment.choices = choicesOf(scene, "choose-seat");
    return moment;
}

std::optional<Moment> atMap(const Scene& scene)
{
    const State& state = scene.state;
    if (state.stage != Stage::Map && state.stage != Stage::Ready)
        return std::nullopt;
    Moment moment;
    moment.title = state.stage == Stage::Ready ? sellsword::tr("Ready") : sellsword::tr("Map and Entry Tiles");
    moment.hint = state.picker.isEmpty()
        ? fill(sellsword::tr("%1 names who chooses the Gridmap"), {titleOf(state, state.advantaged)})
        : fill(sellsword::tr("%1 chooses map and side; then tiles, its own first"), {titleOf(state, state.picker)});
    if (state.picker.isEmpty())
        append(moment.choices, sellsword::tr("Who chooses"), choicesOf(scene, "name-picker"));
    else
        append(moment.choices, sellsword::tr("Map and side"), choicesOf(scene, "choose-map"));
    QList<Choice> tiles;
    for (const Offer& offer : scene.offers)
        if (offer.verb == QLatin1String("place-tile") && offer.verdict.isAllowed()) {
            const Player* owner = player(state, offer.actor);
            if (owner && !owner->tile)
                tiles += choiceOf(scene, offer);
        }
    append(moment.choices, sellsword::tr("Entry Tiles"), tiles);
    append(moment.choices, sellsword::tr("Units"), choicesOf(scene, "deploy"));
    append(moment.choices, sellsword::tr("Then"), choicesOf(scene, "start-round", true));
    return moment;
}

std::optional<Moment> atRoundEnd(const Scene& scene)
{
    const State& state = scene.state;
    if (state.stage != Stage::RoundEnd)
        return std::nullopt;
    Moment moment;
    moment.title = fill(sellsword::tr("End of round %1"), {number(state.round)});
    moment.hint = sellsword::tr("the objectives are scored");
    append(moment.choices, sellsword::tr("Then"), choicesOf(scene, "finish-round", true));
    append(moment.choices, sellsword::tr("Score against the target"), scores(state));
    append(moment.choices, sellsword::tr("Objectives"), objectives(state));
    append(moment.choices, sellsword::tr("Noted"), reminders(state));
    return moment;
}

} // namespace sellsword::desk
