// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/style.h"

#include "kit/drawn/colours.h"
#include "kit/target.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QGuiApplication>
#include <QIcon>
#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QStyleOption>
#include <QToolButton>

#include <algorithm>

namespace kit {

namespace {

// A small angle that points down, or up.
void angle(QPainter* painter, const QRectF& rect, bool up, const QColor& colour)
{
    const qreal half = std::min({rect.width() / 2 - 2, rect.height() / 2, 4.5});
    const qreal tip = up ? -half / 2 : half / 2;
    const QPointF centre = rect.center();
    painter->setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(Qt::NoBrush);
    painter->drawPolyline(QPolygonF({centre + QPointF(-half, -tip), centre + QPointF(0, tip), centre + QPointF(half, -tip)}));
}

} // namespace

// Boxes to choose from and to count in look like the buttons and lines beside them.
void Style::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    const auto* box = control == CC_ComboBox ? qstyleoption_cast<const QStyleOptionComboBox*>(option) : nullptr;
    const auto* spin = control == CC_SpinBox ? qstyleoption_cast<const QStyleOptionSpinBox*>(option) : nullptr;
    if (!box && !spin) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        return;
    }
    const Colours& colours = Colours::of(option->palette);
    const bool isEnabled = option->state & State_Enabled, hasFocus = option->state & State_HasFocus;
    const qreal width = hasFocus ? 2 : 1;
    const bool isLine = spin || box->editable;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isLine ? spin == nullptr || spin->frame : box->frame) {
        painter->setPen(QPen(hasFocus || (isEnabled && option->state & State_MouseOver) ? colours.accent : colours.line, width,
            isEnabled ? Qt::SolidLine : Qt::DashLine));
        painter->setBrush(!isEnabled ? Qt::NoBrush : QBrush(isLine ? colours.surface : colours.raised));
        painter->drawRoundedRect(QRectF(option->rect).adjusted(width / 2, width / 2, -width / 2, -width / 2), 6, 6);
    }
    const auto signIn = [&](SubControl part, bool up, bool isLive) {
        angle(painter, proxy()->subControlRect(control, option, part, widget), up,
            isEnabled && isLive ? colours.text : colours.line);
    };
    if (box) {
        signIn(SC_ComboBoxArrow, false, true);
    } else if (spin->buttonSymbols != QAbstractSpinBox::NoButtons) {
        signIn(SC_SpinBoxUp, true, spin->stepEnabled & QAbstractSpinBox::StepUpEnabled);
        signIn(SC_SpinBoxDown, false, spin->stepEnabled & QAbstractSpinBox::StepDownEnabled);
    }
    painter->restore();
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const
{
    QSize all = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ComboBox || type == CT_SpinBox) // as high as the buttons beside them
        all.setHeight(std::max(all.height(), option->fontMetrics.height() + 12));
    if (type == CT_ItemViewItem) // boxes of rows that touch are hard to hit
        all.setHeight(std::max(all.height() + 4, int(leastTarget)));
    if (type == CT_CheckBox || type == CT_RadioButton)
        all.setHeight(std::max(all.height(), int(leastTarget)));
    return all;
}

// Signs are as large as the letters beside them.
int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    if (metric != PM_ButtonIconSize)
        return QProxyStyle::pixelMetric(metric, option, widget);
    return (widget ? widget->fontMetrics() : QFontMetrics(QGuiApplication::font())).height();
}

void Style::polish(QWidget* widget)
{
    if (qobject_cast<QAbstractSpinBox*>(widget)) // little room takes from it what is above its edges
        widget->setMinimumHeight(std::max({widget->minimumHeight(), widget->sizeHint().height(), int(leastTarget)}));
    if (auto* button = qobject_cast<QPushButton*>(widget))
        button->setAutoDefault(true);
    if (auto* button = qobject_cast<QToolButton*>(widget); button && qobject_cast<QLineEdit*>(button->parentWidget()))
        button->setAccessibleName(tr("Clear")); // Qt leaves the button that empties a line without a name
    if (qobject_cast<QAbstractSpinBox*>(widget) || qobject_cast<QComboBox*>(widget)) {
        if (widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
        widget->installEventFilter(this);
    }
    QProxyStyle::polish(widget);
}

void Style::unpolish(QWidget* widget)
{
    widget->removeEventFilter(this);
    QProxyStyle::unpolish(widget);
}

// Who turns the wheel over a form scrolls it: a value changes only where the keyboard is, too.
bool Style::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Wheel || static_cast<QWidget*>(watched)->hasFocus())
        return QProxyStyle::eventFilter(watched, event);
    event->ignore();
    return true;
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (element == PE_FrameFocusRect && qobject_cast<const QPushButton*>(widget))
        return; // its border says it already
    const bool isOneOf = element == PE_IndicatorRadioButton;
    if (element != PE_IndicatorCheckBox && element != PE_IndicatorItemViewItemCheck && !isOneOf)
        return QProxyStyle::drawPrimitive(element, option, painter, widget);
    const Colours& colours = Colours::of(option->palette);
    const QRectF box = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool isOn = option->state & State_On, isEnabled = option->state & State_Enabled;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(
        QPen(isEnabled && (isOn || option->state & (State_HasFocus | State_MouseOver)) ? colours.accent : colours.muted, 1.2,
            isEnabled ? Qt::SolidLine : Qt::DashLine));
    painter->setBrush(!isEnabled ? Qt::NoBrush : QBrush(isOn ? colours.accent : colours.surface));
    const qreal corner = isOneOf ? box.height() / 2 : 3;
    painter->drawRoundedRect(box, corner, corner);
    if (isOneOf && isOn) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(isEnabled ? colours.onAccent : colours.muted);
        painter->drawEllipse(box.center(), box.width() * 0.2, box.height() * 0.2);
    } else if (isOn || option->state & State_NoChange) {
        QPainterPath mark;
        mark.moveTo(box.left() + box.width() * 0.22, box.top() + box.height() * 0.52);
        if (isOn) {
            mark.lineTo(box.left() + box.width() * 0.43, box.top() + box.height() * 0.74);
            mark.lineTo(box.left() + box.width() * 0.8, box.top() + box.height() * 0.28);
        } else {
            mark.lineTo(box.left() + box.width() * 0.78, box.top() + box.height() * 0.52);
        }
        painter->setBrush(Qt::NoBrush);
        painter->setPen(
            QPen(isOn && isEnabled ? colours.onAccent : colours.muted, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPath(mark);
    }
    painter->restore();
}

// Words are enough on a dialog's buttons: the signs of the system are in colours of their own.
int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* returned) const
{
    constexpr int shortMotion = 120; // milliseconds
    if (hint == SH_Widget_Animation_Duration)
        return isAnimated() ? shortMotion : 0;
    return hint == SH_DialogButtonBox_ButtonsHaveIcons ? 0 : QProxyStyle::styleHint(hint, option, widget, returned);
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
