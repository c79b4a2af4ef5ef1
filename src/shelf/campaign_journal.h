// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The entries of one campaign in a shelf: each append is one transaction, each entry read is proved by its hash.
#pragma once

#include "engine/journal.h"
#include "shelf/chain.h"
#include "shelf/database.h"

namespace shelf {

// What stands on the shelf with the first entry of a campaign.
struct Label {
    qint64 number = 0; // 0: no entry was written yet
    QString id;
    QString name;
    QString game;
    bool isShared = false; // its entries come from the table's server alone
};

class CampaignJournal : public engine::Journal {
public:
    static engine::Result<std::unique_ptr<CampaignJournal>> open(std::shared_ptr<Database> database, Label label);

    engine::Result<engine::Done> append(const engine::Entry& entry) override;
    engine::Result<QList<engine::Entry>> entries(qint64 first, qint64 last) const override;
    engine::Result<qint64> last() const override { return m_last; }
    engine::Result<QList<qint64>> parents() const override;
    engine::Result<std::optional<engine::Snapshot>> snapshotAtOrBefore(qint64 node) const override;
    engine::Result<engine::Done> keep(const engine::Snapshot& snapshot) override;

    const Label& label() const { return m_label; }
    const QByteArray& head() const { return m_head; } // hash of the last entry
    // Entries that were confirmed elsewhere, with their hashes, and what is written beside them: all of it or nothing. A row
    // that does not go on from the last one is a fault.
    engine::Result<engine::Done> take(const QList<Row>& rows, const Database::Work& beside, Sync sync = Sync::Now);

private:
    CampaignJournal(std::shared_ptr<Database> database, Label label);

    engine::Result<engine::Done> readHead();
    engine::Result<engine::Done> proveTail();
    engine::Result<engine::Done> write(const Row& row, qint64 before);
    engine::Result<Row> rowAt(qint64 seq) const; // as it is written there

    std::shared_ptr<Database> m_database;
    Label m_label;
    qint64 m_last = 0;
    QByteArray m_head; // hash of the last entry
};

} // namespace shelf
