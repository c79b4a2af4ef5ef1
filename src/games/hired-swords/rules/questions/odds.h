// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The questions about chances: listings, what a contract lays out and reveals, the next career card.
#pragma once

#include "dice/distribution.h"
#include "games/hired-swords/rules/state.h"

#include "engine/game.h"

namespace hiredswords {

#define HS_QUESTION(NAME, HELP)                                                                                                  \
    static constexpr char verb[] = NAME;                                                                                         \
    static constexpr char help[] = HELP;

struct ListingOdds {
    QString listing;
    int crew = 0;
    HS_QUESTION("odds", "How likely each value of a listing is")
    static constexpr void fields(auto each)
    {
        each(field("listing", &ListingOdds::listing, "3, +2, -1, x3, M, D6, DM …"),
            field("crew", &ListingOdds::crew, "crew count, if not that of the running contract").optional().from(0, 18));
    }
};

struct ContractOdds {
    QString card;
    int crew = 0;
    HS_QUESTION("contract-odds", "How many opposition cards a contract is likely to lay out and to reveal")
    static constexpr void fields(auto each)
    {
        each(field("card", &ContractOdds::card, "the drawn or running contract unless named").names("career-card").optional(),
            field("crew", &ContractOdds::crew, "crew count, if not that of the running contract").optional().from(0, 18));
    }
};

struct NextDraw {
    QList<CareerCard> facts;
    int draws = 1;
    HS_QUESTION("next-draw", "What the next career card may be, here and after travelling")
    static constexpr void fields(auto each)
    {
        each(field("facts", &NextDraw::facts, "what is printed on cards that were not seen yet").optional(),
            field("draws", &NextDraw::draws, "how many cards are looked at").optional().from(1, 200));
    }
};

// Of the number that is applied: never below 0 (AMB-03). A listing that cannot be evaluated now counts 0.
dice::Distribution oddsOf(const State& state, const Listing& listing);

// What the next career card turns out to be.
enum class NextCard { Contract, Encounter, FinalToRun, Final, Redrawn, Unknown };
struct Prospect {
    Location location = Location::Village;
    QMap<NextCard, int> cards; // how many of each may be drawn; unknown: their facts were not seen
    int all = 0;
};
Prospect prospect(const State& state);
QList<Prospect> prospectsAfterTravel(const State& state); // of every settlement that can be travelled to
bool isCareerDeckListed(const State& state);

engine::Answer answer(const State& now, const ListingOdds& q);
engine::Answer answer(const State& now, const ContractOdds& q);
engine::Answer answer(const State& state, const NextDraw& q);

} // namespace hiredswords
