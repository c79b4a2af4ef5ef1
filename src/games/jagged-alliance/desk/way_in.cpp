// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a table of this game begins, and what is said beside one that is tried.
#include "games/jagged-alliance/desk/desk.h"
#include "games/jagged-alliance/rules/query.h"

namespace jaggedalliance::desk {

QString Desk::line() const { return jaggedalliance::tr("Free a land before the threat"); }

// Two players, an island of three sectors, everything laid out.
kit::Beginning Desk::tried() const
{
    return {{}, {QStringLiteral("training")}, QStringLiteral(":/games/jagged-alliance/try.jsonl")};
}

kit::Beginning Desk::owned(const kit::OwnBox& box) const
{
    Setup setup;
    setup.players = box.players;
    return {engine::typedFields(setup), {QStringLiteral("roster"), QStringLiteral("dice")}, {}};
}

std::pair<int, int> Desk::players() const { return {1, 4}; }

QString Desk::guideLine(const engine::AnyState& any) const
{
    const State& state = stateOf(any);
    if (!state.scenario)
        return {};
    if (state.scenario->ending != Ending::Open)
        return jaggedalliance::tr("The scenario is over. The list at the right says what it leaves behind.");
    if (!state.incoming.isEmpty())
        return jaggedalliance::tr("Somebody was hit: armour or stealth may help. Each button says how likely that is.");
    if (state.threat.attack)
        return jaggedalliance::tr(
            "A counter-attack: choose how many rebels help the guards; the chances stand beside each choice.");
    switch (state.phase) {
    case Phase::Setup:
        return jaggedalliance::tr("Tick what lies on the table, then begin the first turn.");
    case Phase::Players:
        if (state.active.isEmpty())
            return jaggedalliance::tr("Every mercenary acts once in a turn: press one of the boards below, then Activate.");
        switch (state.step) {
        case Step::Actions:
            return engine::fill(
                jaggedalliance::tr("%1 has two actions: press a neighbouring sector to go there, or an enemy to attack "
                                   "it. Fatigue buys more. The outcome stands there before you choose."),
                {titleOf(state, state.active)});
        case Step::Enemies:
            return jaggedalliance::tr(
                "Now the enemies of this sector answer, one by one: press the enemy, or what the list offers.");
        default:
            return engine::fill(
                jaggedalliance::tr("%1 begins: settle what the list below names first."), {titleOf(state, state.active)});
        }
    case Phase::Dictator:
        return jaggedalliance::tr(
            "The dictator answers: threat rises, tokens are turned, an event comes. Press what the list offers first.");
    case Phase::Victory:
        return jaggedalliance::tr("Is the objective reached? The table says so.");
    default:
        return {};
    }
}

} // namespace jaggedalliance::desk
