// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/undo_keys.h"

#include "kit/entry/card_entry.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>

namespace window {

namespace {

const QLineEdit* fieldIn(const QObject* watched)
{
    if (const auto* box = qobject_cast<const QAbstractSpinBox*>(watched))
        return box->findChild<QLineEdit*>();
    if (const auto* box = qobject_cast<const QComboBox*>(watched))
        return box->lineEdit();
    return qobject_cast<const QLineEdit*>(watched);
}

} // namespace

// A field claims these keys before any shortcut is looked for; one that has nothing to take back shall not.
bool UndoKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return QObject::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    const bool isUndo = key->matches(QKeySequence::Undo), isRedo = key->matches(QKeySequence::Redo);
    const QLineEdit* field = isUndo || isRedo ? fieldIn(watched) : nullptr;
    for (const QWidget* in = field; in; in = in->parentWidget()) // whoever fills in a card does not mean the table
        if (const auto* entry = qobject_cast<const kit::CardEntry*>(in); entry && entry->isBegun())
            return QObject::eventFilter(watched, event);
    if (!field || (isUndo ? field->isUndoAvailable() : field->isRedoAvailable()))
        return QObject::eventFilter(watched, event);
    event->ignore();
    return true;
}

} // namespace window
