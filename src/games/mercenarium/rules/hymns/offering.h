// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What may be given up to learn a hymn (ME-114 … ME-119).
#pragma once

#include "games/mercenarium/rules/reasons.h"
#include "games/mercenarium/rules/state.h"

namespace mercenarium {

struct Offering {
    QList<Card> cards;
    bool hymn = false;    // the unwanted one goes too
    bool capture = false; // one is turned up

    MR_FIELDS(field("cards", &Offering::cards, "cards from the hand"), field("hymn", &Offering::hymn, "the unwanted hymn"),
        field("capture", &Offering::capture, "a capture is spent"))
};

// The kind of offering this is; none when it is on no list (AM-24: exact, nothing more).
std::optional<R> kindOf(const Offering& offering);
// Every lawful offering of the named cards, captures and hymn that a player has.
QList<Offering> offeringsOf(const Player& who);
QString shown(const Offering& offering);

} // namespace mercenarium
