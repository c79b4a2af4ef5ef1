// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Equal figures, corpses and tokens that lie together are told apart by a number, as a person counts them on the table.
#pragma once

#include "games/jagged-alliance/rules/state.h"

namespace jaggedalliance {

// Counted from 1 in the order in which they were placed: enemies and corpses of one kind in one sector, tokens in one area.
// 0: there is none beside it, or it is no such thing.
int twinOf(const State& state, const QString& id);

} // namespace jaggedalliance
