// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Plain files: what a shelf's first bytes say, whole files written or not at all, and names that change in one step.
#pragma once

#include "engine/fault.h"

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>

#include <memory>
#include <optional>

class QLockFile;

namespace shelf {

// A file that is there, not empty, and starts as a shelf of ours starts.
engine::Result<engine::Done> looksLikeShelf(const QString& path);

int versionInHeader(const QString& path); // of the schema; -1 when it cannot be read
bool isInOwnMode(const QString& path);    // not in that of a copy, which has its journal beside it in another form
int namesOf(const QString& path);         // how many names a file has; 0 when there is none
bool isOwn(const QFileInfo& file);        // of whoever runs this program; where files have no owner: writable
bool isShutAway(const QString& path);     // whether it is there cannot even be seen

// For their owner alone. Both are true when it is there already only for folders.
bool madeFolder(const QString& path);
bool madeFile(const QString& path);
std::unique_ptr<QTemporaryDir> privateFolder(); // and those of programs that were killed go

// What the pages of a shelf that nobody has open do not add up to: cut off, or with more behind them. Nothing when they do.
std::optional<QString> wrongLength(const QString& path);

// The first place from here on where a file holds what was ever written; its end where nothing follows. Holes are as long as
// somebody likes and cost nothing on the disk, so nobody reads them.
qint64 filledFrom(QFile& file, qint64 at);
bool copied(const QString& from, const QString& to); // with its holes; no when there is such a file already

// A new file with the whole content, or none: nothing is written over, and a full disk leaves no part of it.
enum class Readers { Anybody, Owner };
engine::Result<engine::Done> writeNew(const QString& path, const QByteArray& content, Readers readers = Readers::Anybody);
// The same where a file may stand already: at every moment there is the old one or the new one. What says this already stays.
engine::Result<engine::Done> replace(const QString& path, const QByteArray& content, Readers readers);

// Renames a finished file to its final name, on disk when it returns. An existing file of that name is a fault.
engine::Result<engine::Done> moveIntoPlace(const QString& from, const QString& to);

bool isRunning(qint64 process, const QString& host);

// The mark beside a shelf says who has it open, and whoever made it holds its file as well: one that was copied along with its
// shelf, or left behind, is nobody's.
bool isHeld(const QString& mark);
bool isHeldElsewhere(const QString& shelf); // by another program, which says so beside it
bool taken(QLockFile& lock, int patience);  // a mark that is nobody's is taken away for it

} // namespace shelf
