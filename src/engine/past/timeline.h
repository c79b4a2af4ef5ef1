// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where a campaign stands among all its states: undo, redo and jumps move a cursor, nothing is ever inverted.
#pragma once

#include "engine/game.h"
#include "engine/journal.h"

#include <QHash>

namespace engine {

class Timeline {
public:
    Timeline(const Game& game, Journal& journal)
        : m_game(game)
        , m_journal(journal)
    {
    }

    Result<Done> open(); // reads where the journal stands
    qint64 last() const { return m_last; }
    qint64 node() const { return m_node; } // 0 before the first entry
    qint64 tip() const { return m_tip; }

    Result<AnyState> stateAt(qint64 node);
    Result<QList<qint64>> parents(); // of entries 1, 2, 3 …; quick, so only those of lines that were walked are proved
    Result<qint64> parentOf(qint64 node);
    Result<qint64> childTowardsTip(); // the node that redo goes to; 0 when there is none

    Result<bool> isOnLine(qint64 node); // between the beginning and the tip

    // Takes an entry that has just been written, with the state it led to.
    void advance(const Entry& entry, const AnyState& state);

    // Entries whose result today's rules decide differently; filled as states are replayed.
    const QList<qint64>& differing() const { return m_differing; }

    // The journal said of some entry that it was made from another one than the entry itself says; the entries are believed.
    bool isIndexWrong() const { return m_isIndexWrong; }

private:
    Result<Done> readParents();
    Result<Done> proveParents();
    Result<QList<qint64>> lineFrom(qint64 node, qint64 most);
    Result<bool> agrees(const QList<qint64>& line);
    Result<AnyState> replayed(AnyState state, qint64 from, const QList<qint64>& line);

    const Game& m_game;
    Journal& m_journal;
    qint64 m_last = 0;
    qint64 m_node = 0;
    qint64 m_tip = 0;
    QList<qint64> m_parents; // of entries 1 … n, as far as they were read
    bool m_areParentsProved = false;
    bool m_isIndexWrong = false;
    QHash<qint64, AnyState> m_states;
    QList<qint64> m_differing;
};

} // namespace engine
