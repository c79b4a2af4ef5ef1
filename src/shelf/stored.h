// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rows as the database gives them: read, bound, and proved against the chain.
#pragma once

#include "shelf/chain.h"
#include "shelf/database.h"

#include <functional>

namespace shelf {

Row rowFrom(const QSqlQuery& query);                    // of Dialect::entries
QVariantList valuesOf(qint64 campaign, const Row& row); // for Dialect::addEntry

QVariantList labelValues(
    const QString& id, const QString& name, const QString& game, const QString& created); // for Dialect::addCampaign

struct StoredSnapshot {
    qint64 node = 0;
    qint64 seq = 0;
    QByteArray head;
    QByteArray digest;
    QString state;
    QByteArray seal;

    bool isSound(qint64 campaign) const { return seal == sealOfSnapshot(campaign, node, seq, head, digest, state); }
};
StoredSnapshot snapshotFrom(const QSqlQuery& query);

// As they were written, or nothing.
std::optional<Pack> packFrom(const QSqlQuery& query);
std::optional<Pin> pinFrom(const QSqlQuery& query);
QVariantList packValues(const Pack& pack); // for Dialect::addPack
QVariantList pinValues(const Pin& pin);    // for Dialect::addPin

// A campaign's name as it was typed, if it is one: some visible letters, and nothing that cannot be seen or turns text around.
engine::Result<QString> goodName(const QString& typed);
QString plainName(const QString& read);                // what is left of any name, for those that were not typed
QString numberedName(const QString& name, int number); // "Ravens (2)"
QString unnumberedName(const QString& name);           // "Ravens", of "Ravens (2)" too

// A name as it is compared: nobody tells "Nizar" from "nizar" at the table.
QString folded(const QString& name);
engine::Result<engine::Done> nameIsFree(Database& database, const QString& name);

} // namespace shelf
