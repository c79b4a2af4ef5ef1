// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Charges: two squares and an attack (p. 16, SS-256 … SS-264).
#include "games/sellsword/rules/combat/declaring.h"
#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/movement/moving.h"
#include "games/sellsword/rules/rules.h"

#include <algorithm>

namespace sellsword {

namespace {

constexpr int chargeSteps = 2, chargeVigor = 5, chargeRange = 3; // SS-257 SS-258 SS-263

void mayChargeAlong(Checks& checks, const Field& field, const Unit& who, const Unit& target, const QList<Square>& path)
{
    const State& state = field.state;
    const Board& board = *field.board();
    if (!who.at || !target.at)
        return;
    if (path.isEmpty() && chargeWays(field, who, target).isEmpty()) {
        checks.must(R::E_CHARGE_WAY, false, [&] { return QStringList{titleOf(state, target.id)}; });
        return;
    }
    checks.must(R::E_CHARGE_STEPS, path.size() == chargeSteps, [&] { return QStringList{number(path.size())}; });
    const bool counts = state.settings.secondDiagonalCountsCharge == OnOff::On;
    int diagonals = counts && isActive(state, who) ? state.turn->diagonals : 0;
    Square at = *who.at;
    const Body goal = bodyOf(state, target);
    int away = board.distance({at, sideLength(state, who)}, goal);
    for (const Square next : path) {
        const Step step = stepOf(board, who, at, next, diagonals);
        mayStep(checks, state, at, next, step);
        const Stop stop = stopAt(board, who, next);
        const QString other = !step.ally.isEmpty() ? step.ally : stop.occupied;
        checks.must(R::E_CHARGE_TAKEN, other.isEmpty(), [&] { return QStringList{next.text(), titleOf(state, other)}; });
        const bool passes = state.settings.chargeSecondDiagonal == Allowing::Allow || !counts;
        const bool hobbles = state.settings.hobbledMayCharge == OnOff::On;
        const int extra =
            step.cost.total() - step.cost.ground - (passes ? step.cost.diagonal : 0) - (hobbles ? step.cost.hobbled : 0);
        checks.must(R::E_CHARGE_GROUND, extra <= 0,
                  [&] {
                      return QStringList{next.text(), step.cost.text()};
                  })
            .starIf(step.cost.diagonal > 0 && extra <= 0, "charge_second_diagonal");
        const auto dearer = [&](int points, R why) {
            if (points > 0)
                checks.must(why, false, [&] { return QStringList{number(points)}; });
        };
        dearer(step.cost.lowCover, R::I_LOW_COVER);
        dearer(step.cost.challenging, R::I_CHALLENGING);
        dearer(step.cost.obstructing, R::I_OBSTRUCTING);
        dearer(passes ? 0 : step.cost.diagonal, R::I_DIAGONAL);
        dearer(hobbles ? 0 : step.cost.hobbled, R::I_HOBBLED);
        const int now = step.offMap ? -1 : board.distance({next, sideLength(state, who)}, goal);
        checks.must(R::E_CHARGE_CLOSER, now >= 0 && (away < 0 || now < away), [&] {
            return QStringList{next.text(), titleOf(state, target.id)};
        });
        away = now;
        diagonals += int(step.isDiagonal);
        at = next;
    }
    if (path.isEmpty())
        return;
    mayStop(checks, board, who, at);
    const bool isBeside = board.has(at) && board.areAdjacent({at, sideLength(state, who)}, goal);
    checks.must(R::E_CHARGE_ADJACENT, isBeside, [&] { return QStringList{number(away)}; });
}

template <class Visit> void eachNeighbour(Square at, Visit&& visit)
{
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            if (dx != 0 || dy != 0)
                visit(Square{at.x + dx, at.y + dy});
}

} // namespace

QList<QList<Square>> chargeWays(const Field& field, const Unit& who, const Unit& target)
{
    QList<QList<Square>> ways;
    const std::optional<Board>& board = field.board();
    if (!board || !who.at || !target.at)
        return ways;
    const int side = sideLength(field.state, who);
    const Body goal = bodyOf(field.state, target);
    eachNeighbour(*who.at, [&](Square one) {
        if (!board->holds(Body{one, side}) || board->areAdjacent({one, side}, goal))
            return;
        eachNeighbour(one, [&](Square two) {
            const auto endsThere = [&](const QList<Square>& way) { return way.last() == two; };
            if (!board->holds(Body{two, side}) || !board->touch({two, side}, goal) || std::ranges::any_of(ways, endsThere))
                return;
            Checks checks;
            mayChargeAlong(checks, field, who, target, {one, two});
            if (checks.isAllowed())
                ways += {one, two};
        });
    });
    // Ways over Damaging ground come last: nobody would choose them first.
    std::ranges::stable_sort(ways, {}, [&](const QList<Square>& way) {
        return std::ranges::count_if(way, [&](Square s) { return board->is(s, Terrain::Damaging); });
    });
    return ways;
}

QList<Fault> faultsIn(const State&, const Charge& a)
{
    if (a.target == a.who)
        return {Fault{QStringLiteral("charge.target"), a.target, tr("A unit does not charge itself."), tr("Name another unit.")}};
    return {};
}

void check(Checks& checks, const State& state, const Charge& a) { check(checks, Field(state), a); }

Blanks askedFirst(const State& state, const Charge& a) { return blankVigor(state, *unit(state, a.who)); }

void check(Checks& checks, const Field& field, const Charge& a)
{
    const State& state = field.state;
    const Unit& who = *unit(state, a.who);
    const Unit& target = *unit(state, a.target);
    const Attack* attack = attackOf(state, who, a.attack);
    const Price price = priceOf(state, who, a.attack, a.traits);
    mayAct(checks, state, who, ActType::Attack, 1, Deed::Attack, price.tied);
    for (const Deed deed : {Deed::Charge, Deed::Move})
        if (forbids(state, who, deed))
            checks.must(R::E_FORBIDDEN, false, [&] { return QStringList{titleOf(state, a.who)}; }).byCard();
    const int needed = chargeVigor + price.vigor;
    const int vigor = vigorOf(state, who);
    checks
        .must(R::E_CHARGE_VIGOR, engine::Truth(vigor >= needed, blankVigor(state, who)),
            [&] {
                return QStringList{number(vigor), number(needed - vigor)};
            })
        .change([&] { return QStringLiteral("units.") + a.who + QStringLiteral(".vigor"); }, needed);
    if (vigor < needed && isExhausted(state, who))
        checks.must(R::I_EXHAUSTED, false, [&] { return QStringList{titleOf(state, a.who)}; });
    const auto held = [&](StatusKind kind, OnOff lifted, const char* setting, R why) {
        if (!statusOf(who, kind))
            return;
        checks.must(R::E_CHARGE_HELD, lifted == OnOff::On,
                  [&] {
                      return QStringList{titleOf(state, a.who), shown(kind)};
                  })
            .star(setting);
        if (lifted == OnOff::Off)
            checks.must(why, false, [&] { return QStringList{kind == StatusKind::Pinned ? titleOf(state, a.who) : number(1)}; });
    };
    held(StatusKind::Pinned, state.settings.pinnedMayCharge, "pinned_may_charge", R::E_PINNED);
    held(StatusKind::Hobbled, state.settings.hobbledMayCharge, "hobbled_may_charge", R::I_HOBBLED);
    mayUse(checks, state, who, a.attack);
    mayPay(checks, state, who, price.tokens, 0);
    mayTie(checks, state, who, a.attack, a.traits);
    checks.must(R::E_CHARGE_ENEMY, areEnemies(state, who, target), [&] { return QStringList{titleOf(state, a.target)}; });
    checks.must(R::E_DROPPED, !target.dropped, [&] { return QStringList{titleOf(state, a.target)}; });
    if (attack) {
        const QString title = attackTitle(state, a.who, a.attack);
        checks.must(R::E_CHARGE_ACTS, attack->acts == 1, [&] { return QStringList{title, number(attack->acts)}; });
        checks.must(R::E_CHARGE_RANGE, attack->range <= chargeRange, [&] { return QStringList{title, number(attack->range)}; });
        checks.must(R::E_CHARGE_BURST, !attack->burst, [&] { return QStringList{title}; });
    }
    const View& view = field.view(who, target);
    maySee(checks, field, who, target);
    const int wits = statOf(state, who, Stat::Wits);
    if (view.invisible)
        if (const std::optional<int> away = field.distance(who, target))
            checks.must(R::E_WITS, engine::Truth(*away < wits, blankStat(state, who, Stat::Wits)), [&] {
                return QStringList{shownSquares(*away, *away), number(wits), shownSquares(*away, *away - wits + 1)};
            });
    if (!field.board() && !a.path.isEmpty())
        nothingSurplus(checks, {tr("the squares of the way")});
    if (field.board())
        mayChargeAlong(checks, field, who, target, a.path);
    else if (const std::optional<int> away =
                 field.distance(who, target)) // two squares, and one more with the second diagonal of the count
        checks.must(R::E_CHARGE_WAY, *away == chargeSteps + 1 || *away == chargeSteps + 2,
            [&] { return QStringList{titleOf(state, a.target)}; });
    checks.noteIf(checks.isAllowed(), R::I_CHARGE);
}

void apply(Changes& changes, const State& before, const Charge& a)
{
    changes.act(ActType::Attack);
    changes.giveVigor(a.who, -chargeVigor);
    payFor(changes, a.who, attackOf(before, *unit(before, a.who), a.attack), a.traits);
    Strike strike = strikeOf(a.who, a.attack, a.target, a.traits);
    strike.charge = true;
    changes.state.strikes.prepend(strike);
    changes.state.closed = false;
    changes.state.missed.reset();
    changes.tell(R::I_CHARGE);
    for (const Square next : a.path) {
        const Unit* who = unit(changes.state, a.who);
        const Board board(changes.state);
        if (!who->at || who->dropped || !board.holds(Body{next, sideLength(changes.state, *who)}))
            continue;
        const Step step = stepOf(board, *who, *who->at, next, 0);
        if (changes.state.turn && before.settings.secondDiagonalCountsCharge == OnOff::On)
            changes.state.turn->diagonals = std::min(9999, changes.state.turn->diagonals + int(step.isDiagonal));
        arrive(changes, a.who, next, step.damaging, {});
    }
    if (!before.map) { // charging ends adjacent
        changes.place(a.who, std::nullopt);
        Measure beside;
        beside.from = a.who;
        beside.to = a.target;
        beside.distance = 1;
        beside.adjacent = true;
        changes.state.measures += beside;
    }
}

Message tell(const State& before, const Charge& a)
{
    return withGround(say(QT_TRANSLATE_NOOP("sellsword", "%1 charges %2 with %3"),
                          {titleOf(before, a.who), titleOf(before, a.target), attackTitle(before, a.who, a.attack)}),
        before, a);
}

} // namespace sellsword
