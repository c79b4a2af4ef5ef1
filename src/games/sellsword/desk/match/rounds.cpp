// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Before, between and after the turns: tactics checks, seats, map, whose turn it is, the end of a round and of the match.
#include "games/sellsword/desk/match/moments.h"
#include "games/sellsword/desk/names.h"
#include "games/sellsword/rules/questions/odds.h"

namespace sellsword::desk {

using engine::Offer;
using kit::Tone;

namespace {

QList<Choice> scores(const State& state)
{
    QList<Choice> all;
    for (const Player& one : state.players) {
        const int target = state.scenario.target;
        all += row(titleOf(state, one.id), fill(sellsword::tr("%1 out of %2"), {number(one.vp), number(target)}),
            one.vp >= target ? sellsword::tr("the target is reached")
                             : fill(sellsword::tr("%1 short of the target"), {number(target - one.vp)}));
        if (state.winner == one.id) {
            all.last().mark = QStringLiteral("✓");
            all.last().tone = Tone::Good;
        }
    }
    return all;
}

// Who stands in each objective now.
QList<Choice> objectives(const State& state)
{
    QList<Choice> all;
    for (const Zone& zone : state.map ? state.map->objectives : QList<Zone>()) {
        QStringList inside;
        for (const Unit& one : state.units) {
            const int more = sideLength(state, one) - 1;
            if (one.at && !one.dropped && one.at->x + more >= zone.at.from.x && one.at->y + more >= zone.at.from.y
                && one.at->x <= zone.at.to.x && one.at->y <= zone.at.to.y)
                inside += titleOf(state, one.id);
        }
        all += row(zoneTitle(zone.id), fill(sellsword::tr("%1 VP"), {number(state.scenario.objective)}),
            inside.isEmpty() ? sellsword::tr("nobody stands there") : listed(inside));
        all.last().muted = inside.isEmpty();
    }
    return all;
}

QList<Choice> reminders(const State& state)
{
    QList<Choice> all;
    for (const Effect& effect : state.noted) {
        all += row(
            notedText(effect), momentText(effect.moment), effect.target.isEmpty() ? QString() : titleOf(state, effect.target));
        all.last().muted = true;
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
QList<Choice> checkChances(const State& state)
{
    constexpr int mostDice = 6; // beyond that nobody waits for the answer
    QList<Choice> all;
    if (state.players.size() > 2)
        all += row(moreLeadOf(state, state.players.size()) > 0 ? sellsword::tr("Somebody leads by more than 10")
                                                               : sellsword::tr("Somebody leads by 10"),
            percentText(percent(anybodyGreater(int(state.players.size()), moreLeadOf(state, state.players.size())))));
    if (state.players.size() != 2)
        return all;
    const QString first = state.players[0].id, second = state.players[1].id;
    const auto dice = [&](const QString& id) {
        return state.stage == Stage::MatchCheck ? warleaderOf(state, id) : diceOf(state, id);
    };
    if (std::max(dice(first), dice(second)) > mostDice)
        return all;
    if (!(blankWarleaders(state, first) + blankWarleaders(state, second)).isEmpty()) {
        for (const Player& one : state.players)
            all += row(titleOf(state, one.id), QStringLiteral("?"), sellsword::tr("whoever is a Warleader is not entered"));
        return all;
    }
    const TacticsOdds odds =
        tacticsOdds(dice(first), dice(second), warleaderInjuries(state, first), warleaderInjuries(state, second));
    const auto add = [&](const QString& id, const dice::Fraction& leads, const dice::Fraction& greater) {
        all += row(titleOf(state, id), percentText(percent(leads)),
            fill(sellsword::tr("with greater advantage %1 · if losers reroll while they have dice"),
                {percentText(percent(greater))}));
    };
    add(first, odds.first, odds.firstGreater);
    add(second, odds.second, odds.secondGreater);
    return all;
}

} // namespace

QList<Choice> dueChoices(const Scene& scene)
{
    QList<Choice> all;
    append(all, sellsword::tr("Due now"), choicesOf<DoEffect>(scene) + choicesOf<DropEffect>(scene));
    append(all, sellsword::tr("Who scores it?"), choicesOf<Award>(scene));
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
    const Player* winner = player(state, state.winner);
    const QString target = number(state.scenario.target);
    if (winner && winner->vp == state.scenario.target) // reaching it decided
        append(moment.choices, sellsword::tr("Two readings of the book, p. 6"),
            {row(fill(sellsword::tr("Reaching %1 wins"), {target}), sellsword::tr("as this table plays")),
                row(fill(sellsword::tr("Going past %1 wins"), {target}), sellsword::tr("the match would go on"))});
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
    moment.hint = next.isEmpty() ? QString()
        : state.map              ? sellsword::tr("press a unit on the map, then again to begin its turn")
                                 : sellsword::tr("press a unit below, then again to begin its turn");
    const Unit* chosen = unit(state, scene.pointing.actor);
    QList<Choice> first, rest;
    for (const Offer& offer : scene.offers)
        if (offer.action.is<Activate>() && (offer.verdict.isAllowed() || (chosen && offer.actor == chosen->id))) {
            Choice one = choiceOf(scene, offer);
            const Unit& who = *unit(state, offer.actor);
            if (!one.muted)
                one.detail = fill(sellsword::tr("Move %1 · Armor %2 · Vigor %3"),
                    {moveText(state, who), statText(state, who, Stat::Armor), vigorNumber(state, who)});
            (chosen && offer.actor == chosen->id ? first : rest) += one;
        }
    moment.choices = first + rest + choicesOf<SkipPhase0>(scene);
    QList<Choice> ends = choicesOf<EndRound>(scene, next.isEmpty());
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
    for (const Roll& roll : state.rolls)
        rolled += row(titleOf(state, roll.id), number(roll.value),
            roll.tied.isEmpty() ? fill(sellsword::tr("rolled %1"), {number(roll.face)})
                                : fill(sellsword::tr("tied at %1, rolled %2"), {number(roll.tied.last()), number(roll.face)}));
    QList<Choice> again, perhaps; // where nobody knows of a Warleader the check rather stands
    for (const Offer& offer : scene.offers)
        if (offer.action.is<RerollTactics>() && offer.verdict.isAllowed())
            (offer.verdict.missing().isEmpty() ? again : perhaps) += choiceOf(scene, offer);
    const bool isPaid = state.stage == Stage::RoundCheck; // with a die of a Warleader: whoever wants that chooses it
    moment.choices = choicesOf<RollTactics>(scene) + (isPaid ? QList<Choice>() : again)
        + choicesOf<SettleTactics>(scene, !rolled.isEmpty()) + (isPaid ? again : QList<Choice>()) + perhaps;
    append(moment.choices, sellsword::tr("Rolled"), rolled);
    if (rolled.isEmpty())
        append(moment.choices, sellsword::tr("Chances"), checkChances(state));
    return moment;
}

std::optional<Moment> atSeats(const Scene& scene)
{
    if (scene.state.stage != Stage::Seats)
        return std::nullopt;
    Moment moment;
    moment.title = sellsword::tr("Who goes first?");
    moment.hint = fill(sellsword::tr("%1 leads and chooses"), {titleOf(scene.state, scene.state.advantaged)});
    moment.choices = choicesOf<ChooseSeat>(scene);
    return moment;
}

std::optional<Moment> atMap(const Scene& scene)
{
    const State& state = scene.state;
    if (state.stage != Stage::Map && state.stage != Stage::Ready)
        return std::nullopt;
    Moment moment;
    const bool isBetween = state.stage == Stage::Ready && state.round > 0;
    moment.title = isBetween          ? fill(sellsword::tr("Round %1 is over"), {number(state.round)})
        : state.stage == Stage::Ready ? sellsword::tr("Ready")
                                      : sellsword::tr("Map and Entry Tiles");
    moment.hint = isBetween           ? sellsword::tr("the next one begins with its tactics check")
        : state.stage == Stage::Ready ? sellsword::tr("everything lies where it begins")
        : state.picker.isEmpty()
        ? fill(sellsword::tr("%1 names who chooses the Gridmap"), {titleOf(state, state.advantaged)})
        : fill(sellsword::tr("%1 chooses map and side; then tiles, its own first"), {titleOf(state, state.picker)});
    if (state.picker.isEmpty())
        append(moment.choices, sellsword::tr("Who chooses"), choicesOf<NamePicker>(scene));
    else
        append(moment.choices, sellsword::tr("Map and side"), choicesOf<ChooseMap>(scene));
    QList<Choice> tiles;
    for (const Offer& offer : scene.offers)
        if (offer.action.is<PlaceTile>() && offer.verdict.isAllowed()) {
            const Player* owner = player(state, offer.actor);
            if (owner && !owner->tile)
                tiles += choiceOf(scene, offer);
        }
    append(moment.choices, sellsword::tr("Entry Tiles"), tiles);
    append(moment.choices, sellsword::tr("Units"), choicesOf<Deploy>(scene));
    append(moment.choices, sellsword::tr("Then"), choicesOf<StartRound>(scene, true));
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
    append(moment.choices, sellsword::tr("Then"), choicesOf<FinishRound>(scene, true));
    append(moment.choices, sellsword::tr("Score against the target"), scores(state));
    append(moment.choices, sellsword::tr("Objectives"), objectives(state));
    append(moment.choices, sellsword::tr("Noted"), reminders(state));
    return moment;
}

} // namespace sellsword::desk
