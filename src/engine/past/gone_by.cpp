// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/past/gone_by.h"

namespace engine {

// Only entries are kept on the way back, not states: a long contract has thousands.
std::optional<QStringList> LeftUndone::at(Table& table, int most)
{
    const auto keyOf = [&table](qint64 node) {
        const auto found = table.entries(node, node);
        return found && !found->isEmpty() ? std::optional(std::pair(found->first().parent, Key(node, found->first().digest)))
                                          : std::nullopt;
    };
    if (const auto here = keyOf(table.node()); !here || m_steps.isEmpty() || m_steps.first() != here->second) {
        m_steps.clear();
        m_before = table.node();
        m_isBack = false;
        m_left.clear();
    }
    while (!m_isBack) { // back to what is known, or to where nothing could be left
        const auto state = m_before > 0 ? table.stateAt(m_before) : Fault{};
        const auto key = state && m_goneBy.canBeLeft(*state) ? keyOf(m_before) : std::nullopt;
        const auto known = key ? m_known.constFind(key->second) : m_known.cend();
        m_isBack = !key || key->first == 0 || known != m_known.cend();
        if (known != m_known.cend())
            m_left = *known;
        if (m_isBack)
            break;
        if (most-- <= 0)
            return std::nullopt;
        m_steps += key->second;
        m_before = key->first;
    }
    for (; !m_steps.isEmpty(); m_before = m_steps.takeLast().first) {
        if (most-- <= 0)
            return std::nullopt;
        const auto before = table.stateAt(m_before), now = table.stateAt(m_steps.last().first);
        if (!before || !now)
            break;
        m_left = m_goneBy.leftBy(*before, *now, m_left);
        m_known.insert(m_steps.last(), m_left);
    }
    m_steps.clear();
    return m_left;
}

} // namespace engine
