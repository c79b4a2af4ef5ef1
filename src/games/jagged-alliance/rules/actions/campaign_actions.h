// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Actions of the campaign: tracker, setup, market, team, how a scenario ends; the dice (p. 3-6, 28-29, 38).
#pragma once

#include "games/jagged-alliance/rules/actions/action.h"

namespace jaggedalliance {

struct StartCampaign {
    QStringList players;
    QString dictator;
    JA_ACTION("start-campaign", "Open a new tracker table: players and dictator")
    static constexpr void fields(auto each)
    {
        each(field("players", &StartCampaign::players, "players, clockwise").optional(),
            field("dictator", &StartCampaign::dictator, "dictator board").names("dictator").optional());
    }
};

struct BeginScenario {
    QString scenario;
    std::optional<Scenario> facts;
    QStringList mercenaries;
    QStringList owners;
    JA_ACTION("begin-scenario", "Lay out a scenario: tiles, income, full boards")
    static constexpr void fields(auto each)
    {
        each(field("scenario", &BeginScenario::scenario, "which"),
            field("facts", &BeginScenario::facts, "what the scenario book says, if it is new").optional(),
            field("mercenaries", &BeginScenario::mercenaries, "who plays, in the order of the boards")
                .names("mercenary")
                .optional(),
            field("owners", &BeginScenario::owners, "whose they are, in the same order").optional());
    }
};

struct TickSetup {
    int step = 1;
    JA_ACTION("tick-setup", "Tick a step of the setup")
    static constexpr void fields(auto each) { each(field("step", &TickSetup::step, "1 to 17").from(1, 17)); }
};

struct Deploy {
    QString who;
    QString at;
    QString area;
    JA_ACTION("deploy", "Put a mercenary on a start position")
    static constexpr void fields(auto each)
    {
        each(field("who", &Deploy::who, "whom").names("mercenary"), field("at", &Deploy::at, "sector").names("sector"),
            field("area", &Deploy::area, "area").optional());
    }
};

struct BeginPlay {
    JA_ACTION("begin-play", "Begin the first player phase")
    static constexpr void fields(auto each) { each(); }
};

struct Buy {
    QString card;
    QString to;
    JA_ACTION("buy", "Buy a card of the market deck")
    static constexpr void fields(auto each)
    {
        each(field("card", &Buy::card, "which").names("card"),
            field("to", &Buy::to, "a mercenary; otherwise into storage").names("mercenary").optional());
    }
};

struct Sell {
    QStringList cards;
    JA_ACTION("sell", "Sell cards for half their price")
    static constexpr void fields(auto each) { each(field("cards", &Sell::cards, "which").names("card")); }
};

struct HandOver {
    QString card;
    QString to;
    std::optional<Place> place;
    JA_ACTION("hand-over", "Give a card to a mercenary or put it into storage, between scenarios")
    static constexpr void fields(auto each)
    {
        each(field("card", &HandOver::card, "which").names("card"),
            field("to", &HandOver::to, "a mercenary; otherwise into storage").names("mercenary").optional(),
            field("place", &HandOver::place, "slot; otherwise the inventory").optional());
    }
};

struct TradeMercenary {
    QString who;
    QString player;
    JA_ACTION("trade-mercenary", "Give a mercenary to another player")
    static constexpr void fields(auto each)
    {
        each(field("who", &TradeMercenary::who, "whom").names("mercenary"), field("player", &TradeMercenary::player, "to whom"));
    }
};

struct SwapMercenary {
    QString from;
    QString to;
    JA_ACTION("swap-mercenary", "Go on with another mercenary: cards and Severe Injury move")
    static constexpr void fields(auto each)
    {
        each(field("from", &SwapMercenary::from, "who stays behind").names("mercenary"),
            field("to", &SwapMercenary::to, "who takes over").names("mercenary"));
    }
};

struct TickCity {
    QString city;
    JA_ACTION("tick-city", "Tick a liberated city: its A.I.M. cards can be bought")
    static constexpr void fields(auto each)
    {
        each(field("city", &TickCity::city, "box; otherwise the topmost open one").names("city").optional());
    }
};

struct TickExperience {
    QString enemy;
    JA_ACTION("tick-experience", "Tick an enemy type as experienced")
    static constexpr void fields(auto each) { each(field("enemy", &TickExperience::enemy, "which").names("enemy-card")); }
};

struct OpenMarket {
    QStringList cards;
    int first = 0;
    int last = 0;
    JA_ACTION("open-market", "Put A.I.M. cards into the market deck")
    static constexpr void fields(auto each)
    {
        each(field("cards", &OpenMarket::cards, "which").names("card").optional(),
            field("first", &OpenMarket::first, "first number").optional().from(0, 999),
            field("last", &OpenMarket::last, "last number").optional().from(0, 999));
    }
};

struct Declare {
    Ending ending = Ending::Won;
    QString why;
    JA_ACTION("declare", "Declare the scenario won or lost by its own conditions")
    static constexpr void fields(auto each)
    {
        each(field("ending", &Declare::ending, "won or lost"), field("why", &Declare::why, "by which condition").optional());
    }
};

struct FinishScenario {
    JA_ACTION("finish-scenario", "Put the scenario away: rewards, cleanup, save")
    static constexpr void fields(auto each) { each(); }
};

struct EnterDie {
    Colour colour = Colour::Yellow;
    QList<Face> faces;
    int owned = 0;
    JA_ACTION("enter-die", "Enter the faces of a colour")
    static constexpr void fields(auto each)
    {
        each(field("colour", &EnterDie::colour, "colour"),
            field("faces", &EnterDie::faces, "successes of each face, a star for expertise"),
            field("owned", &EnterDie::owned, "dice of this colour in the box").optional().from(0, 99));
    }
};

struct ConfirmDice {
    JA_ACTION("confirm-dice", "State that all faces were compared with the real dice")
    static constexpr void fields(auto each) { each(); }
};

} // namespace jaggedalliance
