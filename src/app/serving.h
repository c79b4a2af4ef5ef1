// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// musterroll --serve: a campaign's page for phones, without a window, until the program is ended.
#pragma once

class QSettings;
class QString;

namespace window {
class Library;
}

namespace app {

// port: as typed; empty takes a free one. right: of whoever joins, as typed; empty: the own seat. json: one object for programs
// instead of words for people. Answers the exit code.
int serve(window::Library& library, const QSettings& settings, const QString& campaign, const QString& port, const QString& right,
    bool json);

// Nothing is shown, and there is no display to show it on: then everything is painted without one.
bool paintsWithoutDisplay(int argc, char** argv);

} // namespace app
