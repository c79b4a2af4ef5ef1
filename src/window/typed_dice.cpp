// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/typed_dice.h"

#include "kit/drawn/readout.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QWidget>

namespace window {

namespace {

bool takesLetters(const QWidget& one)
{
    if (const auto* box = qobject_cast<const QComboBox*>(&one))
        return box->isEditable();
    return qobject_cast<const QLineEdit*>(&one) || qobject_cast<const kit::Readout*>(&one)
        || qobject_cast<const QAbstractSpinBox*>(&one) || one.inherits("QTextEdit") || one.inherits("QPlainTextEdit");
}

} // namespace

TypedDice::TypedDice(QWidget& of, std::function<bool(const QString& letter)> takes)
    : QObject(&of)
    , m_of(of)
    , m_takes(std::move(takes))
{
}

bool TypedDice::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* key = static_cast<const QKeyEvent*>(event);
    const auto* widget = qobject_cast<const QWidget*>(watched);
    const bool isHere = widget && widget->window() == &m_of && widget == m_of.focusWidget() && !takesLetters(*widget);
    const bool isPlain = !(key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    if (!isHere || key->text().isEmpty() || !isPlain)
        return false;
    const bool isEnd = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (m_hasNoPlace && (isEnd || key->key() == Qt::Key_Space || key->key() == Qt::Key_Asterisk)) {
        m_hasNoPlace = !isEnd;
        return true;
    }
    const bool isTaken = key->text().size() == 1 && key->text().front().isLetterOrNumber() && m_takes(key->text());
    m_hasNoPlace = isTaken && m_of.focusWidget() == widget;
    return isTaken;
}

} // namespace window
