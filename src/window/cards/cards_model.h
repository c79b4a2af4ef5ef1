// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of one list: a table with a column for each place, of which the first serves as tiles too. What is typed into a cell
// is wanted, not done: whoever keeps the cards shows them anew.
#pragma once

#include "cards/sections.h"
#include "kit/lists/differences.h"
#include "kit/drawn/tile_delegate.h"

#include <QAbstractTableModel>
#include <QImage>
#include <QPixmap>

#include <functional>

namespace window {

// Of a card as packs write it.
inline QString idOf(const QJsonObject& card) { return card.value(QLatin1String("id")).toString(); }
inline QString idOf(const QJsonValue& card) { return idOf(card.toObject()); }

// What is printed beside the name, in the order of the fields; what stands there for nothing is left out. titles: of the cards
// that it names by their ids
QStringList linesOf(const QJsonObject& card, const QJsonObject& schema, const kit::Titles& titles);

// What is printed beside the name, in the order of the fields; what stands there for nothing is left out. titles: of the cards
// that it names by their ids
QStringList linesOf(const QJsonObject& card, const QJsonObject& schema, const kit::Titles& titles);

class CardsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { CardRole = kit::TileUserRole, LinesRole, PhotographRole, BegunRole };

    using QAbstractTableModel::QAbstractTableModel;
    // titles: of the cards that others name by their ids. first: ids of those that stand before the others
    void show(
        const cards::Section& section, const kit::Titles& titles, const cards::Known& known = {}, const QStringList& first = {});
    // Of the card with an id; asked once, until they are forgotten.
    void setPhotographs(std::function<QImage(const QString& id)> of) { m_photographOf = std::move(of); }
    void forgetPhotographs();              // they are read anew
    void setBegun(const QStringList& ids); // something was typed of them that is not entered yet
    void setEditable(bool isEditable) { m_isEditable = isEditable; }
    const cards::Section& section() const { return m_section; }
    QJsonObject card(int row) const { return m_section.cards.at(row).toObject(); }
    const cards::Place* place(int column) const; // null: it is typed elsewhere
    QString path(int column) const { return m_columns.value(column).path; }
    const cards::Known& known() const { return m_known; }
    QJsonValue value(const QModelIndex& index) const;
    int rowOf(const QString& id) const; // -1 when there is none

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : int(m_section.cards.size()); }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : int(m_columns.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void typed(const QJsonObject& before, const QJsonObject& card);

private:
    struct Column {
        QString path;
        std::optional<cards::Place> place; // of what can be typed in a cell
    };

    cards::Section m_section; // in the order of the rows
    kit::Titles m_titles;
    cards::Known m_known;
    QList<Column> m_columns;
    QStringList m_begun; // ids
    bool m_isEditable = false;
    std::function<QImage(const QString& id)> m_photographOf;
    mutable QHash<QString, QPixmap> m_photographs;
};

// Paints a row as a card lies on the table: title on top, then what is printed on it.
class CardDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
        const QModelIndex& index) override; // all of the card, which has room for its first lines
};

} // namespace window
