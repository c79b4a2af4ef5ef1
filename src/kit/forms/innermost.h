// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Escape puts away what is on top, and nothing else: while a list of choices, a menu or a rule's few lines hang over the page, no
// form below them hears it.
#pragma once

#include <QApplication>
#include <QKeyEvent>

namespace kit {

class Innermost : public QObject {
public:
    using QObject::QObject;

    // Whoever accepts this event gets the key itself, before any shortcut.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::ShortcutOverride || !QApplication::activePopupWidget()
            || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
            return QObject::eventFilter(watched, event);
        event->accept();
        return true;
    }
};

} // namespace kit
