// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Actions of the campaign: tracker, setup, market, team, how a scenario ends; the dice (p. 3-6, 28-29, 38).
#pragma once

#include "games/jagged-alliance/rules/state.h"

namespace jaggedalliance {

struct StartCampaign {
    QStringList players;
    QString dictator;
    MR_VERB("start-campaign", "Open a new tracker table: players and dictator",
        field("players", &StartCampaign::players, "players, clockwise").optional(),
        field("dictator", &StartCampaign::dictator, "dictator board").names("dictator").optional())
};

struct BeginScenario {
    QString scenario;
    std::optional<Scenario> facts;
    QStringList mercenaries;
    QStringList owners;
    MR_VERB("begin-scenario", "Lay out a scenario: tiles, income, full boards",
        field("scenario", &BeginScenario::scenario, "which"),
        field("facts", &BeginScenario::facts, "what the scenario book says, if it is new").optional(),
        field("mercenaries", &BeginScenario::mercenaries, "who plays, in the order of the boards").names("mercenary").optional(),
        field("owners", &BeginScenario::owners, "whose they are, in the same order").optional())
};

struct TickSetup {
    int step = 1;
    QString dictator;
    MR_VERB("tick-setup", "Tick a step of the setup", field("step", &TickSetup::step, "1 to 17").from(1, 17),
        field("dictator", &TickSetup::dictator, "the board that is chosen, at step 9").names("dictator").optional())
};

struct Deploy {
    QString who;
    QString at;
    QString area;
    MR_VERB("deploy", "Put a mercenary on a start position", field("who", &Deploy::who, "whom").names("mercenary"),
        field("at", &Deploy::at, "sector").names("sector"), field("area", &Deploy::area, "area").optional())
};

struct BeginPlay {
    MR_VERB("begin-play", "Begin the first player phase")
};

struct Buy {
    QString card;
    QString to;
    MR_VERB("buy", "Buy a card of the market deck", field("card", &Buy::card, "which").names("card"),
        field("to", &Buy::to, "a mercenary; otherwise into storage").names("mercenary").optional())
};

struct Sell {
    QStringList cards;
    MR_VERB("sell", "Sell cards for half their price", field("cards", &Sell::cards, "which").names("card"))
};

struct HandOver {
    QString card;
    QString to;
    std::optional<Place> place;
    MR_VERB("hand-over", "Give a card to a mercenary or put it into storage, between scenarios",
        field("card", &HandOver::card, "which").names("card"),
        field("to", &HandOver::to, "a mercenary; otherwise into storage").names("mercenary").optional(),
        field("place", &HandOver::place, "slot; otherwise the inventory").optional())
};

struct TradeMercenary {
    QString who;
    QString player;
    MR_VERB("trade-mercenary", "Give a mercenary to another player",
        field("who", &TradeMercenary::who, "whom").names("mercenary"), field("player", &TradeMercenary::player, "to whom"))
};

struct SwapMercenary {
    QString from;
    QString to;
    MR_VERB("swap-mercenary", "Go on with another mercenary: cards and Severe Injury move",
        field("from", &SwapMercenary::from, "who stays behind").names("mercenary"),
        field("to", &SwapMercenary::to, "who takes over").names("mercenary"))
};

struct TickCity {
    QString city;
    MR_VERB("tick-city", "Tick a liberated city: its A.I.M. cards can be bought",
        field("city", &TickCity::city, "box; otherwise the topmost open one").names("city").optional())
};

struct TickExperience {
    QString enemy;
    MR_VERB("tick-experience", "Tick an enemy type as experienced",
        field("enemy", &TickExperience::enemy, "which").names("enemy-card").optional())
};

struct OpenMarket {
    QStringList cards;
    int first = 0;
    int last = 0;
    MR_VERB("open-market", "Put A.I.M. cards into the market deck",
        field("cards", &OpenMarket::cards, "which").names("card").optional(),
        field("first", &OpenMarket::first, "first number").optional().from(0, 999),
        field("last", &OpenMarket::last, "last number").optional().from(0, 999))
};

struct Declare {
    Ending ending = Ending::Won;
    QString why;
    MR_VERB("declare", "Declare the scenario won or lost by its own conditions", field("ending", &Declare::ending, "won or lost"),
        field("why", &Declare::why, "by which condition").optional())
};

struct FinishScenario {
    MR_VERB("finish-scenario", "Put the scenario away: rewards, cleanup, save")
};

struct EnterDie {
    Colour colour = Colour::Yellow;
    QList<Face> faces;
    int owned = 0;
    MR_VERB("enter-die", "Enter the faces of a colour", field("colour", &EnterDie::colour, "colour"),
        field("faces", &EnterDie::faces, "successes of each face, a star for expertise"),
        field("owned", &EnterDie::owned, "dice of this colour in the box").optional().from(0, 99))
};

struct ConfirmDice {
    MR_VERB("confirm-dice", "State that all faces were compared with the real dice")
};

} // namespace jaggedalliance
