// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/coppers-and-crows/rules/game.h"

#include "engine/typed_game.h"
#include "games/coppers-and-crows/rules/rules.h"

namespace coppersandcrows {

namespace {

struct Rules : engine::RulesOf<State, Setup, Action, bookRules, allReasons, questions> {
    static constexpr char id[] = "coppers-and-crows";
    static constexpr char title[] = "Coppers and Crows";
    static constexpr int version = 1;
    using Checks = coppersandcrows::Checks;

    template <class Visit> static void eachCardKind(Visit visit) { visit("crow", static_cast<const Crow*>(nullptr)); }
};

} // namespace

std::unique_ptr<engine::Game> game() { return std::make_unique<engine::TypedGame<Rules>>(); }

} // namespace coppersandcrows
