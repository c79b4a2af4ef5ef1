// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The contract planner: every crew that budget and wealth can pay, as rows. All numbers are the rules' answer to "plan".
#pragma once

#include "games/hired-swords/rules/questions/questions.h"

#include <QAbstractTableModel>

namespace hiredswords::desk {

class PlanModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Crew, M, Cost, BudgetLeft, FromWealth, North, East, South, West, All, Each, Reveal, Bonus, Columns };
    enum Role { SortRole = Qt::UserRole + 1, IdsRole }; // IdsRole: who is in it, each between two line ends

    using QAbstractTableModel::QAbstractTableModel;
    void show(const engine::AnyState& state);
    void clear();
    static QString idIn(const QString& id) { return QLatin1Char('\n') + id + QLatin1Char('\n'); } // as IdsRole has it
    QStringList crew(int row) const { return m_rows[row].crew; } // by value: hiring it fills the rows anew
    int rowOf(const QStringList& crew) const;                    // the first one with all of them; -1: none

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Range { // of cards that dice lay out in all
        qint64 least = 0, most = 0;
        double mean = 0;
    };
    void throwArrows(const CareerCard& card);
    QVariant value(const PlannedCrew& row, int column) const;

    engine::AnyState m_state;
    QList<PlannedCrew> m_rows;
    QMap<int, Range> m_ranges; // by the count of the crew, where dice decide
    CareerCard m_card;
    QStringList m_chosen; // the crew so far
};

} // namespace hiredswords::desk
