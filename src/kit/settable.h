// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a press on the table may set a value: counters, boxes, tokens. The window's switch says so; a board on which figures
// are picked up as well asks before it takes a press for one.
#pragma once

#include "kit/sitting.h"

#include <QVariant>

namespace kit {

inline constexpr char setsValuesProperty[] = "setsValues";

inline bool setsValues(const Sitting& sitting) { return sitting.property(setsValuesProperty).toBool(); }
inline void letSetValues(Sitting& sitting, bool isSo) { sitting.setProperty(setsValuesProperty, isSo); }

} // namespace kit
