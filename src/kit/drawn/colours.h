// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of the two themes, with more contrast or less, and the palette made from them. Widgets ask their own palette which
// it is.
#pragma once

#include <QColor>
#include <QPalette>

#include <array>

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
};

const Colours& contrastDark();
const Colours& contrastLight();

struct Themed {
    const char* name; // for whoever lists them, not for people
    const Colours& colours;
};
std::array<Themed, 4> themes();

} // namespace kit
