// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A stack is as large as its largest page; what is not seen shall not make the window larger than the screen.
#pragma once

#include <QLayout>
#include <QStackedWidget>

namespace kit {

inline void fitToCurrent(QStackedWidget* stack)
{
    for (int n = 0; n < stack->count(); ++n) {
        const bool isShown = n == stack->currentIndex();
        stack->widget(n)->setSizePolicy(
            isShown ? QSizePolicy::Expanding : QSizePolicy::Ignored, isShown ? QSizePolicy::Expanding : QSizePolicy::Ignored);
    }
}

inline void keepToCurrent(QStackedWidget* stack)
{
    QObject::connect(stack, &QStackedWidget::currentChanged, stack, [stack] { fitToCurrent(stack); });
    fitToCurrent(stack);
}

// Asks for the height that the page which is seen needs at least, not for the one that it would like.
class Pages : public QStackedWidget {
public:
    explicit Pages(QWidget* parent)
        : QStackedWidget(parent)
    {
        keepToCurrent(this);
    }
    int heightForWidth(int width) const override
    {
        const QWidget* page = currentWidget();
        return page && page->hasHeightForWidth() && page->layout() ? page->layout()->totalMinimumHeightForWidth(width)
                                                                   : minimumSizeHint().height();
    }
};

// Where the room is scrolled: what is not seen has no height that it would ask for.
class Stack : public QStackedWidget {
public:
    using QStackedWidget::QStackedWidget;
    bool hasHeightForWidth() const override { return false; }
};

} // namespace kit
