// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a moment asked for, and what went by without it, of games whose states do not keep it. The journal knows: it was due
// before an act and is no longer, and nobody has done it or struck it out since. So it is told of what was kept before, too.
#pragma once

#include "engine/table.h"

#include <QHash>
#include <QStringList>

#include <limits>
#include <optional>
#include <utility>

namespace engine {

// As a game says it; what is left goes by names of its own: the ids of what is noted, and others.
struct GoneBy {
    bool (*canBeLeft)(const AnyState& state); // false: nothing of before counts any more
    // Of what was left before an act, and of what that act leaves: what is left after it.
    QStringList (*leftBy)(const AnyState& before, const AnyState& now, QStringList left);
    QString (*words)(const AnyState& now, const QString& left);
};

template <class State> GoneBy goneByOf()
{
    static const auto of = [](const AnyState& state) -> const State& { return *static_cast<const State*>(state.get()); };
    return {[](const AnyState& state) { return canBeLeft(of(state)); },
        [](const AnyState& before, const AnyState& now, QStringList left) {
            return leftBy(of(before), of(now), std::move(left));
        },
        [](const AnyState& now, const QString& left) { return wordsOfLeft(of(now), left); }};
}

class LeftUndone {
public:
    explicit LeftUndone(const GoneBy& goneBy)
        : m_goneBy(goneBy)
    {
    }

    // What is left where the table stands; nothing while that is not found out: who asks again goes on, by `most` entries each
    // time.
    std::optional<QStringList> at(Table& table, int most);
    QStringList at(Table& table) { return *at(table, std::numeric_limits<int>::max()); }

private:
    using Key = std::pair<qint64, QByteArray>; // an entry and its digest: another device may put its own before it
    static std::optional<Key> keyOf(const Table& table, qint64 node);

    GoneBy m_goneBy;
    Key m_from;                      // where the way back begins
    QList<qint64> m_steps;           // the way back as far as it was gone, and what of it is not folded yet: the latest first
    qint64 m_before = 0;             // the entry before them all
    bool m_isBack = false;           // at where the way begins
    QStringList m_left;              // before what is not folded
    QHash<Key, QStringList> m_known; // behind an entry
};

} // namespace engine
