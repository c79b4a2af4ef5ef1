// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a pack does not tell yet, by name. A gap is no fault: packs are filled while playing.
#pragma once

#include "cards/pack.h"

namespace cards {

struct Gap {
    QString place;   // "setup.mercenaries", "cards.career"
    QString field;   // empty: nothing at all is known of these cards, or the whole list is empty
    QStringList ids; // of the cards that lack it; empty: the list itself is
    int of = 0;      // how many cards stand there

    QString text() const;
    bool operator==(const Gap&) const = default;
};

QList<Gap> gaps(const Pack& pack, const engine::Game& game);

} // namespace cards
