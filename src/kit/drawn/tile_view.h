// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A list of tiles. To a screen reader each row is an object that can be pressed: that is Enter upon it.
#pragma once

#include <QElapsedTimer>
#include <QListView>

namespace kit {

class TileView : public QListView {
    Q_OBJECT

public:
    explicit TileView(QWidget* parent = nullptr);

    // Where no row begins with what is typed, a word within one may: "Take Whirl" by its name. find: whether one does.
    void keyboardSearch(const QString& typed) override { find(typed); }
    bool find(const QString& typed);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

private:
    QString m_typed; // letter by letter, until the keyboard rests
    QElapsedTimer m_sinceTyped;
};

} // namespace kit
