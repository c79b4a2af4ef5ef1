// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The questions about chances: listings, what a contract lays out and reveals, the next career card.
#pragma once

#include "dice/distribution.h"
#include "engine/asking.h"
#include "games/hired-swords/rules/state.h"

namespace hiredswords {

struct ListingOdds {
    QString listing;
    int crew = 0;
    MR_VERB("odds", "How likely each value of a listing is",
        field("listing", &ListingOdds::listing, "3, +2, -1, x3, M, D6, DM …"),
        field("crew", &ListingOdds::crew, "crew count, if not that of the running contract").optional().from(0, 18))
};

struct ValueOdds {
    double chance = 0;
    QString exact;
    int value = 0;
    QString atLeast;
    MR_FIELDS(field("chance", &ValueOdds::chance, "of exactly this"), field("exact", &ValueOdds::exact, "the same as a fraction"),
        field("value", &ValueOdds::value, "what may come"), field("at_least", &ValueOdds::atLeast, "of this or more"))
};
struct Odds {
    double mean = 0, spread = 0;
    QList<ValueOdds> outcomes;
    MR_FIELDS(field("mean", &Odds::mean, "mean"), field("spread", &Odds::spread, "standard deviation"),
        field("outcomes", &Odds::outcomes, "what may come"))
};

struct ContractOdds {
    QString card;
    int crew = 0;
    MR_VERB("contract-odds", "How many opposition cards a contract is likely to lay out and to reveal",
        field("card", &ContractOdds::card, "the drawn or running contract unless named").names("career-card").optional(),
        field("crew", &ContractOdds::crew, "crew count, if not that of the running contract").optional().from(0, 18))
};

struct ContractChances {
    QMap<QString, Odds> zones;              // by the zone's name
    std::optional<Odds> opposition, reveal; // none: it hangs on what nobody entered
    MR_FIELDS(field("zones", &ContractChances::zones, "cards laid out in each zone whose arrow is known"),
        field("opposition", &ContractChances::opposition, "in all"), field("reveal", &ContractChances::reveal, "revealed"))
};

struct NextDraw {
    QList<CareerCard> facts;
    int draws = 1;
    MR_VERB("next-draw", "What the next career card may be, here and after travelling",
        field("facts", &NextDraw::facts, "what is printed on cards that were not seen yet").optional(),
        field("draws", &NextDraw::draws, "how many cards are looked at").optional().from(1, 200))
};

// How likely one of so many cards is among the next: "cards", "chance", "exact", and "most" where unknown cards may be of them.
using AmongNext = QMap<QString, QJsonValue>;
struct DrawChances {
    Location location = Location::Village;
    int deck = 0, unknown = 0;
    AmongNext contract, encounter, anyFinal, finalToRun, redraw;
    MR_FIELDS(field("location", &DrawChances::location, "settlement"), field("deck", &DrawChances::deck, "cards"),
        field("unknown", &DrawChances::unknown, "cards whose facts nobody entered"),
        field("contract", &DrawChances::contract, "a contract to accept"),
        field("encounter", &DrawChances::encounter, "an encounter"), field("final", &DrawChances::anyFinal, "a final contract"),
        field("final_to_run", &DrawChances::finalToRun, "one that can be run"),
        field("redraw", &DrawChances::redraw, "a card that is drawn again"))
};
struct NextCards {
    DrawChances here;
    QList<DrawChances> afterTravel;
    MR_FIELDS(
        field("here", &NextCards::here, "here"), field("after_travel", &NextCards::afterTravel, "in each settlement beside"))
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
engine::Fault nothingDrawn(const QString& place); // where a question needs a card

// Without a value where a listing cannot be evaluated.
engine::Answered<std::optional<Odds>> answer(const State& now, const ListingOdds& q);
engine::Answered<std::optional<ContractChances>> answer(const State& now, const ContractOdds& q);
engine::Answered<NextCards> answer(const State& state, const NextDraw& q);

} // namespace hiredswords
