// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Content that is as large as it likes, and never a reason for the window to grow: what has no room is scrolled to.
#pragma once

#include <QEvent>
#include <QLayout>
#include <QScrollArea>
#include <QScrollBar>

namespace kit {

// Content that is made in its viewport() from the start is dressed once: a widget that moves to another parent is dressed anew
// with all that lies in it.
inline QScrollArea* scrolling(QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

inline QScrollArea* scrolled(QWidget* content)
{
    QScrollArea* area = scrolling(content->parentWidget());
    area->setWidget(content);
    return area;
}

class BareArea : public QScrollArea {
public:
    // parent: whose window the content is in already, so that its order of Tab stays.
    BareArea(QWidget* content, QWidget* parent)
        : QScrollArea(parent)
    {
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setFocusPolicy(Qt::NoFocus);
        setWidget(content);
    }
};

// Of one text: no line of it is cut in half.
class LinesArea : public BareArea {
public:
    using BareArea::BareArea;

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QScrollArea::resizeEvent(event);
        const int line = widget()->fontMetrics().lineSpacing();
        verticalScrollBar()->setSingleStep(line);
        setViewportMargins(0, 0, 0, height() > line ? height() % line : 0);
    }
};

// Of lines that break: what stands in it is never lower than its lines ask for at the width that there is.
class WholeArea : public BareArea {
public:
    using BareArea::BareArea;
    QSize minimumSizeHint() const override // it is scrolled from above to below alone
    {
        return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
            QScrollArea::minimumSizeHint().height()};
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QScrollArea::resizeEvent(event);
        keepWhole();
    }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) {
            keepWhole();
            updateGeometry();
        }
        return QScrollArea::eventFilter(watched, event);
    }

private:
    void keepWhole()
    {
        if (const QLayout* all = widget()->layout(); all && all->hasHeightForWidth())
            widget()->setMinimumHeight(all->minimumHeightForWidth(viewport()->width()));
    }
};

} // namespace kit
