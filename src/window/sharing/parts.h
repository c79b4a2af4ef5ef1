// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What both halves of the page of a shared table are made of.
#pragma once

#include "kit/drawn/called.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/rows.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>

namespace window::sharing {

inline QLabel* text(const char* look, QWidget* in, const QString& words)
{
    QLabel* label = kit::plainLabel(look, in, words);
    label->setWordWrap(true);
    return label;
}

inline QFrame* panel(const QString& title, QWidget* in)
{
    auto* frame = new QFrame(in);
    frame->setProperty("look", "panel");
    kit::column(frame, 8, {12, 10, 12, 10})->addWidget(text("heading", frame, title));
    return frame;
}

inline QPushButton* button(const char* name, const QString& words, QWidget* in)
{
    return kit::called(name, new QPushButton(words, in));
}

inline void clear(QLayout* rows)
{
    while (QLayoutItem* item = rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

} // namespace window::sharing
