// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a table writes on a rule: a note, or a house rule that replaces it. Only the value; the shelf keeps them.
#pragma once

#include "engine/described.h"

#include <QString>

#include <array>
#include <tuple>

namespace rulebook {

enum class PinKind { Note, HouseRule };

constexpr auto names(PinKind) { return engine::inOrder<PinKind>({"note", {"house-rule", "rule"}}); }

struct Pin {
    QString entry;
    QString text;
    PinKind kind = PinKind::Note;
    QString who;
    QString when; // ISO 8601 in UTC; whoever makes the pin reads the clock

    MR_FIELDS(engine::field("entry", &Pin::entry, "the entry it is pinned to").names("entry"),
        engine::field("text", &Pin::text, "what the table decided or wants to remember"),
        engine::field("kind", &Pin::kind, "note or house-rule").optional(),
        engine::field("who", &Pin::who, "who wrote it").optional(),
        engine::field("when", &Pin::when, "when it was written").optional())
    bool operator==(const Pin&) const = default;
};

} // namespace rulebook
