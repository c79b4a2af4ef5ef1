// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the program looks, as the person chose it: theme, contrast, size of the words, far-reading mode, whether it advises.
#pragma once

#include "kit/drawn/colours.h"

class QApplication;
class QSettings;
class QSize;

namespace window {

struct Look {
    kit::Theme theme = kit::Theme::System;
    bool hasContrast = false; // black or white behind everything, strong lines
    int percent = 100;        // of the system's text size
    bool isFar = false;       // to be read from two metres: half as large again
    bool isAnimated = true;   // unless the desktop asks for less motion
    bool isAdvised = true;    // what is best by its chances is marked

    static Look from(const QSettings& settings);
    // As much of "everything larger" as leaves the screen the room that the window needs; letters take the rest. empty: unknown.
    static double scaleFor(int percent, const QSize& screen);
    static void enlarge(double letters); // beyond what the person chose for them
    // A theme for this run alone, until another one is chosen.
    static void askFor(kit::Theme theme);
    // What the desktop asks for; what the person chose otherwise stands above it.
    static void askForStillness(bool isStill);
    void keep(QSettings& settings) const;
    void apply(QApplication& app) const; // at any time
};

} // namespace window
