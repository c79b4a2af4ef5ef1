// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The program's name behind its sign; without words the sign alone.
#pragma once

#include "kit/drawn/colours.h"
#include "kit/drawn/icons.h"

#include <QLabel>
#include <QPainter>
#include <QStyle>

namespace window {

class Brand : public QLabel {
public:
    explicit Brand(QWidget* parent)
        : QLabel(parent)
    {
        setProperty("look", "brand");
    }
    QSize sizeHint() const override { return QLabel::sizeHint() + QSize(side() + 6, 0); }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        kit::paintSign(painter, QRectF(0, (height() - side()) / 2.0, side(), side()), QStringLiteral("◈"),
            kit::Colours::of(palette()).accent);
        style()->drawItemText(&painter, rect().adjusted(side() + 6, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, palette(),
            isEnabled(), text(), foregroundRole());
    }

private:
    int side() const { return fontMetrics().height(); }
};

} // namespace window
