// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/campaign_journal.h"

#include "engine/message.h"
#include "shelf/stored.h"

#include <QJsonDocument>

namespace shelf {

using engine::Done;
using engine::Entry;
using engine::Fault;
using engine::fill;
using engine::Result;
using engine::Snapshot;

namespace {

Fault brokenAt(const Database& database, const Label& label, qint64 seq, const QString& what)
{
    return {fill(tr("%1, campaign %2, entry %3"), {database.path(), label.name, QString::number(seq)}), {}, what,
        copiesRemedy(database.path())};
}

} // namespace

CampaignJournal::CampaignJournal(std::shared_ptr<Database> database, Label label)
    : m_database(std::move(database))
    , m_label(std::move(label))
    , m_head(seed())
{
}

Result<std::unique_ptr<CampaignJournal>> CampaignJournal::open(std::shared_ptr<Database> database, Label label)
{
    std::unique_ptr<CampaignJournal> journal(new CampaignJournal(std::move(database), std::move(label)));
    if (journal->m_label.number != 0) {
        if (const auto read = journal->readHead(); !read)
            return read.faults();
        if (const auto proved = journal->proveTail(); !proved)
            return proved.faults();
    }
    return journal;
}

Result<Done> CampaignJournal::readHead()
{
    m_last = 0;
    const auto read = m_database->rows(m_database->dialect().head, {m_label.number}, [&](const QSqlQuery& row) {
        m_last = row.value(0).toLongLong();
        m_head = row.value(2).toByteArray();
        return true;
    });
    if (read && m_last < 1)
        return brokenAt(*m_database, m_label, 1, shelf::tr("It is not known where this campaign ends."));
    return read;
}

// The entries after the newest sound snapshot, and the snapshot's own place in the chain.
Result<Done> CampaignJournal::proveTail()
{
    qint64 from = 0;
    QByteArray head = seed();
    qint64 most = m_last;
    while (most > 0) {
        std::optional<StoredSnapshot> found;
        const auto read =
            m_database->rows(m_database->dialect().newestSnapshot, {m_label.number, most}, [&](const QSqlQuery& row) {
                found = snapshotFrom(row);
                return false;
            });
        if (!read)
            return read;
        if (!found)
            break;
        if (found->isSound(m_label.number)) {
            from = found->seq;
            head = found->head;
            break;
        }
        most = found->seq - 1;
    }
    qint64 next = std::max<qint64>(from, 1);
    std::optional<Fault> fault;
    // One behind the last is looked for too: the end that is kept may be an older one, on a page that came from elsewhere.
    const auto read =
        m_database->rows(m_database->dialect().entries, {m_label.number, next, m_last + 1}, [&](const QSqlQuery& query) {
            const Row row = rowFrom(query);
            if (row.seq == from && row.hash == head) {
                ++next;
                return true;
            }
            head = hashAfter(head, row);
            if (row.seq != next || row.hash != head) {
                fault = brokenAt(*m_database, m_label, next, shelf::tr("This entry is damaged or missing."));
                return false;
            }
            ++next;
            return true;
        });
    if (!read)
        return read;
    if (fault)
        return *fault;
    if (next != m_last + 1 || head != m_head)
        return brokenAt(*m_database, m_label, next, shelf::tr("The last entries are damaged or missing."));
    return Done{};
}

Result<Done> CampaignJournal::append(const Entry& entry)
{
    if (m_label.isShared)
        return Fault{m_database->path(), m_label.name,
            shelf::tr("This campaign is shared: it is changed through its table, not on this shelf alone. Nothing was written."),
            shelf::tr("Sit down at the shared table, or take the campaign home as a copy of your own.")};
    Row row = rowOf(entry);
    row.hash = hashAfter(m_head, row);
    return take({row}, [] { return Result<Done>(Done{}); });
}

Result<Done> CampaignJournal::take(const QList<Row>& rows, const Database::Work& beside, Sync sync)
{
    if (const auto may = m_database->mayWrite(); !may)
        return may;
    qint64 last = m_last;
    QByteArray head = m_head;
    for (const Row& row : rows) {
        if (row.seq != last + 1)
            return brokenAt(
                *m_database, m_label, row.seq, shelf::tr("This entry does not follow the last one. Nothing was written."));
        if (row.action.size() > longestAction)
            return brokenAt(*m_database, m_label, row.seq, shelf::tr("This entry is larger than 16 MB. Nothing was written."));
        if (!fits(row))
            return brokenAt(
                *m_database, m_label, row.seq, shelf::tr("This entry points at entries that do not exist. Nothing was written."));
        if (row.hash != hashAfter(head, row))
            return brokenAt(
                *m_database, m_label, row.seq, shelf::tr("The hash of this entry is not its own. Nothing was written."));
        last = row.seq;
        head = row.hash;
    }
    const qint64 number = m_label.number;
    const auto written = m_database->inTransaction(
        [&]() -> Result<Done> {
            for (const Row& row : rows)
                if (const auto one = write(row, row.seq - 1); !one)
                    return one;
            return beside();
        },
        sync);
    if (!written) {
        m_label.number = number;
        return written;
    }
    m_last = last;
    m_head = head;
    return Done{};
}

Result<Done> CampaignJournal::write(const Row& row, qint64 before)
{
    const Dialect& sql = m_database->dialect();
    const bool isFirst = m_label.number == 0;
    if (isFirst) {
        if (const auto free = nameIsFree(*m_database, m_label.name); !free)
            return free;
        const auto added = m_database->rows(
            sql.addCampaign, labelValues(m_label.id, m_label.name, m_label.game, row.at), [&](const QSqlQuery& query) {
                m_label.number = query.value(0).toLongLong();
                return true;
            });
        if (!added)
            return added;
    }
    if (const auto added = m_database->run(sql.addEntry, valuesOf(m_label.number, row)); !added)
        return added.faults();
    const auto moved = isFirst ? m_database->run(sql.addHead, {m_label.number, row.seq, row.at, row.hash})
                               : m_database->run(sql.moveHead, {row.seq, row.at, row.hash, m_label.number, before});
    if (!moved)
        return moved.faults();
    if (*moved != 1)
        return brokenAt(
            *m_database, m_label, row.seq, shelf::tr("Somebody else wrote this entry meanwhile. Nothing was written."));
    return Done{};
}

Result<QList<Entry>> CampaignJournal::entries(qint64 first, qint64 last) const
{
    first = std::max<qint64>(first, 1);
    QList<Entry> list;
    if (first > last || m_label.number == 0)
        return list;
    QByteArray previous = first == 1 ? seed() : QByteArray();
    qint64 next = first == 1 ? 1 : first - 1;
    std::optional<Fault> fault;
    const auto read = m_database->rows(
        m_database->dialect().entries, {m_label.number, next, std::min(last, m_last)}, [&](const QSqlQuery& query) {
            const Row row = rowFrom(query);
            if (row.seq != next || (row.seq >= first && row.hash != hashAfter(previous, row))) {
                fault = brokenAt(*m_database, m_label, next, shelf::tr("This entry is damaged or missing."));
                return false;
            }
            if (row.seq >= first)
                list += entryOf(row);
            previous = row.hash;
            ++next;
            return true;
        });
    if (!read)
        return read.faults();
    if (fault)
        return *fault;
    if (next <= std::min(last, m_last))
        return brokenAt(*m_database, m_label, next, shelf::tr("This entry is damaged or missing."));
    return list;
}

Result<QList<qint64>> CampaignJournal::parents() const
{
    QList<qint64> all(m_last);
    for (qint64 i = 0; i < m_last; ++i)
        all[i] = i; // entry i + 1 was made from entry i, unless the index says otherwise
    if (m_label.number == 0)
        return all;
    const auto read = m_database->rows(m_database->dialect().sidesteps, {m_label.number}, [&](const QSqlQuery& row) {
        const qint64 seq = row.value(0).toLongLong();
        if (seq >= 1 && seq <= m_last)
            all[seq - 1] = row.value(1).toLongLong();
        return true;
    });
    return read ? Result<QList<qint64>>(all) : Result<QList<qint64>>(read.faults());
}

Result<std::optional<Snapshot>> CampaignJournal::snapshotAtOrBefore(qint64 node) const
{
    std::optional<Snapshot> sound;
    while (!sound && node > 0 && m_label.number != 0) {
        std::optional<StoredSnapshot> found;
        const auto read = m_database->rows(m_database->dialect().snapshot, {m_label.number, node}, [&](const QSqlQuery& row) {
            found = snapshotFrom(row);
            return false;
        });
        if (!read)
            return read.faults();
        if (!found)
            break;
        if (found->isSound(m_label.number))
            sound = Snapshot{found->node, found->digest, QJsonDocument::fromJson(found->state.toUtf8()).object()};
        node = found->node - 1;
    }
    return sound;
}

Result<Row> CampaignJournal::rowAt(qint64 seq) const
{
    Row found;
    const auto read = m_database->rows(m_database->dialect().entries, {m_label.number, seq, seq}, [&](const QSqlQuery& query) {
        found = rowFrom(query);
        return false;
    });
    return read ? Result<Row>(found) : Result<Row>(read.faults());
}

// Where the table stands the state is kept as of the last entry, though many a step back may lie between: whoever opens it proves
// only what comes after.
Result<Done> CampaignJournal::keep(const Snapshot& snapshot)
{
    if (m_label.number == 0 || snapshot.node > m_last)
        return brokenAt(*m_database, m_label, snapshot.node, shelf::tr("There is no such entry."));
    if (const auto may = m_database->mayWrite(); !may)
        return may;
    const auto last = rowAt(m_last);
    const auto made = last && last->node == snapshot.node ? last : rowAt(snapshot.node);
    if (!made)
        return made.faults();
    const QString state = QString::fromUtf8(QJsonDocument(snapshot.state).toJson(QJsonDocument::Compact));
    const QByteArray seal = sealOfSnapshot(m_label.number, snapshot.node, made->seq, made->hash, snapshot.digest, state);
    return m_database->inTransaction(
        [&]() -> Result<Done> {
            const Dialect& sql = m_database->dialect();
            const auto kept = m_database->run(
                sql.keepSnapshot, {m_label.number, snapshot.node, made->seq, made->hash, snapshot.digest, state, seal});
            if (!kept)
                return kept.faults();
            const auto thinned = m_database->run(sql.thinSnapshots, {m_label.number, m_last});
            return thinned ? Result<Done>(Done{}) : Result<Done>(thinned.faults());
        },
        Sync::Later); // it is made anew where it is missing
}

} // namespace shelf
