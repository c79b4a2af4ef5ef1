// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a shelf's file and of its journal, read one by one without trusting what leads to them: the last way to
// entries when SQLite refuses a file. What is read here proves nothing; the chain does.
#pragma once

#include <QByteArray>
#include <QFile>
#include <QHash>
#include <QList>
#include <QSet>
#include <QVariant>

#include <functional>
#include <optional>

namespace shelf {

// SQLite's journal: its head, then frames of a head and a page each. Every frame's sum goes on from the one before.
inline constexpr qint64 journalHead = 32;
inline constexpr qint64 frameHead = 24;
struct JournalSum {
    quint32 first = 0;
    quint32 second = 0;
    bool operator==(const JournalSum&) const = default;
};
JournalSum sumAt(QByteArrayView bytes, qsizetype at); // as it is written there
JournalSum sumAfter(JournalSum sum, QByteArrayView bytes, bool isBig);

class Pages {
public:
    static constexpr qsizetype size = 4096;

    explicit Pages(const QString& path);

    // The number of the first page that the file does not hold whole; nothing when all pages up to the last are there.
    std::optional<quint32> firstMissing(quint32 last) const;

    // Whether whole steps stand in the journal behind a place that is damaged: SQLite would end there and know nothing of them.
    bool goesOnBehindDamage() const { return m_goesOn; }

    // No: SQLite finds no page in the journal, whatever its length, and reads the file alone; neither does eachRecord.
    bool areInJournal() const { return !m_frames.isEmpty() || !m_doubtful.isEmpty(); }

    // Every record of every table, the newest version of a page first. The texts of a record stand for its types: n is
    // nothing, i a whole number, r another one, b a blob, t a text; rowid is 0 where there is none. Only records of wanted types
    // are read: whatever a file claims, no more is read than some times its size.
    using Take = std::function<void(const QByteArray& types, const QVariantList& values, qint64 rowid)>;
    void eachRecord(const QSet<QByteArray>& wanted, const Take& take);

private:
    void readJournal();
    bool isHome(const QHash<quint32, qint64>& frames) const;
    QByteArray page(quint32 number) const; // in its newest version; empty when there is none
    QByteArray followed(const QByteArray& begun, quint32 next, qint64 length);
    void recordsOf(const QByteArray& page, const QSet<QByteArray>& wanted, const Take& take);

    mutable QFile m_file;
    mutable QFile m_journal;
    QList<qint64> m_frames;          // where pages stand in the journal, oldest first
    QList<qint64> m_doubtful;        // the same, of those that do not fit behind the one before
    QHash<quint32, qint64> m_newest; // of the former, the newest of each page
    QHash<quint32, int> m_followed;  // pages that records go on at: how often each was read
    qint64 m_longest = 0;            // bytes that a record can have: all there are
    bool m_goesOn = false;
};

} // namespace shelf
