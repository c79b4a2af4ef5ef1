// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/match/left_undone.h"

#include "games/sellsword/desk/desk.h"
#include "games/sellsword/rules/rules.h"

#include <algorithm>

namespace sellsword::desk {

namespace {

// Of what was left before an act, and of what was due then: what is still noted and not due.
QStringList after(const State& before, const State& now, QStringList left)
{
    for (const Effect* one : due(before))
        left += one->id;
    left.removeDuplicates();
    const QList<const Effect*> again = due(now);
    left.removeIf([&](const QString& id) {
        return !find(now.noted, id) || std::ranges::any_of(again, [&](const Effect* one) { return one->id == id; });
    });
    return left;
}

} // namespace

QStringList LeftUndone::now(kit::Sitting& sitting)
{
    const State current = stateOf(sitting.state());
    if (sitting.isLooking() || current.stage == Stage::Over || qsizetype(due(current).size()) == current.noted.size())
        return {};
    struct Step {
        std::pair<qint64, QByteArray> entry;
        State before, now;
    };
    QList<Step> steps; // back to what is known, or to where nothing was noted
    QStringList left;
    State state = current;
    for (qint64 node = sitting.table().node(); node > 0 && !state.noted.isEmpty();) {
        const auto found = sitting.entries(node, node);
        if (!found || found->isEmpty())
            break;
        const engine::Entry& entry = found->first();
        const std::pair key(node, entry.digest);
        if (const auto known = m_known.constFind(key); known != m_known.cend()) {
            left = *known;
            break;
        }
        const auto before = sitting.stateAt(entry.parent);
        if (!before)
            break;
        steps.prepend({key, stateOf(*before), state});
        state = steps.first().before;
        node = entry.parent;
    }
    for (const Step& step : std::as_const(steps)) {
        left = after(step.before, step.now, left);
        m_known.insert(step.entry, left);
    }
    return left;
}

} // namespace sellsword::desk
