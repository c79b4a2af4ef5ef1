// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// musterroll --serve: a campaign's page for phones, without a window, until the program is ended.
#pragma once

#include <QString>

class QSettings;

namespace window {
class Library;
}

namespace app {

// As typed.
struct Serving {
    QString campaign;
    QString port;             // empty: any that is free
    QString right;            // of whoever joins; empty: the own seat
    QString certificate, key; // files; empty: nothing is encrypted
    bool json = false;        // one object for programs instead of words for people
};

// Answers the exit code.
int serve(window::Library& library, const QSettings& settings, const Serving& wanted);

// Nothing is shown, and there is no display to show it on: then everything is painted without one.
bool paintsWithoutDisplay(int argc, char** argv);

} // namespace app
