// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/rules/game.h"

#include "engine/typed_game.h"
#include "games/swords-and-souls/rules/rules.h"

namespace swordsandsouls {

namespace {

struct Rules {
    using State = swordsandsouls::State;
    using Setup = swordsandsouls::Setup;
    using Action = swordsandsouls::Action;

    static constexpr char id[] = "swords-and-souls";
    static constexpr char title[] = "Swords & Souls";
    static constexpr int version = 1;

    static constexpr auto book = bookRules;
    static constexpr auto reasons = allReasons;
    static constexpr auto questions = swordsandsouls::questions;
    // Every card lies open from the start and stands in the setup; none comes into play one by one.
    template <class Visit> static void eachCardKind(Visit) { }
};

} // namespace

std::unique_ptr<engine::Game> game() { return std::make_unique<engine::TypedGame<Rules>>(); }

} // namespace swordsandsouls
