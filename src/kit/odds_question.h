// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A question of chance that a table raises, put in words, with the way to its exact answer.
#pragma once

#include "dice/odds_text.h"

#include <functional>

namespace kit {

struct OddsQuestion {
    QString title;     // "Counter-attack of strength 3 with 2 + 2 rebels"
    dice::Words words; // of outcomes that are no numbers: 1 "hit"; empty: numbers
    // Up to four answers, to be compared. Called on another thread, so it holds values only: a copy of the state, never the
    // sitting.
    std::function<engine::Result<QList<dice::NamedOdds>>()> answer;
};

} // namespace kit
