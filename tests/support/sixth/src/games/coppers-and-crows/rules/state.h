// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What lies on the table of Coppers and Crows: purses, crows, and tokens that only their owner sees.
#pragma once

#include "engine/game.h"

namespace coppersandcrows {

using engine::field;
enum class Token { Unseen, Corn, Stone };
constexpr auto names(Token) { return engine::inOrder<Token>({"unseen", "corn", "stone"}); }

enum class Step { Forage, Deed, Call, Open, Over };
constexpr auto names(Step) { return engine::inOrder<Step>({"forage", "deed", "call", "open", "over"}); }

inline constexpr int mostCoppers = 999;
inline constexpr qsizetype mostTokens = 3; // in a hand

struct Crow {
    QString id, title;
    int wage = 0;
    int wits = 0;
    MR_FIELDS(field("id", &Crow::id, "its name in lists"), field("title", &Crow::title, "its name"),
        field("wage", &Crow::wage, "coppers to hire it").from(0, 20), field("wits", &Crow::wits, "worth at the end").from(0, 9))
};

struct Player {
    QString id;
    int purse = 6;
    QList<Crow> crows;
    QList<Token> hand;
    std::optional<Token> fist;
    MR_FIELDS(field("id", &Player::id, "who it is"), field("purse", &Player::purse, "coppers").from(0, mostCoppers),
        field("crows", &Player::crows, "hired"), field("hand", &Player::hand, "tokens, for their owner alone").secret(),
        field("fist", &Player::fist, "the token that is hidden").secret())
};

struct Settings {
    engine::Strictness strictness = engine::Strictness::Ask;
    int prize = 2;
    MR_FIELDS(field("strictness", &Settings::strictness, "how decisions are asked for"),
        field("prize", &Settings::prize, "coppers for a right or a wrong call").from(0, 9))
};

struct State {
    Settings settings;
    QList<Player> players; // in the order of play
    QString turn;
    Step step = Step::Forage;
    std::optional<Crow> perch;
    QStringList nest; // face down, in no order
    QList<Token> bag;
    QString caller;
    std::optional<Token> called;
    MR_FIELDS(field("settings", &State::settings, "readings and house rules"), field("players", &State::players, "who plays"),
        field("turn", &State::turn, "whose turn it is"), field("step", &State::step, "what comes next in it"),
        field("perch", &State::perch, "the crow that can be hired"), field("nest", &State::nest, "crows to come"),
        field("bag", &State::bag, "tokens that nobody has seen").secret(), field("caller", &State::caller, "who called"),
        field("called", &State::called, "what was called"))
};

struct Setup {
    Settings settings;
    QStringList players;
    QStringList nest;
    QList<Token> bag;
    MR_FIELDS(field("settings", &Setup::settings, "readings and house rules"),
        field("players", &Setup::players, "names in the order of play"),
        field("nest", &Setup::nest, "the crows by id").names("crow"), field("bag", &Setup::bag, "the tokens"))
};

// Nobody of that name: null. In a state that may be changed the list is its own, no longer shared with other moments.
template <class S> auto find(S& state, const QString& id) -> decltype(&state.players[0])
{
    for (auto& one : state.players)
        if (one.id == id)
            return &one;
    return nullptr;
}

} // namespace coppersandcrows
