// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of a list that are as high as their words need beside their boxes: the last words are the very ones that matter.
#pragma once

#include <QListView>
#include <QStyledItemDelegate>

#include <algorithm>

namespace kit {

class WholeRows : public QStyledItemDelegate {
public:
    explicit WholeRows(QListView* view)
        : QStyledItemDelegate(view)
        , m_view(view)
    {
        view->setWordWrap(true);
        view->setResizeMode(QListView::Adjust); // at the width that the bar beside them leaves
        view->setItemDelegate(this);
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        constexpr int least = 40, aside = 8, above = 4, high = 10000;
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        row.rect = QRect(0, 0, std::max(least, m_view->viewport()->width() - 3 * m_view->spacing()), high);
        const QRect words = m_view->style()->subElementRect(QStyle::SE_ItemViewItemText, &row, m_view);
        const QRect written =
            row.fontMetrics.boundingRect(QRect(0, 0, std::max(least, words.width() - aside), high), Qt::TextWordWrap, row.text);
        return QStyledItemDelegate::sizeHint(option, index).expandedTo({0, written.height() + above});
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->showDecorationSelected = true; // words have all the room beside the box
    }

private:
    QListView* m_view;
};

} // namespace kit
