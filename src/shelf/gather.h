// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every row that a shelf's file still holds, whatever became of the pages that led to them.
#pragma once

#include "engine/fault.h"
#include "shelf/dialect.h"

class QSqlDatabase;

namespace shelf {

// Into a new shelf. Nothing is proved by this: who looks through that finds out what is genuine.
engine::Result<engine::Done> gather(const QString& path, const QSqlDatabase& newShelf, const Dialect& dialect);

} // namespace shelf
