// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/task_model.h"

#include "kit/drawn/tile_delegate.h"
#include "kit/lists/verdict_model.h"

namespace kit {

namespace {

Task heading(const QString& text)
{
    Task task;
    task.isHeading = true;
    task.title = text;
    return task;
}

} // namespace

void append(QList<Task>& all, const QString& title, const QList<Task>& tasks)
{
    if (!tasks.isEmpty())
        all += heading(title);
    all += tasks;
}

Task refusedOr(Task task, const engine::Offer& offer)
{
    task.action = offer.action;
    for (const engine::Condition& one : unknownIn(offer.verdict.conditions)) {
        task.mark = QStringLiteral("?");
        task.tone = Tone::Unknown;
        task.detail.prepend(one.text() + (task.detail.isEmpty() ? QString() : QStringLiteral(" · ")));
    }
    if (const engine::Condition* why = offer.verdict.decisive()) {
        task.mark = QStringLiteral("✗");
        task.tone = Tone::Bad;
        task.muted = true;
        task.detail = why->text();
        if (const QString remedy = why->remedy(); !remedy.isEmpty())
            task.detail += QStringLiteral(" · ") + remedy;
    }
    return task;
}

void TaskModel::show(QList<Task> tasks)
{
    beginResetModel();
    m_tasks = std::move(tasks);
    endResetModel();
}

int TaskModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int(m_tasks.size()); }

QVariant TaskModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Task& task = m_tasks[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return task.title;
    case OutcomeRole:
        return task.outcome;
    case DetailRole:
        return task.detail;
    case ToneRole:
        return int(task.tone);
    case HeadingRole:
        return task.isHeading;
    case MutedRole:
        return task.muted;
    case MarkRole:
        return task.mark;
    case Qt::AccessibleTextRole:
        return QStringList{task.title, task.outcome, task.mark == QLatin1String("✓") ? tr("done") : QString()}
            .join(QLatin1Char(' '))
            .trimmed();
    case Qt::AccessibleDescriptionRole:
        return task.detail;
    default:
        return {};
    }
}

Qt::ItemFlags TaskModel::flags(const QModelIndex& index) const
{
    return index.isValid() && !m_tasks[index.row()].isHeading ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace kit
