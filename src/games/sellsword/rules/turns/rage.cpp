// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/rules/turns/rage.h"

#include "games/sellsword/rules/movement/moving.h"
#include "games/sellsword/rules/rules.h"

#include <algorithm>
#include <climits>

namespace sellsword {

namespace {

constexpr int mostAlike = 2; // acts of one type in a turn (SS-107)

// The enemies that nobody is nearer than; empty when distances are not known.
QList<const Unit*> nearestEnemies(const Field& field, const Unit& who)
{
    QList<const Unit*> nearest;
    int least = INT_MAX;
    for (const Unit& other : field.state.units) {
        const std::optional<int> away =
            areEnemies(field.state, who, other) && !other.dropped ? field.distance(who, other) : std::nullopt;
        if (!away || *away > least)
            continue;
        if (*away < least)
            nearest.clear();
        least = *away;
        nearest += &other;
    }
    return nearest;
}

// How far the nearest enemy is; beyond everything where nobody is, or nobody said.
int nearestTo(const State& state, const Unit& who)
{
    const Field field(state);
    const QList<const Unit*> nearest = nearestEnemies(field, who);
    return nearest.isEmpty() ? INT_MAX : *field.distance(who, *nearest.first());
}

struct Spot {
    Square at;
    int diagonals;
};

// The ways of one turn by move and attack acts alone (SS-315): basic moves in a row, then a charge; each may be left out.
class Closing {
public:
    Closing(const Field& field, const Unit& who)
        : m_state(field.state)
        , m_board(*field.board())
        , m_who(who)
        , m_turn(*field.state.turn)
        , m_acts(actsLeft(field.state, who))
    {
        for (const Unit& other : m_state.units)
            if (areEnemies(m_state, who, other) && other.at && !other.dropped)
                m_enemies += bodyOf(m_state, other);
    }

    bool isPossible() const
    {
        const bool isHeld = statusOf(m_who, StatusKind::Pinned) || forbids(m_state, m_who, Deed::Act);
        const int moves = isHeld ? 0 : left(Deed::Move, ActType::Move);
        const int carried = isHeld || forbids(m_state, m_who, Deed::Move) ? 0 : m_turn.points; // of a way that was broken off
        for (int moved = 0; moved <= moves; ++moved) {
            const QList<Spot> spots = walked(moved * moveOf(m_state, m_who) + carried);
            if (isBeside(spots) || (moved < m_acts && charges(spots, m_acts - moved)))
                return true;
        }
        return false;
    }

private:
    int left(Deed deed, ActType type) const
    {
        if (forbids(m_state, m_who, deed))
            return 0;
        return lifts(m_state, m_who, deed) ? m_acts : std::clamp(mostAlike - usedOf(m_state, type), 0, m_acts);
    }

    bool isBeside(const QList<Spot>& spots) const
    {
        return std::ranges::any_of(spots, [&](const Spot& spot) {
            const Body there{spot.at, sideLength(m_state, m_who)};
            return std::ranges::any_of(m_enemies, [&](const Body& enemy) { return m_board.areAdjacent(there, enemy); });
        });
    }

    QList<Spot> walked(int points) const
    {
        if (points == 0)
            return m_who.at ? QList<Spot>{{*m_who.at, m_turn.diagonals}} : QList<Spot>();
        QList<Spot> all;
        for (const Reached& one : reachOf(m_board, m_who, points, m_turn.diagonals)) { // who stands nowhere enters by its tile
            if (!one.mayStop || std::ranges::any_of(all, [&](const Spot& known) { return known.at == one.at; }))
                continue;
            int made = m_turn.diagonals;
            Square last = m_who.at.value_or(one.way.value(0));
            for (const Square next : one.way) {
                made += int(next.x != last.x && next.y != last.y);
                last = next;
            }
            all += {one.at, made};
        }
        return all;
    }

    // A charge from one of the spots, with so many acts left for it.
    bool charges(const QList<Spot>& spots, int acts) const
    {
        constexpr int farthest = 5; // two steps, and the bodies of two Big units
        if (vigorOf(m_state, m_who) < group || forbids(m_state, m_who, Deed::Charge))
            return false;
        State then = m_state;
        Unit& there = *find(then.units, m_who.id);
        then.hurts.clear();
        then.shoves.clear();
        then.strikes.clear();
        then.turn->path.clear();
        then.turn->cost = 0;
        then.turn->past.clear();
        then.turn->stage = TurnStage::Acting;
        const QList<ActType> used = then.turn->acts;
        for (const Spot& spot : spots) {
            const bool isNear = std::ranges::any_of(m_enemies,
                [&](const Body& enemy) { return openDistance(enemy.at.x - spot.at.x, enemy.at.y - spot.at.y) <= farthest; });
            if (!isNear)
                continue;
            there.at = spot.at;
            then.turn->diagonals = spot.diagonals;
            then.turn->acts = used + QList<ActType>(m_acts - acts, ActType::More);
            if (mayCharge(then, there))
                return true;
        }
        return false;
    }

    static bool mayCharge(const State& then, const Unit& who)
    {
        const Field field(then);
        for (const Unit& enemy : then.units)
            if (areEnemies(then, who, enemy) && !enemy.dropped)
                if (const QList<Square> way = chargeWays(field, who, enemy).value(0); !way.isEmpty())
                    for (const Attack& attack : attacksOf(then, who))
                        if (check(field, Charge{who.id, attack.id, enemy.id, way, {}}).isAllowed())
                            return true;
        return false;
    }

    const State& m_state;
    const Board& m_board;
    const Unit& m_who;
    const Turn& m_turn;
    int m_acts;
    QList<Body> m_enemies;
};

} // namespace

bool isBesideNearest(const Field& field, const Unit& who)
{
    const QList<const Unit*> nearest = nearestEnemies(field, who);
    return std::ranges::any_of(nearest, [&](const Unit* enemy) { return field.adjacent(who, *enemy); });
}

bool canClose(const State& state, const Unit& who)
{
    const bool hasEnemy =
        std::ranges::any_of(state.units, [&](const Unit& other) { return areEnemies(state, who, other) && !other.dropped; });
    if (!isActive(state, who) || who.dropped || !hasEnemy)
        return false;
    const Field field(state);
    if (isBesideNearest(field, who))
        return true;
    if (!field.board()) // the table knows
        return actsLeft(state, who) > 0 || state.turn->points > 0;
    return Closing(field, who).isPossible();
}

void excuse(Changes& changes, const State& before)
{
    if (!changes.state.turn || !changes.state.turn->forced)
        return;
    const Unit* was = unit(before, changes.state.turn->unit);
    const Unit* is = unit(changes.state, changes.state.turn->unit);
    if (!was || !is || is->dropped || canClose(changes.state, *is))
        return;
    // It could have before, or whoever was nearest has gone.
    if (!canClose(before, *was) && nearestTo(changes.state, *is) <= nearestTo(before, *was))
        return;
    changes.state.turn->forced = false;
    changes.tell(R::I_RAGE_EXCUSED,
        QT_TRANSLATE_NOOP("sellsword", "%1 cannot come beside its nearest enemy any more, and need not"),
        {changes.title(is->id)});
}

} // namespace sellsword
