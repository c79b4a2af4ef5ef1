// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a table of this game begins, and what is said beside one that is tried.
#include "games/sellsword/desk/desk.h"
#include "games/sellsword/rules/query.h"

namespace sellsword::desk {

QString Desk::line() const { return sellsword::tr("Two warbands on one map"); }

// Two small warbands that stand opposite each other, the first turn about to begin.
kit::Beginning Desk::tried() const { return {{}, {QStringLiteral("training")}, QStringLiteral(":/games/sellsword/try.jsonl")}; }

kit::Beginning Desk::owned(const kit::OwnBox& box) const
{
    Setup setup;
    if (!box.players.isEmpty())
        setup.players.clear();
    for (const QString& name : box.players) {
        Player player;
        player.id = QString(QLatin1Char(char('a' + setup.players.size())));
        player.title = name;
        setup.players += player;
    }
    return {engine::typedFields(setup), {}, {}};
}

std::pair<int, int> Desk::players() const { return {2, 4}; }

QString Desk::guideLine(const engine::AnyState& any) const
{
    const State& state = stateOf(any);
    if (state.stage == Stage::Over)
        return sellsword::tr("The match is over. Go on with warbands of your own from the start page.");
    if (!state.hurts.isEmpty())
        return sellsword::tr("Somebody was hit: the list below asks how the wounds are shared.");
    if (!state.shoves.isEmpty())
        return sellsword::tr("Somebody is pushed: press one of the marked squares.");
    if (!state.strikes.isEmpty())
        return sellsword::tr("The attack is declared. Whoever may reply does it first; then roll, or type what your die shows.");
    switch (state.stage) {
    case Stage::Warbands:
        return sellsword::tr("Choose units for both sides, then finish the warbands.");
    case Stage::Phases:
        if (!state.turn)
            return sellsword::tr("Each side in turn chooses one of its units: press it on the map, or in the list.");
        return engine::fill(sellsword::tr("%1 has acts to spend: press a coloured square to move there, or an enemy to see your "
                                          "attacks. Costs and chances stand there before you choose."),
            {titleOf(state, state.turn->unit)});
    default:
        return sellsword::tr("Press what the list below offers first.");
    }
}

} // namespace sellsword::desk
