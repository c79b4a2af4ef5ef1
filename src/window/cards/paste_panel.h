// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A table of cards from the clipboard or a file: which column fills what, and what each row would become, before it is taken.
#pragma once

#include "cards/pasted.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QTableView;

namespace window {

class PastedModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;
    void show(const cards::Pasted& table, const cards::Preview& preview);
    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : int(m_preview.rows.size()); }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : m_table.columns() + 1; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    cards::Pasted m_table;
    cards::Preview m_preview;
    QHash<int, qsizetype> m_rowOf; // by their line
};

class PastePanel : public QWidget {
    Q_OBJECT

public:
    explicit PastePanel(QWidget* parent = nullptr);

    // False: the text is no table, and objected says why.
    // packs: the one that the rows are for stands last, above those whose cards they may mean
    bool show(const QByteArray& text, const QString& from, const QList<cards::Pack>& packs, const engine::Game& game,
        const cards::Section& section);
    const cards::Preview& preview() const { return m_preview; }

signals:
    void taken(const cards::Preview& preview, cards::Take which);
    void left();
    void objected(const QList<engine::Fault>& faults);

private:
    void offerColumns(); // one box above each
    void look();

    cards::Pasted m_table;
    cards::Preview m_preview;
    QList<cards::Pack> m_packs;
    cards::Section m_section;
    const engine::Game* m_game = nullptr;
    PastedModel m_model;
    QLabel* m_title;
    QLabel* m_says;
    QHBoxLayout* m_columns;
    QList<QComboBox*> m_boxes;
    QTableView* m_rows;
    QPushButton* m_all;
    QPushButton* m_sound;
    QCheckBox* m_headed; // the first row holds headings
};

} // namespace window
