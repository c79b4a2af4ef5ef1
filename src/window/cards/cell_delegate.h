// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A cell of the table of cards while it is typed over: it knows what may stand there. Return goes on below, Tab beside it.
#pragma once

#include <QStyledItemDelegate>

class QAbstractItemView;

namespace kit {
class PlaceEdit;
}

namespace window {

class CardsModel;

class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    CellDelegate(const CardsModel& model, QAbstractItemView* view);
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

signals:
    void objected(const QString& problem) const;
    void fitted() const; // what is taken now

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void object(const kit::PlaceEdit& edit, const QModelIndex& index) const;

    const CardsModel& m_model;
    QAbstractItemView* m_view;
};

} // namespace window
