// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A new shelf of every row that a shelf's file still holds, whatever became of the pages that led to them.
#pragma once

#include "engine/fault.h"
#include "shelf/dialect.h"

namespace shelf {

// Nothing is proved by this: who looks through the new shelf finds out what is genuine.
engine::Result<engine::Done> gather(const QString& path, const QString& newPath, const Dialect& dialect);

} // namespace shelf
