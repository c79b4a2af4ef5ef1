// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/shared.h"

#include "engine/message.h"
#include "shelf/stored.h"

namespace shelf {

using engine::Done;
using engine::Fault;
using engine::Result;

namespace {

QByteArray present(const QByteArray& bytes) { return bytes.isNull() ? QByteArray("") : bytes; }

Result<Done> doneOf(const Result<qint64>& changed) { return changed ? Result<Done>(Done{}) : Result<Done>(changed.faults()); }

Fault damagedAt(const QString& place, const QString& what)
{
    return {place, {}, what,
        shelf::tr("Take what is confirmed home as a copy, leave the table and join it again with a new invitation.")};
}

} // namespace

Result<QString> termsOf(Database& database, qint64 campaign)
{
    QString terms;
    bool isSound = true;
    const auto read = database.rows(database.dialect().terms, {campaign}, [&](const QSqlQuery& row) {
        terms = row.value(1).toString();
        isSound = row.value(2).toByteArray() == sealOfTerms(campaign, row.value(0).toString(), terms);
        return false;
    });
    if (!read)
        return read.faults();
    if (!isSound)
        return damagedAt(database.path(), shelf::tr("How this campaign is shared was changed by damage."));
    return terms;
}

Result<std::unique_ptr<Shared>> Shared::open(std::shared_ptr<Database> database, Label label)
{
    const auto terms = termsOf(*database, label.number);
    if (!terms)
        return terms.faults();
    if (terms->isEmpty())
        return std::unique_ptr<Shared>();
    label.isShared = true;
    auto journal = CampaignJournal::open(database, std::move(label));
    if (!journal)
        return journal.faults();
    std::unique_ptr<Shared> shared(new Shared(std::move(database), std::move(*journal)));
    shared->m_terms = *terms;
    return shared;
}

Fault Shared::damaged(const QString& what) const
{
    return damagedAt(engine::fill(shelf::tr("%1, campaign %2"), {m_database->path(), label().name}), what);
}

Result<Done> Shared::begin(const QString& terms, const QList<Confirmed>& confirmed)
{
    QList<Row> rows;
    for (const Confirmed& one : confirmed)
        rows += one.row;
    const auto taken = m_journal->take(rows, [&]() -> Result<Done> {
        for (const Confirmed& one : confirmed)
            if (const auto told = write(one.whispers); !told)
                return told;
        return writeTerms(terms);
    });
    if (taken)
        m_terms = terms;
    return taken;
}

Result<Done> Shared::beginAgain(const QString& terms, const QList<Confirmed>& confirmed)
{
    if (const qint64 here = last(); confirmed.size() < here || confirmed[here - 1].row.hash != head())
        return Fault{label().name, {},
            shelf::tr("What lies here of this table is not what its server has: it was put back or laid anew there."),
            shelf::tr("Take this one home as a copy and put it away. Nothing here was changed.")};
    QList<Row> rows;
    for (const Confirmed& one : confirmed.mid(last()))
        rows += one.row;
    return m_journal->take(rows, [&]() -> Result<Done> {
        for (const Confirmed& one : confirmed)
            if (const auto told = write(one.whispers); !told)
                return told;
        if (const auto erased = eraseDamaged(); !erased)
            return erased;
        // Whoever sits there now may see more or less than before.
        const auto forgotten = m_database->run(m_database->dialect().dropSnapshots, {label().number});
        return forgotten ? writeTerms(terms) : Result<Done>(forgotten.faults());
    });
}

// Acts that can be neither read nor sent.
Result<Done> Shared::eraseDamaged()
{
    QList<OpenAct> damaged;
    const auto read = m_database->rows(m_database->dialect().openActs, {label().number}, [&](const QSqlQuery& row) {
        const OpenAct act{row.value(0).toLongLong(), row.value(1).toString(), row.value(2).toString()};
        if (row.value(3).toByteArray() != sealOfAct(label().number, act.number, act.id, act.content))
            damaged += act;
        return true;
    });
    return read ? erase(damaged) : read;
}

Result<Done> Shared::writeTerms(const QString& terms)
{
    const QString at = storedTime(QDateTime::currentDateTimeUtc());
    const qint64 number = label().number;
    return doneOf(m_database->run(m_database->dialect().setTerms, {number, at, terms, sealOfTerms(number, at, terms)}));
}

Result<Done> Shared::setTerms(const QString& terms)
{
    if (const auto may = m_database->mayWrite(); !may)
        return may;
    const auto written = m_database->inTransaction([&] { return writeTerms(terms); });
    if (written)
        m_terms = terms;
    return written;
}

Result<QList<OpenAct>> Shared::openActs() const
{
    QList<OpenAct> acts;
    bool isSound = true;
    const auto read = m_database->rows(m_database->dialect().openActs, {label().number}, [&](const QSqlQuery& row) {
        acts += OpenAct{row.value(0).toLongLong(), row.value(1).toString(), row.value(2).toString()};
        const OpenAct& act = acts.last();
        isSound = row.value(3).toByteArray() == sealOfAct(label().number, act.number, act.id, act.content);
        return isSound;
    });
    if (!read)
        return read.faults();
    return isSound ? Result<QList<OpenAct>>(acts) : damaged(shelf::tr("An act that was not shared yet was changed by damage."));
}

Result<OpenAct> Shared::add(const QString& id, const QString& content)
{
    if (const auto may = m_database->mayWrite(); !may)
        return may.faults();
    if (m_lastAct < 0) {
        const auto acts = openActs();
        if (!acts)
            return acts.faults();
        m_lastAct = acts->isEmpty() ? 0 : acts->last().number;
    }
    const OpenAct act{m_lastAct + 1, id, storable(content)};
    const auto written = m_database->inTransaction([&] {
        return doneOf(m_database->run(m_database->dialect().addAct,
            {label().number, act.number, act.id, act.content, sealOfAct(label().number, act.number, act.id, act.content)}));
    });
    if (!written)
        return written.faults();
    m_lastAct = act.number;
    return act;
}

Result<Done> Shared::erase(const QList<OpenAct>& acts)
{
    for (const OpenAct& act : acts)
        if (const auto gone = m_database->run(m_database->dialect().dropAct, {label().number, act.number}); !gone)
            return gone.faults();
    return Done{};
}

Result<Done> Shared::drop(const QList<OpenAct>& acts)
{
    if (const auto may = m_database->mayWrite(); !may)
        return may;
    return m_database->inTransaction([&] { return erase(acts); });
}

Result<QList<Whisper>> Shared::whispers(qint64 first, qint64 last) const
{
    QList<Whisper> all;
    bool isSound = true;
    const auto read = m_database->rows(m_database->dialect().whispers, {label().number, first, last}, [&](const QSqlQuery& row) {
        all += Whisper{row.value(0).toLongLong(), row.value(1).toString(), row.value(2).toByteArray()};
        const Whisper& one = all.last();
        isSound = row.value(3).toByteArray() == sealOfWhisper(label().number, one.seq, one.seat, one.content);
        return isSound;
    });
    if (!read)
        return read.faults();
    return isSound ? Result<QList<Whisper>>(all) : damaged(shelf::tr("What a seat alone was told was changed by damage."));
}

Result<Done> Shared::write(const QList<Whisper>& whispers)
{
    for (const Whisper& one : whispers) {
        const auto added = m_database->run(m_database->dialect().addWhisper,
            {label().number, one.seq, one.seat, present(one.content),
                sealOfWhisper(label().number, one.seq, one.seat, one.content)});
        if (!added)
            return added.faults();
    }
    return Done{};
}

Result<Done> Shared::add(const QList<Whisper>& whispers)
{
    if (const auto may = m_database->mayWrite(); !may)
        return may;
    return m_database->inTransaction([&] { return write(whispers); });
}

Result<Done> Shared::confirm(const QList<Confirmed>& confirmed, const QList<OpenAct>& acts)
{
    QList<Row> rows;
    for (const Confirmed& one : confirmed)
        rows += one.row;
    // Nobody waits for the disk here: what the power takes away of it comes from the server once more, and until then its acts
    // lie in the outbox.
    return m_journal->take(
        rows,
        [&]() -> Result<Done> {
            for (const Confirmed& one : confirmed)
                if (const auto told = write(one.whispers); !told)
                    return told;
            return erase(acts);
        },
        Sync::Later);
}

Result<Done> Shared::forgetStates()
{
    if (const auto may = m_database->mayWrite(); !may)
        return may;
    return m_database->inTransaction(
        [&] { return doneOf(m_database->run(m_database->dialect().dropSnapshots, {label().number})); });
}

} // namespace shelf
