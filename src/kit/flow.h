// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A row that goes on in a further line where it has no room, as words do. What can be wider takes what a line has left.
#pragma once

#include <QLayout>
#include <QStyle>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace kit {

class Flow : public QLayout {
public:
    using QLayout::QLayout;
    ~Flow() override { qDeleteAll(m_items); }
    Q_DISABLE_COPY_MOVE(Flow)

    void addItem(QLayoutItem* item) override { m_items += item; }
    int count() const override { return int(m_items.size()); }
    QLayoutItem* itemAt(int at) const override { return m_items.value(at); }
    QLayoutItem* takeAt(int at) override { return at >= 0 && at < m_items.size() ? m_items.takeAt(at) : nullptr; }
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return laidOut({0, 0, width, 0}, false); }
    void setGeometry(const QRect& rect) override
    {
        QLayout::setGeometry(rect);
        (void)laidOut(rect, true);
    }
    QSize minimumSize() const override // one below the other
    {
        QSize size;
        for (const QLayoutItem* one : m_items)
            if (!one->isEmpty())
                size = size.expandedTo(one->minimumSize());
        return size;
    }
    QSize sizeHint() const override // all in one line
    {
        QSize size(-gap(), 0);
        for (const QLayoutItem* one : m_items)
            if (!one->isEmpty())
                size = {size.width() + gap() + one->sizeHint().width(), std::max(size.height(), one->sizeHint().height())};
        return size.expandedTo({0, 0});
    }

private:
    int gap() const { return std::max(0, spacing()); }

    // Answers how high it is.
    int laidOut(const QRect& rect, bool places) const
    {
        int y = rect.y(), used = 0, more = rect.width();
        QList<QLayoutItem*> line;
        const auto end = [&] {
            const int wide = int(std::ranges::count_if(line, isWide));
            if (wide > 0)
                more = std::min(more, std::max(0, rect.width() - used) / wide); // in a further line no more than in the first
            const auto width = [&](const QLayoutItem* one) {
                return std::min(needed(one) + (isWide(one) ? more : 0), rect.width());
            };
            int x = rect.x(), height = 0;
            for (const QLayoutItem* one : std::as_const(line))
                height = std::max(height, one->hasHeightForWidth() ? one->heightForWidth(width(one)) : one->sizeHint().height());
            for (QLayoutItem* one : std::as_const(line)) {
                if (places)
                    one->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), rect, {x, y, width(one), height}));
                x += width(one) + gap();
            }
            y += height + gap();
            line.clear();
            used = 0;
        };
        for (QLayoutItem* one : m_items) {
            if (one->isEmpty() && !one->spacerItem())
                continue;
            if (!line.isEmpty() && !one->spacerItem() && used + gap() + needed(one) > rect.width())
                end();
            used += (line.isEmpty() ? 0 : gap()) + needed(one);
            line += one;
        }
        if (!line.isEmpty())
            end();
        return std::max(0, y - gap() - rect.y());
    }

    // What can be wider may be somewhat narrower, too.
    static int needed(const QLayoutItem* one)
    {
        const int liked = one->sizeHint().width();
        return isWide(one) ? std::max(one->minimumSize().width(), liked * 2 / 3) : liked;
    }
    static bool isWide(const QLayoutItem* one) { return one->expandingDirections() & Qt::Horizontal; }

    QList<QLayoutItem*> m_items;
};

} // namespace kit
