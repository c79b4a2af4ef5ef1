// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the chosen unit stands to every other one: distance, adjacency, sight, cover. Editing a cell lets the table say so,
// above what the map shows; without a map it is all that is known.
#pragma once

#include "engine/game.h"
#include "games/sellsword/rules/state.h"

#include <QAbstractTableModel>

namespace sellsword::desk {

class MeasuresModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Other, Distance, Adjacent, Sight, Cover, Invisible, Columns };

    using QAbstractTableModel::QAbstractTableModel;
    void show(const engine::AnyState& state, const QString& unit);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void measured(const Measure& measure);

private:
    struct Row {
        QString id;
        QString title;
        std::optional<int> distance;
        bool adjacent = false, sight = true, cover = false, invisible = false;
        bool isOpen = false; // nobody said whether they are adjacent
        bool said = false;   // by the table
        bool operator[](int column) const
        {
            return column == Adjacent ? adjacent : column == Sight ? sight : column == Cover ? cover : invisible;
        }
    };

    QString spoken(const Row& row, int column) const;

    engine::AnyState m_state;
    QString m_unit;
    QList<Row> m_rows;
};

} // namespace sellsword::desk
