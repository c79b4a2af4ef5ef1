// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/rules/game.h"

#include "engine/typed_game.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/rules.h"

namespace hiredswords {

namespace {

struct Rules : engine::RulesOf<State, Setup, Action, bookRules, allReasons, questions> {
    static constexpr auto doubts = allDoubts;
    using Checks = hiredswords::Checks;
    static constexpr char id[] = "hired-swords";
    static constexpr char title[] = "Hired Swords";
    // 11: a circle left blank on a card that is entered otherwise is not known
    // 13: an action of an opposition card that may go at what is protected is asked for before that has a name
    // 15: an arrow that is told alone says nothing of the other three
    // 16: what is revealed before the circle is told counts towards it and does not end the phase
    // 17: when the battle is over nothing is revealed, moved or laid out any more, and nobody who was put back is hit
    static constexpr int version = 17;

    // Cards whose facts a pack gives when they come into play; mercenaries, tactics and settlements stand in the setup.
    template <class Visit> static void eachCardKind(Visit visit)
    {
        visit("career", static_cast<const CareerCard*>(nullptr));
        visit("opposition", static_cast<const OppositionCard*>(nullptr));
    }
};

} // namespace

std::unique_ptr<engine::Game> game() { return std::make_unique<engine::TypedGame<Rules>>(); }

} // namespace hiredswords
