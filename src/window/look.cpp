// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/look.h"

#include "kit/advice.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/far.h"
#include "kit/drawn/skin.h"
#include "kit/drawn/style.h"

#include <QApplication>
#include <QEvent>
#include <QFont>
#include <QPointer>
#include <QSettings>
#include <QSize>
#include <QToolTip>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <optional>

namespace window {

namespace {

const QString themeKey = QStringLiteral("look/theme");
const QString contrastKey = QStringLiteral("look/contrast");
const QString percentKey = QStringLiteral("look/percent");
const QString farKey = QStringLiteral("look/far");
const QString animatedKey = QStringLiteral("look/animated");
const QString advisedKey = QStringLiteral("look/advised");

// What the system had before anything was dressed.
struct System {
    QPalette palette;
    QFont font;
};
const System& systemLook()
{
    static const System system{QApplication::palette(), QApplication::font()};
    return system;
}

std::optional<kit::Theme> asked;
bool systemIsStill = false;
double enlarged = 1;

QString nameOf(kit::Theme theme)
{
    return theme == kit::Theme::Dark ? QStringLiteral("dark")
        : theme == kit::Theme::Light ? QStringLiteral("light")
                                     : QStringLiteral("system");
}

} // namespace

void Look::askFor(kit::Theme theme) { asked = theme; }

void Look::askForStillness(bool isStill) { systemIsStill = isStill; }

double Look::scaleFor(int percent, const QSize& screen)
{
    constexpr QSizeF needed(1280, 720);
    constexpr double steps = 20; // of a whole: pictures of signs look well
    const double room = std::min(screen.width() / needed.width(), screen.height() / needed.height());
    return std::max(1.0, std::floor(std::min(percent / 100.0, room) * steps) / steps);
}

void Look::enlarge(double letters) { enlarged = letters; }

Look Look::from(const QSettings& settings)
{
    const QString theme = settings.value(themeKey).toString();
    Look look;
    look.theme = theme == QLatin1String("dark") ? kit::Theme::Dark
        : theme == QLatin1String("light")       ? kit::Theme::Light
                                                : kit::Theme::System;
    look.hasContrast = settings.value(contrastKey).toBool();
    look.percent = qBound(80, settings.value(percentKey, 100).toInt(), 200);
    look.isFar = settings.value(farKey).toBool();
    look.isAnimated = settings.value(animatedKey, !systemIsStill).toBool();
    look.isAdvised = settings.value(advisedKey, true).toBool();
    return look;
}

void Look::keep(QSettings& settings) const
{
    if (settings.value(themeKey, nameOf(kit::Theme::System)).toString() != nameOf(theme))
        asked.reset();
    settings.setValue(themeKey, nameOf(theme));
    settings.setValue(contrastKey, hasContrast);
    settings.setValue(percentKey, percent);
    settings.setValue(farKey, isFar);
    if (isAnimated == !systemIsStill)
        settings.remove(animatedKey); // goes on with the desktop
    else
        settings.setValue(animatedKey, isAnimated);
    settings.setValue(advisedKey, isAdvised);
}

void Look::apply(QApplication&) const
{
    const System& system = systemLook();
    const bool systemIsDark = system.palette.color(QPalette::Window).lightness() < 128;
    const kit::Theme wanted = asked.value_or(theme);
    const bool isDark = wanted == kit::Theme::Dark || (wanted == kit::Theme::System && systemIsDark);
    const kit::Colours& colours = hasContrast ? (isDark ? kit::contrastDark() : kit::contrastLight())
        : isDark                              ? kit::Colours::dark()
                                              : kit::Colours::light();
    QFont font = system.font;
    constexpr int far = 150; // what is larger yet stays so: around the board letters would take what its numbers need
    const double size = percent * enlarged;
    font.setPointSizeF(font.pointSizeF() * (isFar ? std::max<double>(size, far) : size) / 100);
    kit::setAdvised(isAdvised);
    const bool isMoved = kit::isFar() != isFar;
    kit::setFar(isFar); // before the letters: boards lay themselves out when they change
    const bool areSame = QApplication::font() == font;
    QApplication::setFont(font);
    QApplication::setPalette(colours.palette());
    QToolTip::setPalette(colours.palette());
    const QWidgetList all = QApplication::allWidgets();
    for (const QPointer<QWidget>& one : QList<QPointer<QWidget>>(all.begin(), all.end())) {
        if (one)
            kit::dress(*one);
        if (QEvent letters(QEvent::FontChange); one && isMoved && areSame) // whoever lays itself out by its letters does so by
            QCoreApplication::sendEvent(one, &letters);                    // the distance, too
    }
    kit::setAnimated(isAnimated);
    QApplication::setEffectEnabled(Qt::UI_AnimateMenu, isAnimated);
    QApplication::setEffectEnabled(Qt::UI_AnimateCombo, isAnimated);
}

} // namespace window
