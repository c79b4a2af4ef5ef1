// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of one list of a pack: a table with a column for each field, of which the first serves as tiles too.
#pragma once

#include "cards/sections.h"
#include "kit/lists/differences.h"
#include "kit/drawn/tile_delegate.h"

#include <QAbstractTableModel>

namespace window {

class CardsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { CardRole = kit::TileUserRole, LinesRole };

    using QAbstractTableModel::QAbstractTableModel;
    // titles: of the cards that others name by their ids
    void show(const cards::Section& section, const kit::Titles& titles);
    QJsonObject card(int row) const { return m_section.cards.at(row).toObject(); }
    int rowOf(const QString& id) const; // -1 when there is none

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : int(m_section.cards.size()); }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : int(m_fields.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    cards::Section m_section;
    kit::Titles m_titles;
    QStringList m_fields;
};

// Paints a row as a card lies on the table: title on top, then what is printed on it.
class CardDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace window
