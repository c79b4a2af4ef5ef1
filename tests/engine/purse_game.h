// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A game of one purse, written against types as every real game is: dice, drawn cards with facts, names and refusals.
#pragma once

#include "engine/typed_game.h"

namespace purse {

using engine::field;
using engine::Named;

constexpr int uncounted = 77; // coins that are asked for before more are earned

enum class Metal { Copper, Gold };
constexpr auto names(Metal) { return std::array{Named{Metal::Copper, "copper"}, Named{Metal::Gold, "gold"}}; }

struct Card {
    QString id;
    int worth = 0;
    static constexpr void fields(auto each)
    {
        each(field("id", &Card::id, "name"), field("worth", &Card::worth, "coins").from(0, 9));
    }
};

struct Settings {
    engine::Strictness strictness = engine::Strictness::Advise;
    static constexpr void fields(auto each) { each(field("strictness", &Settings::strictness, "how decisions are asked for")); }
};

struct State {
    Settings settings;
    int coins = 5;
    Metal metal = Metal::Copper;
    QStringList deck;
    QList<Card> cards; // those that were drawn
    static constexpr void fields(auto each)
    {
        each(field("settings", &State::settings, "settings"), field("coins", &State::coins, "coins").from(0, 1000),
            field("metal", &State::metal, "what they are made of"), field("deck", &State::deck, "cards"),
            field("cards", &State::cards, "drawn"));
    }
};

struct Setup {
    int coins = 5;
    QStringList deck;
    static constexpr void fields(auto each)
    {
        each(field("coins", &Setup::coins, "at the start").from(0, 1000), field("deck", &Setup::deck, "cards"));
    }
};

struct Earn { // two dice
    QList<int> rolled;
    static constexpr char verb[] = "earn";
    static constexpr char help[] = "Earn what two dice show";
    static constexpr void fields(auto each) { each(field("rolled", &Earn::rolled, "faces").optional()); }
};

struct Spend {
    int coins = 0;
    static constexpr char verb[] = "spend";
    static constexpr char help[] = "Spend coins";
    static constexpr void fields(auto each) { each(field("coins", &Spend::coins, "how many")); }
};

struct Draw {
    QString card;
    std::optional<Card> facts;
    static constexpr char verb[] = "draw";
    static constexpr char help[] = "Draw a card";
    static constexpr void fields(auto each)
    {
        each(field("card", &Draw::card, "which").optional(), field("facts", &Draw::facts, "what it says").optional());
    }
};

struct Sell {
    QString card;
    static constexpr char verb[] = "sell";
    static constexpr char help[] = "Sell a drawn card";
    static constexpr void fields(auto each) { each(field("card", &Sell::card, "which").names("card")); }
};

using Action = std::variant<Earn, Spend, Draw, Sell>;

struct Applied {
    State state;
    QList<engine::Told> told;
};

// bonus: what the rules add to every die that is earned from now on, as if they had been changed.
std::unique_ptr<engine::Game> game(int bonus = 0);

// What its games were asked to do since a test set this to nothing.
struct Calls {
    int parses = 0; // of fields into an action
    int applies = 0;
    int offers = 0;
};
Calls& calls();

} // namespace purse
