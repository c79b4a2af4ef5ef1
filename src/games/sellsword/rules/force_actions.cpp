// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Moves that an attack forces on a unit: move, push, pull, recoil, and who is caught beside a pit (p. 16, 9).
#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/moving.h"
#include "games/sellsword/rules/rules.h"

#include <algorithm>

namespace sellsword {

using engine::Fault;
using engine::Message;
using engine::Verdict;

namespace {

const Shove& shoveOf(const State& state, const QString& who)
{
    return *find(state.shoves, who);
}

int farFrom(const Board& board, const Unit& who, Square at, const Unit* source)
{
    return source && source->at ? board.distance({at, sideLength(board.state, who)}, bodyOf(board.state, *source)) : 0;
}

// The most squares away from the source that so many points buy (AS-61).
int farthestRecoil(const Board& board, const Unit& who, const Unit* source, Square at, int points, int steps)
{
    int most = steps;
    const bool counts = board.state.settings.recoilPoints == OnOff::On;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
            const Square next{at.x + dx, at.y + dy};
            if ((dx == 0 && dy == 0) || next.x < 0 || next.y < 0)
                continue;
            const Step step = stepOf(board, who, at, next, 0);
            const int price = counts ? step.cost.total() : 1;
            if (!step.isOpen() || price > points || farFrom(board, who, next, source) <= farFrom(board, who, at, source))
                continue;
            const int found = farthestRecoil(board, who, source, next, points - price, steps + 1);
            if (found > most && (found > steps + 1 || stopAt(board, who, next).isFree()))
                most = found;
        }
    return most;
}

struct Forced {
    std::optional<Square> pit; // it was forced into one
    Square end;
};

// Where the path leads: into a pit, at the first square of one that holds it.
Forced forcedAlong(const Board& board, const Unit& who, const QList<Square>& path)
{
    Forced forced;
    forced.end = *who.at;
    const bool floats = flies(board.state, who) || cardOf(board.state, who).ghostly;
    for (qsizetype i = 0; i < path.size(); ++i) {
        forced.end = path[i];
        const bool isLast = i + 1 == path.size();
        if (board.has(path[i]) && stopAt(board, who, path[i]).pit && (!floats || isLast)) {
            forced.pit = path[i];
            break;
        }
    }
    return forced;
}

Stat shakenStat(const State& state, const Unit& who)
{
    const bool isWitty = state.settings.pitShakenStat == PitShaken::Wits
        || (state.settings.pitShakenStat == PitShaken::Owner && statOf(state, who, Stat::Wits) > statOf(state, who, Stat::Brawn));
    return isWitty ? Stat::Wits : Stat::Brawn;
}

} // namespace

QList<Fault> faultsIn(const State& state, const ForceMove& a)
{
    if (state.map && !unit(state, a.who)->at)
        return {Fault{QStringLiteral("force-move.who"), a.who, tr("It does not stand on the map."), tr("Place it there with correct first.")}};
    return {};
}

Verdict check(const State& state, const ForceMove& a)
{
    Checks checks;
    const Unit& who = *unit(state, a.who);
    const Shove& shove = shoveOf(state, a.who);
    checks.must(R::E_SHOVE_FAR, a.path.size() <= shove.squares, [&] { return QStringList{number(a.path.size()), number(shove.squares)}; });
    if (!state.map) {
        checks.note(R::I_SHOVED);
        return checks;
    }
    const Board board(state);
    const Unit* source = unit(state, shove.by);
    const bool recoils = shove.kind == EffectKind::Recoil;
    Square at = *who.at;
    int cost = 0;
    for (const Square next : a.path) {
        Step step = stepOf(board, who, at, next, 0);
        cost += state.settings.recoilPoints == OnOff::On ? step.cost.total() : 1;
        step.pit &= recoils; // others are caught at its edge
        mayStep(checks, state, at, next, step);
        const int was = farFrom(board, who, at, source), is = step.offMap ? was : farFrom(board, who, next, source);
        const auto there = [&] { return QStringList{next.text()}; };
        if (shove.kind == EffectKind::Push)
            checks.must(R::E_PUSH, is > was, there);
        if (shove.kind == EffectKind::Pull)
            checks.must(R::E_PULL, is < was, there);
        if (recoils)
            checks.must(R::E_RECOIL, is > was, [&] { return QStringList{next.text(), number(shove.squares)}; });
        at = next;
    }
    const Forced forced = forcedAlong(board, who, a.path);
    if (forced.pit) {
        const QList<Square> open = nearestOpen(board, who, *forced.pit);
        checks.must(R::E_CAUGHT, !a.caught || open.contains(*a.caught), [&] {
            QStringList all;
            for (const Square one : open)
                all += one.text();
            return QStringList{a.caught->text(), listed(all)};
        });
        checks.noteIf(checks.isAllowed(), R::I_PIT);
    } else if (!a.path.isEmpty()) {
        mayStop(checks, board, who, a.path.last());
    }
    if (recoils) {
        const int most = farthestRecoil(board, who, source, *who.at, std::min(shove.squares, 9), 0);
        checks.must(R::E_RECOIL, a.path.size() == most && cost <= shove.squares, [&] { return QStringList{number(a.path.size()), number(most)}; }).star("recoil_points");
    }
    checks.noteIf(checks.isAllowed(), recoils ? R::I_RECOIL : R::I_SHOVED);
    return checks;
}

Applied apply(const State& before, const ForceMove& a)
{
    Changes changes(before);
    const Shove shove = shoveOf(before, a.who);
    changes.state.shoves.removeAt(std::ranges::find_if(before.shoves, [&](const Shove& s) { return s.id == a.who; }) - before.shoves.begin());
    changes.tell(shove.kind == EffectKind::Recoil ? R::I_RECOIL : R::I_SHOVED);
    if (!before.map) {
        changes.place(a.who, std::nullopt);
    } else {
        const Unit& who = *unit(before, a.who);
        const Board board(before);
        const Forced forced = forcedAlong(board, who, a.path);
        for (const Square next : a.path) {
            const Unit* now = unit(changes.state, a.who);
            if (now->dropped || !now->at || !board.holds(Body{next, sideLength(before, who)}) || next == forced.pit)
                break;
            const Step step = stepOf(board, who, *now->at, next, 0);
            arrive(changes, a.who, next, step.damaging, shove.by);
        }
        if (forced.pit) {
            const QList<Square> open = nearestOpen(board, who, *forced.pit);
            const std::optional<Square> edge = a.caught ? a.caught : open.isEmpty() ? who.at : std::optional(open.first());
            changes.tell(R::I_PIT);
            if (board.holds(Body{*edge, sideLength(before, who)}))
                changes.place(a.who, edge);
            if (!flies(before, who)) {
                Effect shaken;
                shaken.status = StatusKind::Shaken;
                shaken.stat = shakenStat(before, who);
                changes.addStatus(a.who, shaken, shove.by);
            }
        }
    }
    if (!isWaiting(changes.state))
        changes.state.closed = false;
    return changes;
}

Message tell(const State& before, const ForceMove& a)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 is moved to %2"), {titleOf(before, a.who), a.path.isEmpty() ? tr("where it stands") : a.path.last().text()});
}

} // namespace sellsword
