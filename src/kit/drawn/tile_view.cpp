// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/tile_view.h"

#include "kit/drawn/accessible_part.h"
#include "kit/drawn/tile_delegate.h"

#include <QApplication>
#include <QHash>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPointer>
#include <QRegularExpression>
#include <QScrollBar>

#include <algorithm>

#include <utility>

namespace kit {

namespace {

constexpr auto word = QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;

// Whatever stands in a row now: rows are known by their number, as in any list that is read out.
class TileInterface : public AccessiblePart {
public:
    TileInterface(TileView* view, int row)
        : m_view(view)
        , m_row(row)
    {
    }

    int row() const { return m_row; }
    bool isValid() const override { return m_view && index().isValid(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        if (kind == QAccessible::Description)
            return index().data(Qt::AccessibleDescriptionRole).toString();
        const QString spoken = kind == QAccessible::Name ? index().data(Qt::AccessibleTextRole).toString() : QString();
        return spoken.isEmpty() && kind == QAccessible::Name ? index().data().toString() : spoken;
    }
    QRect rect() const override
    {
        const QRect place = isValid() ? m_view->visualRect(index()) : QRect();
        return place.isEmpty() ? QRect() : QRect(m_view->viewport()->mapToGlobal(place.topLeft()), place.size());
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid())
            return state;
        state.invisible = !m_view->isVisible();
        state.offscreen = !m_view->viewport()->rect().intersects(m_view->visualRect(index()));
        state.disabled = !canBePressed();
        state.focusable = state.selectable = canBePressed();
        state.focused = m_view->hasFocus() && m_view->currentIndex() == index();
        state.selected = m_view->selectionModel()->isSelected(index());
        return state;
    }
    QStringList actionNames() const override
    {
        return canBePressed() ? QStringList{pressAction(), setFocusAction()} : QStringList();
    }
    void doAction(const QString& action) override
    {
        if (!canBePressed())
            return;
        if (action == setFocusAction()) {
            m_view->setFocus();
            m_view->setCurrentIndex(index());
        } else if (action == pressAction()) {
            const QPointer<TileView> view = m_view;
            view->setCurrentIndex(index());
            if (view && index().isValid())
                emit view->activated(index());
        }
    }

private:
    QModelIndex index() const
    {
        return m_view->model() ? m_view->model()->index(m_row, m_view->modelColumn(), m_view->rootIndex()) : QModelIndex();
    }
    bool canBePressed() const { return isValid() && index().flags().testFlag(Qt::ItemIsEnabled); }

    QPointer<TileView> m_view;
    int m_row;
};

class TileViewInterface : public QAccessibleWidget {
public:
    explicit TileViewInterface(TileView* view)
        : QAccessibleWidget(view, QAccessible::List)
    {
    }
    ~TileViewInterface() override
    {
        for (const QAccessible::Id id : std::as_const(m_ids))
            QAccessible::deleteAccessibleInterface(id);
    }
    int childCount() const override { return view()->model() ? view()->model()->rowCount(view()->rootIndex()) : 0; }
    QAccessibleInterface* child(int row) const override
    {
        if (row < 0 || row >= childCount())
            return nullptr;
        if (!m_ids.contains(row))
            m_ids.insert(row, QAccessible::registerAccessibleInterface(new TileInterface(view(), row)));
        return QAccessible::accessibleInterface(m_ids.value(row));
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        const QModelIndex index = view()->indexAt(view()->viewport()->mapFromGlobal(QPoint(x, y)));
        return index.isValid() ? child(index.row()) : nullptr;
    }
    QAccessibleInterface* focusChild() const override
    {
        return view()->hasFocus() && view()->currentIndex().isValid() ? child(view()->currentIndex().row()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* wanted) const override
    {
        const auto* tile = dynamic_cast<const TileInterface*>(wanted);
        return tile && m_ids.contains(tile->row()) && QAccessible::accessibleInterface(m_ids.value(tile->row())) == wanted
            ? tile->row()
            : -1;
    }

private:
    TileView* view() const { return static_cast<TileView*>(widget()); }
    mutable QHash<int, QAccessible::Id> m_ids; // made when a screen reader asks
};

QAccessibleInterface* tileViewInterface(const QString&, QObject* object)
{
    auto* view = qobject_cast<TileView*>(object);
    return view ? new TileViewInterface(view) : nullptr;
}

} // namespace

TileView::TileView(QWidget* parent)
    : QListView(parent)
{
    static const bool isInstalled = (QAccessible::installFactory(tileViewInterface), true);
    Q_UNUSED(isInstalled);
}

// A row is not seen without the heading that says whose it is, where there is room for both; where there is none, no part of that
// heading is seen.
void TileView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    QListView::scrollTo(index, hint);
    if (const QRect whole = visualRect(index);
        hint == EnsureVisible && whole.height() > viewport()->height()) // read from its title on
        return verticalScrollBar()->setValue(verticalScrollBar()->value() + whole.top() - spacing());
    const QModelIndex above = index.siblingAtRow(index.row() - 1);
    if (hint != EnsureVisible || !above.data(HeadingRole).toBool())
        return;
    const QRect heading = visualRect(above), row = visualRect(index);
    const bool hasRoom = row.bottom() - heading.top() < viewport()->height();
    if (heading.top() < 0 && (hasRoom || heading.bottom() >= 0))
        verticalScrollBar()->setValue(verticalScrollBar()->value() + (hasRoom ? heading.top() : row.top() - spacing()));
}

int TileView::linkAt(const QPoint& point, QModelIndex& row) const
{
    row = indexAt(point);
    const auto* tiles = row.isValid() ? qobject_cast<const TileDelegate*>(itemDelegate()) : nullptr;
    if (!tiles || !row.data(LinksRole).isValid())
        return -1;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = visualRect(row);
    return tiles->linkAt(point, option, row);
}

bool TileView::focusNextPrevChild(bool next)
{
    const int links = int(currentIndex().data(LinksRole).value<Links>().size());
    const int to = next ? m_link + 1 : m_link - 1;
    if (links == 0 || to >= links || to < -1) {
        if (std::exchange(m_link, -1) >= 0) // whoever comes back begins with the row
            update(currentIndex());
        return QListView::focusNextPrevChild(next);
    }
    m_link = to;
    update(currentIndex());
    QAccessibleEvent heard(this, QAccessible::DescriptionChanged);
    setAccessibleDescription(to < 0 ? QString() : currentIndex().data(LinksRole).value<Links>()[to].word);
    QAccessible::updateAccessibility(&heard);
    return true;
}

void TileView::keyPressEvent(QKeyEvent* event)
{
    if (m_link >= 0 && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        event->accept();
        emit linkPressed(currentIndex(), m_link);
        return;
    }
    QListView::keyPressEvent(event);
}

void TileView::mousePressEvent(QMouseEvent* event)
{
    QModelIndex row;
    if (linkAt(event->position().toPoint(), row) >= 0 && event->button() == Qt::LeftButton)
        m_pressed = row;
    else
        QListView::mousePressEvent(event);
}

void TileView::mouseReleaseEvent(QMouseEvent* event)
{
    const QModelIndex pressed = std::exchange(m_pressed, QPersistentModelIndex());
    if (!pressed.isValid())
        return QListView::mouseReleaseEvent(event);
    QModelIndex row;
    if (const int link = linkAt(event->position().toPoint(), row); link >= 0 && row == pressed)
        emit linkPressed(row, link);
}

void TileView::mouseMoveEvent(QMouseEvent* event)
{
    QModelIndex row;
    if (linkAt(event->position().toPoint(), row) >= 0)
        viewport()->setCursor(Qt::PointingHandCursor);
    else
        viewport()->unsetCursor();
    QListView::mouseMoveEvent(event);
}

void TileView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    m_link = -1;
    QListView::currentChanged(current, previous);
}

// A heading at either end is no row that can be come to: the first below it is, or the last above it.
QModelIndex TileView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const int step = action == MoveHome || action == MovePageUp ? 1 : action == MoveEnd || action == MovePageDown ? -1 : 0;
    QModelIndex to = QListView::moveCursor(action, modifiers);
    while (step != 0 && to.isValid() && !to.flags().testFlag(Qt::ItemIsEnabled))
        to = to.siblingAtRow(to.row() + step);
    return to;
}

bool TileView::isLookedThrough() const
{
    return m_sinceTyped.isValid() && m_sinceTyped.elapsed() <= QApplication::keyboardInputInterval();
}

bool TileView::find(const QString& typed)
{
    m_typed = (isLookedThrough() ? m_typed : QString()) + typed;
    m_sinceTyped.start();
    const QRegularExpression begins(QStringLiteral("^\\W*") + QRegularExpression::escape(m_typed), word),
        within(QStringLiteral("\\b") + QRegularExpression::escape(m_typed), word);
    const int rows = model() ? model()->rowCount(rootIndex()) : 0,
              from = std::max(0, currentIndex().row()) + (m_typed.size() == 1);
    for (const QRegularExpression& wanted : {begins, within})
        for (int step = 0; step < rows; ++step)
            if (const QModelIndex at = model()->index((from + step) % rows, modelColumn(), rootIndex());
                at.flags().testFlag(Qt::ItemIsEnabled) && wanted.match(at.data().toString()).hasMatch()) {
                setCurrentIndex(at);
                return true;
            }
    return false;
}

// The rows are painted with everything else that an act changes: the library would have them painted by a timer, once more after
// it.
void TileView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    setUpdatesEnabled(false);
    QListView::selectionChanged(selected, deselected);
    setUpdatesEnabled(true);
}

} // namespace kit
