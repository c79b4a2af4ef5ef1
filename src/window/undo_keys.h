// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The keys for undo and redo belong to a field only while it has letters to take back, or while the card that it belongs to is
// being filled in: otherwise they mean what was done last. What the program empties by setText() has none; clear() would leave
// them.
#pragma once

#include <QObject>

namespace window {

class UndoKeys : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace window
