// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every action of Coppers and Crows in the game's own words. A verb is file format: it never changes.
#pragma once

#include "games/coppers-and-crows/rules/state.h"

#include <variant>

namespace coppersandcrows {

// The help text is translated in the context of its verb.
#define CC_ACTION(VERB, HELP)                                                                                                    \
    static constexpr char verb[] = VERB;                                                                                         \
    static constexpr char help[] = HELP;

struct DrawCrow {
    QString card;
    std::optional<Crow> facts;
    CC_ACTION("draw-crow", "Draw a crow onto the empty perch")
    static constexpr void fields(auto each)
    {
        each(field("card", &DrawCrow::card, "which it is").names("nest").optional(),
            field("facts", &DrawCrow::facts, "what is printed on it").optional());
    }
};

struct Forage {
    QList<int> rolled;
    CC_ACTION("forage", "Begin a turn: the lower of two dice is found in coppers")
    static constexpr void fields(auto each) { each(field("rolled", &Forage::rolled, "both faces").optional()); }
};

struct Hire {
    CC_ACTION("hire", "Hire the crow on the perch")
    static constexpr void fields(auto each) { each(); }
};

struct TakeToken {
    Token token = Token::Unseen;
    CC_ACTION("take-token", "Take a token out of the bag, unseen by the others")
    static constexpr void fields(auto each) { each(field("token", &TakeToken::token, "which it is").optional().secret()); }
};

struct Hide {
    Token token = Token::Unseen;
    CC_ACTION("hide", "Hide a token in the fist")
    static constexpr void fields(auto each) { each(field("token", &Hide::token, "corn or stone").secret()); }
};

struct Call {
    QString who;
    Token token = Token::Unseen;
    CC_ACTION("call", "Call what another fist holds")
    static constexpr void fields(auto each)
    {
        each(field("who", &Call::who, "who calls").names("player"), field("token", &Call::token, "corn or stone"));
    }
};

struct Open {
    Token token = Token::Unseen;
    CC_ACTION("open", "Open the fist and pay")
    static constexpr void fields(auto each) { each(field("token", &Open::token, "what lies in it")); }
};

struct Pass {
    CC_ACTION("pass", "End a turn without a deed")
    static constexpr void fields(auto each) { each(); }
};

using Action = std::variant<DrawCrow, Forage, Hire, TakeToken, Hide, Call, Open, Pass>;

} // namespace coppersandcrows
