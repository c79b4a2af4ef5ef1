// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An exported campaign as it is read line by line, without a shelf: to prove it, or to mend what somebody wrote into it.
#pragma once

#include "engine/journal.h"
#include "shelf/belongings.h"

#include <QList>

namespace shelf {

struct Picture {
    QString entry; // the word of its owner's that it is kept under
    QByteArray jpeg;
};

// What lies on a shelf beside a campaign and travels with it when its owner asks for that.
struct Carried {
    QList<Pack> packs;
    QList<Pin> pins;
    QList<Picture> pictures;

    bool isEmpty() const { return packs.isEmpty() && pins.isEmpty() && pictures.isEmpty(); }
};

struct Exported {
    QString id;
    QString name;
    QString game;
    QString created; // as storedTime writes it
    QList<engine::Entry> entries;
    QList<qint64> changed; // entries whose line is not as it was written; 0: the first line, with the campaign's name
    Carried carried;
    qint64 cutOff = 0;        // the line where the file ends though the campaign does not; 0: it ends as it should
    QList<qint64> empty = {}; // lines that say nothing, left out
};

// The second: lines that can still be read are taken, and named in changed; empty lines are left
// out; of a file that is cut off, what stands before that is taken.
enum class Lines { AsWritten, ChangedByHand };

// A fault names the first line that is not taken.
engine::Result<Exported> readExport(const QString& file, Lines lines);

// The same campaign as a file that proves itself again, without what it carried.
QByteArray textOf(const Exported& campaign);

// The text of an exported campaign, and behind its end what travels with it. A fault: something is too large for a line.
engine::Result<QByteArray> withCarried(const QByteArray& exported, const Carried& carried);
// What a file carries besides its campaign; read to the end and proved only where there is something.
engine::Result<Carried> carriedIn(const QString& file);

} // namespace shelf
