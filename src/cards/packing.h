// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Between what a pack or a state holds and a list of cards: dice that are told by their colour, a deck that is a list of names.
#pragma once

#include "cards/sections.h"

namespace cards {

// Of cards that have no id in their pack the choice that tells them apart, the colour of a die; empty: they have one.
QString keyOf(const Section& section);

// What has no title is called by its choice, as a die by its colour, or by its short name.
QString calledOf(const QJsonObject& card, const Section& section);

// One card whose only field is a list of names, as which its pack holds it.
bool isDeck(const Section& section);

QJsonArray unpacked(const Section& section, const QJsonValue& value);
QJsonValue packed(const Section& section, const QJsonArray& cards); // undefined: a single card that is not there

} // namespace cards
