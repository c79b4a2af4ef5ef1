// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of a window wear: ground, border, letters and the room around them, by their kind, their property "look" and
// their state. Lengths are pixels.
#pragma once

#include "kit/drawn/colours.h"

#include <QMargins>
#include <QSize>
#include <QStyle>

#include <optional>

class QWidget;

namespace kit {

struct Skin {
    QColor ground, line, letters; // none where not valid; letters: those of the palette
    QColor ring;                  // a second border within the first, thinner
    int edge = 0;                 // how thick the border is
    Qt::PenStyle stroke = Qt::SolidLine;
    qreal radius = 0;
    QMargins around;      // border and padding together: the same in every state, so that nothing moves under the keyboard
    QSize least;          // of what is within
    bool isLeft = false;  // where its words stand
    bool isSided = false; // the border is at its beginning alone
};

// Nothing: that kind of widget is painted as the system's.
std::optional<Skin> skinOf(const QWidget* widget, QStyle::State state);

// The shapes, colours and letters that a widget keeps until its look or the theme is another.
void dress(QWidget& widget);

} // namespace kit
