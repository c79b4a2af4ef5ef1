// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/rules/game.h"

#include "engine/typed_game.h"
#include "games/sellsword/rules/query.h"
#include "games/sellsword/rules/rules.h"

namespace sellsword {

namespace {

struct Rules : engine::RulesOf<State, Setup, Action, bookRules, allReasons, questions> {
    static constexpr auto doubts = allDoubts;
    using Checks = sellsword::Checks;
    static constexpr char id[] = "sellsword";
    static constexpr char title[] = "Sellsword";
    // 9: a light table attacks without saying how far it is; a status* ends when cause and target part, by no later step
    // 10: Vigor that nobody entered does not rise above what is printed; that an attack has no wounds may be entered
    // 11: no objective for whoever has no unit left; a Warleader that nobody entered may reroll the check of a round too
    // 12: a status* ends without a map too, once the table says that cause and target stand apart
    // 13: on what a status recovers that was noted without is not known, nor are the other colours of a pool of which one was
    // told; what is noted in the middle of a turn for the start of one waits for the next
    static constexpr int version = 13;

    // Cards whose facts a pack gives when they come into play.
    template <class Visit> static void eachCardKind(Visit visit)
    {
        visit("unit", static_cast<const UnitCard*>(nullptr));
        visit("mod", static_cast<const ModCard*>(nullptr));
    }
};

} // namespace

std::unique_ptr<engine::Game> game() { return std::make_unique<engine::TypedGame<Rules>>(); }

} // namespace sellsword
