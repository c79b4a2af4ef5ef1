// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A new shelf made of what is left of one whose file was taken away while it was open.
#pragma once

#include "engine/fault.h"
#include "shelf/copies.h"
#include "shelf/dialect.h"
#include "shelf/watch.h"

#include <QList>
#include <QSqlDatabase>
#include <QVariant>

namespace shelf {

// One that was run, with its values: in their order they make the same rows again.
struct Statement {
    const char* sql = nullptr;
    QVariantList values;
};

struct Remains {
    QSqlDatabase connection; // still open, and on its file as long as that is whole, whatever its name
    QString copy;            // of the whole shelf; empty when none was made
    QList<Statement> since;  // what was written after the copy
};

QString happened(Watch::Seen seen, const QString& path); // in a sentence

// Beside the old one; where that is impossible, in the home folder or among temporary files. Gives the file, which is complete
// and on disk.
engine::Result<QString> saveBeside(const QString& path, const Remains& remains, bool isFileOurs, const Dialect& dialect);

// Those that were saved of this shelf, newest first: of this name beside it, and elsewhere those with a campaign that stands in
// one of its copies.
QList<Copy> savedOf(const QString& path);

// Puts a copy of a saved shelf into the place of the one that was taken away. What lies there is moved aside and stays; its new
// name is given, empty when nothing lay there. Nothing is moved where another program has that open or the saved one does not
// prove sound.
engine::Result<QString> putInPlace(const QString& saved, const QString& path);

} // namespace shelf
