// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Shelves made for tests, what stands in them, and the small programs and folders that the tests need around them.
#pragma once

#include "shelf/shared.h"
#include "shelf/shelf.h"

#include <QTemporaryDir>

namespace made {

// Entry seq of a line without undo, with texts that are hard to store; the same for the same number.
engine::Entry entryAt(qint64 seq);
bool isEntryAt(const engine::Entry& entry, qint64 seq);

// Rows first … last of that line, each with its hash, as a server would send them behind the entry with the hash head.
QList<shelf::Confirmed> sent(qint64 first, qint64 last, QByteArray head);
shelf::Campaign ravens(); // what a mirror is made as

// Opens without a fault, or says so in the test's log and gives nothing.
std::unique_ptr<shelf::Shelf> opened(const QString& path, shelf::Access access = shelf::Access::Write);

// A campaign of that many entries with a kept state every 20, written straight to its journal; gives its id.
QString filled(shelf::Shelf& shelf, const QString& name, qint64 count);

// Where tests put their files: memory where there is such a place, because nothing here needs a disk and disks are slow.
QString folderTemplate();

// A shelf of two campaigns of 70 and 25 entries, closed.
void smallShelf(const QString& path);

// A file in the mode of a copy with its journal beside it, as a program leaves them that is killed in the middle of a step.
void cutOff(const QString& from, const QString& to);

// Everything a reader can learn of a shelf, in one text; or a fault.
engine::Result<QByteArray> contentOf(const QString& path);

// A schema that does not exist yet, so that upgrades can be tried.
const shelf::Dialect& nextDialect();

QByteArray bytesOf(const QString& path);
void writeBytes(const QString& path, const QByteArray& bytes);
QByteArray hashOfFolder(const QString& folder); // names and contents, lock files left out

// Another process: the small program that plays on a shelf.
struct Run {
    int exitCode = -1; // -1: crashed or killed
    QByteArray output;
    QByteArray errors;
};
Run run(const QStringList& arguments, const QStringList& environment = {}, const QStringList& before = {});

} // namespace made
