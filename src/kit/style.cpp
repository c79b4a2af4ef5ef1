// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/style.h"

#include "kit/colours.h"

#include <QIcon>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QStyleOption>

namespace kit {

void Style::polish(QWidget* widget)
{
    if (auto* button = qobject_cast<QPushButton*>(widget))
        button->setAutoDefault(true);
    QProxyStyle::polish(widget);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (element == PE_FrameFocusRect && qobject_cast<const QPushButton*>(widget))
        return; // its border says it already
    if (element != PE_IndicatorCheckBox && element != PE_IndicatorItemViewItemCheck)
        return QProxyStyle::drawPrimitive(element, option, painter, widget);
    const Colours& colours = Colours::of(option->palette);
    const QRectF box = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool isOn = option->state & State_On, isEnabled = option->state & State_Enabled;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(isEnabled && (isOn || option->state & (State_HasFocus | State_MouseOver)) ? colours.accent : colours.muted, 1.2));
    painter->setBrush(isOn && isEnabled ? colours.accent : colours.surface);
    painter->drawRoundedRect(box, 3, 3);
    if (isOn || option->state & State_NoChange) {
        QPainterPath mark;
        mark.moveTo(box.left() + box.width() * 0.22, box.top() + box.height() * 0.52);
        if (isOn) {
            mark.lineTo(box.left() + box.width() * 0.43, box.top() + box.height() * 0.74);
            mark.lineTo(box.left() + box.width() * 0.8, box.top() + box.height() * 0.28);
        } else {
            mark.lineTo(box.left() + box.width() * 0.78, box.top() + box.height() * 0.52);
        }
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(isOn && isEnabled ? colours.onAccent : colours.muted, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPath(mark);
    }
    painter->restore();
}

// The sign that empties a line is drawn here: the desktop's own is looked for in all its icon themes, which takes as long as
// the rest of the line, and is seldom seen on a dark ground.
QIcon Style::standardIcon(StandardPixmap sign, const QStyleOption* option, const QWidget* widget) const
{
    if (sign != SP_LineEditClearButton)
        return QProxyStyle::standardIcon(sign, option, widget);
    constexpr int side = 32; // twice what is shown, for dense screens
    QPixmap drawn(side, side);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Colours::of(widget ? widget->palette() : QPalette()).muted, side / 9.0, Qt::SolidLine, Qt::RoundCap));
    constexpr qreal from = side * 0.3, to = side * 0.7;
    painter.drawLine(QPointF(from, from), QPointF(to, to));
    painter.drawLine(QPointF(from, to), QPointF(to, from));
    return QIcon(drawn);
}

} // namespace kit
