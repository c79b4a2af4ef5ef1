// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/campaign.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace kit {

using engine::Submission;

Campaign::Campaign(QString title, const engine::Game& game, std::unique_ptr<engine::Journal> journal, engine::Clock clock)
    : name(std::move(title))
    , m_journal(std::move(journal))
    , m_table(game, *m_journal, std::move(clock))
{
}

Submission Campaign::announced(const Submission& submission)
{
    if (submission.answer != Submission::Answer::Done)
        return submission;
    if (!m_takenBack.isEmpty() && m_takenBack.last().before != m_table.node())
        m_takenBack.clear(); // something else was done
    emit changed(submission);
    return submission;
}

Submission Campaign::commit(const engine::Judged& judged, const QString& who) { return announced(m_table.commit(judged, who)); }

Submission Campaign::undo(const QString& who)
{
    const QScopedValueRollback taking(m_isTakingBack, true);
    const auto act = std::ranges::find(m_acts, m_table.node(), &Act::after);
    if (act == m_acts.end())
        return announced(m_table.undo(who));
    m_takenBack += *act;
    return announced(m_table.goTo(act->before, who));
}

Submission Campaign::redo(const QString& who)
{
    if (m_takenBack.isEmpty())
        return announced(m_table.redo(who));
    const Act act = m_takenBack.takeLast();
    return announced(m_table.goTo(act.after, who));
}

Submission Campaign::goTo(qint64 node, const QString& who) { return announced(m_table.goTo(node, who)); }

Submission Campaign::rewrite(qint64 node, const QList<engine::Step>& steps, const QString& who)
{
    const qint64 before = m_table.node();
    const Submission last = engine::rewrite(m_table, node, steps, who);
    if (last.answer == Submission::Answer::Done)
        m_acts += Act{before, m_table.node()};
    else
        emit returned();
    return announced(last);
}

void Campaign::together(const std::function<void()>& acts)
{
    const qint64 before = m_table.node();
    acts();
    if (m_table.node() > before + 1)
        m_acts += Act{before, m_table.node()};
}

} // namespace kit
