// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One window for each shelf: a second start hands over what it was to open, and ends.
#pragma once

#include <QLocalServer>
#include <QString>

#include <functional>

namespace app {

// What a start was asked for.
struct Call {
    QString file;     // absolute; empty: none
    QString campaign; // by name or id; empty: none

    bool operator==(const Call&) const = default;
};

// Says so to the window that has this shelf. No: there is none, or it did not answer within two seconds.
bool handOver(const QString& shelf, const Call& call);

// Hears the later starts on this shelf, as long as it lives. Where no socket can be made, nobody is heard, and the shelf's own
// lock tells the second one.
class OneWindow {
public:
    OneWindow(const QString& shelf, std::function<void(const Call&)> called);

private:
    QLocalServer m_server;
};

} // namespace app
