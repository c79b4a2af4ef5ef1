// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a look through a shelf brings to light, damaged or not: the labels, how far each chain holds, and the snapshots that fit.
#pragma once

#include "shelf/check.h"
#include "shelf/shared.h"
#include "shelf/stored.h"

namespace shelf {

struct Surveyed {
    qint64 number = 0;
    QString id;
    QString name;
    QString game;
    QString created;
    QByteArray seal;
    qint64 sound = 0;
    qint64 known = 0;
    QByteArray head; // hash of the last sound entry
    QString lastAt;
    QString note;
    QList<StoredSnapshot> snapshots; // those that are sound in themselves, in order
    QString terms;                   // of a shared campaign; what is sound of the rest that it keeps
    QList<OpenAct> acts;
    QList<Whisper> whispers;
};

struct Survey {
    QList<Surveyed> campaigns;
    QList<Pack> packs; // sound ones, all that were ever imported
    QList<Pin> pins;
    QList<Finding> findings;
    bool isOurs = false; // its tables are those of a shelf
};

CheckReport reportOf(const QString& path, const Survey& survey);

Survey surveyed(Database& database);

} // namespace shelf
