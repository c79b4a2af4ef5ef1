// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/rules/map/steps.h"

#include <QVarLengthArray>

#include <algorithm>
#include <cstdlib>
#include <queue>

namespace sellsword {

void StepCost::add(const StepCost& other)
{
    for (int StepCost::*part : {&StepCost::ground, &StepCost::challenging, &StepCost::obstructing, &StepCost::lowCover,
             &StepCost::hobbled, &StepCost::diagonal})
        this->*part += other.*part;
}

QString StepCost::text() const
{
    QStringList parts{number(ground)};
    const auto add = [&](int points, const char* why) {
        if (points > 0)
            parts += engine::fill(tr(why), {number(points)});
    };
    add(challenging, QT_TRANSLATE_NOOP("sellsword", "%1 challenging ground"));
    add(obstructing, QT_TRANSLATE_NOOP("sellsword", "%1 obstructing"));
    add(lowCover, QT_TRANSLATE_NOOP("sellsword", "%1 low cover"));
    add(hobbled, QT_TRANSLATE_NOOP("sellsword", "%1 hobbled"));
    add(diagonal, QT_TRANSLATE_NOOP("sellsword", "%1 second diagonal"));
    return parts.join(QStringLiteral(" + "));
}

namespace {

// What of a unit decides its steps, looked up once.
struct Gait {
    const Unit& unit;
    bool flies, ghostly;
    int side, hobbled;

    Gait(const State& state, const Unit& who)
        : unit(who)
        , flies(sellsword::flies(state, who))
        , ghostly(has(state, who, common::ghostly))
        , side(sideLength(state, who))
        , hobbled(state.settings.sameStatusStacks == OnOff::On ? countOf(who, StatusKind::Hobbled)
                                                               : std::min(1, countOf(who, StatusKind::Hobbled)))
    {
    }
    bool isLight() const { return flies || ghostly; }
};

// What entering one square costs beside the plain point.
StepCost groundCost(const Board& board, const Gait& gait, Square s)
{
    StepCost cost;
    if (!gait.isLight()) {
        cost.challenging = int(board.is(s, Terrain::Challenging)) + int(board.is(s, Terrain::Brush));
        cost.obstructing = board.is(s, Terrain::Obstructing) ? board.state.settings.obstructingExtra : 0;
    }
    cost.hobbled = gait.hobbled;
    return cost;
}

bool isHard(const Board& board, Square s)
{
    return board.is(s, Terrain::Challenging) || board.is(s, Terrain::Brush) || board.is(s, Terrain::Obstructing)
        || board.is(s, Terrain::Pit);
}

void meet(const Board& board, const Gait& gait, Square s, Step& step)
{
    step.wall |= board.isFilled(s) && !gait.ghostly;
    step.pit |= board.is(s, Terrain::Pit) && !gait.isLight();
    step.damaging |= board.is(s, Terrain::Damaging);
    step.slides |= board.is(s, Terrain::SlidingWall);
    step.eased |= (gait.isLight() && isHard(board, s)) || (gait.ghostly && board.isFilled(s));
    const int index = board.bodyAt(s);
    if (index < 0 || board.state.units[index].id == gait.unit.id)
        return;
    const Unit& other = board.state.units[index];
    if (!areEnemies(board.state, gait.unit, other)) {
        step.ally = other.id;
    } else if (gait.ghostly || (gait.flies && !flies(board.state, other))) {
        step.eased = true;
    } else {
        step.enemy = other.id;
        step.flown = gait.flies;
    }
}

template <class Visit> void eachSquare(Body body, Visit&& visit)
{
    for (int y = body.at.y; y < body.at.y + body.side; ++y)
        for (int x = body.at.x; x < body.at.x + body.side; ++x)
            visit(Square{x, y});
}

using Entered = QVarLengthArray<StepCost, 4>; // one for each square that is newly entered

// A Big unit pays once a step (AS-12).
StepCost joined(const Entered& entered, BigCost how)
{
    StepCost all = entered.first();
    for (qsizetype i = 1; i < entered.size(); ++i) {
        const StepCost& one = entered[i];
        if (how == BigCost::Sum) {
            all.ground += one.ground;
            all.challenging += one.challenging;
            all.obstructing += one.obstructing;
            all.hobbled += one.hobbled;
        } else if ((how == BigCost::Dearest) == (one.total() > all.total()) && one.total() != all.total()) {
            all = one;
        }
    }
    return all;
}

// Wall lines inside the space that a Big unit would take.
bool isCut(const Board& board, Body body)
{
    if (body.side == 1)
        return false;
    const Square at = body.at;
    return board.wallRight(at) || board.wallRight({at.x, at.y + 1}) || board.wallBelow(at) || board.wallBelow({at.x + 1, at.y});
}

Step stepWith(const Board& board, const Gait& gait, Square from, Square to, int diagonals)
{
    Step step;
    const Body was{from, gait.side}, is{to, gait.side};
    const int dx = to.x - from.x, dy = to.y - from.y;
    step.isFar = std::abs(dx) > 1 || std::abs(dy) > 1 || (dx == 0 && dy == 0);
    step.isDiagonal = dx != 0 && dy != 0;
    step.offMap = !board.holds(is);
    if (step.isFar || step.offMap)
        return step;
    bool crossesCover = false;
    Entered entered;
    eachSquare(was, [&](Square s) {
        const Square next{s.x + dx, s.y + dy};
        const bool isBarred = step.isDiagonal ? board.clipsWall(s, next) : board.wallBetween(s, next);
        (step.isDiagonal ? step.corner : step.wall) |= isBarred && !gait.ghostly;
        step.eased |= isBarred && gait.ghostly;
        crossesCover |= step.isDiagonal ? board.clipsCover(s, next) : board.coverBetween(s, next);
        if (!was.contains(next)) {
            meet(board, gait, next, step);
            entered += groundCost(board, gait, next);
        }
    });
    step.wall |= !gait.ghostly && isCut(board, is);
    step.cost = joined(entered, board.state.settings.bigCost);
    const bool ignoresCover = gait.ghostly || (gait.flies && board.state.settings.flyersIgnoreLowCover == OnOff::On);
    step.cost.lowCover = int(crossesCover && !ignoresCover);
    step.eased |= crossesCover && ignoresCover;
    step.cost.diagonal = int(step.isDiagonal && diagonals == 1);
    return step;
}

Stop stopWith(const Board& board, const Gait& gait, Square at)
{
    Stop stop;
    const Body body{at, gait.side};
    stop.offMap = !board.holds(body);
    if (stop.offMap)
        return stop;
    eachSquare(body, [&](Square s) {
        stop.wall |= board.isFilled(s);
        stop.pit |= board.is(s, Terrain::Pit);
        stop.obstructing |= board.is(s, Terrain::Obstructing);
        if (const int other = board.bodyAt(s); other >= 0 && board.state.units[other].id != gait.unit.id)
            stop.occupied = board.state.units[other].id;
    });
    stop.wall |= isCut(board, body);
    return stop;
}

} // namespace

Step stepOf(const Board& board, const Unit& unit, Square from, Square to, int diagonals)
{
    return stepWith(board, Gait(board.state, unit), from, to, diagonals);
}

Step entryOf(const Board& board, const Unit& unit, Square at)
{
    Step step;
    const Gait gait(board.state, unit);
    const Body is{at, gait.side};
    step.offMap = !board.holds(is);
    if (step.offMap)
        return step;
    Entered entered;
    eachSquare(is, [&](Square s) {
        meet(board, gait, s, step);
        entered += groundCost(board, gait, s);
    });
    step.cost = joined(entered, board.state.settings.bigCost);
    return step;
}

Stop stopAt(const Board& board, const Unit& unit, Square at) { return stopWith(board, Gait(board.state, unit), at); }

bool burnsAt(const Board& board, Body body)
{
    bool burns = false;
    eachSquare(body, [&](Square s) { burns |= board.is(s, Terrain::Damaging); });
    return burns;
}

QList<Reached> reachOf(const Board& board, const Unit& unit, int points, int diagonals)
{
    if (unit.at && !board.holds(Body{*unit.at, sideLength(board.state, unit)}))
        return {};
    const Gait gait(board.state, unit);
    constexpr int ways = 3; // 0, 1, 2 or more diagonals so far
    const auto place = [&](Square s, int d) { return (size_t(s.y) * size_t(board.width) + size_t(s.x)) * ways + size_t(d); };
    std::vector<int> best(size_t(board.width) * size_t(board.height) * ways, INT_MAX);
    std::vector<bool> listed(size_t(board.width) * size_t(board.height), false);
    struct Open {
        Reached reached;
        int diagonals;
        int before; // which of the settled ones it was reached from; -1: the first
        bool operator<(const Open& other) const { return reached.cost > other.reached.cost; }
    };
    std::priority_queue<Open> open;
    const auto add = [&](const Reached& reached, int d, int before) {
        int& known = best[place(reached.at, d)];
        if (reached.cost > points || reached.cost >= known)
            return;
        known = reached.cost;
        open.push({reached, d, before});
    };
    // The same square may be passed with more diagonals made or fewer, so a way is followed back through these.
    std::vector<std::pair<Square, int>> settled;
    const auto wayTo = [&](int last) {
        QList<Square> way;
        for (int i = last; i >= 0 && !(unit.at && settled[size_t(i)].second < 0); i = settled[size_t(i)].second)
            way.prepend(settled[size_t(i)].first);
        return way;
    };
    QList<Reached> all;
    const int perAct = std::max(1, moveOf(board.state, unit));
    if (unit.at) {
        best[place(*unit.at, std::min(2, diagonals))] = 0;
        open.push({Reached{*unit.at, *unit.at, 0, 0, {}, true, {}}, std::min(2, diagonals), -1});
    } else if (const Player* owner = player(board.state, unit.player); owner && owner->tile) {
        eachSquare({*owner->tile, 2}, [&](Square s) {
            const Step step = entryOf(board, unit, s);
            if (step.isOpen())
                add({s, s, step.cost.total(), 1, step, stopAt(board, unit, s).isFree(), {}}, std::min(2, diagonals), -1);
        });
    }
    while (!open.empty()) {
        const Open now = open.top();
        open.pop();
        const Square at = now.reached.at;
        if (now.reached.cost > best[place(at, now.diagonals)])
            continue;
        const int here = int(settled.size());
        settled.emplace_back(at, now.before);
        const size_t square = size_t(at.y) * size_t(board.width) + size_t(at.x);
        if (!listed[square]) {
            listed[square] = true;
            all += now.reached;
            all.last().way = wayTo(here);
        }
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) {
                const Square next{at.x + dx, at.y + dy};
                if ((dx == 0 && dy == 0) || !board.has(next))
                    continue;
                const Step step = stepWith(board, gait, at, next, now.diagonals);
                if (!step.isOpen())
                    continue;
                const int cost = now.reached.cost + step.cost.total();
                if (cost <= points)
                    add({next, at, cost, (cost + perAct - 1) / perAct, step, false, {}},
                        std::min(2, now.diagonals + int(step.isDiagonal)), here);
            }
    }
    for (Reached& reached : all)
        reached.mayStop = stopWith(board, gait, reached.at).isFree();
    return all;
}

QList<Square> nearestOpen(const Board& board, const Unit& unit, Square at)
{
    const Gait gait(board.state, unit);
    const Body pit{at, gait.side};
    // By the distance without walls, which is never more than the counted one.
    std::vector<std::pair<int, Square>> open;
    for (int y = 0; y < board.height; ++y)
        for (int x = 0; x < board.width; ++x)
            if (stopWith(board, gait, {x, y}).isFree())
                open.push_back({openDistance(x - at.x, y - at.y), {x, y}});
    std::ranges::stable_sort(open, {}, [](const auto& one) { return one.first; });
    QList<Square> nearest;
    int least = INT_MAX;
    for (const auto& [far, square] : open) {
        if (far - 2 * (pit.side - 1) > least) // corners of Big units lie one square farther apart than their borders
            break;
        const int counted = board.distance({square, pit.side}, pit);
        if (counted < 0 || counted > least)
            continue;
        if (counted < least)
            nearest.clear();
        least = counted;
        nearest += square;
    }
    return nearest;
}

} // namespace sellsword
