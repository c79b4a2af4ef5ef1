// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The wheel scrolls the page that it turns over. A box of choices or numbers on it takes it only while it has the keyboard: what
// merely comes below the mouse on the way is not changed.
#pragma once

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>

namespace kit {

class Wheel : public QObject {
public:
    using QObject::QObject;

    // What nobody accepts goes on to what the box stands on.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool isBox = qobject_cast<QComboBox*>(watched) || qobject_cast<QAbstractSpinBox*>(watched);
        if (event->type() != QEvent::Wheel || !isBox || static_cast<QWidget*>(watched)->hasFocus())
            return QObject::eventFilter(watched, event);
        event->ignore();
        return true;
    }
};

} // namespace kit
