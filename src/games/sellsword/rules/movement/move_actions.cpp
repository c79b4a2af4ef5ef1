// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Basic moves and maneuvers, step by step, and the replies that they wait for (p. 9-10, 17).
#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/movement/moving.h"
#include "games/sellsword/rules/rules.h"

#include <algorithm>

namespace sellsword {

namespace {

constexpr int maneuverPoints = 2; // SS-169

bool mayAnybodyReply(const State& state)
{
    const Field field(state);
    return std::ranges::any_of(state.units, [&](const Unit& one) {
        Checks checks;
        mayReply(checks, field, one);
        return checks.isAllowed() && hasAttackToReply(field, one);
    });
}

QList<Fault> needsPath(const State& state, const char* verb, bool hasPath)
{
    if (!state.map || hasPath)
        return {};
    return {Fault{
        QLatin1String(verb), {}, tr("The squares are missing."), tr("Name each square of the way in order, as column,row.")}};
}

} // namespace

void mayStep(Checks& checks, const State& state, Square from, Square to, const Step& step)
{
    const QString at = to.text();
    const auto there = [&] { return QStringList{at}; };
    checks.must(R::E_OFF_MAP, !step.offMap, there);
    checks.must(R::E_FAR, !step.isFar, [&] { return QStringList{at, from.text()}; });
    checks.must(R::E_WALL, !step.wall, there);
    checks.must(R::E_CORNER, !step.corner, there);
    checks.must(R::E_ENEMY_SQUARE, step.enemy.isEmpty(), [&] { return QStringList{at, titleOf(state, step.enemy)}; });
    if (step.flown)
        checks.must(R::E_ENEMY_FLIES, false, [&] { return QStringList{titleOf(state, step.enemy)}; });
    checks.must(R::E_PIT, !step.pit, there);
}

void mayStop(Checks& checks, const Board& board, const Unit& unit, Square at)
{
    const Stop stop = stopAt(board, unit, at);
    const auto there = [&] { return QStringList{at.text()}; };
    checks.must(R::E_OFF_MAP, !stop.offMap, there);
    const bool isGhost = has(board.state, unit, common::ghostly);
    const bool hovers = (isGhost || flies(board.state, unit)) && playsOther(board.state, Unclear::AS_17);
    checks
        .must(R::E_STOP_TAKEN, stop.occupied.isEmpty() || hovers,
            [&] {
                return QStringList{at.text(), titleOf(board.state, stop.occupied)};
            })
        .starIf(!stop.occupied.isEmpty(), markOf(Unclear::AS_17));
    checks.must(R::E_STOP_OBSTRUCTING, !stop.obstructing, there);
    checks.must(R::E_STOP_PIT, !stop.pit || hovers, there).starIf(stop.pit, markOf(Unclear::AS_17));
    checks.must(R::E_STOP_WALL, !stop.wall, there);
    if (isGhost && (stop.wall || (!hovers && (stop.pit || !stop.occupied.isEmpty()))))
        checks.must(R::E_STOP_GHOST, false, there);
}

void noteCosts(Checks& checks, const State& state, const Unit& unit, const QList<Step>& steps, int missing)
{
    const auto any = [&](auto is) { return std::ranges::any_of(steps, is); };
    checks.note(R::I_PLAIN);
    constexpr std::pair<int StepCost::*, R> extras[] = {{&StepCost::challenging, R::I_CHALLENGING},
        {&StepCost::obstructing, R::I_OBSTRUCTING}, {&StepCost::lowCover, R::I_LOW_COVER}, {&StepCost::hobbled, R::I_HOBBLED},
        {&StepCost::diagonal, R::I_DIAGONAL}};
    for (const auto& [part, why] : extras) {
        int points = 0;
        for (const Step& step : steps)
            points += step.cost.*part;
        if (points >= missing && missing > 0 && points > 0) // without it the points would do
            checks.must(why, false, [&] { return QStringList{number(points)}; });
        else
            checks.noteIf(points > 0, why);
    }
    checks.noteIf(any([](const Step& s) { return s.isDiagonal && s.cost.diagonal == 0; }), R::I_DIAGONAL_PLAIN);
    checks.noteIf(any([](const Step& s) { return !s.ally.isEmpty(); }), R::I_ALLY);
    const bool isEased = any([](const Step& s) { return s.eased; });
    checks.noteIf(isEased && flies(state, unit), R::I_FLIES);
    checks.noteIf(isEased && has(state, unit, common::ghostly), R::I_GHOSTLY);
    checks.noteIf(cardOf(state, unit).size == Size::Big, R::I_BIG);
    checks.noteIf(any([](const Step& s) { return s.slides; }), R::I_SLIDING);
}

// --- basic move (SS-121 … SS-132)

QList<Fault> faultsIn(const State& state, const Move& a) { return needsPath(state, "move.path", !a.path.isEmpty()); }

namespace {

void mayEnter(Checks& checks, const State& state, const Unit& who, Square at)
{
    const Player* owner = player(state, who.player);
    const bool onTile =
        state.settings.deployment == Deployment::Free || (owner && owner->tile && Body{*owner->tile, 2}.contains(at));
    checks.must(R::E_ENTRY, onTile, [&] { return QStringList{at.text(), titleOf(state, who.player)}; });
}

struct Walk {
    QList<Step> steps;
    int cost = 0;
    QList<int> totals; // after each step
};

// The way as it would be walked; conditions of every step that is barred.
Walk walked(Checks& checks, const Board& board, const Unit& who, const QList<Square>& path, int diagonals)
{
    Walk walk;
    std::optional<Square> at = who.at;
    for (const Square next : path) {
        Step step;
        if (at) {
            step = stepOf(board, who, *at, next, diagonals);
        } else {
            step = entryOf(board, who, next);
            mayEnter(checks, board.state, who, next);
        }
        if (!step.isOpen() || walk.steps.isEmpty())
            mayStep(checks, board.state, at.value_or(next), next, step);
        walk.steps += step;
        walk.cost += step.cost.total();
        walk.totals += walk.cost;
        diagonals += int(step.isDiagonal);
        at = next;
    }
    return walk;
}

// Where a move act ends although the next one follows at once (AS-10); ghosts must be able to stop there.
void mayChain(Checks& checks, const Board& board, const Unit& who, const Move& a, const Walk& walk, int atHand)
{
    const State& state = board.state;
    const bool isGhost = has(state, who, common::ghostly);
    for (int act = atHand > 0 && a.acts > 0 ? 0 : 1; act < a.acts; ++act) { // 0: an act that was begun before
        const int points = atHand + act * moveOf(state, who);
        qsizetype last = -1;
        while (last + 1 < walk.totals.size() && walk.totals[last + 1] <= points)
            ++last;
        if (last + 1 >= a.path.size())
            continue;
        if (const int left = points - (last < 0 ? 0 : walk.totals[last]); playsOther(state, Unclear::AS_11))
            checks.must(R::E_CHAIN_LEFT, left == 0, [&] { return QStringList{number(left)}; })
                .starIf(left != 0, markOf(Unclear::AS_11));
        if (last < 0)
            continue;
        if (isGhost) {
            mayStop(checks, board, who, a.path[last]);
        } else if (const Stop stop = stopAt(board, who, a.path[last]); !stop.occupied.isEmpty()) {
            const bool allowed = state.settings.allySquare == Allowing::Allow;
            checks.must(R::E_STOP_TAKEN, allowed,
                      [&] {
                          return QStringList{a.path[last].text(), titleOf(state, stop.occupied)};
                      })
                .star("ally_square_between_chained_moves");
        }
    }
}

// What the map knows better, or what cannot count without one.
QStringList surplusOf(const State& state, const Move& a)
{
    QStringList all;
    if (!state.map && !a.path.isEmpty())
        all += tr("the squares of the way");
    if (state.map && a.cost > 0)
        all += tr("the points that it costs");
    if (state.map && a.diagonals > 0)
        all += tr("the diagonal steps");
    if (state.map && !a.past.isEmpty())
        all += tr("the enemies beside the way");
    return all;
}

int tableCost(const State& state, const Move& a)
{
    const int before = state.turn ? state.turn->diagonals : 0;
    return a.cost + int(before < 2 && before + a.diagonals >= 2);
}

} // namespace

void check(Checks& checks, const State& state, const Move& a) { check(checks, Field(state), a); }

void check(Checks& checks, const Field& field, const Move& a)
{
    const State& state = field.state;
    const Unit& who = *unit(state, a.who);
    mayAct(checks, state, who, ActType::Move, a.acts, Deed::Move);
    notPinned(checks, state, who);
    nothingSurplus(checks, surplusOf(state, a));
    const int atHand = isActive(state, who) ? state.turn->points : 0;
    const int points = atHand + a.acts * moveOf(state, who);
    const auto mayPayFor = [&](int cost) {
        const bool pays = cost <= points;
        checks.must(
            R::E_POINTS, pays ? engine::Truth(true) : engine::Truth(false, blankFact(state, who, QLatin1String("move"))), [&] {
                return QStringList{number(cost), number(points), number(cost - points)};
            });
        checks.noteIf(cost <= points && atHand > 0 && a.acts > 0, R::I_CHAIN);
    };
    if (!state.map) {
        mayPayFor(tableCost(state, a));
        noteCosts(checks, state, who, {});
        return;
    }
    const Board& board = *field.board();
    const Walk walk = walked(checks, board, who, a.path, isActive(state, who) ? state.turn->diagonals : 0);
    mayPayFor(walk.cost);
    if (!a.path.isEmpty())
        mayStop(checks, board, who, a.path.last());
    mayChain(checks, board, who, a, walk, atHand);
    noteCosts(checks, state, who, walk.steps, std::max(0, walk.cost - points));
}

void apply(Changes& changes, const State& before, const Move& a)
{
    if (!before.turn || before.turn->unit != a.who) { // by table decision: nothing of a turn is spent
        const bool isThere =
            before.map && !a.path.isEmpty() && Board(before).holds(Body{a.path.last(), sideLength(before, *unit(before, a.who))});
        changes.place(a.who, isThere ? std::optional(a.path.last()) : unit(before, a.who)->at);
        return;
    }
    Turn& turn = *changes.state.turn;
    changes.act(ActType::Move, a.acts);
    turn.points = std::min(999, turn.points + a.acts * moveOf(before, *unit(before, a.who)));
    if (a.acts > 0 && !hasWay(before)) // else it is still the step, or the act, that was replied to
        turn.replied.clear();
    turn.declined = false;
    turn.cost = 0;
    turn.past.clear();
    changes.state.closed = false;
    if (before.map) {
        turn.path = a.path;
    } else {
        turn.cost = tableCost(before, a);
        turn.past = a.past;
        turn.diagonals = std::min(9999, turn.diagonals + a.diagonals);
        if (!hasWay(changes.state)) // nothing to wait for: it stands elsewhere now
            changes.place(a.who, std::nullopt);
    }
    advance(changes, Going::Begins);
}

namespace {

// What a way costs, where it costs more than a point a square.
QString extraCost(const State& before, const Move& a)
{
    const Unit& who = *unit(before, a.who);
    if (!before.map || !who.at)
        return {};
    const Board board(before);
    int diagonals = isActive(before, who) ? before.turn->diagonals : 0;
    Square at = *who.at;
    StepCost all;
    all.ground = 0;
    for (const Square next : a.path) {
        const Step step = stepOf(board, who, at, next, diagonals);
        all.add(step.cost);
        diagonals += int(step.isDiagonal);
        at = next;
    }
    return all.total() > all.ground ? engine::fill(tr("%1 = %2"), {number(all.total()), all.text()}) : QString();
}

Message sentenceOf(const State& before, const Move& a)
{
    if (a.path.isEmpty())
        return say(QT_TRANSLATE_NOOP("sellsword", "%1 moves"), {titleOf(before, a.who)});
    const QString cost = extraCost(before, a);
    if (cost.isEmpty())
        return say(QT_TRANSLATE_NOOP("sellsword", "%1 moves to %2"), {titleOf(before, a.who), a.path.last().text()});
    return say(
        QT_TRANSLATE_NOOP("sellsword", "%1 moves to %2, points: %3"), {titleOf(before, a.who), a.path.last().text(), cost});
}

} // namespace

Message tell(const State& before, const Move& a) { return withGround(sentenceOf(before, a), before, a); }

void arrive(Changes& changes, const QString& id, Square at, bool damaging, const QString& by)
{
    changes.place(id, at);
    const Unit* who = find(std::as_const(changes.state).units, id);
    if (!damaging || !who || (flies(changes.state, *who) && changes.state.settings.flyersIgnoreDamaging == OnOff::On))
        return;
    changes.tell(R::I_BURNT);
    changes.wound(id, {{{group, changes.state.map->damage}}, QT_TRANSLATE_NOOP("sellsword", "the ground"), R::I_BURNT}, by);
}

void advance(Changes& changes, Going going)
{
    while (hasWay(changes.state)) {
        const Unit* who = unit(changes.state, changes.state.turn->unit);
        const bool isHeld = who && (statusOf(*who, StatusKind::Pinned) || statusOf(*who, StatusKind::Helpless));
        if (!who || who->dropped || isHeld || (going == Going::GoesOn && forbids(changes.state, *who, Deed::Move))) {
            changes.stopMove();
            return;
        }
        if (isWaiting(changes.state))
            return;
        if (!changes.state.turn->declined && mayAnybodyReply(changes.state)) {
            changes.tell(
                R::I_INTERRUPT, QT_TRANSLATE_NOOP("sellsword", "Somebody may reply before %1 goes on"), {changes.title(who->id)});
            return;
        }
        Turn& turn = *changes.state.turn;
        turn.declined = false;
        if (changes.state.settings.movementReplyLimit == ReplyLimit::PerStep)
            turn.replied.clear();
        if (!changes.state.map && going == Going::GoesOn && turn.cost > turn.points) { // slowed on the way
            changes.breakOff();
            return;
        }
        if (turn.path.isEmpty() || !changes.state.map) { // without a map the whole rest is one part
            turn.points = std::max(0, turn.points - turn.cost);
            turn.cost = 0;
            turn.past.clear();
            turn.path.clear();
            const QString id = who->id;
            changes.place(id, std::nullopt);
            return;
        }
        const Square next = turn.path.first();
        const Board board(changes.state);
        const Step step = who->at ? stepOf(board, *who, *who->at, next, turn.diagonals) : entryOf(board, *who, next);
        const bool wasPushed = step.offMap || step.isFar;
        // Hobbled or out of the air by now: what the way cost at first does not hold any more.
        const bool isBarred = going == Going::GoesOn && (!step.isOpen() || step.cost.total() > turn.points);
        if (wasPushed || isBarred) {
            if (wasPushed || !who->at || stopAt(board, *who, *who->at).isFree())
                changes.breakOff();
            else // where nobody stops it goes on, by another way
                changes.tell(R::I_OTHER_WAY);
            return;
        }
        turn.path.removeFirst();
        turn.points = std::max(0, turn.points - step.cost.total());
        turn.diagonals = std::min(9999, turn.diagonals + int(step.isDiagonal));
        const QString id = who->id;
        arrive(changes, id, next, step.damaging, {});
    }
}

void check(Checks& checks, const State& state, const GoOn& a)
{
    inPhases(checks, state);
    const bool isMoving = hasWay(state);
    checks.must(R::E_NO_PATH, isMoving, [] { return QStringList(); });
    nothingWaits(checks, state);
    const Unit* who = isMoving ? unit(state, state.turn->unit) : nullptr;
    if (a.stop && who && who->at && state.map)
        mayStop(checks, Board(state), *who, *who->at);
    checks.noteIf(checks.isAllowed(), R::I_INTERRUPT);
    checks.noteIf(checks.isAllowed() && usedOf(state, ActType::Move) > 1, R::I_CHAIN);
}

void apply(Changes& changes, const State&, const GoOn& a)
{
    if (a.stop) {
        changes.breakOff();
        return;
    }
    if (changes.state.turn)
        changes.state.turn->declined = true;
    advance(changes, Going::GoesOn);
}

Message tell(const State& before, const GoOn& a)
{
    const QStringList who{before.turn ? titleOf(before, before.turn->unit) : tr("nobody")};
    return a.stop ? say(QT_TRANSLATE_NOOP("sellsword", "%1 stops"), who)
                  : withGround(say(QT_TRANSLATE_NOOP("sellsword", "%1 goes on"), who), before, a);
}

// --- maneuver (SS-168 … SS-170)

QList<Fault> faultsIn(const State& state, const Maneuver& a) { return needsPath(state, "maneuver.to", a.to.has_value()); }

void check(Checks& checks, const State& state, const Maneuver& a) { check(checks, Field(state), a); }

void check(Checks& checks, const Field& field, const Maneuver& a)
{
    const State& state = field.state;
    const Unit& who = *unit(state, a.who);
    mayAct(checks, state, who, ActType::Maneuver, 1, Deed::Maneuver);
    if (forbids(state, who, Deed::Move))
        checks.must(R::E_FORBIDDEN, false, [&] { return QStringList{titleOf(state, a.who)}; }).byCard();
    notPinned(checks, state, who);
    if (!state.map && a.to)
        nothingSurplus(checks, {engine::fill(tr("the square %1"), {a.to->text()})});
    int cost = a.cost;
    QList<Step> steps;
    if (field.board() && a.to) {
        const Board& board = *field.board();
        const Step step = who.at ? stepOf(board, who, *who.at, *a.to, isActive(state, who) ? state.turn->diagonals : 0)
                                 : entryOf(board, who, *a.to);
        if (!who.at)
            mayEnter(checks, state, who, *a.to);
        mayStep(checks, state, who.at.value_or(*a.to), *a.to, step);
        mayStop(checks, board, who, *a.to);
        cost = step.cost.total();
        steps += step;
    }
    checks.must(R::E_MANEUVER, cost <= maneuverPoints, [&] { return QStringList{number(cost)}; });
    if (cost > maneuverPoints)
        noteCosts(checks, state, who, steps, cost - maneuverPoints);
    checks.noteIf(checks.isAllowed(), R::I_CAREFUL);
    checks.noteIf(checks.isAllowed() && isActive(state, who) && usedOf(state, ActType::Move) > 0, R::I_MOVE_ADDED);
}

void apply(Changes& changes, const State& before, const Maneuver& a)
{
    changes.act(ActType::Maneuver);
    changes.tell(R::I_CAREFUL);
    const Unit& who = *unit(before, a.who);
    if (!before.map || !a.to) {
        changes.place(a.who, std::nullopt);
        return;
    }
    const Board board(before);
    const Step step = who.at ? stepOf(board, who, *who.at, *a.to, 0) : entryOf(board, who, *a.to);
    if (!board.holds(Body{*a.to, sideLength(before, who)}))
        return;
    if (changes.state.turn)
        changes.state.turn->diagonals = std::min(9999, changes.state.turn->diagonals + int(step.isDiagonal));
    arrive(changes, a.who, *a.to, step.damaging, {});
}

Message tell(const State& before, const Maneuver& a)
{
    return withGround(
        say(QT_TRANSLATE_NOOP("sellsword", "%1 maneuvers: %2"), {titleOf(before, a.who), a.to ? a.to->text() : tr("one square")}),
        before, a);
}

} // namespace sellsword
