// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is read from two metres: a board says less then, in letters that large. The window's look sets it.
#pragma once

#include <QCoreApplication>
#include <QVariant>

namespace kit {

inline constexpr double farPixels = 40; // of what decides: ranks, hearts, chances

inline bool isFar() { return qApp && qApp->property("far").toBool(); }
inline void setFar(bool isSo) { qApp->setProperty("far", isSo); }

} // namespace kit
