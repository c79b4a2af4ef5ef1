// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An exported campaign as it is read line by line, without a shelf: to prove it, or to mend what somebody wrote into it.
#pragma once

#include "engine/journal.h"

#include <QList>

namespace shelf {

struct Exported {
    QString id;
    QString name;
    QString game;
    QString created; // as storedTime writes it
    QList<engine::Entry> entries;
    QList<qint64> changed; // entries whose line is not as it was written; 0: the first line, with the campaign's name
};

enum class Lines { AsWritten, ChangedByHand }; // the second: lines that can still be read are taken, and named in changed

// A fault names the first line that is not taken.
engine::Result<Exported> readExport(const QString& file, Lines lines);

// The same campaign as a file that proves itself again.
QByteArray textOf(const Exported& campaign);

} // namespace shelf
