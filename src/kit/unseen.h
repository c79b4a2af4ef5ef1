// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards of the program that nobody at this table has met yet, for whoever sits here.
#pragma once

#include "engine/past/unmet.h"
#include "kit/sitting.h"

namespace kit {

inline QSet<QString> unseenAt(const Sitting& sitting)
{
    return engine::unmetAt(sitting.table(), sitting.visible(sitting.table().state()));
}

} // namespace kit
