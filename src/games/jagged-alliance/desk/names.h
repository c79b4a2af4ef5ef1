// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Short words for what stands on the table.
#pragma once

#include "games/jagged-alliance/rules/query.h"
#include "kit/wording.h"

namespace jaggedalliance::desk {

using kit::capital;
using kit::signedNumber;

QString nameOf(const State& state, const QString& id); // as short as it stays plain who is meant
QString bandName(const QString& band);                 // of the threat track, whose colour is also told in words
QString conditionSign(Condition condition);            // one letter; its name stands in help and for screen readers
QString terrainSign(Terrain terrain);
QString poolText(const Pool& pool);                                               // "2 yellow, 1 orange"
QString standing(const State& state, const Mercenary& who, bool isShort = false); // "active", "knocked down, bleeding" …
QString printedOnIt();                                                            // the way to what stands on a card
QString cardKindText(const State& state, const Card& card);                       // "weapon, heavy, durability 1 of 2"
QString useText(const Use& use);                                                  // "2 fatigue · range 1 · YO"
QString priceText(const Use& use);     // "fatigue 2, 1 yellow": what tells attacks apart
QString boostText(const Boost& boost); // "+1 orange, one reroll"

} // namespace jaggedalliance::desk
