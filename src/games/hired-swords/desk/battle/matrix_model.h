// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The battle matrix: how each ready mercenary would fare against each card in reach, with chosen helpers and strain.
#pragma once

#include "games/hired-swords/rules/state.h"
#include "kit/desk.h"

#include <QAbstractTableModel>
#include <QSet>

namespace hiredswords::desk {

class MatrixModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Who, Card, Melee, Missile, Feint, Columns };

    using QAbstractTableModel::QAbstractTableModel;
    void show(const engine::Game& game, const engine::AnyState& state, const QStringList& helpers, bool strain);
    const engine::Offer* offer(const QModelIndex& index) const;                       // null where nothing is to press
    bool isHelped(const QString& helper) const { return m_helping.contains(helper); } // somewhere, by one of the chosen

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Cell {
        engine::Offer offer;
        QString text; // "4 : 1 · defeats it"
        QString detail;
        kit::Tone tone = kit::Tone::Plain;
    };
    struct Row {
        QString who, card;
        QList<Cell> cells; // melee, missile, feint
    };
    template <class Attack>
    Cell made(const engine::Game& game, const engine::AnyState& state, Attack attack, Skill skill, const QStringList& helpers);

    QList<Row> m_rows;
    QSet<QString> m_helping;
};

} // namespace hiredswords::desk
