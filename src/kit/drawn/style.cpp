// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/style.h"

#include "kit/drawn/colours.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/skin.h"
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
#include <QScrollBar>
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

// A ground with its border within the rectangle.
void box(QPainter* painter, const QRectF& rect, const Skin& skin, Qt::LayoutDirection direction = Qt::LeftToRight)
{
    painter->save();
    if (skin.isSided || skin.radius == 0) {
        if (skin.ground.isValid())
            painter->fillRect(rect, skin.ground);
        if (skin.isSided && skin.line.isValid()) {
            QRectF side(rect.topLeft(), QSizeF(skin.edge, rect.height()));
            if (direction == Qt::RightToLeft)
                side.moveRight(rect.right());
            painter->fillRect(side, skin.line);
        }
    }
    if (!skin.isSided && (skin.radius > 0 || skin.line.isValid())) {
        const qreal half = skin.edge / 2.0, corner = std::max<qreal>(0, skin.radius - half);
        painter->setRenderHint(QPainter::Antialiasing, skin.radius > 0);
        painter->setPen(skin.line.isValid() ? QPen(skin.line, skin.edge, skin.stroke) : QPen(Qt::NoPen));
        painter->setBrush(skin.radius > 0 && skin.ground.isValid() ? QBrush(skin.ground) : QBrush(Qt::NoBrush));
        painter->drawRoundedRect(rect.adjusted(half, half, -half, -half), corner, corner);
    }
    if (skin.ring.isValid()) {
        const qreal inset = skin.edge + 0.5;
        painter->setPen(QPen(skin.ring, 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), skin.radius - inset, skin.radius - inset);
    }
    painter->restore();
}

QRect within(const QStyleOption& option, const Skin& skin)
{
    return QStyle::visualRect(option.direction, option.rect, option.rect.marginsRemoved(skin.around));
}

QPalette inked(QPalette palette, const Skin& skin)
{
    if (skin.letters.isValid())
        palette.setColor(QPalette::ButtonText, skin.letters);
    return palette;
}

// Its sign and its words, at the beginning.
void leftLabel(const QStyleOptionButton& button, QPainter* painter, const QStyle& style, const QWidget* widget)
{
    constexpr int between = 4; // as between any sign and its words
    QRect room = button.rect;
    if (!button.icon.isNull()) {
        const QIcon::Mode mode = button.state & QStyle::State_Enabled ? QIcon::Normal : QIcon::Disabled;
        const QRect sign = QStyle::alignedRect(button.direction, Qt::AlignLeft | Qt::AlignVCenter, button.iconSize, room);
        button.icon.paint(painter, sign, Qt::AlignCenter, mode, button.state & QStyle::State_On ? QIcon::On : QIcon::Off);
        room.adjust(button.direction == Qt::LeftToRight ? sign.width() + between : 0, 0,
            button.direction == Qt::LeftToRight ? 0 : -sign.width() - between, 0);
    }
    const int mnemonic =
        style.styleHint(QStyle::SH_UnderlineShortcut, &button, widget) ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
    style.drawItemText(painter, room, int(QStyle::visualAlignment(button.direction, Qt::AlignLeft | Qt::AlignVCenter)) | mnemonic,
        button.palette, button.state & QStyle::State_Enabled, button.text, QPalette::ButtonText);
}

void menuSign(const QStyleOption& option, QPainter* painter, const Skin& skin)
{
    constexpr QSize size(12, 10);
    const QRect place = QStyle::alignedRect(option.direction, Qt::AlignRight | Qt::AlignVCenter, size, option.rect);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    angle(painter, place.translated(option.direction == Qt::RightToLeft ? 2 : -2, 0), false, skin.letters);
    painter->restore();
}

// No more than what is moved and how far it has gone.
void scrollBar(const QStyleOptionSlider& bar, const QRect& slider, QPainter* painter)
{
    if (bar.maximum <= bar.minimum)
        return;
    const Colours& colours = Colours::of(bar.palette);
    constexpr int edge = 2;
    const bool isHeld =
        bar.activeSubControls & QStyle::SC_ScrollBarSlider && bar.state & (QStyle::State_MouseOver | QStyle::State_Sunken);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(isHeld ? colours.muted : colours.line);
    painter->drawRoundedRect(slider.adjusted(edge, edge, -edge, -edge), 4, 4);
    painter->restore();
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
    if (const auto* tool = control == CC_ToolButton ? qstyleoption_cast<const QStyleOptionToolButton*>(option) : nullptr)
        return drawTool(*tool, painter, widget);
    if (const auto* bar = control == CC_ScrollBar ? qstyleoption_cast<const QStyleOptionSlider*>(option) : nullptr)
        return scrollBar(*bar, proxy()->subControlRect(control, bar, SC_ScrollBarSlider, widget), painter);
    const auto* box = control == CC_ComboBox ? qstyleoption_cast<const QStyleOptionComboBox*>(option) : nullptr;
    const auto* spin = control == CC_SpinBox ? qstyleoption_cast<const QStyleOptionSpinBox*>(option) : nullptr;
    if (!box && !spin)
        return QProxyStyle::drawComplexControl(control, option, painter, widget);
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

void Style::drawTool(const QStyleOptionToolButton& button, QPainter* painter, const QWidget* widget) const
{
    const auto skin = skinOf(widget, button.state);
    if (!skin) // of somebody else's making
        return QProxyStyle::drawComplexControl(CC_ToolButton, &button, painter, widget);
    box(painter, button.rect, *skin, button.direction);
    QStyleOptionToolButton label = button;
    label.rect = within(button, *skin);
    label.palette = inked(button.palette, *skin);
    proxy()->drawControl(CE_ToolButtonLabel, &label, painter, widget);
    if (button.features & QStyleOptionToolButton::HasMenu)
        menuSign(button, painter, *skin);
}

QRect Style::subControlRect(
    ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const
{
    const auto* bar = control == CC_ScrollBar ? qstyleoption_cast<const QStyleOptionSlider*>(option) : nullptr;
    if (!bar)
        return QProxyStyle::subControlRect(control, option, part, widget);
    const bool isAcross = bar->orientation == Qt::Horizontal;
    const int length = isAcross ? bar->rect.width() : bar->rect.height();
    const qint64 range = qint64(bar->maximum) - bar->minimum;
    const int least = std::min(length, proxy()->pixelMetric(PM_ScrollBarSliderMin, bar, widget));
    const int slider = range > 0 ? std::max(least, int(qint64(length) * bar->pageStep / (range + bar->pageStep))) : length;
    const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - slider, bar->upsideDown);
    const auto placed = [&](int from, int to) {
        const QRect along =
            isAcross ? QRect(from, 0, to - from, bar->rect.height()) : QRect(0, from, bar->rect.width(), to - from);
        return visualRect(bar->direction, bar->rect, along.translated(bar->rect.topLeft()));
    };
    switch (part) {
    case SC_ScrollBarGroove:
        return bar->rect;
    case SC_ScrollBarSlider:
        return placed(start, start + slider);
    case SC_ScrollBarSubPage:
        return placed(0, start);
    case SC_ScrollBarAddPage:
        return placed(start + slider, length);
    default: // nobody presses small arrows
        return {};
    }
}

// What is within the border and the room that belongs to it.
QRect Style::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    const bool isInner = element == SE_PushButtonContents || element == SE_LineEditContents || element == SE_ShapedFrameContents;
    const auto skin = isInner ? skinOf(widget, option->state) : std::nullopt;
    if (!skin || (element == SE_ShapedFrameContents && skin->edge == 0))
        return QProxyStyle::subElementRect(element, option, widget);
    return within(*option, *skin);
}

// What is chosen and what a column is called, as far as there is room for it.
void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (const auto* head = element == CE_HeaderLabel ? qstyleoption_cast<const QStyleOptionHeader*>(option) : nullptr;
        head && !head->text.contains(QLatin1Char('\n'))) {
        constexpr int edges = 6; // besides what Qt keeps free beside its words
        QStyleOptionHeader fitted = *head;
        fitted.rect.adjust(edges, 0, -edges, 0);
        fitted.text = head->fontMetrics.elidedText(head->text, Qt::ElideRight, fitted.rect.width());
        fitted.palette.setColor(QPalette::ButtonText, Colours::of(head->palette).muted);
        return QProxyStyle::drawControl(element, &fitted, painter, widget);
    }
    if (element == CE_HeaderSection || element == CE_HeaderEmptyArea) {
        const Colours& colours = Colours::of(option->palette);
        painter->fillRect(option->rect, colours.raised);
        painter->fillRect(QRect(option->rect.bottomLeft(), QSize(option->rect.width(), 1)), colours.line);
        return;
    }
    if (const auto* button = element == CE_PushButton ? qstyleoption_cast<const QStyleOptionButton*>(option) : nullptr)
        if (const auto skin = skinOf(widget, option->state))
            return drawButton(*button, *skin, painter, widget);
    if (element == CE_ShapedFrame && skinOf(widget, option->state))
        return; // with the ground below it
    const auto* box = element == CE_ComboBoxLabel ? qstyleoption_cast<const QStyleOptionComboBox*>(option) : nullptr;
    if (!box || box->editable)
        return QProxyStyle::drawControl(element, option, painter, widget);
    QStyleOptionComboBox fitted = *box;
    fitted.currentText = fittedChoice(*box, *this, widget);
    QProxyStyle::drawControl(element, &fitted, painter, widget);
}

void Style::drawButton(const QStyleOptionButton& button, const Skin& skin, QPainter* painter, const QWidget* widget) const
{
    box(painter, button.rect, skin);
    QStyleOptionButton label = button;
    label.rect = within(button, skin);
    label.palette = inked(button.palette, skin);
    if (button.features & QStyleOptionButton::HasMenu) {
        menuSign(button, painter, skin);
        const int sign = proxy()->pixelMetric(PM_MenuButtonIndicator, &button, widget);
        label.rect = visualRect(button.direction, label.rect, label.rect.adjusted(0, 0, -sign, 0));
        label.features &= ~QStyleOptionButton::HasMenu;
    }
    if (skin.isLeft)
        leftLabel(label, painter, *proxy(), widget);
    else
        proxy()->drawControl(CE_PushButtonLabel, &label, painter, widget);
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const
{
    const bool isBox = type == CT_PushButton || type == CT_ToolButton
        || (type == CT_LineEdit && (!widget || !qobject_cast<const QAbstractSpinBox*>(widget->parentWidget())));
    if (const auto skin = isBox ? skinOf(widget, option->state) : std::nullopt) {
        constexpr QSize aroundSigns(3, 3); // which Qt's own buttons with signs keep free
        const QSize inner = size.expandedTo(skin->least) + (type == CT_ToolButton ? aroundSigns : QSize(0, 0));
        return inner.grownBy(skin->around);
    }
    if (const auto* head = type == CT_HeaderSection ? qstyleoption_cast<const QStyleOptionHeader*>(option) : nullptr)
        return headingSize(*head, widget);
    QSize all = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ComboBox || type == CT_SpinBox) // as high as the buttons beside them
        all.setHeight(std::max(all.height(), option->fontMetrics.height() + boxEdges));
    if (type == CT_ComboBox) // or the last letter touches the sign
        all.rwidth() += 2;
    if (type == CT_ItemViewItem) // boxes of rows that touch are hard to hit
        all.setHeight(std::max(all.height() + 4, int(leastTarget)));
    if (type == CT_CheckBox || type == CT_RadioButton)
        all.setHeight(std::max(all.height(), int(leastTarget)));
    return all;
}

QSize Style::headingSize(const QStyleOptionHeader& head, const QWidget* widget) const
{
    const int margin = proxy()->pixelMetric(PM_HeaderMargin, &head, widget);
    const int sign = head.icon.isNull() ? 0 : proxy()->pixelMetric(PM_SmallIconSize, &head, widget) + margin;
    const QSize words = head.fontMetrics.size(0, head.text);
    constexpr QSize around(16, 9); // with the line below it
    return QSize(sign + (head.text.isNull() ? 0 : margin) + words.width() + margin,
               margin + std::max(sign, words.height()) + margin)
        + around;
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    constexpr int scrollBarWidth = 12, leastSlider = 28, aroundTips = 5;
    if (metric == PM_ScrollBarExtent)
        return scrollBarWidth;
    if (metric == PM_ScrollBarSliderMin)
        return leastSlider;
    if (metric == PM_ToolTipLabelFrameWidth)
        return aroundTips;
    if (metric != PM_ButtonIconSize)
        return QProxyStyle::pixelMetric(metric, option, widget);
    // signs are as large as the letters beside them
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
    if (qobject_cast<QScrollBar*>(widget))
        widget->setAttribute(Qt::WA_OpaquePaintEvent, false);
    dress(*widget);
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
    if (element == PE_Widget || element == PE_PanelLineEdit) {
        if (const auto skin = skinOf(widget, option->state))
            return box(painter, option->rect, *skin);
    } else if (element == PE_PanelScrollAreaCorner || element == PE_FrameMenu) {
        return;
    } else if (element == PE_PanelMenu || element == PE_PanelTipLabel) {
        const Colours& colours = Colours::of(option->palette);
        Skin skin;
        skin.edge = 1;
        skin.line = colours.line;
        skin.ground = element == PE_PanelMenu ? colours.surface : colours.raised;
        return box(painter, option->rect, skin);
    }
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
