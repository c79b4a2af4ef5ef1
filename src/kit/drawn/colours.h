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
    QColor background, surface, raised, line, text, muted, accent, onAccent, good, bad, unknown, link, card, cardText, cardMuted,
        cardLine, back;

    static const Colours& dark();
    static const Colours& light();
    static const Colours& of(const QPalette& palette); // by how light its window is

    QColor mark() const; // behind a word that was found; what lies below shines through
    QPalette palette() const;
    QString styleSheet(qreal pointSize) const; // of the font that everything else is set in
};

} // namespace kit
