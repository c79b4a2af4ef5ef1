// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of this room in the reader's language.
#pragma once

#include <QCoreApplication>

namespace window {

// count: the number that its plural form follows, where the text has %n.
inline QString tr(const char* text, int count = -1) { return QCoreApplication::translate("window", text, nullptr, count); }

} // namespace window
