// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/revision.h"

#include "engine/table_actions.h"

#include <algorithm>

namespace engine {

Result<QList<Step>> stepsAfter(Table& table, qint64 node)
{
    const auto all = node < table.node() ? table.entries(node + 1, table.node()) // in one go, those of other lines too
                                         : Result<QList<Entry>>(QList<Entry>());
    if (!all)
        return all.faults();
    QList<Step> steps;
    for (qint64 at = table.node(); at != node;) {
        const auto entry = std::ranges::lower_bound(*all, at, {}, &Entry::seq);
        if (entry == all->end() || entry->seq != at)
            return Fault{QStringLiteral("entry"), QString::number(node),
                QCoreApplication::translate("engine", "This entry is not on the present line of play."),
                QCoreApplication::translate("engine", "Go to its line first.")};
        steps += Step{entry->seq, {entry->verb, entry->action}, entry->who, entry->reason};
        at = entry->parent;
    }
    std::reverse(steps.begin(), steps.end());
    return steps;
}

Result<Past> pastOf(Table& table, qint64 node)
{
    const auto state = table.stateAt(node);
    if (!state)
        return state.faults();
    const auto first = table.entries(1, 1);
    if (!first)
        return first.faults();
    return Past{&table.game(), first->first().action.value(QLatin1String(setupField)).toObject(), *state};
}

Result<Foreseen> foreseen(const Past& past, const QList<Step>& steps, const std::function<bool()>& isStale)
{
    MemoryJournal journal;
    Table draft(*past.game, journal, [] { return QDateTime(); });
    if (const auto begun = draft.begin(past.setup, {}, {}); !begun)
        return begun.faults();
    if (const Submission set = draft.submit(SetUp{past.game->stateToJson(past.state)}, {});
        set.answer != Submission::Answer::Done)
        return set.faults;
    Foreseen found;
    for (const Step& step : steps) {
        if (isStale())
            break;
        found.answers += draft.submit(step.draft, step.who, step.decision);
    }
    found.end = draft.state();
    return found;
}

Result<Foreseen> foreseen(Table& table, qint64 node, const QList<Step>& steps)
{
    const auto past = pastOf(table, node);
    return past ? foreseen(*past, steps, [] { return false; }) : Result<Foreseen>(past.faults());
}

Submission rewrite(Table& table, qint64 node, const QList<Step>& steps, const QString& who)
{
    const qint64 before = table.node();
    const AnyState old = table.state();
    Submission last = table.goTo(node, who);
    for (const Step& step : steps) {
        if (last.answer != Submission::Answer::Done)
            break;
        last = table.submit(step.draft, step.who.isEmpty() ? who : step.who, step.decision);
    }
    if (last.answer == Submission::Answer::Done)
        last.hands = table.game().hands(old, table.state());
    else if (table.node() != before)
        (void)table.goTo(before, who); // the fault is what counts
    return last;
}

} // namespace engine
