// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/skin.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDockWidget>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTableView>
#include <QTextEdit>
#include <QToolButton>
#include <QVariant>

namespace kit {

namespace {

constexpr int thin = 1, thick = 2; // borders: usual ones, and where the keyboard is

QString lookOf(const QWidget& widget) { return widget.property("look").toString(); }

bool isText(const QWidget* widget)
{
    return qobject_cast<const QTextEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget);
}

bool isView(const QWidget* widget)
{
    return qobject_cast<const QAbstractItemView*>(widget) && !qobject_cast<const QHeaderView*>(widget);
}

// Filled, framed and rounded; dashed and empty where it cannot be pressed.
Skin pressed(const Colours& colours, QStyle::State state)
{
    const bool isEnabled = state & QStyle::State_Enabled, hasFocus = state & QStyle::State_HasFocus;
    Skin skin;
    skin.radius = 6;
    skin.around = {13, 6, 13, 6};
    skin.edge = isEnabled && hasFocus ? thick : thin;
    if (!isEnabled) {
        skin.stroke = Qt::DashLine;
        skin.line = colours.line;
        skin.letters = colours.muted;
        return skin;
    }
    const bool isOn = state & QStyle::State_On;
    skin.ground = isOn ? colours.accent : colours.raised;
    skin.letters = isOn ? colours.onAccent : colours.text;
    skin.line = hasFocus || state & QStyle::State_MouseOver ? colours.accent : colours.line;
    if (isOn && hasFocus) // a ring of the ground's own colour is none
        skin.ring = colours.onAccent;
    return skin;
}

Skin stage(Skin skin, const QString& look, const Colours& colours, QStyle::State state)
{
    const bool isEnabled = state & QStyle::State_Enabled;
    skin.around = {7, 6, 7, 6};
    skin.isLeft = true;
    if (look == QLatin1String("done")) {
        skin.letters = colours.good;
        if (isEnabled)
            skin.ground = colours.surface;
    } else if (look == QLatin1String("due")) {
        const bool hasFocus = isEnabled && state & QStyle::State_HasFocus;
        skin.edge = thick;
        skin.line = hasFocus ? colours.link : colours.accent;
        skin.stroke = hasFocus ? Qt::DashLine : Qt::SolidLine;
        if (!isEnabled)
            skin.letters = colours.accent;
    }
    return skin;
}

Skin button(const QWidget& widget, const Colours& colours, QStyle::State state)
{
    const QString look = lookOf(widget);
    const bool isEnabled = state & QStyle::State_Enabled;
    const bool isStage = look == QLatin1String("stage") || look == QLatin1String("done") || look == QLatin1String("due"),
               isLink = look == QLatin1String("link");
    if (isStage || isLink) // which are never filled
        state &= ~QStyle::State_On;
    if (look == QLatin1String("primary"))
        state |= QStyle::State_On;
    Skin skin = pressed(colours, state);
    if (isStage)
        return stage(skin, look, colours, state);
    if (look == QLatin1String("tile"))
        skin.around = {3, 6, 3, 6};
    if (look == QLatin1String("bad") && isEnabled && !(state & QStyle::State_On))
        skin.letters = colours.bad;
    if (isLink) {
        skin.around = {2, 2, 2, 2};
        skin.least = {0, 20};
        skin.isLeft = true;
        if (isEnabled) {
            skin.ground = QColor();
            skin.letters = colours.link;
            if (!(state & QStyle::State_HasFocus))
                skin.line = QColor();
        }
    }
    const bool isHeld = !isEnabled && state & QStyle::State_On && widget.objectName() == QLatin1String("shareRight");
    if (isHeld) { // the right that a seat holds and nobody may change
        skin.edge = thick;
        skin.stroke = Qt::SolidLine;
        skin.line = colours.muted;
    }
    return skin;
}

// A page of the rail: its sign above its name, the one that is shown with a mark at its beginning.
Skin page(const Colours& colours, QStyle::State state)
{
    const bool isOn = state & QStyle::State_On, hasFocus = state & QStyle::State_HasFocus;
    Skin skin;
    skin.around = {5, 4, 2, 4};
    skin.letters = isOn ? colours.text : colours.muted;
    if (isOn)
        skin.ground = colours.raised;
    if (isOn || hasFocus)
        skin.line = colours.accent;
    skin.isSided = !hasFocus;
    skin.edge = hasFocus ? thick : 3;
    return skin;
}

Skin tool(const QWidget& widget, const Colours& colours, QStyle::State state)
{
    const QString look = lookOf(widget);
    if (look == QLatin1String("rail"))
        return page(colours, state);
    Skin skin = pressed(colours, state);
    if (look == QLatin1String("step")) {
        skin.around = {5, 1, 5, 1};
        skin.radius = 4;
        skin.least = {14, 22};
    } else if (look == QLatin1String("dock")) {
        skin.around = {3, 3, 3, 3};
        const bool isEnabled = state & QStyle::State_Enabled;
        skin.ground = QColor();
        if (isEnabled && state & QStyle::State_On) {
            skin.ground = colours.raised;
            skin.line = colours.accent;
            skin.letters = colours.text;
            skin.ring = QColor();
        } else if (!isEnabled || skin.line == colours.line) {
            skin.line = QColor();
        }
    } else if (widget.parentWidget() && widget.window()->inherits("QFileDialog")) { // many in a row
        skin.around = {2, 2, 2, 2};
    }
    return skin;
}

Skin typedInto(const QWidget& widget, const Colours& colours, QStyle::State state)
{
    Skin skin;
    if (lookOf(widget) == QLatin1String("place")) // on a card
        return skin;
    const QWidget* parent = widget.parentWidget();
    if (qobject_cast<const QComboBox*>(parent) || qobject_cast<const QAbstractSpinBox*>(parent)) { // which has the frame
        skin.around = {2, 0, 2, 0};
        return skin;
    }
    const bool isEnabled = state & QStyle::State_Enabled, hasFocus = isEnabled && state & QStyle::State_HasFocus;
    skin.radius = 6;
    skin.around = {7, 5, 7, 5};
    skin.edge = hasFocus ? thick : thin;
    skin.line = hasFocus ? colours.accent : colours.line;
    skin.stroke = isEnabled ? Qt::SolidLine : Qt::DashLine;
    if (isEnabled)
        skin.ground = colours.surface;
    return skin;
}

Skin listed(const QWidget& widget, const Colours& colours, QStyle::State state)
{
    const bool hasFocus = state & QStyle::State_HasFocus;
    Skin skin;
    skin.around = {2, 2, 2, 2};
    skin.ground = colours.surface;
    if (widget.window()->windowType() == Qt::Popup) { // what opens has a frame of its own
        skin.edge = thin;
        return skin;
    }
    skin.radius = 8;
    skin.line = hasFocus ? colours.accent : colours.line;
    skin.edge = hasFocus ? thick : thin;
    return skin;
}

std::optional<Skin> framed(const QString& look, const Colours& colours, QStyle::State state)
{
    Skin skin;
    if (look == QLatin1String("header") || look == QLatin1String("rail")) {
        skin.ground = colours.surface;
        return skin;
    }
    const bool isPanel = look == QLatin1String("panel"), isFault = look == QLatin1String("fault"),
               isUndo = look == QLatin1String("undo");
    if (!isPanel && !isFault && !isUndo && look != QLatin1String("raised"))
        return std::nullopt;
    const bool hasFocus = isPanel && state & QStyle::State_HasFocus;
    skin.radius = isPanel ? 10 : 8;
    skin.edge = isFault || hasFocus ? thick : thin;
    skin.around = isFault ? QMargins(thick, thick, thick, thick) : QMargins(thin, thin, thin, thin);
    skin.ground = isPanel || isFault ? colours.surface : colours.raised;
    skin.line = isFault ? colours.bad : isUndo || hasFocus ? colours.accent : colours.line;
    return skin;
}

// How letters of a look differ from usual ones; points: of these.
struct Letters {
    QColor colour;
    double factor = 1;
    bool isBold = false;
};

Letters lettersOf(const QWidget& widget, const Colours& colours, double points)
{
    const QString look = lookOf(widget);
    if (qobject_cast<const QPushButton*>(&widget))
        return {{}, 1, look == QLatin1String("primary") || look == QLatin1String("due")};
    if (qobject_cast<const QToolButton*>(&widget)) {
        constexpr double usual = 11; // letters that are larger leave the rail narrow
        const bool isNarrow = look == QLatin1String("rail") && points > usual;
        return {{}, isNarrow ? (usual + (points - usual) * 0.6) / points : 1, false};
    }
    if (!qobject_cast<const QLabel*>(&widget))
        return {};
    const std::pair<const char*, Letters> labels[] = {{"heading", {colours.muted, 1, true}}, {"brand", {colours.accent, 1, true}},
        {"title", {{}, 1.7, true}}, {"muted", {colours.muted, 1, false}}, {"good", {colours.good, 1, false}},
        {"bad", {colours.bad, 1, false}}, {"unknown", {colours.unknown, 1.3, true}}, {"caption", {colours.muted, 0.85, false}},
        {"value", {{}, 1.3, true}}, {"number", {{}, 1.7, true}}};
    for (const auto& [name, letters] : labels)
        if (look == QLatin1String(name))
            return letters;
    return {};
}

// What a look asked for goes with it; whatever else was set stays.
void wear(QWidget& widget, const Letters& letters, double points)
{
    constexpr const char* worn = "wornLetters";
    const bool isOther = letters.isBold || letters.factor != 1 || letters.colour.isValid();
    if (!isOther && !widget.property(worn).toBool())
        return;
    widget.setProperty(worn, isOther);
    QFont font;
    if (letters.isBold)
        font.setBold(true);
    if (letters.factor != 1)
        font.setPointSizeF(points * letters.factor);
    if (widget.font().bold() != letters.isBold || widget.testAttribute(Qt::WA_SetFont) || letters.factor != 1)
        widget.setFont(font);
    QPalette palette;
    palette.setResolveMask(0);
    if (letters.colour.isValid())
        palette.setColor(QPalette::WindowText, letters.colour);
    if (letters.colour.isValid() || widget.testAttribute(Qt::WA_SetPalette))
        widget.setPalette(palette);
}

void keepShape(QFrame& frame, bool isFramed)
{
    frame.setAttribute(Qt::WA_StyledBackground, true);
    frame.setFrameShape(isFramed ? QFrame::StyledPanel : QFrame::NoFrame); // measures anew what is within
}

void dressPlace(QWidget& edit, const Colours& colours)
{
    QColor hint = colours.cardText;
    hint.setAlpha(128);
    QPalette palette;
    palette.setColor(QPalette::Text, colours.cardText);
    palette.setColor(QPalette::PlaceholderText, hint);
    palette.setColor(QPalette::Highlight, colours.cardLine);
    palette.setColor(QPalette::HighlightedText, colours.cardText);
    edit.setPalette(palette);
}

// Rows are chosen beside what is written in them: the ground is tinted and the letters stay.
void dressTable(QWidget& table, const Colours& colours)
{
    QColor tint = colours.accent;
    tint.setAlpha(70);
    QPalette palette;
    palette.setColor(QPalette::Highlight, tint);
    palette.setColor(QPalette::HighlightedText, colours.text);
    table.setPalette(palette);
}

} // namespace

std::optional<Skin> skinOf(const QWidget* widget, QStyle::State state)
{
    if (!widget)
        return std::nullopt;
    const Colours& colours = Colours::of(widget->palette());
    if (qobject_cast<const QPushButton*>(widget))
        return button(*widget, colours, state);
    if (qobject_cast<const QToolButton*>(widget))
        return tool(*widget, colours, state);
    if (qobject_cast<const QLineEdit*>(widget) || isText(widget))
        return typedInto(*widget, colours, state);
    if (isView(widget))
        return listed(*widget, colours, state);
    if (qobject_cast<const QDockWidget*>(widget->parentWidget())) {
        Skin ground;
        ground.ground = colours.surface;
        return ground;
    }
    return qobject_cast<const QFrame*>(widget) ? framed(lookOf(*widget), colours, state) : std::nullopt;
}

void dress(QWidget& widget)
{
    const Colours& colours = Colours::of(QGuiApplication::palette()); // which the widget learns of a little later
    const double points = QGuiApplication::font().pointSizeF();
    wear(widget, lettersOf(widget, colours, points), points);
    auto* frame = qobject_cast<QFrame*>(&widget);
    if (auto* area = qobject_cast<QScrollArea*>(frame)) { // what lies below it shines through
        const auto skin = framed(lookOf(*area), colours, {});
        keepShape(*area, skin && skin->edge > 0);
        area->viewport()->setAutoFillBackground(false);
        if (area->widget())
            area->widget()->setAutoFillBackground(false);
    } else if (isText(&widget) || isView(&widget)) {
        keepShape(*frame, true);
        static_cast<QAbstractScrollArea*>(frame)->viewport()->setAutoFillBackground(false);
        if (qobject_cast<QTableView*>(frame))
            dressTable(*frame, colours);
    } else if (frame && !qobject_cast<QLabel*>(frame)) {
        if (const auto skin = framed(lookOf(widget), colours, {}))
            keepShape(*frame, skin->edge > 0);
        else if (frame->testAttribute(Qt::WA_StyledBackground))
            frame->setFrameShape(QFrame::NoFrame);
    } else if (lookOf(widget) == QLatin1String("place")) {
        dressPlace(widget, colours);
    }
    if (qobject_cast<QDockWidget*>(widget.parentWidget()))
        widget.setAttribute(Qt::WA_StyledBackground, true);
    const auto skin = qobject_cast<QAbstractButton*>(&widget) ? skinOf(&widget, QStyle::State_Enabled) : std::nullopt;
    if (skin && skin->least.height() > 0)
        widget.setMinimumHeight(skin->least.height() + skin->around.top() + skin->around.bottom());
    if (skin && skin->least.width() > 0)
        widget.setMinimumWidth(skin->least.width() + skin->around.left() + skin->around.right());
}

} // namespace kit
