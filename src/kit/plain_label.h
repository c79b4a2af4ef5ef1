// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Labels: whatever a card or a pack says in them stays plain text.
#pragma once

#include <QLabel>

namespace kit {

inline QLabel* plainLabel(const char* look, QWidget* parent, const QString& text = {})
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setProperty("look", look);
    label->setText(text);
    return label;
}

} // namespace kit
