// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/sheets/career_road.h"

#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/rules/query.h"

namespace hiredswords::desk {

namespace {

constexpr qsizetype mostStops = 24;

// The entries of the line that leads to the present, oldest first.
QList<qint64> lineOf(const kit::Sitting& sitting)
{
    QList<qint64> line;
    const auto parents = sitting.parents();
    for (qint64 at = sitting.table().node(); parents && at > 0; at = parents->value(at - 1, 0))
        line.prepend(at);
    return line;
}

} // namespace

Road roadOf(const kit::Sitting& sitting)
{
    Road road;
    const engine::Game& game = sitting.game();
    const auto entries = sitting.entries();
    auto begin = sitting.campaign()->table().stateAt(1);
    if (!entries || !begin)
        return road;
    engine::AnyState state = *begin;
    road.stops += Road::Stop{stateOf(state).wealth};
    QString contract; // the one that was taken last
    int drawnAt = stateOf(state).wealth;
    for (const qint64 seq : lineOf(sitting)) {
        const engine::Entry& entry = (*entries)[seq - 1];
        const auto action = seq > 1 ? game.action(state, engine::Draft{entry.verb, entry.action})
                                    : engine::Result<engine::AnyAction>(engine::Fault());
        if (!action)
            continue;
        const engine::AnyState after = game.apply(state, *action).state;
        const State& was = stateOf(state);
        const State& is = stateOf(after);
        if (is.contract && is.contract->card != contract) {
            contract = is.contract->card;
            drawnAt = was.wealth;
        }
        if (is.won != was.won || is.lost != was.lost)
            road.contracts += Road::Done{titleOf(is, contract), is.won > was.won, is.wealth - drawnAt, is.wealth};
        else if (!road.contracts.isEmpty() && is.wealth != was.wealth && is.contract && is.contract->card == contract
            && is.contract->ending != Ending::Open) { // the bonus comes behind the verdict
            road.contracts.last().gold = is.wealth - drawnAt;
            road.contracts.last().wealth = is.wealth;
        }
        if (is.wealth != was.wealth)
            road.stops += Road::Stop{is.wealth};
        state = after;
    }
    road.stops = road.stops.last(std::min(mostStops, road.stops.size()));
    return road;
}

} // namespace hiredswords::desk
