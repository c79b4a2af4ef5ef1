// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be asked of a state: the map, order of play, warbands; and which questions there are.
#include "games/sellsword/rules/questions/questions.h"

#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/movement/moving.h"
#include "games/sellsword/rules/rules.h"

#include "dice/term.h"
#include "engine/asking.h"

#include <algorithm>

namespace sellsword {

using engine::Answered;

// --- dice

Answered<QList<int>> answer(const State&, const Dice& q)
{
    const auto term = dice::Term::parse(q.listing);
    if (!term)
        return {{}, wrong(term.faults().first())};
    QList<int> sides;
    for (const engine::Die& die : term->dice())
        sides += die.sides;
    return {sides, {}, {because(R::I_MODIFIERS)}};
}

Answered<int> answer(const State&, const Value& q)
{
    const auto term = dice::Term::parse(q.listing);
    const auto rolled = term ? term->rolled(q.rolled) : engine::Result<dice::Rolled>(term.faults());
    if (!rolled)
        return {{}, wrong(rolled.faults().first())};
    return {int(std::clamp<qint64>(rolled->total, -9999, 9999)), {},
        {{&reason(R::I_MODIFIERS), {"sellsword", "%1", {rolled->making()}}}}};
}

// --- the map

namespace {

Fault noMap(const char* question)
{
    return {QLatin1String(question), {}, tr("There is no map."), tr("Ask the table, and say how the two stand.")};
}

// A counted distance, and what made it so: the way straight over open ground beside it.
Answered<std::optional<int>> counted(std::optional<int> away, int open, int straight)
{
    if (!away || *away < 0 || *away >= unreachable)
        return {std::nullopt, {}, {because(R::I_COUNTED), because(R::I_COUNTED_WALLS)}};
    QList<engine::Told> told{because(R::I_COUNTED)};
    if (*away > open)
        told += because(R::I_COUNTED_WALLS);
    if (open > straight)
        told += because(R::I_COUNTED_DIAGONAL);
    if (*away == 1)
        told += because(R::I_COUNTED_BESIDE);
    return {away, {}, told};
}

// Squares between two bodies, each way of its own.
std::pair<int, int> apart(Body a, Body b)
{
    const auto along = [](int from, int fromSide, int to, int toSide) {
        return std::max({0, to - from - fromSide + 1, from - to - toSide + 1});
    };
    return {along(a.at.x, a.side, b.at.x, b.side), along(a.at.y, a.side, b.at.y, b.side)};
}

Answered<std::optional<int>> counted(std::optional<int> away, Body a, Body b)
{
    const auto [x, y] = apart(a, b);
    return counted(away, openDistance(x, y), std::max(x, y));
}

} // namespace

Answered<std::optional<int>> answer(const State& state, const Distance& q)
{
    const Field field(state);
    const Unit& from = *unit(state, q.from);
    if (q.square) {
        if (!field.board() || !from.at || !field.board()->has(*q.square))
            return {{}, wrong(noMap("distance.square"))};
        return counted(field.board()->distance(bodyOf(state, from), {*q.square, 1}), bodyOf(state, from), {*q.square, 1});
    }
    if (q.to.isEmpty())
        return {{},
            wrong({QStringLiteral("distance.to"), {}, tr("A name is missing."),
                engine::meant({}, namesOf(state, QLatin1String("unit")))})};
    const Unit& to = *unit(state, q.to);
    const std::optional<int> away = field.distance(from, to);
    const bool isSaid = std::ranges::any_of(state.measures,
        [&](const Measure& one) { return (one.from == q.from && one.to == q.to) || (one.from == q.to && one.to == q.from); });
    if (isSaid || !from.at || !to.at)
        return {away && *away < unreachable ? away : std::nullopt, {}, {because(R::I_TABLE_SAYS)}};
    return counted(away, bodyOf(state, from), bodyOf(state, to));
}

namespace {

// What lies in the way of the look and stops it not.
QList<R> whySeen(const Field& field, const Unit& from, const Unit& to)
{
    QList<R> why;
    if (!field.board() || !from.at || !to.at)
        return why;
    const Board& board = *field.board();
    const auto lies = [&](auto is) { return board.anyBetween(bodyOf(field.state, from), bodyOf(field.state, to), is); };
    if (lies([&](Square s) { return board.is(s, Terrain::Pit); }))
        why += R::I_SEEN_PIT;
    const auto isOpened = [&](Square s) { return board.is(s, Terrain::SlidingWall) && !board.isWall(s); };
    if (isOpened(*to.at) || lies(isOpened)) // in which the target stands, or somebody between
        why += R::I_SEEN_SLIDING;
    if (lies([&](Square s) { return board.bodyAt(s) >= 0 && board.sizeAt(s) <= cardOf(field.state, to).size; }))
        why += R::I_SEEN_BODIES;
    return why;
}

} // namespace

Answered<Seen> answer(const State& state, const Looking& q)
{
    const Field field(state);
    const View& view = field.view(*unit(state, q.from), *unit(state, q.to));
    const Unit &from = *unit(state, q.from), &to = *unit(state, q.to);
    QList<engine::Told> told{because(view.visible ? R::I_SEEN : R::E_SIGHT)};
    QList<R> why = view.visible ? whySeen(field, from, to) + whyCovered(view) : whyUnseen(field, from, to);
    if (view.visible)
        told += because(coverAt(view, field.distance(from, to)));
    if (view.invisible)
        told += because(R::I_INVISIBLE);
    else if (has(state, from, common::seeInvisible) && field.isUnseenBy(to, from))
        told += because(R::I_SEES_INVISIBLE);
    if (view.visible && !view.hidden && field.crosses(from, to, Terrain::Brush))
        told += because(R::I_PAST_BRUSH);
    if (view.visible && !view.hidden && field.crosses(from, to, Terrain::Smoke))
        told += because(R::I_PAST_SMOKE);
    if (view.invisible || view.hidden)
        why += whyInvisible(field, from, to);
    for (const R one : why)
        told += because(one);
    return {{view.visible, view.cover, view.invisible, view.hidden}, {}, told};
}

Answered<Neighbours> answer(const State& state, const Adjacency& q)
{
    const Field field(state);
    const Unit& who = *unit(state, q.who);
    QStringList beside;
    for (const Unit& other : state.units)
        if (other.id != who.id && field.adjacent(who, other))
            beside += other.id;
    const QList<R> why = whyCompromised(field, who, nullptr);
    QList<engine::Told> told{because(state.map ? R::I_ADJACENT : R::I_TABLE_SAYS)};
    if (!why.isEmpty())
        told += because(R::I_COMPROMISED);
    for (const R one : why)
        told += because(one);
    if (const std::optional<R> whyNot = whyNotFlanked(field, who))
        told += because(*whyNot);
    return {{beside, field.isFlanked(who), !why.isEmpty()}, {}, told};
}

Answered<Reachable> answer(const State& state, const Reach& q)
{
    const Unit& who = *unit(state, q.who);
    if (!state.map)
        return {{}, wrong(noMap("reach"))};
    const Board board(state);
    const bool active = isActive(state, who);
    Reachable all{(active ? state.turn->points : 0) + q.acts * moveOf(state, who), {}};
    const QList<Reached> reached = reachOf(board, who, all.points, active ? state.turn->diagonals : 0);
    QList<Step> steps;
    for (const Reached& one : reached)
        if (one.at != who.at)
            steps += one.step;
    Checks checks;
    noteCosts(checks, state, who, steps);
    for (const Reached& one : reached)
        all.squares +=
            ReachedSquare{one.at, one.cost, one.from, one.at == who.at ? QString() : one.step.cost.text(), one.mayStop};
    return {all, std::move(checks)};
}

Answered<PathPrice> answer(const State& state, const PathCost& q)
{
    const Unit& who = *unit(state, q.who);
    if (!state.map || !who.at)
        return {{}, wrong(noMap("path-cost"))};
    const Board board(state);
    int diagonals = isActive(state, who) ? state.turn->diagonals : 0;
    Square at = *who.at;
    Checks checks;
    QList<Step> steps;
    PathPrice price;
    for (const Square next : q.path) {
        steps += stepOf(board, who, at, next, diagonals);
        if (!steps.last().isOpen())
            mayStep(checks, state, at, next, steps.last());
        price.steps += StepPrice{next, steps.last().cost.total(), steps.last().cost.text()};
        price.total += steps.last().cost.total();
        diagonals += int(steps.last().isDiagonal);
        at = next;
    }
    noteCosts(checks, state, who, steps);
    return {price, std::move(checks)};
}

Answered<QList<Square>> answer(const State& state, const Squares& q)
{
    const Unit& who = *unit(state, q.who);
    const Body body = bodyOf(state, who);
    QList<Square> squares;
    for (int y = 0; who.at && y < body.side; ++y)
        for (int x = 0; x < body.side; ++x)
            squares += body.at + Square{x, y};
    return {squares, {}, {because(body.side > 1 ? R::I_PLACED_BIG : R::I_PLACED)}};
}

// --- units, players, rounds

Answered<Standing> answer(const State& state, const Statistics& q)
{
    const Unit& who = *unit(state, q.who);
    Blanks blanks;
    const auto known = [&](const Blanks& open, int value) {
        for (const engine::Blank& one : open)
            if (std::ranges::none_of(blanks, [&](const engine::Blank& before) { return before.path == one.path; }))
                blanks += one;
        return open.isEmpty() ? std::optional(value) : std::nullopt;
    };
    const auto fact = [&](const char* field, int value) { return known(blankFact(state, who, QLatin1String(field)), value); };
    const auto stat = [&](Stat one) { return known(blankStat(state, who, one), statOf(state, who, one)); };
    const auto left = [&](Token token) { return known(blankToken(state, who, token), tokensOf(state, who).of(token)); };
    Standing now{stat(Stat::Agility), stat(Stat::Brawn), stat(Stat::Spirit), stat(Stat::Wits), stat(Stat::Armor),
        fact("move", moveOf(state, who)), flies(state, who), {}, left(Token::Green), left(Token::Blue), left(Token::Red),
        actsOf(state, who), actsLeft(state, who), fact("cost", costOf(state, who)), isLiving(state, who), {},
        !who.injuries.isEmpty(), sideOf(state, who)};
    now.vigor = known(blankVigor(state, who), vigorOf(state, who));
    if (now.vigor)
        now.exhausted = isExhausted(state, who);
    QList<engine::Told> told{because(R::I_DESCRIPTORS), because(who.injuries.isEmpty() ? R::I_UNINJURED : R::I_IS_INJURED)};
    const auto tellIf = [&](bool holds, R why) {
        if (holds)
            told += because(why);
    };
    tellIf(hasInjury(who, QLatin1String("mobility")), R::I_MOBILITY);
    tellIf(hasInjury(who, QLatin1String("defensive")), R::I_DEFENSIVE);
    told += because(isLiving(state, who) ? R::I_LIVING : R::I_NOT_LIVING);
    tellIf(now.exhausted.value_or(false), R::I_EXHAUSTED);
    tellIf(sideOf(state, who) != who.player, R::I_CONTROLLED);
    Checks checks;
    noteBlanks(checks, blanks);
    return {now, std::move(checks), told};
}

Answered<QStringList> answer(const State& state, const OrderOfPhase& q)
{
    return {orderOf(state, q.phase), {}, {because(state.players.size() > 2 ? R::I_ORDER_MANY : R::I_ORDER)}};
}

Answered<QString> answer(const State& state, const WhoseTurn&)
{
    const QString next = whoseTurn(state);
    return {next, {}, {because(state.units.isEmpty() ? R::I_NO_UNITS : next.isEmpty() ? R::I_ALL_GONE : whyTheirTurn(state))}};
}

Answered<WarbandSum> answer(const State& state, const WarbandLines& q)
{
    WarbandSum sum;
    int points = 0; // at least, while costs are not known
    Blanks blanks;
    QList<engine::Told> told;
    for (const Unit* one : warband(state, q.player)) {
        const Blanks cost = blankFact(state, *one, QLatin1String("cost"));
        points += costOf(state, *one);
        blanks += cost;
        Checks checks;
        withinCap(checks, state, points, blanks);
        withinCount(checks, state, sum.lines.size() + 1);
        mayStay(checks, state, *one);
        const engine::Verdict verdict = std::move(checks);
        QStringList wrong;
        for (const engine::Condition& condition : verdict.conditions)
            if (condition.refuses()) {
                wrong += condition.text();
                told += engine::Told{condition.reason, {}};
            }
        sum.lines += WarbandLine{one->id, cost.isEmpty() ? std::optional(costOf(state, *one)) : std::nullopt,
            blanks.isEmpty() ? std::optional(points) : std::nullopt, wrong};
    }
    if (blanks.isEmpty())
        sum.points = points;
    engine::Told total = because(R::I_POINTS);
    if (!blanks.isEmpty())
        total.message = {"sellsword", QT_TRANSLATE_NOOP("sellsword", "at least %1"), {number(points)}};
    told.prepend(total);
    Checks checks;
    noteBlanks(checks, blanks);
    return {sum, std::move(checks), told};
}

Answered<Struck> answer(const State& state, const BurstTargets& q)
{
    const Unit& who = *unit(state, q.who);
    const Attack* attack = attackOf(state, who, q.attack);
    if (!attack || !attack->burst || !state.map)
        return {{},
            wrong({QStringLiteral("burst.attack"), q.attack, tr("This is no burst of that unit, or there is no map."),
                tr("Choose a burst of its card.")})};
    const Field field(state);
    Strike strike;
    strike.origin = q.origin;
    fillOut(strike, field, who, *attack);
    Checks checks;
    mayBurst(checks, field, who, *attack, q.origin);
    QStringList covered;
    for (const QString& id : strike.targets)
        if (!centreToCentre(*field.board(), q.origin, bodyOf(state, *unit(state, id))))
            covered += id;
    QList<engine::Told> told{because(R::I_BURST)};
    if (!covered.isEmpty())
        told += because(R::I_COVER_BURST);
    return {{strike.targets, covered}, std::move(checks), told};
}

Answered<ScoreSheet> answer(const State& state, const Score&)
{
    ScoreSheet score{{}, state.scenario.target, state.winner};
    for (const Player& one : state.players)
        score.points.insert(one.id, one.vp);
    const auto reaches = [&](const Player& one) { return one.vp >= state.scenario.target; };
    // Ended by the table, it need not be reached.
    const bool isReached = std::ranges::any_of(state.players, [&](const Player& one) { return one.vp >= pointsToWin(state); });
    QList<engine::Told> told{because(isReached ? R::I_WINS : R::I_NOT_YET)};
    if (state.settings.winRule == WinRule::Exceed && std::ranges::any_of(state.players, reaches))
        told += because(R::I_WINS_PAST);
    return {score, {}, told};
}

Answered<QStringList> answer(const State& state, const RulesInForce&)
{
    return {engine::rulesBehind(offers(state), bookRules()), {}, {because(R::I_ROUND)}};
}

const QList<engine::Question>& questions() { return engine::questionsIn<AnyQuestion, State>(); }

engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields)
{
    return engine::asked<AnyQuestion>(state, question, fields);
}

} // namespace sellsword
