// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/colours.h"

namespace kit {

const Colours& Colours::dark()
{
    static const Colours colours{QColor(0x15171c), QColor(0x1e222a), QColor(0x282d38), QColor(0x3a4150), QColor(0xece9e2),
        QColor(0xa3a9b6), QColor(0xe0ad4f), QColor(0x221a08), QColor(0x79c47d), QColor(0xe77a6d), QColor(0xc09cf5),
        QColor(0x7ab3ee), QColor(0xefe7d6), QColor(0x2a2520), QColor(0x665c50), QColor(0xcbbf9f), QColor(0x6d3631)};
    return colours;
}

const Colours& Colours::light()
{
    static const Colours colours{QColor(0xf3efe6), QColor(0xfffdf8), QColor(0xf7f2e8), QColor(0xd9d1c1), QColor(0x23262c),
        QColor(0x5f6470), QColor(0x8f6210), QColor(0xffffff), QColor(0x2c7a3a), QColor(0xb0382c), QColor(0x6d42b4),
        QColor(0x1f5fa8), QColor(0xfffaf0), QColor(0x2a2520), QColor(0x665c50), QColor(0xcbbf9f), QColor(0x8a3f38)};
    return colours;
}

const Colours& contrastDark()
{
    static const Colours colours{QColor(Qt::black), QColor(Qt::black), QColor(0x1a1a1a), QColor(0xb8b8b8), QColor(0xffffff),
        QColor(0xdcdcdc), QColor(0xffd23f), QColor(Qt::black), QColor(0x7dff8a), QColor(0xff9d91), QColor(0xdcc4ff),
        QColor(0x8fd0ff), QColor(0xffffff), QColor(Qt::black), QColor(0x333333), QColor(0x767676), QColor(0x5a1f1a)};
    return colours;
}

const Colours& contrastLight()
{
    static const Colours colours{QColor(0xffffff), QColor(0xffffff), QColor(0xf0f0f0), QColor(0x4a4a4a), QColor(Qt::black),
        QColor(0x333333), QColor(0x6b3f00), QColor(0xffffff), QColor(0x00521a), QColor(0x8f0d00), QColor(0x451a8f),
        QColor(0x003a80), QColor(0xffffff), QColor(Qt::black), QColor(0x333333), QColor(0x767676), QColor(0x5a1f1a)};
    return colours;
}

std::array<Themed, 4> themes()
{
    return {{{"dark", Colours::dark()}, {"light", Colours::light()}, {"dark, more contrast", contrastDark()},
        {"light, more contrast", contrastLight()}}};
}

const Colours& Colours::of(const QPalette& palette)
{
    const QColor window = palette.color(QPalette::Window);
    for (const Themed& theme : themes())
        if (theme.colours.background == window)
            return theme.colours;
    return window.lightness() < 128 ? dark() : light();
}

QColor Colours::mark() const
{
    QColor colour = accent;
    colour.setAlpha(48);
    return colour;
}

QPalette Colours::palette() const
{
    QPalette p;
    p.setColor(QPalette::Window, background);
    p.setColor(QPalette::WindowText, text);
    p.setColor(QPalette::Base, surface);
    p.setColor(QPalette::AlternateBase, raised);
    p.setColor(QPalette::Text, text);
    p.setColor(QPalette::PlaceholderText, muted);
    p.setColor(QPalette::Button, raised);
    p.setColor(QPalette::ButtonText, text);
    p.setColor(QPalette::BrightText, bad);
    p.setColor(QPalette::Highlight, accent);
    p.setColor(QPalette::HighlightedText, onAccent);
    p.setColor(QPalette::Link, link);
    p.setColor(QPalette::LinkVisited, link);
    p.setColor(QPalette::ToolTipBase, raised);
    p.setColor(QPalette::ToolTipText, text);
    p.setColor(QPalette::Light, raised.lighter(120));
    p.setColor(QPalette::Midlight, raised);
    p.setColor(QPalette::Mid, line);
    p.setColor(QPalette::Dark, line.darker(130));
    p.setColor(QPalette::Shadow, background.darker(160));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, muted);
    return p;
}

} // namespace kit
