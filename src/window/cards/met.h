// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which cards a table has met so far: what waits in its decks, or in a later scenario, shall stay a surprise where cards are
// looked up or listed.
#pragma once

#include "cards/sections.h"
#include "kit/sitting.h"

#include <QSet>

namespace window {

// Of cards that come with the program. The owner of a box has seen its cards, and enters them before they are drawn.
class Met {
public:
    explicit Met(kit::Sitting& sitting);

    bool hasSurprises() const { return m_hasSurprises; } // no: everything is met
    bool isMet(const cards::Section& section, const QString& id) const;
    cards::Section only(cards::Section section) const; // those that are met

private:
    const engine::Game& m_game;
    bool m_hasSurprises;
    QJsonObject m_begun;       // the table before anybody acted
    QJsonObject m_now;         // as whoever looks may see it
    QSet<QString> m_elsewhere; // ids that stand anywhere but in the lists of cards
    QSet<QString> m_unseen;
};

} // namespace window
