// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How figures are called on the table: short, while nobody else there has the same name.
#pragma once

#include "games/hired-swords/rules/state.h"
#include "kit/wording.h"

namespace hiredswords::desk {

using kit::capital;
using kit::signedNumber;

QString nameOf(const State& state, const QString& id); // "Raider", or "Raider (o2)" beside another one
QString ranksText(const Ranks& ranks);                 // "Melee 2, Missiles 0, …"
QString lentSkills(const Mercenary& who);              // "Melee, Stamina": in which it assists
QString mercenaryText(const Mercenary& who);           // what its card says in a line: rankings, assists, limits

} // namespace hiredswords::desk
