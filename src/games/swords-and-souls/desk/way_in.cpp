// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a table of this game begins, and what is said beside one that is tried.
#include "games/swords-and-souls/desk/desk.h"

#include "games/swords-and-souls/rules/query.h"
#include "kit/desk_of.h"

namespace swordsandsouls::desk {

QString Desk::line() const { return swordsandsouls::tr("Heroes in a circle, all at odds"); }

// Five heroes with their first cards, the first turn about to begin.
kit::Beginning Desk::tried() const
{
    return {{}, {QStringLiteral("training")}, QStringLiteral(":/games/swords-and-souls/try.jsonl")};
}

kit::Beginning Desk::owned(const kit::OwnBox& box) const
{
    Setup setup;
    setup.players = box.players;
    setup.settings.tracking = box.cardsByName ? Tracking::Cards : Tracking::Counts;
    return {engine::typedFields(setup), {}, {}};
}

std::pair<int, int> Desk::players() const { return {3, 6}; }

bool Desk::hasHands() const { return true; }

QString Desk::guideLine(const engine::AnyState& any) const
{
    const State& state = kit::stateOf<State>(any);
    if (state.status == Status::Over)
        return swordsandsouls::tr("Somebody holds enough fragments: the game is over.");
    if (state.attack)
        return engine::fill(
            swordsandsouls::tr("An attack comes at %1: block it, dodge it, or take the damage. Look at the hand first (F8)."),
            {state.attack->target});
    switch (state.step) {
    case Step::Draw:
        return engine::fill(
            swordsandsouls::tr("%1 begins: draw up to three cards, and refresh the arsenal if that was earned."), {state.turn});
    case Step::Play:
        return engine::fill(
            swordsandsouls::tr("%1 plays cards: look at the hand (F8), then drag a card onto whom it attacks, or press it. "
                               "Where it goes if it is dodged is drawn before it is played."),
            {state.turn});
    case Step::Buy:
        return engine::fill(swordsandsouls::tr("%1 may buy a card of the arsenal for obols, then ends the turn."), {state.turn});
    case Step::Instants:
        return swordsandsouls::tr("Instants are played now, before the next turn begins.");
    default:
        return swordsandsouls::tr("Press what the list below offers first.");
    }
}

} // namespace swordsandsouls::desk
