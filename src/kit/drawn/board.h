// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A picture made of cells that a person can point at, walk through by keyboard, drag, and hear: each cell is an
// accessible object of its own with a name, a state and the press action.
#pragma once

#include <QRegion>
#include <QWidget>

namespace kit {

struct Cell {
    QString id;
    QRectF rect;  // in the board's coordinates
    QString name; // for screen readers, in the game's words: "Nizar, northwest, weary, ready"
    QString help; // more of it
    bool focusable = true;
    bool chosen = false;
    bool draggable = false;
    bool walkable = true; // false: pointed at and heard, but not in the arrows' way
    bool operator==(const Cell&) const = default;
};

class Board : public QWidget {
    Q_OBJECT

public:
    explicit Board(QWidget* parent = nullptr);

    const QList<Cell>& cells() const;          // the lowest first
    const Cell* cell(const QString& id) const; // null when there is none; until the next layout
    QString focusedCell() const;               // its id; empty: none
    void focusCell(const QString& id);         // nothing happens when there is none, or it takes no focus
    void press(const QString& id);             // as a click on it does

signals:
    void pressed(const QString& id);
    void dropped(const QString& from, const QString& onto); // a draggable cell let go over another one
    void menuWanted(const QString& id, const QPoint& global);

protected:
    // Later cells lie on top of earlier ones. Screen readers are told what changed.
    void setCells(QList<Cell> cells);
    virtual void paint(QPainter& painter) = 0; // in the board's coordinates, pixels as widgets count them
    virtual QList<Cell> laidOut() const = 0;   // for the present size
    void relayout(); // before it is shown for the first time, once somebody asks: its size changes often on the way
    // What looks otherwise than with those cells; everything, where a board does not know better.
    virtual QRegion changed(const QList<Cell>& before);
    bool isPainted(const QRectF& rect) const; // within paint(): whether something of it is painted anew

    QString hovered() const { return m_hovered; } // ids; empty: none
    QString dragged() const { return m_isDragging ? m_grabbed : QString(); }
    QPointF dragPoint() const { return m_at; } // where the mouse is

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;

private:
    const Cell* at(QPointF point) const;
    bool isCovered(qsizetype index) const;
    void walk(int dx, int dy);

    QList<Cell> m_cells;
    QString m_focused;
    QString m_hovered;
    QString m_grabbed;
    QPointF m_grabPoint;
    QPointF m_at;
    bool m_isDragging = false;
    bool m_wasShown = false;
    bool m_isDue = false; // to be laid out
    QRegion m_painted;    // by the paint event that is under way
};

// Makes the cells of all boards known to screen readers; call once per program.
void installBoardAccessibility();

} // namespace kit
