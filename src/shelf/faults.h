// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can go wrong with a shelf, in words: the file, what happened, and the remedy.
#pragma once

#include "engine/fault.h"

#include <QSqlError>

class QLockFile;

namespace shelf {

enum class Trouble { Taken, ReadOnly, Full, Input, Damaged, NotOurs, CannotOpen, Refused, Other };

Trouble troubleOf(const QSqlError& error);
bool endsUse(Trouble trouble); // after these, nothing more is tried on this connection

QString tr(const char* text);
QString copyRemedy(const QString& path);   // which copy is sound, and how it becomes a shelf
QString copiesRemedy(const QString& path); // the same, after trying to save what is left

engine::Fault faultOf(const QSqlError& error, const QString& path);
engine::Fault heldBy(const QLockFile& lock, const QString& path);
engine::Fault noSuchShelf(const QString& path);
engine::Fault noFile(const QString& path);
engine::Fault folderRefuses(const QString& path);
engine::Fault fileRefuses(const QString& path);
engine::Fault copiesStay(const QString& path);
engine::Fault strangeInside(const QString& path, const QStringList& parts);
engine::Fault notAShelf(const QString& path, const QString& why);
engine::Fault tooNew(const QString& path, int version);
// Of a file that was taken away from an open shelf; what happened to it is a sentence.
engine::Fault takenAway(const QString& path, const QString& happened, const QString& saved);
engine::Fault notSaved(const QString& path, const QString& happened);
engine::Fault damaged(const QString& path, const QString& what);

} // namespace shelf
