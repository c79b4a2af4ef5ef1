// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a window as it stands: it is too large, something lies outside or over something else, words are cut without
// a sign, a button is too small to be hit or grey without a reason, a control has no name, a key means two things.
#pragma once

#include "kit/drawn/board.h"
#include "kit/drawn/plain_label.h"
#include "support/doubled_keys.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListView>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>

namespace support {

inline QString named(const QWidget* part)
{
    const QString text = part->property("text").toString();
    return QLatin1String(part->metaObject()->className()) + QLatin1Char(' ') + part->objectName()
        + (text.isEmpty() ? QString() : QStringLiteral(" “%1”").arg(text.left(40)));
}

inline bool isScrolled(const QWidget* part, const QWidget* within)
{
    for (const QWidget* up = part->parentWidget(); up && up != within; up = up->parentWidget())
        if (qobject_cast<const QAbstractScrollArea*>(up))
            return true;
    return false;
}

// Words that their own width cuts, though no sign and no tip says so.
inline bool isCut(const QWidget* part)
{
    const auto* button = qobject_cast<const QAbstractButton*>(part);
    if (button && button->hasHeightForWidth() && button->heightForWidth(button->width()) > button->height() + 1)
        return true;
    if (button && !button->toolTip().isEmpty()) // with little room its edges give way, its letters do not
        return button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width() > button->width() - 4
            && button->minimumSizeHint().width() > button->width() + 1;
    if (button)
        return !button->text().isEmpty() && button->minimumSizeHint().width() > button->width() + 1;
    if (!part->toolTip().isEmpty())
        return false;
    if (dynamic_cast<const kit::ElidedLabel*>(part))
        return false; // says so itself
    const auto* label = qobject_cast<const QLabel*>(part);
    if (!label || label->text().isEmpty())
        return false;
    return label->wordWrap() ? label->heightForWidth(label->width()) > label->height() + 1
                             : label->sizeHint().width() > label->width() + 1;
}

// A button that shows neither words nor a sign; those that paint themselves say it in their own way.
inline bool isBlank(const QWidget* part)
{
    const auto* button = qobject_cast<const QAbstractButton*>(part);
    const QByteArray kind = part->metaObject()->className();
    if (!button || (kind != "QPushButton" && kind != "QToolButton") || !button->text().isEmpty())
        return false;
    const auto* tool = qobject_cast<const QToolButton*>(button);
    return button->icon().isNull() && !(tool && tool->arrowType() != Qt::NoArrow);
}

// A place to type in or to choose from whose letters have not their height.
inline bool isCrushed(const QWidget* part)
{
    const bool isTyped = qobject_cast<const QLineEdit*>(part) || qobject_cast<const QAbstractSpinBox*>(part)
        || qobject_cast<const QComboBox*>(part);
    return isTyped && part->height() + 2 < part->fontMetrics().height();
}

// What a finger or an unsteady hand hits.
inline constexpr int leastTarget = 24;

inline bool isSmall(const QWidget* part) { return part->width() < leastTarget || part->height() < leastTarget; }

// A button by itself, whether or not the keyboard comes to it; a field; not the parts of which Qt makes its own.
inline bool isTarget(const QWidget* part)
{
    if (part->objectName().startsWith(QLatin1String("qt_")) || qobject_cast<const QLineEdit*>(part->parentWidget()))
        return false;
    if (qobject_cast<const QLineEdit*>(part))
        return !qobject_cast<const QComboBox*>(part->parentWidget())
            && !qobject_cast<const QAbstractSpinBox*>(part->parentWidget());
    return qobject_cast<const QAbstractButton*>(part) || qobject_cast<const QComboBox*>(part)
        || qobject_cast<const QAbstractSpinBox*>(part);
}

// The targets that are no widgets: rows, tabs, headings that are pressed. Boards are drawn to the scale that there is room for.
inline QStringList smallPartsOf(const QWidget* part)
{
    QStringList found;
    const auto look = [&](const QString& name, const QSizeF& size) {
        if (size.width() + 0.5 < leastTarget || size.height() + 0.5 < leastTarget)
            found += QStringLiteral("%1 of %2 is small: %3×%4").arg(name, named(part)).arg(size.width()).arg(size.height());
    };
    if (const auto* tabs = qobject_cast<const QTabBar*>(part))
        for (int i = 0; i < tabs->count(); ++i)
            look(tabs->tabText(i), tabs->tabRect(i).size());
    if (const auto* heading = qobject_cast<const QHeaderView*>(part); heading && heading->sectionsClickable())
        look(QStringLiteral("heading"),
            {leastTarget, double(heading->orientation() == Qt::Horizontal ? heading->height() : leastTarget)});
    else if (const auto* view = qobject_cast<const QAbstractItemView*>(part); view && view->model() && !heading)
        for (int row = 0; row < view->model()->rowCount(view->rootIndex()); ++row) {
            const QModelIndex index = view->model()->index(row, 0, view->rootIndex());
            const QRect rect = view->visualRect(index);
            if (index.flags() & Qt::ItemIsSelectable && !rect.isEmpty() && view->viewport()->rect().contains(rect))
                look(QStringLiteral("row %1").arg(row), {leastTarget, double(rect.height())});
        }
    return found;
}

inline bool isNameless(const QWidget* part)
{
    if (!(part->focusPolicy() & Qt::TabFocus) || part->focusProxy())
        return false;
    const QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(part));
    return heard && heard->text(QAccessible::Name).trimmed().isEmpty();
}

// A box of choices is called by what is chosen; only a caption says what is chosen there.
inline bool isUncaptioned(const QWidget* part)
{
    const auto* box = qobject_cast<const QComboBox*>(part);
    if (!box || box->isEditable())
        return false;
    const auto captions = QAccessible::queryAccessibleInterface(const_cast<QComboBox*>(box))->relations(QAccessible::Label);
    return captions.isEmpty();
}

// A button that cannot be pressed and does not say why.
inline bool isMute(const QWidget* part)
{
    return qobject_cast<const QAbstractButton*>(part) && !part->isEnabled() && part->toolTip().isEmpty()
        && !part->objectName().startsWith(QLatin1String("qt_"));
}

inline QStringList overlapsIn(const QLayout* layout)
{
    QStringList found;
    QList<std::pair<QRect, QString>> parts;
    for (int i = 0; layout && i < layout->count(); ++i) {
        const QWidget* part = layout->itemAt(i)->widget();
        if (!part || !part->isVisible() || part->size().isEmpty())
            continue;
        for (const auto& [rect, name] : std::as_const(parts))
            if (rect.intersects(part->geometry()))
                found += named(part) + QStringLiteral(" over ") + name;
        parts += {part->geometry(), named(part)};
    }
    return found;
}

inline QStringList rowsOver(const QListView* view)
{
    QStringList found;
    QRect before;
    for (int row = 0; view->model() && row < view->model()->rowCount(view->rootIndex()); ++row) {
        const QRect rect = view->visualRect(view->model()->index(row, view->modelColumn(), view->rootIndex()));
        if (!before.isEmpty() && !rect.isEmpty() && before.intersects(rect))
            found += QStringLiteral("row %1 of %2 over the one before").arg(row).arg(named(view));
        before = rect;
    }
    return found;
}

// Places of a board that lie partly over others; what lies within another belongs to it.
inline QStringList coveredIn(const kit::Board* board)
{
    QStringList found;
    const QList<kit::Cell> cells = board->cells();
    for (qsizetype i = 0; i < cells.size(); ++i)
        for (qsizetype j = i + 1; j < cells.size(); ++j) {
            const QRectF both = cells[i].rect & cells[j].rect;
            if (cells[i].walkable && cells[j].walkable && both.width() > 3 && both.height() > 3
                && !cells[i].rect.contains(cells[j].rect) && !cells[j].rect.contains(cells[i].rect))
                found += QStringLiteral("%1 lies over %2 of %3").arg(cells[j].id, cells[i].id, named(board));
        }
    return found;
}

// Places of a board that lie beyond its edge.
inline QStringList outsideOf(const kit::Board* board)
{
    QStringList found;
    const QRectF room = QRectF(board->rect()).adjusted(-1, -1, 1, 1);
    for (const kit::Cell& cell : board->cells())
        if (!cell.rect.isEmpty() && !room.contains(cell.rect))
            found += QStringLiteral("%1 of %2 lies outside").arg(cell.id, named(board));
    return found;
}

// The innermost row or part that asks for more than the room, and what stands in it.
inline QString widest(QLayoutItem* item, int room)
{
    QLayout* layout = item->layout() ? item->layout() : item->widget() ? item->widget()->layout() : nullptr;
    QStringList parts;
    for (int i = 0; layout && i < layout->count(); ++i) {
        QLayoutItem* part = layout->itemAt(i);
        if (part->isEmpty())
            continue;
        if (part->minimumSize().width() > room)
            return widest(part, room);
        if (part->layout())
            parts += QStringLiteral("a row: ") + QString::number(part->minimumSize().width());
        if (part->widget())
            parts += named(part->widget()) + QStringLiteral(": ") + QString::number(part->minimumSize().width());
    }
    return (item->widget() ? named(item->widget()) + QStringLiteral(" of ") : QString()) + parts.join(QStringLiteral(", "));
}

// What stands to be scrolled to at the side of a page is seldom found.
inline QStringList tooWide(QWidget& page)
{
    QStringList found;
    QWidgetItem whole(&page);
    for (const QWidget* up = page.parentWidget(); up; up = up->parentWidget())
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(up); area && area->horizontalScrollBar()->maximum() > 0)
            found += QStringLiteral("wider than its place by %1: %2")
                         .arg(area->horizontalScrollBar()->maximum())
                         .arg(widest(&whole, area->viewport()->width()));
    for (const QScrollArea* area : page.findChildren<QScrollArea*>())
        if (area->isVisible() && area->horizontalScrollBar()->maximum() > 0)
            found +=
                QStringLiteral("%1 is too wide by %2").arg(named(area->widget())).arg(area->horizontalScrollBar()->maximum());
    return found;
}

// What is wrong with the window as it stands.
inline QStringList wrongIn(const QWidget& main, const QSize& screen)
{
    QStringList found;
    if (main.width() > screen.width() || main.height() > screen.height())
        found += QStringLiteral("the window is %1×%2").arg(main.width()).arg(main.height());
    for (const QWidget* part : main.findChildren<QWidget*>()) {
        if (!part->isVisible() || part->isWindow() || part->size().isEmpty())
            continue;
        const QRect there(part->mapTo(&main, QPoint()), part->size());
        const bool isPressed = part->focusPolicy() != Qt::NoFocus && qobject_cast<const QAbstractButton*>(part);
        if ((isPressed || qobject_cast<const QLineEdit*>(part)) && !isScrolled(part, &main) && !main.rect().contains(there))
            found += named(part) + QStringLiteral(" lies outside");
        if (isTarget(part) && isSmall(part))
            found += QStringLiteral("%1 is small: %2×%3").arg(named(part)).arg(part->width()).arg(part->height());
        if (isCrushed(part))
            found +=
                QStringLiteral("%1 is crushed: %2 of %3").arg(named(part)).arg(part->height()).arg(part->sizeHint().height());
        found += smallPartsOf(part);
        if (isMute(part))
            found += named(part) + QStringLiteral(" is grey and does not say why");
        if (isNameless(part))
            found += named(part) + QStringLiteral(" has no name for who cannot see it");
        if (isUncaptioned(part))
            found += named(part) + QStringLiteral(" has no caption");
        if (isBlank(part))
            found += named(part) + QStringLiteral(" says and shows nothing");
        if (isCut(part))
            found += QStringLiteral("%1 is cut: %2 of %3").arg(named(part)).arg(part->width()).arg(part->sizeHint().width());
        found += overlapsIn(part->layout());
        if (const auto* board = dynamic_cast<const kit::Board*>(part))
            found += coveredIn(board);
        if (const auto* view = qobject_cast<const QListView*>(part); view && view->flow() == QListView::TopToBottom)
            found += rowsOver(view);
    }
    return found + doubledKeys(main);
}

} // namespace support
