// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Deck memory as a table: what everybody can know of each player's cards, and the exact chances that follow from it.
#pragma once

#include "games/swords-and-souls/rules/state.h"

#include <QAbstractTableModel>

namespace swordsandsouls::desk {

class MemoryModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;
    void show(const State& state);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Cell {
        QString text, help;
    };
    struct Row {
        QString who;
        QList<Cell> cells;
    };
    QList<Row> m_rows;
};

} // namespace swordsandsouls::desk
