// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What no play leads to, though a table may lie so: worth a second look when somebody sets it by hand.
#include "games/sellsword/rules/combat/combat.h"
#include "games/sellsword/rules/map/board.h"
#include "games/sellsword/rules/rules.h"
#include "games/sellsword/rules/titles.h"

#include <algorithm>

namespace sellsword {

namespace {

bool hasTooMuchVigor(const State& state, const Unit& who)
{
    return state.settings.vigorCap == OnOff::On && cardOf(state, who).vigor && vigorOf(state, who) > mostVigor(state, who);
}

bool isOwedVigor(const State& state, const Unit& who)
{
    return state.settings.vigorCap == OnOff::On && !who.vigor && !cardOf(state, who).vigor && who.owedVigor > 0;
}

int tokensOwed(const Unit& who)
{
    return std::max(0, who.owedTokens.green) + std::max(0, who.owedTokens.blue) + std::max(0, who.owedTokens.red);
}

bool isOwedTokens(const State&, const Unit& who) { return tokensOwed(who) > 0; }

bool spentTooMuchVigor(const State&, const Unit& who) { return who.vigor && *who.vigor < 0; }

bool hasTooManyTokens(const State& state, const Unit& who)
{
    const Tokens has = tokensOf(state, who), most = poolOf(state, who);
    return has.green > most.green || has.blue > most.blue || has.red > most.red;
}

// "green 3 of 2"
QString tokensBeyond(const State& state, const Unit& who)
{
    const Tokens has = tokensOf(state, who), most = poolOf(state, who);
    QStringList all;
    for (const Token colour : {Token::Green, Token::Blue, Token::Red})
        if (has.of(colour) > most.of(colour))
            all += engine::fill(tr("%1 %2 of %3"), {shown(colour), number(has.of(colour)), number(most.of(colour))});
    return listed(all);
}

bool marksNoBox(const State& state, const Unit& who)
{
    QStringList free = cardOf(state, who).boxes;
    return !cardOf(state, who).id.isEmpty()
        && std::ranges::any_of(who.injuries, [&](const QString& box) { return !free.removeOne(box); });
}

bool standsThough(const State& state, const Unit& who)
{
    return !who.dropped && !cardOf(state, who).id.isEmpty() && !who.injuries.isEmpty() && freeBoxes(state, who).isEmpty();
}

bool hasNoPlace(const State& state, const Unit& who)
{
    if (!state.map || !who.at || who.dropped)
        return false;
    const Body body = bodyOf(state, who);
    return std::ranges::any_of(state.units, [&](const Unit& other) {
        if (other.id == who.id || !other.at || other.dropped)
            return false;
        const Body there = bodyOf(state, other);
        return body.at.x < there.at.x + there.side && there.at.x < body.at.x + body.side && body.at.y < there.at.y + there.side
            && there.at.y < body.at.y + body.side;
    });
}

bool didTooMuch(const State& state, const Unit& who)
{
    return state.turn && state.turn->unit == who.id && state.turn->acts.size() > actsInTurn(state, who);
}

constexpr int mostGiven = 3; // acts, as many as a turn has without a card (SS-098)

bool isGivenManyActs(const State&, const Unit& who) { return who.extraActs > mostGiven; }

// No group of wounds but the first is ignored, and only by who is tough.
bool ignoredTooMuch(const State& state, const Unit& who)
{
    return who.toughened > (has(state, who, common::toughness) ? group : 0) && !cardOf(state, who).id.isEmpty();
}

// Before the last blow the target was not reached, and no blow drops more than a whole warband.
bool isBeyondWinning(const State& state, int points)
{
    return state.stage == Stage::Over && points > state.scenario.target + state.scenario.points;
}

// Those that the booklet lets recover on another statistic than the usual one, which was said of them.
QStringList usuallyOtherwise(const State&, const Unit& who)
{
    QStringList all;
    for (const Status& status : who.statuses) {
        Effect usual;
        usual.status = status.kind;
        if (const Stat printed = recoveryStat(usual); printed != Stat::Brawn && status.stat == RecoveryStat::Brawn)
            all += engine::fill(tr("%1 (%2)"), {shown(status.kind), shown(printed)});
    }
    return all;
}

bool recoversOtherwise(const State& state, const Unit& who) { return !usuallyOtherwise(state, who).isEmpty(); }

bool spentTooManyDice(const State& state, const Unit& who) { return who.diceSpent > warleaderOf(state, who); }

struct Limit {
    R reason;
    bool (*isBeyond)(const State& state, const Unit& who);
    QStringList (*args)(const State& state, const Unit& who); // behind its name
};

constexpr Limit limitsOfUnits[] = {
    {R::W_VIGOR_LIMIT, hasTooMuchVigor,
        [](const State& state, const Unit& who) {
            return QStringList{number(vigorOf(state, who)), number(mostVigor(state, who))};
        }},
    {R::W_VIGOR_SPENT, spentTooMuchVigor, [](const State&, const Unit& who) { return QStringList{number(*who.vigor)}; }},
    {R::W_POOL_LIMIT, hasTooManyTokens,
        [](const State& state, const Unit& who) { return QStringList{tokensBeyond(state, who)}; }},
    {R::W_VIGOR_OWED, isOwedVigor, [](const State&, const Unit& who) { return QStringList{number(who.owedVigor)}; }},
    {R::W_TOKENS_OWED, isOwedTokens, [](const State&, const Unit& who) { return QStringList{number(tokensOwed(who))}; }},
    {R::W_BOXES, marksNoBox,
        [](const State& state, const Unit& who) { return QStringList{listed(boxTexts(state, who, cardOf(state, who).boxes))}; }},
    {R::W_STANDS, standsThough, [](const State&, const Unit&) { return QStringList(); }},
    {R::W_PLACE, hasNoPlace, [](const State&, const Unit& who) { return QStringList{who.at->text()}; }},
    {R::W_TOO_MANY_ACTS, didTooMuch,
        [](const State& state, const Unit& who) {
            return QStringList{number(state.turn->acts.size()), number(actsInTurn(state, who))};
        }},
    {R::W_EXTRA_ACTS, isGivenManyActs,
        [](const State&, const Unit& who) {
            return QStringList{number(who.extraActs), number(mostGiven)};
        }},
    {R::W_TOUGHENED, ignoredTooMuch, [](const State&, const Unit& who) { return QStringList{number(who.toughened)}; }},
    {R::W_STATUS_STAT, recoversOtherwise,
        [](const State& state, const Unit& who) { return QStringList{listed(usuallyOtherwise(state, who))}; }},
    {R::W_DICE, spentTooManyDice,
        [](const State& state, const Unit& who) {
            return QStringList{number(who.diceSpent), number(warleaderOf(state, who))};
        }},
};

} // namespace

void limits(Checks& checks, const State& before, const State& after)
{
    // Whoever sets a match down in its middle says in which round it is.
    const bool isSetDown = before.stage < Stage::RoundCheck && after.stage != before.stage;
    checks.should(R::W_ROUND, isSetDown || after.round == before.round || after.round == before.round + 1, [&] {
        return QStringList{number(before.round), number(after.round)};
    });
    qsizetype most = 1;
    for (const Player& one : after.players)
        most = std::max(most, warband(after, one.id).size());
    checks.should(R::W_PHASE, after.phase <= most || after.phase == before.phase, [&] {
        return QStringList{number(after.phase), number(most)};
    });
    for (const Unit& one : after.units) {
        const Unit* was = unit(before, one.id);
        for (const Limit& limit : limitsOfUnits)
            if (limit.isBeyond(after, one) // what was just so is not said again
                && !(was && limit.isBeyond(before, *was) && limit.args(before, *was) == limit.args(after, one)))
                checks.should(limit.reason, false, [&] { return QStringList{titleOf(after, one.id)} + limit.args(after, one); });
    }
    for (const Player& one : after.players) {
        const Player* was = player(before, one.id);
        const bool isSame = was && was->vp == one.vp && before.scenario.target == after.scenario.target;
        checks.should(R::W_POINTS, (one.vp >= 0 && !isBeyondWinning(after, one.vp)) || isSame, [&] {
            return QStringList{titleOf(after, one.id), number(one.vp)};
        });
        checks.should(R::W_GOES_ON, after.stage == Stage::Over || one.vp < pointsToWin(after) || isSame, [&] {
            return QStringList{titleOf(after, one.id), number(one.vp), number(after.scenario.target)};
        });
        const auto units = [&](const State& state) { return warband(state, one.id).size(); };
        const int points = pointsOf(after, one.id);
        if (points > after.scenario.points
            && !(pointsOf(before, one.id) == points && before.scenario.points == after.scenario.points))
            checks.should(R::W_CAP, false, [&] {
                return QStringList{titleOf(after, one.id), number(points), number(after.scenario.points)};
            });
        if (units(after) > after.scenario.units
            && !(units(before) == units(after) && before.scenario.units == after.scenario.units))
            checks.should(R::W_COUNT, false, [&] {
                return QStringList{titleOf(after, one.id), number(units(after)), number(after.scenario.units)};
            });
    }
}

} // namespace sellsword
