// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/rules/map/field.h"

#include <algorithm>
#include <cstdlib>

namespace sellsword {

Field::Field(const State& now)
    : state(now)
{
    if (state.map)
        m_board.emplace(state);
}

const Measure* Field::measure(const QString& from, const QString& to) const
{
    for (const Measure& one : state.measures)
        if (one.from == from && one.to == to)
            return &one;
    return nullptr;
}

std::optional<int> Field::distance(const Unit& a, const Unit& b) const
{
    for (const Measure* said : {measure(a.id, b.id), measure(b.id, a.id)}) {
        if (said && said->distance)
            return said->distance;
        if (said && said->adjacent == true)
            return 1;
    }
    if (!m_board || !a.at || !b.at)
        return std::nullopt;
    return counted(a, b);
}

int Field::counted(const Unit& a, const Unit& b) const
{
    const auto key = std::pair(&a, &b);
    if (const auto known = m_distances.find(key); known != m_distances.end())
        return known->second;
    const int away = m_board->distance(bodyOf(state, a), bodyOf(state, b));
    return m_distances[key] = away < 0 ? unreachable : away;
}

bool Field::adjacent(const Unit& a, const Unit& b) const
{
    if (a.dropped || b.dropped)
        return false;
    for (const Measure* said : {measure(a.id, b.id), measure(b.id, a.id)}) {
        if (said && said->adjacent)
            return *said->adjacent;
        if (said && said->distance && !m_board)
            return *said->distance <= 1;
    }
    return m_board && a.at && b.at && m_board->areAdjacent(bodyOf(state, a), bodyOf(state, b));
}

QList<const Unit*> Field::enemiesBeside(const Unit& unit) const
{
    QList<const Unit*> all;
    for (const Unit& other : state.units)
        if (areEnemies(state, unit, other) && adjacent(unit, other))
            all += &other;
    return all;
}

const View& Field::view(const Unit& viewer, const Unit& target) const
{
    const auto key = std::pair(&viewer, &target);
    const auto known = m_views.find(key);
    return known != m_views.end() ? known->second : m_views.emplace(key, lookedAt(viewer, target)).first->second;
}

View Field::lookedAt(const Unit& viewer, const Unit& target) const
{
    View view;
    if (m_board && viewer.at && target.at) {
        const Sight sight = sightBetween(*m_board, bodyOf(state, viewer), bodyOf(state, target), cardOf(state, target).size);
        view.visible = sight.visible;
        view.hidden = sight.visible && !sight.pastHiding;
        if (sight.hasCover())
            view.cover = !sight.centre ? (sight.pastBodies ? CoverBy::Bodies : CoverBy::Wall)
                : !sight.pastBrush     ? CoverBy::Brush
                                       : CoverBy::LowCover;
    } else if (m_board) {
        view.visible = false; // somebody is not on the map
    }
    const Measure* said = measure(viewer.id, target.id);
    if (said && said->sight)
        view.visible = *said->sight;
    if (said && said->cover)
        view.cover = *said->cover ? CoverBy::Table : CoverBy::Nothing;
    view.stealthy = has(state, target, common::stealthy) && areEnemies(state, viewer, target) && view.cover != CoverBy::Nothing
        && enemiesBeside(target).isEmpty();
    const bool isInvisible = has(state, target, common::invisible) || statusOf(target, StatusKind::Invisible) || view.stealthy;
    const bool sees = (isInvisible || view.hidden) && has(state, viewer, common::seeInvisible);
    view.invisible = (isInvisible && !sees) || (view.hidden && !(sees && state.settings.seeInvisibleTerrain == OnOff::On));
    if (said && said->invisible)
        view.invisible = *said->invisible;
    return view;
}

// No other enemy of it stands beside it.
bool Field::crosses(const Unit& viewer, const Unit& target, Terrain kind) const
{
    const auto isOfKind = [&](const Patch& patch) { return patch.kind == kind; };
    if (!m_board || !viewer.at || !target.at || std::ranges::none_of(state.map->terrain, isOfKind))
        return false;
    return m_board->anyBetween(bodyOf(state, viewer), bodyOf(state, target), [&](Square s) { return m_board->is(s, kind); });
}

bool Field::isUnseenBy(const Unit& target, const Unit& viewer) const
{
    const View& seen = view(viewer, target);
    return has(state, target, common::invisible) || statusOf(target, StatusKind::Invisible) || seen.stealthy
        || (seen.hidden && state.settings.seeInvisibleTerrain == OnOff::On);
}

bool Field::isOnlyBeside(const Unit& enemy, const Unit& target) const
{
    const QList<const Unit*> beside = enemiesBeside(enemy);
    return std::ranges::all_of(beside, [&](const Unit* one) { return one->id == target.id; });
}

bool Field::isFlanked(const Unit& target) const
{
    const int wanted = cardOf(state, target).size == Size::Big ? 3 : 2;
    const QList<const Unit*> beside = enemiesBeside(target);
    for (qsizetype i = 0; i < beside.size(); ++i)
        for (qsizetype j = i + 1; j < beside.size(); ++j) {
            const Unit &a = *beside[i], &b = *beside[j];
            std::optional<int> apart = distance(a, b);
            if (m_board && a.at && b.at && state.settings.flankMetric == FlankMetric::Straight) {
                const Body one = bodyOf(state, a), other = bodyOf(state, b);
                const auto along = [](int from, int fromSide, int to, int toSide) {
                    return std::max({0, to - from - fromSide + 1, from - to - toSide + 1});
                };
                apart = std::max(
                    along(one.at.x, one.side, other.at.x, other.side), along(one.at.y, one.side, other.at.y, other.side));
            }
            if (apart == wanted && isOnlyBeside(a, target) && isOnlyBeside(b, target))
                return true;
        }
    return false;
}

} // namespace sellsword
