// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The one way to the terminal. What came from a file, a card or an argument must not steer it: controls and marks that turn
// text are shown by their numbers, and what is one line stays one.
#pragma once

#include <QString>

namespace cli {

QString inLine(const QString& text);  // a part of one line: a line break in it is shown as well
void say(const QString& text);        // on standard output, with a line break at its end
void sayJson(const QByteArray& json); // the same; it has its own way to write them
void tell(const QString& line);       // on standard error, in one line

} // namespace cli
