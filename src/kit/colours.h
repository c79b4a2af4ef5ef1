// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of the two themes, and the palette and style sheet made from them. Widgets ask their own palette which it is.
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

namespace kit {

enum class Theme { System, Dark, Light };

struct Colours {
    QColor background, surface, raised, line, text, muted, accent, onAccent, good, bad, link, card, cardText, cardMuted, cardLine, back;

    static const Colours& dark();
    static const Colours& light();
    static const Colours& of(const QPalette& palette); // by how light its window is

    QPalette palette() const;
    QString styleSheet() const;
};

} // namespace kit
