// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A list of tiles. To a screen reader each row is an object that can be pressed: that is Enter upon it. Where words of a row are
// links, Tab goes through those of the current one before it leaves the list, and Enter or a click follows them.
#pragma once

#include <QElapsedTimer>
#include <QListView>
#include <QPersistentModelIndex>

namespace kit {

class TileView : public QListView {
    Q_OBJECT

public:
    explicit TileView(QWidget* parent = nullptr);
    int focusedLink() const { return m_link; } // of the current row; -1: the row itself has the keyboard

    // Where no row begins with what is typed, a word within one may: "Take Whirl" by its name. find: whether one does.
    void keyboardSearch(const QString& typed) override { find(typed); }
    bool find(const QString& typed);
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    bool isLookedThrough() const; // letters typed now belong to those before them

signals:
    void linkPressed(const QModelIndex& row, int link);

protected:
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

private:
    int linkAt(const QPoint& point, QModelIndex& row) const;

    int m_link = -1;
    QPersistentModelIndex m_pressed; // the row of a link that the mouse went down upon
    QString m_typed;                 // letter by letter, until the keyboard rests
    QElapsedTimer m_sinceTyped;
};

} // namespace kit
