// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of a tree's first column that are as high as their words need: what is cut off is the very value that differs.
#pragma once

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTreeView>

#include <algorithm>

namespace window {

class WrappedLines : public QStyledItemDelegate {
public:
    explicit WrappedLines(QTreeView* view)
        : QStyledItemDelegate(view)
        , m_view(view)
    {
        view->setWordWrap(true);
        view->setItemDelegateForColumn(0, this);
        connect(view->header(), &QHeaderView::sectionResized, this, [this] { emit sizeHintChanged({}); });
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        constexpr int aside = 8, above = 4;
        const int width = std::max(40, m_view->columnWidth(0) - aside);
        const QRect words = option.fontMetrics.boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, index.data().toString());
        return QStyledItemDelegate::sizeHint(option, index).expandedTo({0, words.height() + above});
    }

private:
    QTreeView* m_view;
};

} // namespace window
