// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Another owner's pack and one's own in one: what either leaves blank the other tells; where they differ, one's own stays unless
// theirs is ticked.
#pragma once

#include "cards/my_cards.h"
#include "kit/lists/differences.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace window {

class MergePanel : public QWidget {
    Q_OBJECT

public:
    explicit MergePanel(QWidget* parent = nullptr);

    // False: they do not go together, and objected says why.
    bool show(const cards::Pack& mine, const cards::Pack& theirs, const engine::Game& game);
    // The same of a table that knows its cards otherwise than they are entered: what is ticked is brought there.
    bool showTable(const cards::Pack& table, const cards::Pack& entered, const engine::Game& game, const kit::Titles& titles);
    bool isForTable() const { return m_isForTable; }
    cards::Pack chosen() const; // as it is ticked

signals:
    void merged(const cards::Pack& pack);
    void left();
    void objected(const QList<engine::Fault>& faults);

private:
    bool compare(const cards::Pack& mine, const cards::Pack& theirs, const engine::Game& game);
    void fill(const kit::Titles& titles, Qt::CheckState tick);

    cards::Merged m_both;
    bool m_isForTable = false;
    const engine::Game* m_game = nullptr;
    QLabel* m_title;
    QLabel* m_says;
    QTreeWidget* m_list;
    QPushButton* m_take;
    QPushButton* m_theirs;
};

} // namespace window
