// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A list of things to do or to know, as tiles; pressing one may do it.
#pragma once

#include "kit/desk.h"

#include <QAbstractListModel>

namespace kit {

struct Task {
    bool isHeading = false;
    QString mark; // "✓" when it is done
    QString title;
    QString outcome;
    QString detail;
    Tone tone = Tone::Plain;
    bool muted = false;
    engine::AnyAction action; // none: nothing to do here
};

class TaskModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;
    void show(QList<Task> tasks);
    const Task& task(const QModelIndex& index) const { return m_tasks[index.row()]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    QList<Task> m_tasks;
};

// The headings and tiles of a list: tasks under a heading only when there are any.
void append(QList<Task>& all, const QString& title, const QList<Task>& tasks);
// The task that an offer does, or why it is refused and what would help.
Task refusedOr(Task task, const engine::Offer& offer);

} // namespace kit
