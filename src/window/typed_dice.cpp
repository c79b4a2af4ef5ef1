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
    const bool isLetter = key->text().size() == 1 && key->text().front().isLetterOrNumber()
        && !(key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    return isLetter && widget && widget->window() == &m_of && widget == m_of.focusWidget() && !takesLetters(*widget)
        && m_takes(key->text());
}

} // namespace window
