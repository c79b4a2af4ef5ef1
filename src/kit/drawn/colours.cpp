// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/contrast.h"

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

// Only what the palette cannot say: rounded frames, the rail, headings. Properties name the few kinds of look. Lines to type in
// have no colour of their own here: it would make half as strong what stands in empty ones.
static QString looks()
{
    return QStringLiteral(R"(
QToolTip { color: %text; background: %raised; border: 1px solid %line; padding: 4px; }
QPushButton, QToolButton { background: %raised; color: %text; border: 1px solid %line; border-radius: 6px; padding: 5px 12px; }
QAbstractItemView:focus { padding: 0; }
QPushButton:hover, QToolButton:hover { border-color: %accent; }
QPushButton:focus, QToolButton:focus, QLineEdit:focus, QTextEdit:focus, QPlainTextEdit:focus, QAbstractItemView:focus { border: 2px solid %accent; }
QPushButton:focus, QToolButton:focus { padding: 4px 11px; }
QFileDialog QToolButton, QFileDialog QToolButton:focus { padding: 1px; }
QLineEdit:focus, QTextEdit:focus, QPlainTextEdit:focus { padding: 3px 5px; }
QPushButton[look="primary"], QPushButton:checked, QToolButton:checked { background: %accent; color: %onAccent; }
QPushButton[look="primary"] { font-weight: bold; }
QPushButton[look="stage"], QPushButton[look="done"], QPushButton[look="due"] { padding: 5px 6px; text-align: left; }
QPushButton[look="stage"]:focus, QPushButton[look="done"]:focus, QPushButton[look="due"]:focus { padding: 4px 5px; }
QPushButton[look="done"] { color: %good; background: %surface; }
QPushButton[look="due"] { border: 2px solid %accent; padding: 4px 5px; font-weight: bold; }
QPushButton[look="due"]:focus { border: 2px dashed %link; }
QPushButton[look="link"] { background: transparent; border: 2px solid transparent; color: %link; padding: 0px; min-height: 20px; text-align: left; }
QPushButton[look="bad"] { color: %bad; }
QPushButton[look="tile"] { padding: 5px 2px; }
QPushButton[look="tile"]:focus { padding: 4px 1px; }
QPushButton:disabled, QToolButton:disabled, QPushButton[look="primary"]:disabled, QPushButton:checked:disabled, QPushButton[look="stage"]:disabled { color: %muted; background: transparent; border: 1px dashed %line; }
QPushButton#shareRight:checked:disabled { border: 2px solid %muted; }
QPushButton[look="done"]:disabled { color: %good; background: transparent; border: 1px dashed %line; }
QPushButton[look="due"]:disabled { color: %accent; background: transparent; border: 2px solid %accent; padding: 4px 5px; }
QPushButton[look="link"]:focus { border-color: %accent; }
QLineEdit, QTextEdit, QPlainTextEdit { background: %surface; border: 1px solid %line; border-radius: 6px; padding: 4px 6px; selection-background-color: %accent; selection-color: %onAccent; }
QLineEdit:disabled, QTextEdit:disabled, QPlainTextEdit:disabled { background: transparent; border-style: dashed; }
QLineEdit[look="place"], QLineEdit[look="place"]:focus { background: transparent; border: none; padding: 0; color: %cardText; selection-background-color: %cardLine; selection-color: %cardText; }
QComboBox > QLineEdit, QAbstractSpinBox > QLineEdit, QComboBox > QLineEdit:focus, QAbstractSpinBox > QLineEdit:focus { background: transparent; border: none; padding: 0 2px; }
QAbstractItemView { background: %surface; color: %text; border: 1px solid %line; border-radius: 8px; padding: 1px; selection-background-color: %accent; selection-color: %onAccent; }
QTableView { selection-background-color: %tint; selection-color: %text; }
QHeaderView::section { background: %raised; color: %muted; border: none; border-bottom: 1px solid %line; padding: 4px 8px; }
QLabel[look="heading"] { color: %muted; font-weight: bold; }
QLabel[look="brand"] { color: %accent; font-weight: bold; }
QLabel[look="title"] { font-size: %largept; font-weight: bold; }
QLabel[look="muted"] { color: %muted; }
QLabel[look="good"] { color: %good; }
QLabel[look="bad"] { color: %bad; }
QLabel[look="unknown"] { color: %unknown; font-size: %middlept; font-weight: bold; }
QLabel[look="caption"] { color: %muted; font-size: %smallpt; }
QLabel[look="value"] { font-size: %middlept; font-weight: bold; }
QLabel[look="number"] { font-size: %largept; font-weight: bold; }
QFrame[look="panel"] { background: %surface; border: 1px solid %line; border-radius: 10px; }
QFrame[look="raised"] { background: %raised; border: 1px solid %line; border-radius: 8px; }
QFrame[look="fault"] { background: %surface; border: 2px solid %bad; border-radius: 8px; }
QFrame[look="undo"] { background: %raised; border: 1px solid %accent; border-radius: 8px; }
QFrame[look="header"], QFrame[look="rail"] { background: %surface; border: none; }
QToolButton[look="rail"] { background: transparent; border: none; border-left: 3px solid transparent; border-radius: 0; padding: 4px 2px; color: %muted; font-size: %railpt; }
QToolButton[look="rail"]:checked { background: %raised; border-left: 3px solid %accent; color: %text; font-weight: normal; }
QToolButton[look="rail"]:focus { border: 2px solid %accent; padding: 2px 1px 2px 2px; }
QToolButton[look="step"] { padding: 0 4px; border-radius: 4px; min-width: 14px; min-height: 22px; }
QToolButton[look="step"]:focus { padding: 0 3px; min-height: 20px; }
QToolButton[look="dock"] { background: transparent; border: 1px solid transparent; padding: 2px; }
QToolButton[look="dock"]:hover { border-color: %accent; }
QToolButton[look="dock"]:focus { border: 2px solid %accent; padding: 1px; }
QFrame[look="panel"]:focus { border: 2px solid %accent; }
QDockWidget { color: %muted; }
QDockWidget > QWidget { background: %surface; }
QScrollArea { border: none; background: transparent; }
QScrollArea > QWidget > QWidget { background: transparent; }
QMenuBar, QMenu { background: %surface; color: %text; }
QMenu { border: 1px solid %line; }
QMenu::item:selected, QMenuBar::item:selected { background: %accent; color: %onAccent; }
QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: %line; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: %muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QProgressBar { border: 1px solid %line; border-radius: 4px; background: %surface; text-align: center; }
)");
}

QString Colours::styleSheet(qreal pointSize) const
{
    constexpr qreal usual = 11; // letters that are larger leave the rail narrow
    const qreal rail = pointSize <= usual ? pointSize : usual + (pointSize - usual) * 0.6;
    const auto size = [pointSize](qreal factor) { return QString::number(pointSize * factor, 'f', 1); };
    return looks()
        .replace(QLatin1String("%rail"), QString::number(rail, 'f', 1))
        .replace(QLatin1String("%large"), size(1.7))
        .replace(QLatin1String("%middle"), size(1.3))
        .replace(QLatin1String("%small"), size(0.85))
        .replace(QLatin1String("%cardText"), cardText.name())
        .replace(QLatin1String("%cardLine"), cardLine.name())
        .replace(QLatin1String("%background"), background.name())
        .replace(QLatin1String("%tint"),
            QStringLiteral("rgba(%1, %2, %3, 70)").arg(accent.red()).arg(accent.green()).arg(accent.blue()))
        .replace(QLatin1String("%surface"), surface.name())
        .replace(QLatin1String("%raised"), raised.name())
        .replace(QLatin1String("%line"), line.name())
        .replace(QLatin1String("%text"), text.name())
        .replace(QLatin1String("%muted"), muted.name())
        .replace(QLatin1String("%accent"), accent.name())
        .replace(QLatin1String("%onAccent"), onAccent.name())
        .replace(QLatin1String("%good"), good.name())
        .replace(QLatin1String("%bad"), bad.name())
        .replace(QLatin1String("%unknown"), unknown.name())
        .replace(QLatin1String("%link"), link.name());
}

} // namespace kit
