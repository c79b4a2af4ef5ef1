// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of things to do between battles, as tiles: whom to hire and why not, the end of a contract in its order.
#pragma once

#include "engine/game.h"
#include "games/hiredswords/rules/state.h"
#include "kit/desk.h"

#include <QAbstractListModel>

namespace hiredswords::desk {

struct Task {
    bool isHeading = false;
    QString mark; // "✓" when it is done
    QString title;
    QString outcome;
    QString detail;
    kit::Tone tone = kit::Tone::Plain;
    bool muted = false;
    QString verb; // empty: nothing to do here
    QJsonObject fields;
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

QList<Task> dueTasks(const engine::Game& game, const engine::AnyState& state, const QList<engine::Offer>& offers); // what cards ask for now
QList<Task> idleTasks(const State& state);                                                                            // nothing drawn: who and what is at hand
QList<Task> crewTasks(const State& state, const QList<engine::Offer>& offers);                                        // step 2
QList<Task> endTasks(const engine::Game& game, const engine::AnyState& state, const QList<engine::Offer>& offers); // step 6

} // namespace hiredswords::desk
