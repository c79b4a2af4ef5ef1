// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is written into a file of its own: a sheet, a report, a pack of cards.
#pragma once

#include "engine/fault.h"

namespace kit {

// The whole file, or what stood there before and the fault: file, why, what to do.
engine::Result<engine::Done> saveWhole(const QByteArray& content, const QString& file);

} // namespace kit
