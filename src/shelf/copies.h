// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of a whole shelf in the folder "copies" beside it, and which of them are kept.
#pragma once

#include "engine/fault.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace shelf {

class Database;

// Saved: when the shelf's file was taken away; it lies beside the shelf, not among its copies.
enum class CopyKind { Timed, Sitting, Upgrade, Saved };

struct Copy {
    qint64 number = 0; // rises with every copy: the clock may be wrong
    CopyKind kind = CopyKind::Timed;
    QDateTime made;
    QString mark; // of the content: equal marks, equal entries
    QString file;
};

QString copiesFolder(const QString& shelf);
QList<Copy> copiesOf(const QString& shelf); // newest first

// Whether this is such a copy itself. They stay as they are: nobody writes to one.
bool isKeptCopy(const QString& path);

// Makes a copy unless the newest of its kind has the same content, then removes what is surplus.
engine::Result<Copy> makeCopy(Database& database, CopyKind kind, const QDateTime& now);

// Which copies may go, of a list with the newest first. Of the timed ones ten stay: the four newest, then the last of two
// earlier hours, of two earlier days and of two earlier weeks. Of the sittings stay the ten newest and the last of each of
// twelve earlier months. Copies made before an upgrade stay for good.
QList<Copy> surplus(const QList<Copy>& newestFirst);

} // namespace shelf
