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
    QList<StoredSnapshot> snapshots; // those that are sound in themselves, in order, without their states
    QString terms;                   // of a shared campaign
};

// Nothing of it is kept that could be large: whoever saves it reads it once more.
struct Survey {
    QList<Surveyed> campaigns;
    qsizetype packs = 0; // sound ones, all that were ever imported
    qsizetype pins = 0;
    QList<Finding> findings; // the first of them, and how many more there are
    bool isOurs = false;     // its tables are those of a shelf
    bool isAllSeen = false;  // and no page of the file holds a record that was not read
};

// Of a shared campaign, as they were written, or nothing.
std::optional<OpenAct> actFrom(const QSqlQuery& query, qint64 campaign);
std::optional<Whisper> whisperFrom(const QSqlQuery& query, qint64 campaign);

CheckReport reportOf(const QString& path, const Survey& survey);

Survey surveyed(Database& database);

} // namespace shelf
