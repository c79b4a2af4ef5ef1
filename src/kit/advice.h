// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a table marks what is best by its chances: the reroll, the reply, the line of a round. The chances themselves always
// stand there. The window's preferences set it.
#pragma once

#include <QCoreApplication>
#include <QVariant>

namespace kit {

inline bool isAdvised() { return !qApp || !qApp->property("unadvised").toBool(); }
inline void setAdvised(bool isSo) { qApp->setProperty("unadvised", !isSo); }

} // namespace kit
