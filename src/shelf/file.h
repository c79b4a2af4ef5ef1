// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Plain files: what a shelf's first bytes say, whole files written or not at all, and names that change in one step.
#pragma once

#include "engine/fault.h"

#include <QByteArray>

namespace shelf {

// A file that is there, not empty, and starts as a shelf of ours starts.
engine::Result<engine::Done> looksLikeShelf(const QString& path);

int versionInHeader(const QString& path); // of the schema; -1 when it cannot be read

// Sets the first bytes right that are the same in every shelf, so that a copy can be looked into.
bool mendHeader(const QString& path);

// The whole content or the old file: a full disk must never leave a cut-off one.
engine::Result<engine::Done> writeWhole(const QString& path, const QByteArray& content);

// Renames a finished file to its final name, on disk when it returns. An existing file of that name is a fault.
engine::Result<engine::Done> moveIntoPlace(const QString& from, const QString& to);

bool isRunning(qint64 process, const QString& host);

} // namespace shelf
