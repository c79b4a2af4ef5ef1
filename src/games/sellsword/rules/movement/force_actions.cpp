// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Moves that an attack forces on a unit: move, push, pull, recoil, and who is caught beside a pit (p. 16, 9).
#include "games/sellsword/rules/combat/aftermath.h"
#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/movement/moving.h"
#include "games/sellsword/rules/rules.h"

#include "engine/words/nearest.h"

#include <algorithm>
#include <climits>
#include <vector>

namespace sellsword {

namespace {

const Shove& shoveOf(const State& state, const QString& who) { return *find(state.shoves, who); }

QList<R> whyShoved(EffectKind kind)
{
    switch (kind) {
    case EffectKind::Recoil:
        return {R::I_RECOIL};
    case EffectKind::Push:
        return {R::I_PUSHED, R::I_SHOVED};
    case EffectKind::Pull:
        return {R::I_PULLED, R::I_SHOVED};
    default:
        return {R::I_SHOVED};
    }
}

void noteWhyShoved(Checks& checks, EffectKind kind)
{
    for (const R why : whyShoved(kind))
        checks.note(why);
}

int farFrom(const Board& board, const Unit& who, Square at, const Unit* source)
{
    return source && source->at ? board.distance({at, sideLength(board.state, who)}, bodyOf(board.state, *source)) : 0;
}

struct Forced {
    std::optional<Square> pit; // it was forced into one
    Square end;
};

// Where the path leads: into a pit, at the first square of one that holds it.
Forced forcedAlong(const Board& board, const Unit& who, const Shove& shove, const QList<Square>& path)
{
    Forced forced;
    forced.end = *who.at;
    const bool floats = flies(board.state, who) || has(board.state, who, common::ghostly);
    for (qsizetype i = 0; i < path.size(); ++i) {
        forced.end = path[i];
        const bool isLast = i + 1 == path.size() && shove.kind != EffectKind::Recoil; // nobody recoils into a pit (AS-18)
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

QList<QList<Square>> forcedWays(const Board& board, const Unit& who, const Shove& shove)
{
    struct Place {
        Square at;
        int cost, before;
    };
    const Unit* source = unit(board.state, shove.by);
    const bool recoils = shove.kind == EffectKind::Recoil, isAimed = shove.kind != EffectKind::Move && source && source->at;
    const bool pays = recoils && board.state.settings.recoilPoints == OnOff::On;
    const bool floats = flies(board.state, who) || has(board.state, who, common::ghostly);
    std::vector<Place> places{{*who.at, 0, -1}};
    std::vector<int> away(size_t(board.width) * size_t(board.height), INT_MIN);
    const auto index = [&](Square s) { return size_t(s.y) * size_t(board.width) + size_t(s.x); };
    const auto distance = [&](Square s) {
        int& known = away[index(s)];
        return known == INT_MIN ? known = farFrom(board, who, s, source) : known;
    };
    const auto wayTo = [&](size_t last) {
        QList<Square> way;
        for (size_t i = last; places[i].before >= 0; i = size_t(places[i].before))
            way.prepend(places[i].at);
        return way;
    };
    QList<QList<Square>> ways{QList<Square>()};
    std::vector<bool> isReached(away.size(), false);
    isReached[index(*who.at)] = !recoils;
    std::vector<size_t> now{0};
    for (int step = 1; step <= shove.squares && !now.empty(); ++step) {
        std::vector<size_t> next;
        std::vector<int> cheapest(away.size(), INT_MAX); // a square once a step, the cheapest way
        for (const size_t from : now) {
            const Place here = places[from];
            if (!recoils && !floats && stopAt(board, who, here.at).pit && here.before >= 0)
                continue; // caught at its edge
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx) {
                    const Square to{here.at.x + dx, here.at.y + dy};
                    if ((dx == 0 && dy == 0) || !board.has(to))
                        continue;
                    Step taken = stepOf(board, who, here.at, to, 0);
                    taken.pit &= recoils;
                    const int cost = here.cost + (pays ? taken.cost.total() : 1);
                    const bool isWrong = isAimed
                        && (shove.kind == EffectKind::Pull ? distance(to) >= distance(here.at)
                                                           : distance(to) <= distance(here.at));
                    if (!taken.isOpen() || isWrong || cost > shove.squares || cost >= cheapest[index(to)]
                        || (!recoils && isReached[index(to)]))
                        continue;
                    cheapest[index(to)] = cost;
                    places.push_back({to, cost, int(from)});
                    next.push_back(places.size() - 1);
                }
        }
        std::erase_if(next, [&](size_t i) { return places[i].cost > cheapest[index(places[i].at)]; });
        QList<QList<Square>> ends;
        for (const size_t i : next) {
            const Stop stop = stopAt(board, who, places[i].at);
            if (!isReached[index(places[i].at)] && (stop.isFree() || (stop.pit && !recoils)))
                ends += wayTo(i);
            if (!recoils)
                isReached[index(places[i].at)] = true;
        }
        if (recoils && !ends.isEmpty())
            ways.clear(); // it goes as far as it can
        ways += ends;
        now = std::move(next);
    }
    return ways;
}

QList<Fault> faultsIn(const State& state, const ForceMove& a)
{
    if (!find(state.shoves, a.who))
        return {Fault{QStringLiteral("force-move.who"), a.who, engine::fill(tr("Nothing moves %1 now."), {titleOf(state, a.who)}),
            engine::meant({}, namesOf(state, QLatin1String("shoved")))}};
    if (state.map && !unit(state, a.who)->at)
        return {Fault{
            QStringLiteral("force-move.who"), a.who, tr("It does not stand on the map."), tr("Say first where it stands.")}};
    return {};
}

void check(Checks& checks, const State& state, const ForceMove& a)
{
    notOver(checks, state);
    const Unit& who = *unit(state, a.who);
    const Shove& shove = shoveOf(state, a.who);
    checks.must(shove.kind == EffectKind::Recoil ? R::E_RECOIL_FAR : R::E_SHOVE_FAR, a.path.size() <= shove.squares, [&] {
        return QStringList{number(a.path.size()), number(shove.squares)};
    });
    if (!state.map) {
        noteWhyShoved(checks, shove.kind);
        return;
    }
    const Board board(state);
    const Unit* source = unit(state, shove.by);
    const bool recoils = shove.kind == EffectKind::Recoil;
    const bool isAimed = source && source->at; // a source that has dropped is neither near nor far
    Square at = *who.at;
    int cost = 0;
    for (const Square next : a.path) {
        Step step = stepOf(board, who, at, next, 0);
        cost += state.settings.recoilPoints == OnOff::On ? step.cost.total() : 1;
        step.pit &= recoils; // others are caught at its edge
        mayStep(checks, state, at, next, step);
        const int was = farFrom(board, who, at, source), is = step.offMap ? was : farFrom(board, who, next, source);
        const auto there = [&] { return QStringList{next.text()}; };
        if (isAimed && shove.kind == EffectKind::Push)
            checks.must(R::E_PUSH, is > was, there);
        if (isAimed && shove.kind == EffectKind::Pull)
            checks.must(R::E_PULL, is < was, there);
        if (isAimed && recoils)
            checks.must(R::E_RECOIL_AWAY, is > was, there);
        at = next;
    }
    const Forced forced = forcedAlong(board, who, shove, a.path);
    if (forced.pit) {
        const QList<Square> open = nearestOpen(board, who, *forced.pit);
        checks.must(R::E_CAUGHT, !a.caught || open.contains(*a.caught), [&] {
            QStringList all;
            for (const Square one : open)
                all += one.text();
            return QStringList{a.caught->text(), listed(all)};
        });
        checks.noteIf(checks.isAllowed(), R::I_PIT);
    } else if (a.caught) {
        nothingSurplus(checks, {engine::fill(tr("the square %1"), {a.caught->text()})});
    }
    if (!forced.pit && !a.path.isEmpty()) {
        mayStop(checks, board, who, a.path.last());
    }
    if (recoils) {
        const qsizetype most = forcedWays(board, who, shove).first().size();
        const bool isFarthest = a.path.size() == most && cost <= shove.squares;
        checks.must(R::E_RECOIL, isFarthest, [&] { return QStringList{number(a.path.size()), number(most)}; });
        if (state.settings.recoilPoints == OnOff::Off) {
            State counted = state;
            counted.settings.recoilPoints = OnOff::On;
            const Board points(counted);
            checks.starIf((a.path.size() == forcedWays(points, who, shove).first().size()) != isFarthest, "recoil_points");
        }
    }
    if (checks.isAllowed())
        noteWhyShoved(checks, shove.kind);
}

void apply(Changes& changes, const State& before, const ForceMove& a)
{
    const Shove shove = shoveOf(before, a.who);
    changes.state.shoves.removeAt(
        std::ranges::find_if(before.shoves, [&](const Shove& s) { return s.id == a.who; }) - before.shoves.begin());
    for (const R why : whyShoved(shove.kind))
        changes.tell(why);
    if (!before.map) {
        changes.place(a.who, std::nullopt);
    } else {
        const Unit& who = *unit(before, a.who);
        const Board board(before);
        const Forced forced = forcedAlong(board, who, shove, a.path);
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
            if (const Body there{*edge, sideLength(before, who)}; board.holds(there)) {
                const bool isEntered = unit(changes.state, a.who)->at != edge;
                arrive(changes, a.who, *edge, isEntered && burnsAt(board, there), shove.by);
            }
            if (!flies(before, who)) {
                Effect shaken;
                shaken.status = StatusKind::Shaken;
                shaken.stat = shakenStat(before, who);
                shaken.printed = true; // the table's setting says it
                changes.addStatus(a.who, shaken, shove.by);
            }
        }
    }
    aftermath(changes, before);
}

Message tell(const State& before, const ForceMove& a)
{
    const std::optional<Square> end = a.caught ? a.caught : a.path.isEmpty() ? std::nullopt : std::optional(a.path.last());
    return withGround(say(QT_TRANSLATE_NOOP("sellsword", "%1 is moved to %2"),
                          {titleOf(before, a.who), end ? end->text() : tr("where it stands")}),
        before, a);
}

} // namespace sellsword
