// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card as it lies on the table, found by a place of the state: what of it is told, and which list it belongs to.
#pragma once

#include "cards/sections.h"
#include "kit/sitting.h"

namespace kit {

struct LyingCard {
    QString path;        // "career_cards.toll-road", "sectors.far-bank.spawn"
    cards::Section list; // without cards
    QString id;          // empty: it has none yet
    QString title;       // what people call it
    QJsonObject told;    // what is printed on it, as far as somebody said so
    QJsonObject lies;    // what else is true of it on this table
    bool isOnlyNamed() const;
};

// The card at this place, or around it; nothing: no card lies there.
std::optional<LyingCard> cardAt(const Sitting& sitting, const QString& path);

// All of a card is meant where a value is asked for: the card itself, or rows of one that has nothing but its name.
std::optional<LyingCard> wholeCardAt(const Sitting& sitting, const QString& path);

// The first card without anything but its name on which an act of the table hangs that would not ask for it.
std::optional<LyingCard> bareCard(const Sitting& sitting);

} // namespace kit
