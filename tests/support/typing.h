// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What nobody offers and somebody may type: any verb, with any values that its fields may have and names that are in play, in the
// middle of a recorded evening.
#pragma once

#include "support/conformance.h"

namespace support {

struct Typed {
    QStringList failures;                    // empty: all that was tried holds
    QMap<QString, int> done, refused, wrong; // by verb
    int states = 0;
};

// Plays the evening's lines, and after every apart lines and at the end tries drafts of each verb on its state, without doing
// them.
Typed typedAlong(const engine::Game& game, const QString& evening, const Start& start, const Walk& walk, int apart, int drafts);

// The same on the state where a walk would start.
Typed typedAt(const engine::Game& game, const Start& start, const Walk& walk, int drafts);

} // namespace support
