// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/past/gone_by.h"

namespace engine {

std::optional<LeftUndone::Key> LeftUndone::keyOf(const Table& table, qint64 node)
{
    const auto found = table.entries(node, node);
    return found && !found->isEmpty() ? std::optional(Key(node, found->first().digest)) : std::nullopt;
}

// A long contract has thousands of entries: their numbers are kept on the way back, not their states, and what was left behind
// them only for the latest and for some of those before. So far back nobody makes up for anything.
std::optional<QStringList> LeftUndone::at(Table& table, int most)
{
    constexpr qsizetype latest = 64, farthest = 2000; // entries
    const auto here = keyOf(table, table.node());
    if (!here || m_steps.isEmpty() || m_from != *here) {
        m_steps.clear();
        m_from = here.value_or(Key());
        m_before = table.node();
        m_isBack = false;
        m_left.clear();
    }
    while (!m_isBack) { // back to what is known, or to where nothing could be left
        const auto state = m_before > 0 ? table.stateAt(m_before) : Fault{};
        const bool canBeLeft = state && m_goneBy.canBeLeft(*state);
        const auto found = canBeLeft ? table.entries(m_before, m_before) : Result<QList<Entry>>(QList<Entry>());
        const Entry* entry = found && !found->isEmpty() ? &found->first() : nullptr;
        const auto known = entry ? m_known.constFind(Key(m_before, entry->digest)) : m_known.cend();
        m_isBack = !entry || entry->parent == 0 || known != m_known.cend() || m_steps.size() >= farthest;
        if (known != m_known.cend())
            m_left = *known;
        if (m_isBack)
            break;
        if (most-- <= 0)
            return std::nullopt;
        m_steps += m_before;
        m_before = entry->parent;
    }
    for (; !m_steps.isEmpty(); m_before = m_steps.takeLast()) {
        if (most-- <= 0)
            return std::nullopt;
        const auto before = table.stateAt(m_before), now = table.stateAt(m_steps.last());
        if (!before || !now)
            break;
        m_left = m_goneBy.leftBy(*before, *now, m_left);
        if (m_steps.size() <= latest || m_steps.size() % latest == 0)
            if (const auto key = keyOf(table, m_steps.last()))
                m_known.insert(*key, m_left);
    }
    m_steps.clear();
    return m_left;
}

} // namespace engine
