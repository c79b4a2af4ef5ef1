// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/journal.h"

#include <algorithm>

namespace engine {

Result<Done> MemoryJournal::append(const Entry& entry)
{
    m_entries += entry;
    return Done{};
}

Result<QList<Entry>> MemoryJournal::entries(qint64 first, qint64 last) const
{
    return m_entries.mid(first - 1, last - first + 1);
}

Result<qint64> MemoryJournal::last() const { return qint64(m_entries.size()); }

Result<QList<qint64>> MemoryJournal::parents() const
{
    QList<qint64> all;
    for (const Entry& entry : m_entries)
        all += entry.parent;
    return all;
}

Result<std::optional<Snapshot>> MemoryJournal::snapshotAtOrBefore(qint64 node) const
{
    const auto it = std::find_if(m_snapshots.rbegin(), m_snapshots.rend(), [&](const Snapshot& s) { return s.node <= node; });
    return it == m_snapshots.rend() ? std::optional<Snapshot>() : std::optional(*it);
}

Result<Done> MemoryJournal::keep(const Snapshot& snapshot)
{
    constexpr qsizetype most = 32; // a cache, and what it saves time for is short
    if (m_snapshots.size() == most)
        m_snapshots.removeFirst();
    m_snapshots += snapshot;
    return Done{};
}

} // namespace engine
