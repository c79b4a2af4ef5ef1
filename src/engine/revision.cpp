// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/revision.h"

#include "engine/table_actions.h"

#include <algorithm>

namespace engine {

Result<QList<Step>> stepsAfter(Table& table, qint64 node)
{
    QList<Step> steps;
    for (qint64 at = table.node(); at != node;) {
        const auto entry = at > 0 ? table.entries(at, at) : Result<QList<Entry>>(QList<Entry>());
        if (!entry)
            return entry.faults();
        if (entry->isEmpty())
            return Fault{QStringLiteral("entry"), QString::number(node),
                QCoreApplication::translate("engine", "This entry is not on the present line of play."),
                QCoreApplication::translate("engine", "Go to its line first.")};
        const Entry& one = entry->first();
        steps += Step{one.seq, {one.verb, one.action}, one.who, one.reason};
        at = one.parent;
    }
    std::reverse(steps.begin(), steps.end());
    return steps;
}

Result<Foreseen> foreseen(Table& table, qint64 node, const QList<Step>& steps)
{
    const auto start = table.stateAt(node);
    if (!start)
        return start.faults();
    const auto first = table.entries(1, 1);
    if (!first)
        return first.faults();
    MemoryJournal journal;
    Table draft(table.game(), journal, [] { return QDateTime(); });
    if (const auto begun = draft.begin(first->first().action.value(QLatin1String(setupField)).toObject(), {}, {}); !begun)
        return begun.faults();
    if (const Submission set = draft.submit(SetUp{table.game().stateToJson(*start)}, {}); set.answer != Submission::Answer::Done)
        return set.faults;
    Foreseen found;
    for (const Step& step : steps)
        found.answers += draft.submit(step.draft, step.who, step.decision);
    found.end = draft.state();
    return found;
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
