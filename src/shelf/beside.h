// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What lies beside a shelf: its journals, its lock, other names of it. SQLite brings into the file whatever lies there under the
// names of journals, so it is looked at before.
#pragma once

#include "shelf/check.h"
#include "shelf/dialect.h"

#include <QTemporaryDir>

#include <memory>

namespace shelf {

// Something beside a shelf that does not belong to it, or is damaged while the shelf goes on behind the damage.
struct Stranger {
    QString file;
    QString problem;
};
std::optional<Stranger> strangerBeside(const QString& path, const Dialect& dialect);

// The shelf without what lies beside it, or with all of it, in a folder that goes with it; empty where it could not be copied.
enum class With { Nothing, Journals };
struct PrivateCopy {
    std::unique_ptr<QTemporaryDir> folder;
    QString file;
};
PrivateCopy copiedFrom(const QString& path, With with);

engine::Fault faultOf(const Stranger& stranger, const QString& path);
Finding findingOf(const Stranger& stranger);

// A rollback journal that SQLite would play back. A shelf has one only while it is still in the mode of a copy.
bool isPlayedBack(const QString& path);

engine::Fault severalNames(const QString& path, int names);
engine::Fault markRefuses(const QString& path); // something stands where a lock would

} // namespace shelf
