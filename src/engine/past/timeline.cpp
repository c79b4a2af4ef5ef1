// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/past/timeline.h"

#include "engine/message.h"

#include <algorithm>
#include <utility>

namespace engine {

namespace {

constexpr qint64 snapshotEvery = 100;
constexpr qint64 longReplay = 200; // entries after which the next one shall be shorter
// In entries: how far around the one that was asked for last all states stay in memory, and how far apart those beyond it. So
// many are done again sooner than a snapshot is read.
constexpr qint64 nearBy = 64;
constexpr qsizetype mostStates = 256;

Fault unreadable(qint64 seq, const QString& why)
{
    return {QCoreApplication::translate("engine", "journal entry %1").arg(seq), {}, why,
        QCoreApplication::translate("engine", "The entries before it are sound: go back to one of them with goto.")};
}

// Close together where undo goes, far apart before; and where the table stands.
bool isWorthKeeping(qint64 seq, qint64 here, qint64 last)
{
    constexpr qint64 farApart = 1000;
    return seq == here || seq % farApart == 0 || (seq % snapshotEvery == 0 && last - seq < farApart);
}

// The entries of a line one after the other, read in blocks.
class LineReader {
public:
    LineReader(const Journal& journal, const QList<qint64>& line)
        : m_journal(journal)
        , m_line(line)
    {
    }

    Result<Entry> entry(qint64 seq) // in the line's order, which rises
    {
        constexpr qint64 block = 512;
        if (m_read.isEmpty() || seq > m_read.last().seq) {
            auto entries = m_journal.entries(seq, std::max(seq, std::min<qint64>(seq + block, m_line.last())));
            if (!entries)
                return entries.faults();
            m_read = std::move(*entries);
        }
        const qsizetype at = m_read.isEmpty() ? 0 : seq - m_read.first().seq;
        return at >= m_read.size() || m_read[at].seq != seq
            ? Result<Entry>(unreadable(seq, QCoreApplication::translate("engine", "The entry is missing.")))
            : Result<Entry>(m_read[at]);
    }

private:
    const Journal& m_journal;
    const QList<qint64>& m_line;
    QList<Entry> m_read;
};

// A career of years would fill the memory: whoever goes far back waits for a replay, from a snapshot the first time.
void remember(QHash<qint64, AnyState>& states, qint64 node, const AnyState& state)
{
    using At = QHash<qint64, AnyState>::iterator;
    const auto isFar = [node](const At& at) { return std::abs(at.key() - node) > nearBy; };
    states.insert(node, state);
    if (node % nearBy == 0 || states.size() > mostStates)
        states.removeIf([&](const At& at) { return isFar(at) && at.key() % nearBy != 0; });
    if (states.size() > mostStates)
        states.removeIf(isFar);
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
    if (m_areParentsProved || m_parents.size() == m_last)
        return Done{};
    auto parents = m_journal.parents();
    if (!parents)
        return parents.faults();
    m_parents = std::move(*parents);
    for (qint64 seq = 1; seq <= m_last; ++seq)
        if (const qint64 parent = m_parents.value(seq - 1, -1); parent < 0 || parent >= seq)
            return proveParents(); // a line that never comes to its beginning
    return Done{};
}

// Of all entries, from the entries themselves, which the journal proves: what it answers quicker may be damaged.
Result<Done> Timeline::proveParents()
{
    QList<qint64> all;
    const QList<qint64> end{m_last};
    LineReader reader(m_journal, end);
    for (qint64 seq = 1; seq <= m_last; ++seq) {
        const auto entry = reader.entry(seq);
        if (!entry)
            return entry.faults();
        m_isIndexWrong |= m_parents.value(seq - 1, -1) != entry->parent;
        all += entry->parent;
    }
    m_parents = std::move(all);
    m_areParentsProved = true;
    return Done{};
}

// Whether each entry of a line says itself that it was made from the one before it; of the first nothing is asked.
Result<bool> Timeline::agrees(const QList<qint64>& line)
{
    LineReader reader(m_journal, line);
    for (qsizetype i = 1; i < line.size(); ++i) {
        const auto entry = reader.entry(line[i]);
        if (!entry)
            return entry.faults();
        if (entry->parent != line[i - 1])
            return false;
    }
    return true;
}

// From the first one that is not above most up to node, as the entries prove it.
Result<QList<qint64>> Timeline::lineFrom(qint64 node, qint64 most)
{
    for (;;) {
        if (const auto read = readParents(); !read)
            return read.faults();
        QList<qint64> line{node};
        while (line.last() > std::max<qint64>(most, 0))
            line += m_parents.value(line.last() - 1, 0);
        std::reverse(line.begin(), line.end());
        const auto holds = m_areParentsProved ? Result<bool>(true) : agrees(line);
        if (!holds)
            return holds.faults();
        if (*holds)
            return line;
        if (const auto proved = proveParents(); !proved)
            return proved.faults();
    }
}

Result<QList<qint64>> Timeline::parents()
{
    const auto read = readParents();
    return read ? Result<QList<qint64>>(m_parents) : Result<QList<qint64>>(read.faults());
}

Result<qint64> Timeline::parentOf(qint64 node)
{
    const auto line = lineFrom(node, node - 1);
    return line ? Result<qint64>(line->first()) : Result<qint64>(line.faults());
}

Result<qint64> Timeline::childTowardsTip()
{
    const auto line = lineFrom(m_tip, m_node);
    if (!line)
        return line.faults();
    const bool isOtherLine = line->first() != m_node;
    return isOtherLine ? qint64(0) : line->value(1, 0);
}

Result<bool> Timeline::isOnLine(qint64 node)
{
    const auto line = lineFrom(m_tip, node);
    return line ? Result<bool>(line->first() == node) : Result<bool>(line.faults());
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
    qint64 at = node;
    for (qint64 steps = 0; at > 0 && steps < nearBy && !m_states.contains(at); ++steps)
        at = m_parents.value(at - 1, 0);
    auto snapshot = m_states.contains(at) ? Result<std::optional<Snapshot>>(std::nullopt) : m_journal.snapshotAtOrBefore(node);
    at = node;
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
    return replayed(state, at, line);
}

// from: the entry that state belongs to.
Result<AnyState> Timeline::replayed(AnyState state, qint64 from, const QList<qint64>& line)
{
    bool hasDiverged = false; // what follows from a difference differs too; only its beginning is worth telling
    const QList<qint64> differing = m_differing;
    if (const auto before = differing.isEmpty() ? Result<QList<Entry>>(QList<Entry>()) : m_journal.entries(from, from);
        state && before && !before->isEmpty())
        hasDiverged = m_game.digest(state) != before->first().digest;
    LineReader reader(m_journal, line);
    for (const qint64 seq : line) {
        const auto it = reader.entry(seq);
        if (!it)
            return it.faults();
        if (std::exchange(from, seq) != it->parent && !m_areParentsProved) {
            m_differing = differing; // what was found on a line that does not exist
            const auto proved = proveParents();
            return proved ? stateAt(line.last()) : Result<AnyState>(proved.faults());
        }
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
        remember(m_states, seq, state);
        if (line.size() >= longReplay && !differs && isWorthKeeping(seq, m_node, m_last))
            (void)m_journal.keep({seq, it->digest, m_game.stateToJson(state)}); // an imported campaign comes without any
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
    remember(m_states, entry.node, state);
    // A snapshot that cannot be kept costs time later, never an entry: the journal is the truth.
    if (entry.seq % snapshotEvery == 0)
        (void)m_journal.keep({entry.node, entry.digest, m_game.stateToJson(state)});
}

} // namespace engine
