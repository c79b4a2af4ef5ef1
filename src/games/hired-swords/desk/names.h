// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is written of figures in a few words.
#pragma once

#include "games/hired-swords/rules/state.h"
#include "kit/wording.h"

namespace hiredswords::desk {

using kit::capital;
using kit::signedNumber;

QString ranksText(const Ranks& ranks); // "Melee 2, Missiles 0, …"
QString ranksText(
    const State& state, const QString& figure, const Ranks& ranks); // of a figure on the table, if they were entered
QString lentSkills(const Mercenary& who);                           // "Melee, Stamina": in which it assists
QString mercenaryText(const Mercenary& who);                        // what its card says in a line: rankings, assists, limits

} // namespace hiredswords::desk
