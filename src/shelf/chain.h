// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is stored of an entry, letter by letter, and the hashes that make damage show: each entry's hash covers the one before.
#pragma once

#include "engine/journal.h"
#include "shelf/belongings.h"

namespace shelf {

inline constexpr qsizetype longestAction = 16 * 1024 * 1024; // letters of a new entry; what is read: Dialect::entries

// An entry as it lies in the database and in an exported file.
struct Row {
    qint64 seq = 0;
    qint64 parent = 0;
    qint64 node = 0;
    qint64 tip = 0;
    QString verb;
    QString action; // JSON text
    QString who;
    QString at; // ISO 8601, UTC, milliseconds
    qint64 rules = 0;
    QString reason;
    QByteArray digest;
    QByteArray hash;

    bool operator==(const Row&) const = default;
};

// Text as every database gives it back: without broken surrogates and byte order marks.
QString storable(const QString& text);
QString storedTime(const QDateTime& when);
QDateTime timeFrom(const QString& stored);

Row rowOf(const engine::Entry& entry); // without its hash
engine::Entry entryOf(const Row& row);

QByteArray seed(); // stands before entry 1: entries stay provable when the campaign's label is lost
QByteArray hashAfter(const QByteArray& previous, const Row& row); // BLAKE2b-256
bool fits(const Row& row);                                        // its numbers could have been written by a table

// Seals of what is not in a chain.
QByteArray sealOfCampaign(const QString& id, const QString& name, const QString& game, const QString& created);
QByteArray sealOfPack(const Pack& pack);
QByteArray sealOfPin(const Pin& pin);
QByteArray sealOfNote(qint64 campaign, const QString& text);
// Of what a shared campaign keeps: of its terms, of an open act, of a whisper.
QByteArray sealOfTerms(qint64 campaign, const QString& at, const QString& content);
QByteArray sealOfAct(qint64 campaign, qint64 number, const QString& id, const QString& content);
QByteArray sealOfWhisper(qint64 campaign, qint64 seq, const QString& seat, const QByteArray& content);
QByteArray sealOfSnapshot(
    qint64 campaign, qint64 node, qint64 seq, const QByteArray& head, const QByteArray& digest, const QString& state);

} // namespace shelf
