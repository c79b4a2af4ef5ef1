// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A state being changed by one action, and what is told of it. What changes it stands with its area of play.
#pragma once

#include "engine/changes.h"
#include "games/jagged-alliance/rules/query.h"
#include "games/jagged-alliance/rules/reasons.h"

namespace jaggedalliance {

class Changes : public engine::ChangesOf<State, R, reason> {
public:
    using ChangesOf::ChangesOf;

    Mercenary* mercenary(const QString& id) { return find(state.mercenaries, id); }
    Card* card(const QString& id) { return find(state.cards, id); }
    Figure* enemy(const QString& id) { return find(state.enemies, id); }
    Sector* sector(const QString& id) { return find(state.sectors, id); }
    Mission* mission(const QString& id) { return find(state.missions, id); }
    QString nextId(const char* letter);  // that nothing on the table has
    void cite(const QList<Part>& parts); // the rules behind the parts of a damage
};

} // namespace jaggedalliance
