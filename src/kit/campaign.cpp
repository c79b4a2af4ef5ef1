// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/campaign.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace kit {

using engine::Submission;

Campaign::Campaign(QString title, const engine::Game& game, std::unique_ptr<engine::Journal> journal, engine::Clock clock)
    : name(std::move(title))
    , m_journal(std::move(journal))
    , m_table(std::make_unique<engine::Table>(game, *m_journal, std::move(clock)))
{
}

Campaign::Campaign(QString title, std::unique_ptr<engine::Journal> journal, std::unique_ptr<engine::Table> table)
    : name(std::move(title))
    , m_journal(std::move(journal))
    , m_table(std::move(table))
{
}

void Campaign::lay(std::unique_ptr<engine::Table> table, qint64 stands, std::optional<qint64> moved)
{
    m_table = std::move(table);
    m_acts.removeIf([&](const Act& act) { return act.after > stands && (!moved || act.first <= stands); });
    const bool isAnyMoved = std::ranges::any_of(m_acts, [&](const Act& act) { return act.after > stands; });
    const auto parents = isAnyMoved ? m_table->parents() : engine::Result<QList<qint64>>(QList<qint64>());
    for (Act& act : m_acts)
        if (act.after > stands && parents) {
            act.after += *moved;
            act.first += *moved;
            act.before = parents->value(act.first - 1); // what others did lies before it now, and stays
        }
    m_takenBack.clear();
}

Submission Campaign::announced(const Submission& submission)
{
    if (submission.answer == Submission::Answer::Done)
        emit changed(submission);
    return submission;
}

Submission Campaign::commit(const engine::Judged& judged, const QString& who)
{
    const Submission done = m_table->commit(judged, who);
    if (done.answer == Submission::Answer::Done)
        m_takenBack.clear(); // the line goes on elsewhere
    return announced(done);
}

Submission Campaign::undo(const QString& who)
{
    const QScopedValueRollback taking(m_isTakingBack, true);
    std::optional<Act> widest; // an act within an act goes back with it
    for (const Act& act : std::as_const(m_acts))
        if (act.after == m_table->node() && (!widest || act.before < widest->before))
            widest = act;
    if (!widest)
        return announced(m_table->undo(who));
    Submission done;
    if (!asks)
        done = m_table->goTo(widest->before, who);
    else // at a shared table each entry names what it takes back, and whoever did it may take it back
        do
            done = m_table->undo(who);
        while (done.answer == Submission::Answer::Done && m_table->node() > widest->before);
    if (done.answer == Submission::Answer::Done)
        m_takenBack += *widest;
    return announced(done);
}

// Single entries may have been taken back before it, too.
Submission Campaign::redo(const QString& who)
{
    if (m_takenBack.isEmpty() || m_takenBack.last().before != m_table->node())
        return announced(m_table->redo(who));
    Submission done;
    if (!asks)
        done = m_table->goTo(m_takenBack.last().after, who);
    else
        do
            done = m_table->redo(who);
        while (done.answer == Submission::Answer::Done && m_table->node() < m_takenBack.last().after);
    if (done.answer == Submission::Answer::Done)
        m_takenBack.removeLast();
    return announced(done);
}

Submission Campaign::goTo(qint64 node, const QString& who)
{
    const Submission done = m_table->goTo(node, who);
    if (done.answer == Submission::Answer::Done)
        m_takenBack.clear();
    return announced(done);
}

Submission Campaign::rewrite(qint64 node, const QList<engine::Step>& steps, const QString& who)
{
    const qint64 before = m_table->node(), written = m_table->last();
    const Submission last = engine::rewrite(*m_table, node, steps, who);
    m_takenBack.clear();
    if (last.answer == Submission::Answer::Done)
        m_acts += Act{before, m_table->node(), written + 1};
    else
        emit returned();
    return announced(last);
}

static constexpr char takenBack[] = "back";

QStringList Campaign::acts() const
{
    constexpr qsizetype most = 200; // further back nobody goes step by step
    QStringList kept;
    const auto keep = [&](const QList<Act>& all, const QString& how) {
        for (const Act& act : all.mid(std::max<qsizetype>(0, all.size() - most)))
            kept += QStringLiteral("%1 %2 %3 %4").arg(act.before).arg(act.after).arg(act.first).arg(how).trimmed();
    };
    keep(m_acts, {});
    keep(m_takenBack, QLatin1String(takenBack));
    return kept;
}

void Campaign::takeActs(const QStringList& kept)
{
    m_acts.clear();
    m_takenBack.clear();
    for (const QString& one : kept) {
        const QStringList parts = one.split(QLatin1Char(' '));
        const Act act{parts[0].toLongLong(), parts.value(1).toLongLong(), parts.value(2).toLongLong()};
        if (act.before > 0 && act.after > act.before && act.first > act.before && act.first <= act.after)
            (parts.value(3) == QLatin1String(takenBack) ? m_takenBack : m_acts) += act;
    }
}

void Campaign::together(const std::function<void()>& acts)
{
    const qint64 before = m_table->node(), written = m_table->last();
    acts();
    if (m_table->last() > written + 1 && m_table->node() != before)
        m_acts += Act{before, m_table->node(), written + 1};
}

} // namespace kit
