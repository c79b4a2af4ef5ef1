// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The custom dice as data to be copied from the real ones: a row for each colour, a column for each face.
#pragma once

#include "games/jagged-alliance/rules/actions.h"

#include <QAbstractTableModel>
#include <QWidget>

class QPushButton;
class QTableView;

namespace kit {
class FieldLabel;
}

namespace jaggedalliance::desk {

class DiceModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;
    void show(const QList<DieFaces>& dice);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void entered(const EnterDie& die);         // wanted: the model itself changes nothing
    void unreadable(const engine::Fault& why); // what was typed is no face, or no number of dice

private:
    static int facesFor(const QList<DieFaces>& dice);
    int faceColumns() const { return facesFor(m_dice); }
    QList<DieFaces> m_dice;
};

class DicePage : public QWidget {
    Q_OBJECT

public:
    explicit DicePage(QWidget* parent);
    void present(const State& state);
    QWidget* firstFocus() const;

signals:
    void intent(const engine::AnyAction& action);

private:
    DiceModel m_model;
    QTableView* m_view;
    kit::FieldLabel* m_state;
    QPushButton* m_confirm;
};

} // namespace jaggedalliance::desk
