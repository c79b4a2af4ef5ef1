// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the shelf keeps of a shared campaign: entries as they were confirmed, own acts that are still open, and what one seat
// alone was told. It understands none of it.
#pragma once

#include "shelf/campaign_journal.h"

namespace shelf {

struct OpenAct {
    qint64 number = 0; // in the order of doing
    QString id;
    QString content;
};

struct Whisper {
    qint64 seq = 0;
    QString seat;
    QByteArray content;

    bool operator==(const Whisper&) const = default;
};

struct Confirmed {
    Row row;
    QList<Whisper> whispers;
};

// How a campaign is shared; empty when it is not.
engine::Result<QString> termsOf(Database& database, qint64 campaign);

class Shared {
public:
    static engine::Result<std::unique_ptr<Shared>> open(std::shared_ptr<Database> database, Label label); // null: not shared

    const Label& label() const { return m_journal->label(); }
    const QString& shelf() const { return m_database->path(); } // its file
    engine::Journal& journal() { return *m_journal; }  // of what is confirmed, as it was sent; nothing is appended through it
    qint64 last() const { return *m_journal->last(); } // number of the last confirmed entry
    const QByteArray& head() const { return m_journal->head(); } // its hash

    const QString& terms() const { return m_terms; } // as they were set; share/terms.h reads them
    engine::Result<engine::Done> setTerms(const QString& terms);

    engine::Result<QList<OpenAct>> openActs() const;                        // oldest first; a fault when one of them is damaged
    engine::Result<OpenAct> add(const QString& id, const QString& content); // on disk when it returns
    engine::Result<engine::Done> drop(const QList<OpenAct>& acts);          // those that are not there are no fault

    engine::Result<QList<Whisper>> whispers(qint64 first, qint64 last) const; // of these entries, both included
    engine::Result<engine::Done> add(const QList<Whisper>& whispers);         // told later than their entries

    // Confirmed entries and whispers come in, and acts that they confirm go out: all of it or nothing.
    engine::Result<engine::Done> confirm(const QList<Confirmed>& confirmed, const QList<OpenAct>& acts);
    // States that were kept for quick opening: whoever sees more or less than before begins anew.
    engine::Result<engine::Done> forgetStates();

private:
    friend class Shelf;
    Shared(std::shared_ptr<Database> database, std::unique_ptr<CampaignJournal> journal)
        : m_database(std::move(database))
        , m_journal(std::move(journal))
    {
    }

    engine::Result<engine::Done> begin(const QString& terms, const QList<Confirmed>& confirmed);
    engine::Result<engine::Done> beginAgain(const QString& terms, const QList<Confirmed>& confirmed);
    engine::Result<engine::Done> eraseDamaged();
    engine::Result<engine::Done> writeTerms(const QString& terms);
    engine::Result<engine::Done> write(const QList<Whisper>& whispers);
    engine::Result<engine::Done> erase(const QList<OpenAct>& acts);
    engine::Fault damaged(const QString& what) const;

    std::shared_ptr<Database> m_database;
    std::unique_ptr<CampaignJournal> m_journal;
    QString m_terms;
    qint64 m_lastAct = -1; // number of the newest in the outbox; below zero: it was not read yet
};

} // namespace shelf
