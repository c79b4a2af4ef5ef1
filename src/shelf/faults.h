// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can go wrong with a shelf, in words: the file, what happened, and the remedy.
#pragma once

#include "engine/fault.h"

#include <QSqlError>

class QLockFile;

namespace shelf {

enum class Trouble { Taken, ReadOnly, Full, Input, Damaged, NotOurs, CannotOpen, Refused, Other };

Trouble troubleOf(const QSqlError& error); // by SQLite's own number; Other where it has none
bool endsUse(Trouble trouble);             // after these, nothing more is tried on this connection

QString tr(const char* text);              // in the shelf's context
QString copyRemedy(const QString& path);   // which copy is sound, and how it becomes a shelf
QString copiesRemedy(const QString& path); // the same, after trying to save what is left

engine::Fault faultOf(const QSqlError& error, const QString& path); // path: of the shelf, here and below
engine::Fault heldBy(const QLockFile& lock, const QString& path);   // which program, on which computer
engine::Fault noSuchShelf(const QString& path);                     // nothing is there, and it was to be read
engine::Fault noFile(const QString& path);                          // something is there that is no file
engine::Fault noDriver(const QString& path);                        // Qt cannot speak to any shelf here
engine::Fault folderRefuses(const QString& path);
engine::Fault fileRefuses(const QString& path);
engine::Fault copiesStay(const QString& path);                              // it is a copy that is kept: nobody writes to it
engine::Fault strangeInside(const QString& path, const QStringList& parts); // names of tables, indexes, triggers
engine::Fault notAShelf(const QString& path, const QString& why);           // why: a sentence
engine::Fault tooNew(const QString& path, int version);                     // of its schema
// Of a file that was taken away from an open shelf; what happened to it is a sentence.
engine::Fault takenAway(const QString& path, const QString& happened, const QString& saved);
engine::Fault moreIsSaved(const QString& path, const QString& saved, const QStringList& missing); // missing: in words
engine::Fault notSaved(const QString& path, const QString& happened);
engine::Fault damaged(const QString& path, const QString& what); // what: a sentence; names the copy that is sound

} // namespace shelf
