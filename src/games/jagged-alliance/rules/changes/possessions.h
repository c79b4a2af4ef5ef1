// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards on their way between decks, market, storage and boards; funds and rebels (p. 12-13, 28-29).
// A table may decide anything, so nothing here refuses.
#pragma once

#include "games/jagged-alliance/rules/changes.h"

namespace jaggedalliance {

void put(Changes& changes, const QString& card, Place place, const QString& holder = {},
    const QString& host = {});                       // to what it is attached, if it is
void discard(Changes& changes, const QString& card); // with its upgrades, each to where it belongs
void discard(Changes& changes, const QStringList& cards);
// Where it fits, otherwise received; who chooses among several places has received it, too (JA-163).
void gain(Changes& changes, const QString& card, const QString& who, bool chooses = false);
void killAlly(Changes& changes, const QString& card);
void know(Changes& changes, const Card& card);
void spend(Changes& changes, const QString& card); // one durability
void funds(Changes& changes, int amount);
void rebels(Changes& changes, int amount);
void adjustStamina(Changes& changes, const QString& who, int before); // cubes follow a change of cards

} // namespace jaggedalliance
