// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/rules/game.h"

#include "engine/typed_game.h"
#include "games/swords-and-souls/rules/query.h"
#include "games/swords-and-souls/rules/rules.h"

namespace swordsandsouls {

namespace {

// Every card lies open from the start and stands in the setup; none comes into play one by one.
struct Rules : engine::RulesOf<State, Setup, Action, bookRules, allReasons, questions> {
    static constexpr auto doubts = allDoubts;
    using Checks = swordsandsouls::Checks;
    static constexpr char id[] = "swords-and-souls";
    static constexpr char title[] = "Swords & Souls";
    static constexpr int version = 8; // 8: what a card does is not known before somebody told something of it
};

} // namespace

std::unique_ptr<engine::Game> game() { return std::make_unique<engine::TypedGame<Rules>>(); }

} // namespace swordsandsouls
