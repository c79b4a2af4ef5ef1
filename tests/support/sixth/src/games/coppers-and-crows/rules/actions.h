// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every action of Coppers and Crows in the game's own words. A verb is file format: it never changes.
#pragma once

#include "engine/declared.h"
#include "games/coppers-and-crows/rules/state.h"

namespace coppersandcrows {

struct DrawCrow {
    QString card;
    std::optional<Crow> facts;
    MR_VERB("draw-crow", "Draw a crow onto the empty perch",
        field("card", &DrawCrow::card, "which it is").names("nest").optional(),
        field("facts", &DrawCrow::facts, "what is printed on it").optional())
};

struct Forage {
    QList<int> rolled;
    MR_VERB("forage", "Begin a turn: the lower of two dice is found in coppers",
        field("rolled", &Forage::rolled, "both faces").optional())
};

struct Hire {
    MR_VERB("hire", "Hire the crow on the perch")
};

struct TakeToken {
    Token token = Token::Unseen;
    MR_VERB("take-token", "Take a token out of the bag, unseen by the others",
        field("token", &TakeToken::token, "which it is").optional().secret())
};

struct Hide {
    Token token = Token::Unseen;
    MR_VERB("hide", "Hide a token in the fist", field("token", &Hide::token, "corn or stone").secret())
};

struct Call {
    QString who;
    Token token = Token::Unseen;
    MR_VERB("call", "Call what another fist holds", field("who", &Call::who, "who calls").names("player"),
        field("token", &Call::token, "corn or stone"))
};

struct Open {
    Token token = Token::Unseen;
    MR_VERB("open", "Open the fist and pay", field("token", &Open::token, "what lies in it"))
};

struct Pass {
    MR_VERB("pass", "End a turn without a deed")
};

MR_ACTIONS(DrawCrow, Forage, Hire, TakeToken, Hide, Call, Open, Pass)

} // namespace coppersandcrows
