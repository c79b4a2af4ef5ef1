// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The history told in order, each entry with what it says and the states around it.
#pragma once

#include "report/stretch.h"

#include <functional>

namespace report {

struct Line {
    struct Thrown {
        QString label; // what it was rolled for
        int sides = 0; // 0: nobody asked for it
        int face = 1;
        QString printed; // on the die
    };
    engine::Entry entry;
    QString sentence;         // in the reader's language
    bool isTakenBack = false; // it did not lead to where the campaign stands
    QList<Thrown> dice;
    QString diceBy;          // as an entry notes it
    QList<qint16> rules;     // that decided it: indexes into the game's book
    engine::AnyState before; // null for the first entry, and for what only moves
    engine::AnyState after;  // null where it cannot be read any more
};

// Calls told with every entry of the stretch, in order. Only one state is kept in memory at a time.
engine::Result<engine::Done> tell(
    engine::Table& table, const Stretch& stretch, const std::function<void(const Line& line)>& told);

} // namespace report
