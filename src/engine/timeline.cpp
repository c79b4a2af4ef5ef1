// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/timeline.h"

#include "engine/message.h"

#include <algorithm>

namespace engine {

namespace {

constexpr qint64 snapshotEvery = 100;

Fault unreadable(qint64 seq, const QString& why)
{
    return {QCoreApplication::translate("engine", "journal entry %1").arg(seq), {}, why,
        QCoreApplication::translate("engine", "The entries before it are sound: go back to one of them with goto.")};
}

} // namespace

Result<Done> Timeline::open()
{
    const auto last = m_journal.last();
    if (!last)
        return last.faults();
    m_last = *last;
    if (m_last == 0)
        return Done{};
    const auto entries = m_journal.entries(m_last, m_last);
    if (!entries)
        return entries.faults();
    m_node = entries->first().node;
    m_tip = entries->first().tip;
    return Done{};
}

Result<Done> Timeline::readParents()
{
    if (m_parents.size() == m_last)
        return Done{};
    auto parents = m_journal.parents();
    if (!parents)
        return parents.faults();
    m_parents = std::move(*parents);
    return Done{};
}

Result<qint64> Timeline::parentOf(qint64 node)
{
    if (const auto read = readParents(); !read)
        return read.faults();
    return m_parents.value(node - 1, 0);
}

Result<qint64> Timeline::childTowardsTip()
{
    if (const auto read = readParents(); !read)
        return read.faults();
    qint64 child = 0;
    for (qint64 at = m_tip; at != m_node; at = m_parents.value(at - 1, 0)) {
        if (at == 0)
            return qint64(0); // the tip lies on another line
        child = at;
    }
    return child;
}

Result<bool> Timeline::isOnLine(qint64 node)
{
    if (const auto read = readParents(); !read)
        return read.faults();
    qint64 at = m_tip;
    while (at > node)
        at = m_parents.value(at - 1, 0);
    return at == node;
}

Result<AnyState> Timeline::stateAt(qint64 node)
{
    if (const auto it = m_states.constFind(node); it != m_states.constEnd())
        return *it;
    if (const auto read = readParents(); !read)
        return read.faults();

    // The nearest ancestor whose state is at hand: in memory, or kept as a snapshot that proves sound.
    QList<qint64> line;
    AnyState state;
    auto snapshot = m_journal.snapshotAtOrBefore(node);
    qint64 at = node;
    for (; at > 0; at = m_parents.value(at - 1, 0)) {
        if (const auto it = m_states.constFind(at); it != m_states.constEnd()) {
            state = *it;
            break;
        }
        while (snapshot && *snapshot && (*snapshot)->node > at)
            snapshot = m_journal.snapshotAtOrBefore(at);
        if (snapshot && *snapshot && (*snapshot)->node == at) {
            const auto kept = m_game.stateFromJson((*snapshot)->state);
            if (kept && m_game.digest(*kept) == (*snapshot)->digest) {
                state = *kept;
                break;
            }
            snapshot = m_journal.snapshotAtOrBefore(at - 1); // a cache that does not fit is passed over
        }
        line += at;
    }
    std::reverse(line.begin(), line.end());
    return replayed(state, line);
}

Result<AnyState> Timeline::replayed(AnyState state, const QList<qint64>& line)
{
    constexpr qsizetype block = 512;
    bool hasDiverged = false; // what follows from a difference differs too; only its beginning is worth telling
    QList<Entry> read;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const qint64 seq = line[i];
        if (read.isEmpty() || seq > read.last().seq) {
            const auto entries = m_journal.entries(seq, std::max(seq, std::min<qint64>(seq + block, line.last())));
            if (!entries)
                return entries.faults();
            read = *entries;
        }
        const auto it = std::find_if(read.cbegin(), read.cend(), [&](const Entry& e) { return e.seq == seq; });
        if (it == read.cend())
            return unreadable(seq, QCoreApplication::translate("engine", "The entry is missing."));
        if (it->verb == QLatin1String(newVerb)) {
            const auto fresh = m_game.newGame(it->action.value(QLatin1String(setupField)).toObject());
            if (!fresh)
                return unreadable(seq, fresh.faults().first().text());
            state = *fresh;
        } else {
            const auto action = state
                ? m_game.action(state, Draft{it->verb, it->action})
                : Result<AnyAction>(unreadable(seq, QCoreApplication::translate("engine", "There is no state before it.")));
            if (!state)
                return unreadable(seq, action.faults().first().text());
            // An action that today's rules cannot even read changes nothing; the difference is told, the campaign opens.
            if (action)
                state = m_game.apply(state, *action).state;
        }
        const bool differs = !it->digest.isEmpty() && m_game.digest(state) != it->digest;
        if (differs && !hasDiverged && !m_differing.contains(seq))
            m_differing += seq;
        hasDiverged = differs;
        m_states.insert(seq, state);
    }
    if (!state)
        return unreadable(line.isEmpty() ? 0 : line.last(), QCoreApplication::translate("engine", "There is no such entry."));
    return state;
}

void Timeline::advance(const Entry& entry, const AnyState& state)
{
    if (m_parents.size() == m_last)
        m_parents += entry.parent;
    m_last = entry.seq;
    m_node = entry.node;
    m_tip = entry.tip;
    m_states.insert(entry.node, state);
    // A snapshot that cannot be kept costs time later, never an entry: the journal is the truth.
    if (entry.seq % snapshotEvery == 0)
        (void)m_journal.keep({entry.node, entry.digest, m_game.stateToJson(state)});
}

} // namespace engine
