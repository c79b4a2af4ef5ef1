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

using engine::Answer;
using engine::Fault;

namespace {

QJsonArray texts(const QStringList& all) { return QJsonArray::fromStringList(all); }

} // namespace

Answer told(const QJsonValue& value, R reason)
{
    Answer answer;
    answer.value = value;
    also(answer, reason);
    return answer;
}

Answer faulty(const Fault& fault)
{
    Answer answer;
    answer.verdict.faults += fault;
    return answer;
}

void also(Answer& answer, R reason) { answer.told += engine::Told{&sellsword::reason(reason), {}}; }

// --- dice

Answer answer(const State&, const Dice& q)
{
    const auto term = dice::Term::parse(q.listing);
    if (!term)
        return faulty(term.faults().first());
    QJsonArray sides;
    for (const engine::Die& die : term->dice())
        sides += die.sides;
    return told(sides, R::I_MODIFIERS);
}

Answer answer(const State&, const Value& q)
{
    const auto term = dice::Term::parse(q.listing);
    const auto rolled = term ? term->rolled(q.rolled) : engine::Result<dice::Rolled>(term.faults());
    if (!rolled)
        return faulty(rolled.faults().first());
    Answer answer;
    answer.value = int(std::clamp<qint64>(rolled->total, -9999, 9999));
    answer.told += engine::Told{&reason(R::I_MODIFIERS), {"sellsword", "%1", {rolled->making()}}};
    return answer;
}

// --- the map

namespace {

Fault noMap(const char* question)
{
    return {QLatin1String(question), {}, tr("There is no map."), tr("Ask the table, and say it with measure.")};
}

} // namespace

namespace {

// Nothing where nobody said, or where no way leads around the walls.
Answer counted(std::optional<int> away)
{
    return told(away && *away >= 0 && *away < unreachable ? QJsonValue(*away) : QJsonValue(QJsonValue::Null), R::I_COUNTED);
}

} // namespace

Answer answer(const State& state, const Distance& q)
{
    const Field field(state);
    const Unit& from = *unit(state, q.from);
    if (q.square) {
        if (!field.board() || !from.at || !field.board()->has(*q.square))
            return faulty(noMap("distance.square"));
        return counted(field.board()->distance(bodyOf(state, from), {*q.square, 1}));
    }
    if (q.to.isEmpty())
        return faulty({QStringLiteral("distance.to"), {}, tr("A name is missing."),
            engine::meant({}, namesOf(state, QLatin1String("unit")))});
    return counted(field.distance(from, *unit(state, q.to)));
}

namespace {

QString coverName(CoverBy cover)
{
    switch (cover) {
    case CoverBy::Nothing:
        return QStringLiteral("none");
    case CoverBy::Wall:
        return QStringLiteral("wall");
    case CoverBy::Bodies:
        return QStringLiteral("bodies");
    case CoverBy::Brush:
        return QStringLiteral("brush");
    case CoverBy::LowCover:
        return QStringLiteral("low-cover");
    case CoverBy::Table:
        return QStringLiteral("table");
    }
    return {};
}

} // namespace

Answer answer(const State& state, const Looking& q)
{
    const Field field(state);
    const View& view = field.view(*unit(state, q.from), *unit(state, q.to));
    Answer result = told(QJsonObject{{key("visible"), view.visible}, {key("cover"), coverName(view.cover)},
                             {key("invisible"), view.invisible}, {key("hidden"), view.hidden}},
        view.visible ? R::I_SEEN : R::E_SIGHT);
    if (view.visible)
        also(result, view.cover == CoverBy::Nothing ? R::I_NO_COVER : R::I_COVER);
    if (view.invisible || view.hidden)
        also(result, R::I_INVISIBLE);
    return result;
}

Answer answer(const State& state, const Adjacency& q)
{
    const Field field(state);
    const Unit& who = *unit(state, q.who);
    QStringList beside;
    for (const Unit& other : state.units)
        if (other.id != who.id && field.adjacent(who, other))
            beside += other.id;
    Answer result = told(QJsonObject{{key("units"), texts(beside)}, {key("flanked"), field.isFlanked(who)},
                             {key("compromised"), isCompromised(field, who, nullptr)}},
        R::I_COUNTED);
    also(result, R::I_COMPROMISED);
    return result;
}

Answer answer(const State& state, const Reach& q)
{
    const Unit& who = *unit(state, q.who);
    if (!state.map)
        return faulty(noMap("reach"));
    const Board board(state);
    const bool active = isActive(state, who);
    const int points = (active ? state.turn->points : 0) + q.acts * moveOf(state, who);
    QJsonArray squares;
    for (const Reached& reached : reachOf(board, who, points, active ? state.turn->diagonals : 0))
        squares += QJsonObject{{key("at"), reached.at.text()}, {key("cost"), reached.cost}, {key("from"), reached.from.text()},
            {key("step"), reached.at == who.at ? QString() : reached.step.cost.text()}, {key("stop"), reached.mayStop}};
    return told(QJsonObject{{key("points"), points}, {key("squares"), squares}}, R::I_PLAIN);
}

Answer answer(const State& state, const PathCost& q)
{
    const Unit& who = *unit(state, q.who);
    if (!state.map || !who.at)
        return faulty(noMap("path-cost"));
    const Board board(state);
    int diagonals = isActive(state, who) ? state.turn->diagonals : 0, total = 0;
    Square at = *who.at;
    Checks checks;
    QList<Step> steps;
    QJsonArray costs;
    for (const Square next : q.path) {
        steps += stepOf(board, who, at, next, diagonals);
        if (!steps.last().isOpen())
            mayStep(checks, state, at, next, steps.last());
        costs += QJsonObject{
            {key("at"), next.text()}, {key("cost"), steps.last().cost.total()}, {key("why"), steps.last().cost.text()}};
        total += steps.last().cost.total();
        diagonals += int(steps.last().isDiagonal);
        at = next;
    }
    noteCosts(checks, state, who, steps);
    Answer result;
    result.value = QJsonObject{{key("total"), total}, {key("steps"), costs}};
    result.verdict = engine::Verdict(std::move(checks));
    return result;
}

Answer answer(const State& state, const Squares& q)
{
    const Unit& who = *unit(state, q.who);
    const Body body = bodyOf(state, who);
    QJsonArray squares;
    for (int y = 0; who.at && y < body.side; ++y)
        for (int x = 0; x < body.side; ++x)
            squares += Square{body.at.x + x, body.at.y + y}.text();
    return told(squares, R::I_PLACED);
}

// --- units, players, rounds

Answer answer(const State& state, const Statistics& q)
{
    const Unit& who = *unit(state, q.who);
    QJsonObject value;
    for (const Stat stat : {Stat::Agility, Stat::Brawn, Stat::Spirit, Stat::Wits, Stat::Armor})
        value.insert(engine::nameOf(stat), statOf(state, who, stat));
    const Tokens tokens = tokensOf(state, who);
    value.insert(key("move"), moveOf(state, who));
    value.insert(key("flies"), flies(state, who));
    value.insert(key("vigor"), vigorOf(state, who));
    value.insert(key("green"), tokens.green);
    value.insert(key("blue"), tokens.blue);
    value.insert(key("red"), tokens.red);
    value.insert(key("acts"), actsOf(state, who));
    value.insert(key("acts_left"), actsLeft(state, who));
    value.insert(key("cost"), costOf(state, who));
    value.insert(key("living"), isLiving(state, who));
    value.insert(key("exhausted"), isExhausted(state, who));
    value.insert(key("injured"), !who.injuries.isEmpty());
    value.insert(key("side"), sideOf(state, who));
    Answer result = told(value, R::I_DESCRIPTORS);
    also(result, R::I_INJURY);
    return result;
}

Answer answer(const State& state, const OrderOfPhase& q) { return told(texts(orderOf(state, q.phase)), R::I_SEATS); }

Answer answer(const State& state, const WhoseTurn&)
{
    const QString next = whoseTurn(state);
    Answer result = told(next, R::I_NEXT_PHASE);
    qsizetype able = 0;
    for (const Player& one : state.players)
        able += !unused(state, one.id).isEmpty();
    also(result, able == 1 ? R::I_LEFTOVERS : R::I_ENTERED);
    return result;
}

Answer answer(const State& state, const WarbandLines& q)
{
    QJsonArray lines;
    int points = 0;
    for (const Unit* one : warband(state, q.player)) {
        points += costOf(state, *one);
        Checks checks;
        withinCap(checks, state, points);
        withinCount(checks, state, lines.size() + 1);
        mayStay(checks, state, *one);
        const engine::Verdict verdict = std::move(checks);
        QStringList wrong;
        for (const engine::Condition& condition : verdict.conditions)
            if (condition.refuses())
                wrong += condition.text();
        lines += QJsonObject{
            {key("unit"), one->id}, {key("cost"), costOf(state, *one)}, {key("sum"), points}, {key("wrong"), texts(wrong)}};
    }
    return told(QJsonObject{{key("points"), points}, {key("lines"), lines}}, R::I_POINTS);
}

Answer answer(const State& state, const BurstTargets& q)
{
    const Unit& who = *unit(state, q.who);
    const Attack* attack = attackOf(state, who, q.attack);
    if (!attack || !attack->burst || !state.map)
        return faulty({QStringLiteral("burst.attack"), q.attack, tr("This is no burst of that unit, or there is no map."),
            tr("Choose a burst of its card.")});
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
    Answer result = told(QJsonObject{{key("targets"), texts(strike.targets)}, {key("covered"), texts(covered)}}, R::I_BURST);
    also(result, R::I_COVER);
    result.verdict = engine::Verdict(std::move(checks));
    return result;
}

Answer answer(const State& state, const Score&)
{
    QJsonObject points;
    for (const Player& one : state.players)
        points.insert(one.id, one.vp);
    return told(QJsonObject{{key("points"), points}, {key("target"), state.scenario.target}, {key("winner"), state.winner}},
        state.winner.isEmpty() ? R::I_NOT_YET : R::I_WINS);
}

Answer answer(const State& state, const RulesInForce&)
{
    return told(QJsonArray::fromStringList(engine::rulesBehind(offers(state), bookRules())), R::I_ROUND);
}

namespace {

constexpr auto answering = [](const State& state, const auto& q) { return answer(state, q); };

} // namespace

const QList<engine::Question>& questions()
{
    static const QList<engine::Question> all = engine::questionsIn<AnyQuestion, State>(answering);
    return all;
}

engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields)
{
    return engine::asked<AnyQuestion>(
        state, question, fields, [&](QLatin1String kind) { return namesOf(state, kind); }, answering);
}

} // namespace sellsword
