// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sellsword against slow ways of its own: distance, sight, reach, forced moves, charges and flanking on random maps, odds by
// counting faces; and its rulebook.
#include "dice/xoshiro.h"
#include "games/sellsword/rules/game.h"
#include "games/sellsword/rules/map/field.h"
#include "games/sellsword/rules/movement/moving.h"
#include "games/sellsword/rules/questions/odds.h"
#include "games/sellsword/rules/rules.h"
#include "rulebook/book.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <vector>

using namespace sellsword;

namespace {

class Dice {
public:
    explicit Dice(quint64 seed)
        : m_numbers(seed)
    {
    }
    int below(int n) { return int(m_numbers.next() % quint64(n)); }
    bool once(int inSoMany) { return below(inSoMany) == 0; }

private:
    dice::Xoshiro m_numbers;
};

Unit made(const QString& id, const char* side, Square at)
{
    Unit one;
    one.id = id;
    one.player = QLatin1String(side);
    one.at = at;
    return one;
}

// A small map with walls, black squares and ground of all kinds; two sides of units on free squares.
State randomState(Dice& dice, int side, int units, bool terrain)
{
    State state;
    state.players = {
        {QStringLiteral("p"), {}, {}, {}, false, 0, 0, {}, {}}, {QStringLiteral("q"), {}, {}, {}, false, 0, 0, {}, {}}};
    Gridmap map;
    map.width = map.height = side;
    for (int i = dice.below(8); i > 0; --i) {
        const int x = dice.below(side), y = dice.below(side), length = 1 + dice.below(3);
        map.walls += dice.once(2) ? Line{{x, y}, {std::min(side, x + length), y}} : Line{{x, y}, {x, std::min(side, y + length)}};
    }
    map.walls.removeIf([](const Line& line) { return line.from == line.to; });
    for (int i = dice.below(5); i > 0; --i) {
        const Square at{dice.below(side), dice.below(side)};
        map.filled += Area{at, at};
    }
    for (int i = terrain ? dice.below(14) : 0; i > 0; --i) {
        const Square at{dice.below(side), dice.below(side)};
        map.terrain += Patch{{at, at}, Terrain(1 + dice.below(7))};
    }
    state.map = map;
    for (int i = 0; i < units; ++i) {
        UnitCard card;
        card.id = QStringLiteral("u%1").arg(i);
        card.move = 3 + dice.below(4);
        card.wits = 30;
        card.size = dice.once(5) ? Size::Big : dice.once(3) ? Size::Small : Size::Medium;
        card.fly = dice.once(5);
        card.ghostly = dice.once(7);
        state.cards += card;
        for (int tries = 0; tries < 30; ++tries) {
            const Unit one = made(card.id, dice.once(2) ? "p" : "q", {dice.below(side), dice.below(side)});
            State with = state;
            with.units += one;
            if (stopAt(Board(state), with.units.last(), *one.at).isFree()) {
                state = with;
                break;
            }
        }
    }
    return state;
}

// --- the same things, worked out slowly

bool blocksStep(const Board& board, Square a, Square b)
{
    const auto between = [&](Square s, Square t) { return board.wallBetween(s, t); };
    if (a.x == b.x || a.y == b.y)
        return between(a, b);
    const Square c{b.x, a.y}, d{a.x, b.y};
    return board.isWall(c) || board.isWall(d) || between(a, c) || between(c, b) || between(a, d) || between(d, b);
}

bool passesBeside(const Board& board, Square a, Square b)
{
    if (a.x == b.x || a.y == b.y)
        return !board.wallBetween(a, b);
    for (const Square by : {Square{b.x, a.y}, Square{a.x, b.y}})
        if (!board.isWall(by) && !board.wallBetween(a, by) && !board.wallBetween(by, b))
            return true;
    return false;
}

// Relaxes every square until nothing changes any more.
int slowDistance(const Board& board, Body from, Body to)
{
    std::map<std::array<int, 3>, int> best;
    for (int y = 0; y < from.side; ++y)
        for (int x = 0; x < from.side; ++x)
            best[{from.at.x + x, from.at.y + y, 0}] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        const auto now = best;
        for (const auto& [place, count] : now)
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx) {
                    const Square a{place[0], place[1]}, b{a.x + dx, a.y + dy};
                    if ((dx == 0 && dy == 0) || !board.has(b) || (board.isWall(b) && !to.contains(b)))
                        continue;
                    const bool diagonal = dx != 0 && dy != 0;
                    if (from.contains(a) && diagonal ? !passesBeside(board, a, b) : blocksStep(board, a, b))
                        continue;
                    const std::array<int, 3> next{b.x, b.y, std::min(2, place[2] + int(diagonal))};
                    const int cost = count + 1 + int(diagonal && place[2] == 1);
                    if (!best.contains(next) || best[next] > cost) {
                        best[next] = cost;
                        changed = true;
                    }
                }
    }
    int least = -1;
    for (const auto& [place, count] : best)
        if (to.contains({place[0], place[1]}) && (least < 0 || count < least))
            least = count;
    return least;
}

struct Spot {
    double x, y;
};

double turn(Spot a, Spot b, Spot c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

bool meets(Spot a, Spot b, Spot c, Spot d) { return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0; }

// Whether a straight line between two spots is free of walls and of bodies larger than the target, by trying every obstacle.
bool isFreeLine(const Board& board, Body from, Body to, Size target, Spot a, Spot b)
{
    for (int y = 0; y < board.height; ++y)
        for (int x = 0; x < board.width; ++x) {
            const Square s{x, y};
            const Spot one{double(x), double(y)}, two{x + 1.0, double(y)}, three{double(x), y + 1.0}, four{x + 1.0, y + 1.0};
            const bool isOwn = from.contains(s) || to.contains(s);
            const int body = isOwn ? -1 : board.bodyAt(s);
            const bool isLarge = body >= 0 && cardOf(board.state, board.state.units[body]).size > target;
            if ((!isOwn && board.isWall(s)) || isLarge)
                if (meets(a, b, one, four) || meets(a, b, two, three))
                    return false;
            if ((board.wallRight(s) && meets(a, b, two, four)) || (board.wallBelow(s) && meets(a, b, three, four)))
                return false;
        }
    return true;
}

bool slowSight(const Board& board, Body from, Body to, Size target, bool toCentre, int fineness)
{
    const auto at = [&](Body body, int i, int j) {
        return Spot{body.at.x + body.side * (i + 0.517) / fineness, body.at.y + body.side * (j + 0.483) / fineness};
    };
    for (int i = 0; i < fineness; ++i)
        for (int j = 0; j < fineness; ++j) {
            if (toCentre) {
                if (isFreeLine(board, from, to, target, at(from, i, j), {to.at.x + to.side / 2.0, to.at.y + to.side / 2.0}))
                    return true;
                continue;
            }
            for (int k = 0; k < fineness; ++k)
                for (int l = 0; l < fineness; ++l)
                    if (isFreeLine(board, from, to, target, at(from, i, j), at(to, k, l)))
                        return true;
        }
    return false;
}

// Every way of so many points, followed to its end.
void follow(const Board& board, const Unit& who, Square at, int diagonals, int spent, int points,
    std::map<std::pair<int, int>, int>& best, std::map<std::array<int, 3>, int>& seen)
{
    int& here = best.try_emplace({at.x, at.y}, spent).first->second;
    here = std::min(here, spent);
    const std::array<int, 3> key{at.x, at.y, std::min(2, diagonals)};
    if (const auto known = seen.find(key); known != seen.end() && known->second <= spent)
        return;
    seen[key] = spent;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
            const Square next{at.x + dx, at.y + dy};
            if ((dx == 0 && dy == 0) || !board.has(next))
                continue;
            const Step step = stepOf(board, who, at, next, diagonals);
            if (step.isOpen() && spent + step.cost.total() <= points)
                follow(board, who, next, diagonals + int(step.isDiagonal), spent + step.cost.total(), points, best, seen);
        }
}

} // namespace

class Rules : public QObject {
    Q_OBJECT

private slots:
    void distanceIsTheShortestCount();
    void openDistanceIsThatOfTheAnalysis();
    void sightFindsEveryLine();
    void reachFindsTheCheapestWay();
    void forcedMovesFindEveryEnd();
    void chargesFindEveryEnd();
    void flankingLooksAtEveryPair();
    void oddsAreThoseOfTheFaces();
    void theListOfAWarbandSaysWhatTheRulesSay();
    void vigorThatNobodyEnteredIsNoNumber();
    void sidesOfTheMapAreOfferedByName();
    void rulebookTellsEveryRuleOnce();
    void everySettingIsTold();
};

void Rules::distanceIsTheShortestCount()
{
    Dice dice(11);
    int around = 0;
    for (int i = 0; i < 150; ++i) {
        const State state = randomState(dice, 6, 2, true);
        if (state.units.size() < 2)
            continue;
        const Board board(state);
        const Body from = bodyOf(state, state.units[0]), to = bodyOf(state, state.units[1]);
        const int counted = board.distance(from, to);
        QCOMPARE(counted, slowDistance(board, from, to));
        QCOMPARE(board.areAdjacent(from, to), board.areAdjacent(to, from));
        around += counted < 0 || counted > openDistance(to.at.x - from.at.x, to.at.y - from.at.y);
    }
    QVERIFY(around > 5);
}

void Rules::openDistanceIsThatOfTheAnalysis()
{
    State state;
    state.map = Gridmap{};
    state.map->width = state.map->height = 7;
    const Board board(state);
    for (int dx = 0; dx < 7; ++dx)
        for (int dy = 0; dy < 7; ++dy) {
            QCOMPARE(openDistance(dx, dy), std::max(dx, dy) + (std::min(dx, dy) >= 2 ? 1 : 0));
            QCOMPARE(slowDistance(board, {{0, 0}, 1}, {{dx, dy}, 1}), openDistance(dx, dy));
        }
}

void Rules::sightFindsEveryLine()
{
    Dice dice(12);
    int seen = 0, hidden = 0, narrow = 0;
    for (int i = 0; i < 150; ++i) {
        const State state = randomState(dice, 7, 5, true);
        if (state.units.size() < 2)
            continue;
        const Board board(state);
        const Body from = bodyOf(state, state.units[0]), to = bodyOf(state, state.units[1]);
        const Size size = cardOf(state, state.units[1]).size;
        const Sight sight = sightBetween(board, from, to, size);
        const bool found = slowSight(board, from, to, size, false, 7);
        QVERIFY2(!found || sight.visible, qPrintable(QStringLiteral("map %1: a line was missed").arg(i)));
        narrow += sight.visible && !found;
        seen += sight.visible;
        hidden += !sight.visible;
        const bool centre = slowSight(board, from, to, Size::Big, true, 30);
        QVERIFY2(!centre || sight.pastBodies, qPrintable(QStringLiteral("map %1: a line to the centre was missed").arg(i)));
    }
    QVERIFY(seen > 40 && hidden > 8);
    QVERIFY2(narrow <= seen / 20, qPrintable(QString::number(narrow))); // gaps that the coarse lines do not meet
}

void Rules::reachFindsTheCheapestWay()
{
    Dice dice(13);
    for (int i = 0; i < 120; ++i) {
        State state = randomState(dice, 7, 4, true);
        if (state.units.isEmpty())
            continue;
        if (dice.once(4))
            state.units[0].statuses +=
                Status{QStringLiteral("hobbled"), StatusKind::Hobbled, RecoveryStat::Brawn, 0, false, {}, {}, {}};
        const Board board(state);
        const Unit& who = state.units[0];
        const int points = 2 + dice.below(5);
        std::map<std::pair<int, int>, int> best;
        std::map<std::array<int, 3>, int> known;
        follow(board, who, *who.at, 0, 0, points, best, known);
        const QList<Reached> reach = reachOf(board, who, points, 0);
        QCOMPARE(size_t(reach.size()), best.size());
        for (const Reached& one : reach) {
            QCOMPARE(one.cost, (best[{one.at.x, one.at.y}]));
            QCOMPARE(one.mayStop, stopAt(board, who, one.at).isFree());
            // The way that is shown costs what is said.
            Square at = *who.at;
            int walked = 0, diagonals = 0;
            for (const Square next : one.way) {
                const Step step = stepOf(board, who, at, next, diagonals);
                QVERIFY(step.isOpen());
                walked += step.cost.total();
                diagonals += int(step.isDiagonal);
                at = next;
            }
            QCOMPARE(at, one.at);
            QCOMPARE(walked, one.cost);
        }
    }
}

// Every way of a forced move by trying all of them, and the longest of a recoil.
void Rules::forcedMovesFindEveryEnd()
{
    Dice dice(16);
    int bent = 0, held = 0;
    for (int i = 0; i < 60; ++i) {
        State state = randomState(dice, 6, 4, true);
        if (state.units.size() < 2)
            continue;
        const Unit& who = state.units[0];
        const EffectKind kinds[] = {EffectKind::Move, EffectKind::Push, EffectKind::Pull, EffectKind::Recoil};
        const Shove shove{who.id, kinds[dice.below(4)], 1 + dice.below(2), state.units[1].id};
        state.turn = Turn{};
        state.turn->unit = state.units[1].id;
        state.turn->controller = state.units[1].player;
        state.shoves = {shove};
        const Board board(state);
        std::set<std::pair<int, int>> ends, found, last;
        std::vector<QList<Square>> open{{}};
        const auto standsAfter = [&](const QList<Square>& path) { // caught at the edge of a pit, too
            const Square at = *unit(apply(state, ForceMove{who.id, path, {}}).state, who.id)->at;
            return std::pair(at.x, at.y);
        };
        for (size_t at = 0; at < open.size(); ++at) { // each path, allowed by its check or not, grows by a square
            const QList<Square> path = open[at];
            const Square end = path.isEmpty() ? *who.at : path.last();
            if (check(state, ForceMove{who.id, path, {}}).isAllowed())
                ends.insert(standsAfter(path));
            if (path.size() >= shove.squares)
                continue;
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx)
                    if (const Square next{end.x + dx, end.y + dy};
                        board.has(next) && !(dx == 0 && dy == 0) && !path.contains(next))
                        open.push_back(path + QList<Square>{next});
        }
        for (const QList<Square>& way : forcedWays(board, who, shove)) {
            const Square end = way.isEmpty() ? *who.at : way.last();
            QVERIFY(check(state, ForceMove{who.id, way, {}}).isAllowed());
            QVERIFY(last.insert({end.x, end.y}).second);
            found.insert(standsAfter(way));
            held += way.isEmpty() && shove.kind == EffectKind::Recoil;
            bent +=
                way.size() > 1 && !(way[1].x - way[0].x == way[0].x - who.at->x && way[1].y - way[0].y == way[0].y - who.at->y);
        }
        QString text = engine::nameOf(shove.kind) + QString::number(shove.squares);
        for (const auto& [x, y] : ends)
            text += QStringLiteral(" %1,%2").arg(x).arg(y);
        text += QStringLiteral(" found");
        for (const auto& [x, y] : found)
            text += QStringLiteral(" %1,%2").arg(x).arg(y);
        QVERIFY2(found == ends, qPrintable(text));
    }
    QVERIFY(bent > 5 && held > 0);
}

// Every two squares around the unit that its charge may go, by their check.
void Rules::chargesFindEveryEnd()
{
    Dice dice(17);
    int several = 0;
    for (int i = 0; i < 200; ++i) {
        State state = randomState(dice, 7, 4, true);
        if (state.units.size() < 2)
            continue;
        Attack attack;
        attack.id = QStringLiteral("blow");
        for (UnitCard& card : state.cards) {
            card.attacks = {attack};
            card.vigor = 20;
            card.wits = 30;
        }
        state.units[0].player = QStringLiteral("p");
        state.units[1].player = QStringLiteral("q");
        state.turn = Turn{};
        state.turn->unit = state.units[0].id;
        state.turn->controller = QStringLiteral("p");
        state.turn->budget = 3;
        const Unit &who = state.units[0], &target = state.units[1];
        const Field field(state);
        if (!field.view(who, target).visible)
            continue;
        std::set<std::pair<int, int>> ends, found;
        for (int one = 0; one < 9; ++one)
            for (int two = 0; two < 9; ++two) {
                const Square first{who.at->x + one % 3 - 1, who.at->y + one / 3 - 1},
                    second{first.x + two % 3 - 1, first.y + two / 3 - 1};
                if (field.board()->has(first) && field.board()->has(second)
                    && check(state, Charge{who.id, attack.id, target.id, {first, second}, {}}).isAllowed())
                    ends.insert({second.x, second.y});
            }
        for (const QList<Square>& way : chargeWays(field, who, target)) {
            QVERIFY(check(state, Charge{who.id, attack.id, target.id, way, {}}).isAllowed());
            QVERIFY(found.insert({way.last().x, way.last().y}).second);
        }
        QCOMPARE(found, ends);
        several += found.size() > 1;
    }
    QVERIFY(several > 5);
}

void Rules::flankingLooksAtEveryPair()
{
    Dice dice(14);
    int flanked = 0;
    for (int i = 0; i < 150; ++i) {
        const State state = randomState(dice, 5, 6, false);
        const Field field(state);
        const Board board(state);
        for (const Unit& target : state.units) {
            bool expected = false;
            for (const Unit& a : state.units)
                for (const Unit& b : state.units) {
                    const auto isLone = [&](const Unit& enemy) {
                        return std::ranges::none_of(state.units, [&](const Unit& other) {
                            return other.id != target.id && other.player == target.player
                                && board.areAdjacent(bodyOf(state, other), bodyOf(state, enemy));
                        });
                    };
                    if (a.id == b.id || a.player == target.player || b.player == target.player)
                        continue;
                    const bool beside = board.areAdjacent(bodyOf(state, a), bodyOf(state, target))
                        && board.areAdjacent(bodyOf(state, b), bodyOf(state, target));
                    expected |= beside
                        && slowDistance(board, bodyOf(state, a), bodyOf(state, b))
                            == (cardOf(state, target).size == Size::Big ? 3 : 2)
                        && isLone(a) && isLone(b);
                }
            QCOMPARE(field.isFlanked(target), expected);
            flanked += expected;
        }
    }
    QVERIFY(flanked > 4);
}

void Rules::oddsAreThoseOfTheFaces()
{
    Dice dice(15);
    for (int i = 0; i < 300; ++i) {
        State state;
        state.settings.glancing = dice.once(2) ? OnOff::On : OnOff::Off;
        const int bonus = dice.below(30) - 10, target = dice.below(30), listed = 5 * dice.below(4), charge = dice.below(2);
        int hits = 0, criticals = 0, glances = 0, wounds = 0;
        for (int face = 1; face <= 20; ++face) { // as section 4 of the analysis counts them
            const bool hit = face == 20 || (face != 1 && face + bonus >= target);
            const bool glancing = hit && face == 13 && state.settings.glancing == OnOff::On;
            const bool critical = hit && !glancing && (face == 20 || face + bonus >= target + 10);
            hits += hit;
            criticals += critical;
            glances += glancing;
            const int dealt = listed + 5 * charge;
            wounds += hit ? dealt + (critical ? 10 : glancing ? -std::min(5, dealt) : 0) : 0;
        }
        Attack attack;
        Effect effect;
        effect.kind = EffectKind::Wounds;
        effect.amount = listed;
        attack.effects = {effect};
        Aim aim;
        aim.bonus = bonus;
        aim.target = target;
        const AttackOdds odds = attackOdds(state, aim, attack, nullptr, charge, 0);
        QCOMPARE(percent(odds.hits()), hits * 5.0);
        QCOMPARE(percent(odds.chanceOf(Result::Critical)), criticals * 5.0);
        QCOMPARE(percent(odds.chanceOf(Result::Glancing)), glances * 5.0);
        QCOMPARE(odds.expected().value(), wounds / 20.0);
    }
}

// A warband is refused when it is finished exactly if a line of it is marked, and a unit or mod is refused exactly if its new
// line would be.
void Rules::theListOfAWarbandSaysWhatTheRulesSay()
{
    Dice dice(17);
    const auto isSound = [&](const State& state) {
        const auto answer = ask(state, QStringLiteral("warband"), {{QStringLiteral("player"), QStringLiteral("p")}});
        bool holds = bool(answer);
        const QJsonArray lines = answer ? answer->value.toObject().value(QLatin1String("lines")).toArray() : QJsonArray();
        for (const QJsonValue& line : lines)
            holds &= line.toObject().value(QLatin1String("wrong")).toArray().isEmpty();
        return holds;
    };
    int sound = 0, wrong = 0;
    for (int i = 0; i < 400; ++i) {
        State state;
        state.stage = Stage::Warbands;
        state.players = {{QStringLiteral("p"), {}, {}, {}, false, 0, 0, {}, {}}};
        state.scenario.points = 40 + dice.below(30);
        state.scenario.units = 3 + dice.below(2);
        for (int n = 0; n < 5; ++n) {
            UnitCard card;
            card.id = QStringLiteral("c%1").arg(n);
            card.cost = 8 + dice.below(8);
            card.fantasy = dice.once(8) ? 3 : dice.below(3);
            card.faction = QLatin1String(dice.once(10) ? "Valor" : "Havoc");
            card.marks = QList<Mark>{Mark::Command, Mark::Magery, Mark::Melee, Mark::Missile, Mark::Natural}.first(
                dice.once(10) ? 5 : dice.below(5));
            state.cards += card;
            ModCard mod;
            mod.id = QStringLiteral("m%1").arg(n);
            mod.price = dice.below(6);
            mod.faction = QLatin1String(dice.once(6) ? "Valor" : "Havoc");
            mod.marks = QList<Mark>{Mark(dice.below(5))};
            state.mods += mod;
        }
        for (int n = 0; n < 5; ++n) {
            const engine::Verdict added = check(state, AddUnit{QStringLiteral("p"), QStringLiteral("c%1").arg(n), {}, {}});
            State with = apply(state, AddUnit{QStringLiteral("p"), QStringLiteral("c%1").arg(n), {}, {}}).state;
            if (isSound(state))
                QCOMPARE(isSound(with), added.isAllowed());
            if (!added.isAllowed() && !dice.once(6)) // the table may decide it
                continue;
            state = with;
            if (const AttachMod mod{state.units.last().id, QStringLiteral("m%1").arg(n), {}}; dice.once(2)) {
                const engine::Verdict attached = check(state, mod);
                with = apply(state, mod).state;
                if (isSound(state))
                    QCOMPARE(isSound(with), attached.isAllowed());
                if (attached.isAllowed() || dice.once(6))
                    state = with;
            }
        }
        if (state.units.isEmpty())
            continue;
        QCOMPARE(check(state, FinishWarband{QStringLiteral("p")}).isAllowed(), isSound(state));
        ++(isSound(state) ? sound : wrong);
    }
    QVERIFY(sound > 50 && wrong > 50);
}

// How likely a blow drops a unit hangs on its Vigor, unless it drops nobody anyway; and what is given or taken changes something,
// unless everything is there and no more may be.
void Rules::vigorThatNobodyEnteredIsNoNumber()
{
    UnitCard ann, bob;
    ann.id = QStringLiteral("ann");
    Attack sword;
    sword.id = QStringLiteral("sword");
    sword.bonus = 7;
    Effect cut;
    cut.kind = EffectKind::Wounds;
    cut.amount = 10;
    sword.effects = {cut};
    ann.attacks = {sword};
    bob.id = QStringLiteral("bob");
    bob.armor = 14;
    bob.boxes = {QStringLiteral("mortal")};
    State state;
    state.players = {
        {QStringLiteral("p"), {}, {}, {}, false, 0, 0, {}, {}}, {QStringLiteral("q"), {}, {}, {}, false, 0, 0, {}, {}}};
    state.map = Gridmap();
    state.cards = {ann, bob};
    state.units = {made(ann.id, "p", {5, 5}), made(bob.id, "q", {6, 5})};
    const auto chance = [&](const char* of) {
        const auto blow = ask(state, QStringLiteral("preview"),
            {{QStringLiteral("who"), ann.id}, {QStringLiteral("attack"), sword.id}, {QStringLiteral("target"), bob.id}});
        return blow ? blow->value.toObject().value(QLatin1String(of)) : QJsonValue(QJsonValue::Undefined);
    };
    QVERIFY(chance("drop_unavoided").toDouble() > 0);
    QVERIFY(chance("drop").isNull() && chance("score").isNull());
    state.cards[1].boxes += QStringLiteral("mobility"); // two more than any blow of hers fills
    state.cards[1].boxes += QStringLiteral("defensive");
    state.cards[1].boxes += {QStringLiteral("mobility"), QStringLiteral("defensive")};
    for (const char* of : {"drop_unavoided", "drop", "score"})
        QCOMPARE(chance(of), QJsonValue(0.0));

    const auto game = sellsword::game();
    const auto changes = [&](int owed, int amount) {
        state.units[1].owedVigor = owed;
        DoEffect act;
        act.effect.kind = EffectKind::Vigor;
        act.effect.amount = amount;
        act.effect.target = bob.id;
        const engine::Verdict verdict = game->check(std::make_shared<const State>(state), act);
        return std::ranges::none_of(verdict.conditions, [](const engine::Condition& one) {
            return one.fails() && QLatin1String(one.reason->id) == QLatin1String("W_NO_CHANGE");
        });
    };
    QVERIFY(changes(0, -5));
    QVERIFY(changes(-5, 5));
    QVERIFY(!changes(0, 5));
    state.settings.vigorCap = OnOff::Off;
    QVERIFY(changes(0, 5));
}

// A side that is taken is not offered again: doing so would change nothing (SS-066).
void Rules::sidesOfTheMapAreOfferedByName()
{
    State state;
    state.stage = Stage::Map;
    state.players = {
        {QStringLiteral("p"), {}, {}, {}, false, 0, 0, {}, {}}, {QStringLiteral("q"), {}, {}, {}, false, 0, 0, {}, {}}};
    state.advantaged = state.picker = QStringLiteral("p");
    state.map = Gridmap();
    state.map->startAreas = {{QStringLiteral("shore"), {{0, 0}, {3, 3}}}, {QStringLiteral("ridge"), {{26, 16}, {29, 19}}}};
    const auto sides = [&] {
        QStringList all;
        for (const engine::Offer& offer : offers(state))
            if (const auto* choice = offer.action.as<ChooseMap>())
                all += offer.actor + QLatin1Char(' ') + choice->side;
        return all.join(QStringLiteral(", "));
    };
    QCOMPARE(sides(), QStringLiteral("p shore, p ridge"));
    state.players[0].side = QStringLiteral("ridge");
    QCOMPARE(sides(), QStringLiteral("p shore"));
}

void Rules::rulebookTellsEveryRuleOnce()
{
    const auto book = rulebook::openBook(QStringLiteral(MR_GAMES "/sellsword/rulebook.json"));
    QVERIFY2(bool(book), book ? "" : qPrintable(book.faults().first().text()));
    QMap<QString, int> told, stands;
    for (const rulebook::Entry& entry : book->entries) {
        for (const QString& atom : entry.atoms)
            ++told[atom];
        for (const rulebook::Reading& reading : entry.readings)
            ++stands[reading.id];
        QVERIFY2(entry.body.section(QStringLiteral("\n\n"), 0, 0).size() <= 360, qPrintable(entry.id));
        QVERIFY2(!entry.see.isEmpty() && entry.see.size() <= 3, qPrintable(entry.id));
        QVERIFY2(!entry.synonyms.isEmpty(), qPrintable(entry.id));
        QVERIFY2(!entry.body.contains(QRegularExpression(QStringLiteral("[<>\\[\\]*_#`|{}&\\\\\\t]|  |^\\s|\\s$"))),
            qPrintable(entry.id));
    }
    const auto game = sellsword::game();
    QCOMPARE(qsizetype(told.size()), qsizetype(game->book().size()));
    for (const engine::RuleRef& rule : game->book())
        QVERIFY2(told.value(QLatin1String(rule.id)) == 1, rule.id);
    for (int i = 1; i <= 66; ++i)
        QCOMPARE(stands.value(QStringLiteral("AS-%1").arg(i, 2, 10, QLatin1Char('0'))), 1);
}

// A setting that a rulebook entry names exists, and those that change a rule visibly are named.
void Rules::everySettingIsTold()
{
    const auto book = rulebook::openBook(QStringLiteral(MR_GAMES "/sellsword/rulebook.json"));
    QStringList known, named;
    engine::eachField<Settings>([&](const auto& f) { known += QLatin1String(f.name); });
    for (const rulebook::Entry& entry : book->entries)
        if (!entry.setting.isEmpty()) {
            QVERIFY2(known.contains(entry.setting), qPrintable(entry.setting));
            named += entry.setting;
        }
    for (const QString& setting : known)
        if (!named.contains(setting)) // told with their neighbours' readings
            QVERIFY2(QStringList({QStringLiteral("warleader_use2_text"), QStringLiteral("flyers_ignore_low_cover"),
                                     QStringLiteral("refund_lost_reply"), QStringLiteral("movement_reply_single_act"),
                                     QStringLiteral("strictness"), QStringLiteral("five_marks"), QStringLiteral("tracking"),
                                     QStringLiteral("unclear")})
                         .contains(setting),
                qPrintable(setting));
}

QTEST_GUILESS_MAIN(Rules)
#include "tst_rules.moc"
