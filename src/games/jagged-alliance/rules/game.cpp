// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/rules/game.h"

#include "engine/typed_game.h"
#include "games/jagged-alliance/rules/query.h"
#include "games/jagged-alliance/rules/rules.h"

namespace jaggedalliance {

namespace {

struct Rules : engine::RulesOf<State, Setup, Action, bookRules, allReasons, questions> {
    static constexpr auto doubts = allDoubts;
    static constexpr char id[] = "jagged-alliance";
    static constexpr char title[] = "Jagged Alliance: The Board Game";
    // 14: who stands in areas that nobody entered is not known, so nothing strikes all of the sector; nor is loot nobody entered
    // 13: what was left undone at its moment stays due; spawn cards are kept; whatever a real die shows counts while its faces
    // are not entered
    // 16: tokens of a line whose enemies nobody counted are placed at once; skulls that nobody entered are not known
    // 17: what somebody fell over turns the other tokens there over before anybody acts on;
    // of a board of which one place was entered the others are still not known
    // 18: a number of an enemy that is told alone says nothing of its others; to successes that are typed come those of no die
    // 19: how a scenario was lost is kept in no language
    // 20: a bounty is solved when whoever is hit beside its target has answered
    // 21: a skill of a board that is told alone says nothing of the others
    // 22: a spawn card without lines places nobody only where it says so
    static constexpr int version = 22;
    using Checks = jaggedalliance::Checks;

    // What a pack gives when it comes into play; boards and cards stand in the setup.
    template <class Visit> static void eachCardKind(Visit visit) { visit("scenario", static_cast<const Scenario*>(nullptr)); }
};

} // namespace

std::unique_ptr<engine::Game> game() { return std::make_unique<engine::TypedGame<Rules>>(); }

} // namespace jaggedalliance
