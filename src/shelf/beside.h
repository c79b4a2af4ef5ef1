// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The journals beside a shelf. SQLite brings into the file whatever lies there under their names, so it is looked at before.
#pragma once

#include "shelf/check.h"
#include "shelf/database.h"

namespace shelf {

struct Survey;

// Something beside a shelf that does not belong to it, or is damaged while the shelf goes on behind the damage.
struct Stranger {
    QString file;
    QString problem;
};
std::optional<Stranger> strangerBeside(const QString& path, const Dialect& dialect);

engine::Fault faultOf(const Stranger& stranger, const QString& path);
Finding findingOf(const Stranger& stranger);

// A rollback journal that SQLite would play back. A shelf has one only while it is still in the mode of a copy.
bool isPlayedBack(const QString& path);

} // namespace shelf
