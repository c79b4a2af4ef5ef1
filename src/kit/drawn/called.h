// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A part as it is made, with the name that tests and styles find it by.
#pragma once

#include <QObject>

namespace kit {

template <class Part> Part* called(const char* name, Part* part)
{
    part->setObjectName(QLatin1String(name));
    return part;
}

} // namespace kit
