// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/rules/game.h"

#include "engine/typed_game.h"
#include "games/mercenarium/rules/rules.h"

namespace mercenarium {

namespace {

// What a card says stands on the sheets of the setup; no card comes into play with facts of its own.
struct Rules : engine::RulesOf<State, Setup, Action, bookRules, allReasons, questions> {
    static constexpr auto doubts = allDoubts;
    using Checks = mercenarium::Checks;
    static constexpr char id[] = "mercenarium";
    static constexpr char title[] = "Mercenarium";
    // 2: what a seat cannot see decides nothing that everybody sees; 3: an edge has no more than five dots;
    // 4: a hymn has its steps as soon as they are typed, the Zodiac its own besides; 5: it lies in no pile of captures;
    // 6: a card is taken without its dots; what was left undone at its moment stays due
    static constexpr int version = 7;
};

} // namespace

std::unique_ptr<engine::Game> game() { return std::make_unique<engine::TypedGame<Rules>>(); }

} // namespace mercenarium
