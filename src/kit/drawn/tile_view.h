// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A list of tiles. To a screen reader each row is an object that can be pressed: that is Enter upon it.
#pragma once

#include <QListView>

namespace kit {

class TileView : public QListView {
    Q_OBJECT

public:
    explicit TileView(QWidget* parent = nullptr);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
};

} // namespace kit
