// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/rules/game.h"

#include "engine/typed_game.h"
#include "games/mercenarium/rules/rules.h"

namespace mercenarium {

namespace {

struct Rules {
    using State = mercenarium::State;
    using Setup = mercenarium::Setup;
    using Action = mercenarium::Action;

    static constexpr char id[] = "mercenarium";
    static constexpr char title[] = "Mercenarium";
    static constexpr int version = 2; // 2: what a seat cannot see decides nothing that everybody sees

    static constexpr auto book = bookRules;
    static constexpr auto reasons = allReasons;
    static constexpr auto questions = mercenarium::questions;
    // What a card says stands on the sheets of the setup; no card comes into play with facts of its own.
    template <class Visit> static void eachCardKind(Visit) { }
};

} // namespace

std::unique_ptr<engine::Game> game() { return std::make_unique<engine::TypedGame<Rules>>(); }

} // namespace mercenarium
