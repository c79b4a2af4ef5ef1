// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/style.h"

#include "kit/drawn/colours.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/tip.h"
#include "kit/target.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QIcon>
#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QStyleOption>
#include <QStyledItemDelegate>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>

namespace kit {

namespace {

constexpr int boxEdges = 12; // above and below the letters of a box

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

// Little room would take from a box to count in what is above its edges. With smaller letters it needs less again.
void keepWhole(QWidget& box)
{
    constexpr const char* given = "keptHeight"; // here, and not by whoever made the box
    if (box.minimumHeight() != box.property(given).toInt())
        return;
    const int height = std::max(box.fontMetrics().height() + boxEdges, int(leastTarget));
    box.setProperty(given, height);
    box.setMinimumHeight(height);
}

QString fittedChoice(const QStyleOptionComboBox& box, const QStyle& style, const QWidget* widget)
{
    const int icon = box.currentIcon.isNull() ? 0 : box.iconSize.width() + 4;
    const int room = style.subControlRect(QStyle::CC_ComboBox, &box, QStyle::SC_ComboBoxEditField, widget).width() - icon;
    return box.fontMetrics.elidedText(box.currentText, Qt::ElideRight, room);
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

// What is chosen and what a column is called, as far as there is room for it.
void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (const auto* head = element == CE_HeaderLabel ? qstyleoption_cast<const QStyleOptionHeader*>(option) : nullptr;
        head && !head->text.contains(QLatin1Char('\n'))) {
        QStyleOptionHeader fitted = *head;
        fitted.text = head->fontMetrics.elidedText(head->text, Qt::ElideRight, head->rect.width());
        return QProxyStyle::drawControl(element, &fitted, painter, widget);
    }
    const auto* box = element == CE_ComboBoxLabel ? qstyleoption_cast<const QStyleOptionComboBox*>(option) : nullptr;
    if (!box || box->editable)
        return QProxyStyle::drawControl(element, option, painter, widget);
    QStyleOptionComboBox fitted = *box;
    fitted.currentText = fittedChoice(*box, *this, widget);
    QProxyStyle::drawControl(element, &fitted, painter, widget);
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const
{
    QSize all = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ComboBox || type == CT_SpinBox) // as high as the buttons beside them
        all.setHeight(std::max(all.height(), option->fontMetrics.height() + boxEdges));
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
    if (qobject_cast<QAbstractSpinBox*>(widget))
        keepWhole(*widget);
    if (auto* button = qobject_cast<QPushButton*>(widget))
        button->setAutoDefault(true);
    if (auto* button = qobject_cast<QToolButton*>(widget); button && qobject_cast<QLineEdit*>(button->parentWidget()))
        button->setAccessibleName(tr("Clear")); // Qt leaves the button that empties a line without a name
    if (qobject_cast<QAbstractSpinBox*>(widget) || qobject_cast<QComboBox*>(widget)) {
        if (widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
        widget->installEventFilter(this);
    }
    if (auto* view = qobject_cast<QAbstractItemView*>(widget))
        view->viewport()->installEventFilter(this);
    if (dynamic_cast<ElidedLabel*>(widget) || qobject_cast<QLineEdit*>(widget))
        widget->installEventFilter(this);
    QProxyStyle::polish(widget);
}

void Style::unpolish(QWidget* widget)
{
    widget->removeEventFilter(this);
    QProxyStyle::unpolish(widget);
}

namespace {

// Of the words that have no room where the mouse rests all, and below them what that place says of itself; empty: they have it.
QString wholeOf(const QComboBox& box)
{
    if (box.isEditable())
        return {};
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.currentText = box.currentText();
    option.currentIcon = box.itemIcon(box.currentIndex());
    option.iconSize = box.iconSize();
    return fittedChoice(option, *box.style(), &box) == option.currentText ? QString() : option.currentText;
}

QString wholeOf(const QHeaderView& heading, const QPoint& at)
{
    const int section = heading.logicalIndexAt(at);
    if (section < 0 || heading.orientation() == Qt::Vertical || heading.sectionSizeHint(section) <= heading.sectionSize(section))
        return {};
    const auto said = [&](int role) { return heading.model()->headerData(section, Qt::Horizontal, role).toString(); };
    return said(Qt::ToolTipRole).isEmpty() ? said(Qt::DisplayRole) : QString();
}

// Rows that are painted otherwise than Qt does it tell themselves what they cut off.
QString wholeOf(const QAbstractItemView& view, const QPoint& at)
{
    if (const auto* heading = qobject_cast<const QHeaderView*>(&view))
        return wholeOf(*heading, at);
    const QModelIndex index = view.indexAt(at);
    if (!index.isValid() || view.itemDelegateForIndex(index)->metaObject() != &QStyledItemDelegate::staticMetaObject)
        return {};
    const QString text = index.data().toString(), tip = index.data(Qt::ToolTipRole).toString();
    const QString own = Qt::mightBeRichText(tip) ? QTextDocumentFragment::fromHtml(tip).toPlainText() : tip;
    if (own.contains(text))
        return {};
    const QSize needed = view.sizeHintForIndex(index), there = view.visualRect(index).size();
    const bool isLong = view.fontMetrics().horizontalAdvance(text) > there.width(); // how many of its lines are seen, nobody says
    return isLong || needed.width() > there.width() || needed.height() > there.height()
        ? text + (own.isEmpty() ? QString() : QLatin1Char('\n') + own)
        : QString();
}

QString wholeOf(const QObject* watched, const QPoint& at)
{
    if (const auto* box = qobject_cast<const QComboBox*>(watched))
        return wholeOf(*box);
    const auto unlessItFits = [](const QWidget& where, const QString& text, int room) {
        return where.fontMetrics().elidedText(text, Qt::ElideRight, room) == text ? QString() : text;
    };
    if (const auto* label = dynamic_cast<const ElidedLabel*>(watched))
        return unlessItFits(*label, label->text(), label->contentsRect().width());
    if (const auto* line = qobject_cast<const QLineEdit*>(watched)) { // of what is typed there is a beginning, and the keys
        constexpr int edges = 16;                                     // with those that Qt keeps free beside the letters
        return line->text().isEmpty() ? unlessItFits(*line, line->placeholderText(), line->contentsRect().width() - edges)
                                      : QString();
    }
    const auto* view = qobject_cast<const QAbstractItemView*>(watched->parent());
    return view && view->viewport() == watched ? wholeOf(*view, at) : QString();
}

bool tellsWhole(QObject* watched, const QHelpEvent& event)
{
    const QString whole = wholeOf(watched, event.pos());
    if (whole.isEmpty())
        return false;
    auto* where = static_cast<QWidget*>(watched);
    const QString own = where->toolTip(), plain = tip(whole);
    QToolTip::showText(event.globalPos(),
        own.isEmpty() || own.contains(whole.toHtmlEscaped()) ? (own.isEmpty() ? plain : own)
                                                             : plain + (Qt::mightBeRichText(own) ? own : tip(own)),
        where);
    return true;
}

} // namespace

bool Style::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ToolTip && tellsWhole(watched, *static_cast<QHelpEvent*>(event)))
        return true;
    if (event->type() == QEvent::FontChange && qobject_cast<QAbstractSpinBox*>(watched))
        keepWhole(*static_cast<QWidget*>(watched));
    return QProxyStyle::eventFilter(watched, event);
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
