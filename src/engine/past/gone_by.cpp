// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/past/gone_by.h"

namespace engine {

QStringList LeftUndone::at(Table& table)
{
    struct Step {
        std::pair<qint64, QByteArray> entry;
        AnyState before, now;
    };
    QList<Step> steps; // back to what is known, or to where nothing could be left
    QStringList left;
    AnyState state = table.state();
    for (qint64 node = table.node(); node > 0 && m_goneBy.canBeLeft(state);) {
        const auto found = table.entries(node, node);
        if (!found || found->isEmpty())
            break;
        const Entry& entry = found->first();
        const std::pair key(node, entry.digest);
        if (const auto known = m_known.constFind(key); known != m_known.cend()) {
            left = *known;
            break;
        }
        const auto before = entry.parent > 0 ? table.stateAt(entry.parent) : Fault{};
        if (!before)
            break;
        steps.prepend({key, *before, state});
        state = *before;
        node = entry.parent;
    }
    for (const Step& step : std::as_const(steps)) {
        left = m_goneBy.leftBy(step.before, step.now, left);
        m_known.insert(step.entry, left);
    }
    return left;
}

} // namespace engine
