// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/board.h"

#include "kit/drawn/accessible_part.h"
#include "kit/cut_words.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/frame.h"
#include "kit/drawn/tip.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QPointer>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>

namespace kit {

namespace {

class CellInterface : public AccessiblePart {
public:
    CellInterface(Board* board, qsizetype index)
        : m_board(board)
        , m_index(index)
    {
    }

    bool isValid() const override { return m_board && m_index < m_board->cells().size(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_board); }
    QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        return kind == QAccessible::Name ? cell().name : kind == QAccessible::Description ? cell().help : QString();
    }
    QRect rect() const override
    {
        return isValid() ? QRect(m_board->mapToGlobal(cell().rect.topLeft().toPoint()), cell().rect.size().toSize()) : QRect();
    }
    QAccessible::Role role() const override
    {
        return isValid() && cell().focusable ? QAccessible::Button : QAccessible::StaticText;
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid())
            return state;
        state.invisible = !m_board->isVisible(); // a covered hand is not read out
        state.focusable = cell().focusable;
        state.focused = m_board->hasFocus() && m_board->focusedCell() == cell().id;
        state.selectable = cell().focusable;
        state.selected = cell().chosen;
        return state;
    }
    QStringList actionNames() const override
    {
        return isValid() && cell().focusable ? QStringList{pressAction()} : QStringList();
    }
    void doAction(const QString& action) override
    {
        if (isValid() && action == pressAction())
            m_board->press(cell().id);
    }

private:
    const Cell& cell() const { return m_board->cells()[m_index]; }

    QPointer<Board> m_board;
    qsizetype m_index;
};

class BoardInterface : public QAccessibleWidget {
public:
    explicit BoardInterface(Board* board)
        : QAccessibleWidget(board, QAccessible::Canvas)
    {
    }
    ~BoardInterface() override
    {
        for (const QAccessible::Id id : m_ids)
            QAccessible::deleteAccessibleInterface(id);
    }
    int childCount() const override { return int(board()->cells().size()); }
    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        while (m_ids.size() <= index)
            m_ids += QAccessible::registerAccessibleInterface(new CellInterface(board(), m_ids.size()));
        return QAccessible::accessibleInterface(m_ids[index]);
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int i = childCount() - 1; i >= 0; --i)
            if (child(i)->rect().contains(x, y))
                return child(i);
        return nullptr;
    }
    QAccessibleInterface* focusChild() const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (board()->hasFocus() && board()->cells()[i].id == board()->focusedCell())
                return child(i);
        return nullptr;
    }
    int indexOfChild(const QAccessibleInterface* wanted) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (child(i) == wanted)
                return i;
        return -1;
    }

private:
    Board* board() const { return static_cast<Board*>(widget()); }
    mutable QList<QAccessible::Id> m_ids; // made when a screen reader asks
};

QAccessibleInterface* boardInterface(const QString&, QObject* object)
{
    auto* board = qobject_cast<Board*>(object);
    return board ? new BoardInterface(board) : nullptr;
}

} // namespace

void installBoardAccessibility() { QAccessible::installFactory(boardInterface); }

Board::Board(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setLayoutDirection(Qt::LeftToRight); // as the printed one lies, whatever the language is
}

const QList<Cell>& Board::cells() const
{
    if (m_isDue)
        const_cast<Board*>(this)->setCells(laidOut());
    return m_cells;
}

QString Board::focusedCell() const
{
    (void)cells(); // it may lie there no more
    return m_focused;
}

void Board::relayout()
{
    m_isDue = !m_wasShown;
    if (m_wasShown)
        setCells(laidOut());
}

void Board::showEvent(QShowEvent* event)
{
    m_wasShown = true;
    (void)cells();
    QWidget::showEvent(event);
}

const Cell* Board::cell(const QString& id) const
{
    for (const Cell& one : cells())
        if (one.id == id)
            return &one;
    return nullptr;
}

void Board::setCells(QList<Cell> cells)
{
    m_isDue = false;
    const QList<Cell> before = std::exchange(m_cells, std::move(cells));
    update(changed(before));
    if (before == m_cells)
        return;
    if (!cell(m_focused)) {
        m_focused.clear();
        for (const Cell& one : m_cells)
            if (one.focusable) {
                m_focused = one.id;
                break;
            }
        update();
    }
    if (QAccessible::isActive()) {
        QAccessibleEvent changed(this, QAccessible::ObjectReorder);
        QAccessible::updateAccessibility(&changed);
    }
}

QRegion Board::changed(const QList<Cell>&) { return rect(); }

bool Board::isPainted(const QRectF& rect) const { return m_painted.intersects(rect.toAlignedRect()); }

const Cell* Board::at(QPointF point) const
{
    for (auto it = cells().crbegin(); it != cells().crend(); ++it)
        if (it->focusable && it->rect.contains(point))
            return &*it;
    return nullptr;
}

void Board::focusCell(const QString& id)
{
    if (!cell(id) || !cell(id)->focusable)
        return;
    m_focused = id;
    update();
    if (QAccessible::isActive() && hasFocus())
        for (int i = 0; i < cells().size(); ++i)
            if (cells()[i].id == id) {
                QAccessibleEvent focus(this, QAccessible::Focus);
                focus.setChild(i);
                QAccessible::updateAccessibility(&focus);
            }
}

void Board::press(const QString& id)
{
    if (!cell(id))
        return;
    const QString kept = id; // whoever listens may lay the cells out anew
    focusCell(kept);
    emit pressed(kept);
}

// Whatever lies in the middle of a cell stands for it: a card for the place that it lies on.
bool Board::isCovered(qsizetype index) const
{
    for (qsizetype i = index + 1; i < cells().size(); ++i)
        if (cells()[i].focusable && cells()[i].walkable && cells()[i].rect.contains(cells()[index].rect.center()))
            return true;
    return false;
}

// The nearest cell that lies in the arrow's direction; straight ahead counts more than aside.
void Board::walk(int dx, int dy)
{
    const Cell* from = cell(m_focused);
    const Cell* best = nullptr;
    double least = std::numeric_limits<double>::max();
    for (qsizetype i = 0; i < cells().size(); ++i) {
        const Cell& one = cells()[i];
        if (!one.focusable || !one.walkable || !from || one.id == from->id || isCovered(i))
            continue;
        const QPointF way = one.rect.center() - from->rect.center();
        const double ahead = way.x() * dx + way.y() * dy;
        const double aside = std::abs(way.x() * dy) + std::abs(way.y() * dx);
        if (ahead < 1 || aside > 2 * ahead)
            continue;
        if (const double cost = ahead + 2 * aside; cost < least) {
            least = cost;
            best = &one;
        }
    }
    if (best || !from)
        focusCell(best ? best->id : m_focused);
}

namespace {

// Goes with its board.
class CutWords : public QObject {
public:
    static constexpr char name[] = "cutWords";

    explicit CutWords(QObject* board)
        : QObject(board)
    {
        setObjectName(QLatin1String(name));
    }
    static CutWords* of(const QObject& board)
    {
        return static_cast<CutWords*>(board.findChild<QObject*>(QLatin1String(name), Qt::FindDirectChildrenOnly));
    }

    QList<std::pair<QRectF, QString>> all;
};

// What a place says of itself, and before it the words that had no room there.
QString toldAt(const Board& board, const QPointF& at, const Cell* cell)
{
    QStringList lines = cell ? QStringList{cell->name, cell->help} : QStringList();
    lines.removeAll(QString());
    const QString said = lines.join(QLatin1Char('\n'));
    if (const CutWords* cut = CutWords::of(board))
        for (const auto& [rect, whole] : cut->all)
            if (rect.contains(at) && !said.contains(whole) && !lines.contains(whole))
                lines.prepend(whole);
    return lines.join(QLatin1Char('\n'));
}

} // namespace

void noteCut(QPainter& painter, const QRectF& rect, const QString& whole)
{
    auto* board = dynamic_cast<Board*>(painter.device());
    if (!board)
        return;
    CutWords* known = CutWords::of(*board);
    auto& all = (known ? known : new CutWords(board))->all;
    const std::pair one(painter.worldTransform().mapRect(rect), whole);
    if (!all.contains(one)) // where only a part is painted anew, some is written that was not taken away
        all += one;
}

void Board::paintEvent(QPaintEvent* event)
{
    m_painted = event->region();
    if (CutWords* cut = CutWords::of(*this)) // they are written anew
        cut->all.removeIf([this](const auto& one) { return m_painted.intersects(one.first.toAlignedRect()); });
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight); // a painter asks the language, not its widget
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    if (const Cell* focused = cell(m_focused); focused && hasFocus()) {
        // Alike on all sides, and whole at the edge of the board too.
        const QRectF inside = QRectF(rect()).adjusted(1, 1, -1, -1), &one = focused->rect;
        const double around = std::min({4.0, one.left() - inside.left(), one.top() - inside.top(), inside.right() - one.right(),
            inside.bottom() - one.bottom()});
        paintDashes(
            painter, one.adjusted(-around, -around, around, around).intersected(inside), 8, Colours::of(palette()).link, 2);
    }
}

void Board::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    relayout();
}

void Board::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        walk(-1, 0);
        return;
    case Qt::Key_Right:
        walk(1, 0);
        return;
    case Qt::Key_Up:
        walk(0, -1);
        return;
    case Qt::Key_Down:
        walk(0, 1);
        return;
    case Qt::Key_Space:
        press(m_focused);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        const QList<Cell> before = cells();
        press(m_focused);
        if (before == cells() && hasFocus() && !QApplication::activePopupWidget() && !QApplication::activeModalWidget())
            QWidget::keyPressEvent(event); // nothing is to be seen of it: whoever this lies in may know more
        return;
    }
    case Qt::Key_Menu:
        if (const Cell* one = cell(m_focused))
            emit menuWanted(QString(m_focused), mapToGlobal(one->rect.center().toPoint()));
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void Board::mousePressEvent(QMouseEvent* event)
{
    const Cell* one = at(event->position());
    if (event->button() != Qt::LeftButton || !one)
        return;
    m_grabbed = one->id;
    m_grabPoint = event->position();
    m_isDragging = false;
    focusCell(one->id);
}

void Board::mouseMoveEvent(QMouseEvent* event)
{
    m_at = event->position();
    const Cell* one = at(m_at);
    const QString over = one ? one->id : QString();
    if (over != m_hovered) {
        m_hovered = over;
        setCursor(over.isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
        update();
    }
    if (!(event->buttons() & Qt::LeftButton) || m_grabbed.isEmpty())
        return;
    if (const Cell* held = cell(m_grabbed);
        held && held->draggable && (m_at - m_grabPoint).manhattanLength() > QApplication::startDragDistance())
        m_isDragging = true;
    if (m_isDragging)
        update();
}

void Board::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_grabbed.isEmpty())
        return;
    const QString held = std::exchange(m_grabbed, {});
    const bool wasDragging = std::exchange(m_isDragging, false);
    update();
    // The held card lies on top of what it is let go over.
    const Cell* under = nullptr;
    for (auto it = cells().crbegin(); it != cells().crend() && !under; ++it)
        if (it->focusable && it->rect.contains(event->position()) && !(wasDragging && it->id == held))
            under = &*it;
    if (!under)
        return;
    if (wasDragging)
        emit dropped(held, QString(under->id)); // the cells may be laid out anew meanwhile
    else if (under->id == held)
        press(held);
}

void Board::leaveEvent(QEvent* event)
{
    m_hovered.clear();
    update();
    QWidget::leaveEvent(event);
}

void Board::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    focusCell(m_focused);
}

void Board::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() == QContextMenuEvent::Keyboard) {
        if (const Cell* focused = cell(m_focused))
            emit menuWanted(QString(m_focused), mapToGlobal(focused->rect.center().toPoint()));
    } else if (const Cell* one = at(event->pos())) {
        emit menuWanted(QString(one->id), event->globalPos());
    }
}

bool Board::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        if (const QString told = toldAt(*this, help->pos(), at(help->pos())); !told.isEmpty())
            QToolTip::showText(help->globalPos(), kit::tip(told), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

} // namespace kit
