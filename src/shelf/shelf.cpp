// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/shelf.h"

#include "engine/message.h"
#include "engine/words/nearest.h"
#include "engine/words/unseen.h"
#include "shelf/campaign_journal.h"
#include "shelf/losses.h"
#include "shelf/portable.h"
#include "shelf/shared.h"
#include "shelf/stored.h"
#include "shelf/survey.h"

#include <QSet>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace shelf {

using engine::Done;
using engine::Fault;
using engine::fill;
using engine::Result;

namespace {

// The language of these words, by its two letters.
QString language() { return shelf::tr("en"); }

// What a line was told of: its language, and behind which entry.
QString occasion(qint64 entries) { return language() + QLatin1Char(' ') + QString::number(entries); }

// A line that was told in another language, or before the last entry, because the program was ended by force, is none for this
// reader: whoever needs it tells it anew. Those that earlier versions kept do not say of which entry, the first ones not in which
// language they were told.
QString lineFrom(const QString& note, qint64 entries)
{
    const qsizetype end = note.lastIndexOf(QLatin1Char('\n'));
    const QString told = note.mid(end + 1);
    return end >= 0 && (told == occasion(entries) || told == language()) ? note.left(end) : QString();
}

bool isNoteSound(const QSqlQuery& row)
{
    return row.value(8).toByteArray() == sealOfNote(row.value(0).toLongLong(), row.value(7).toString());
}

Campaign campaignFrom(const QSqlQuery& row)
{
    return {row.value(1).toString(), row.value(2).toString(), row.value(3).toString(), timeFrom(row.value(4).toString()),
        timeFrom(row.value(6).toString()), row.value(5).toLongLong(),
        isNoteSound(row) ? lineFrom(row.value(7).toString(), row.value(5).toLongLong()) : QString()};
}

QByteArray sealOf(const Campaign& c) { return sealOfCampaign(c.id, c.name, c.game, storedTime(c.created)); }

// The mark of its end tells how many entries there are and when the last was written: that entry says it too.
bool isEndSound(Database& database, qint64 number, const Campaign& campaign)
{
    int rows = 0;
    bool agrees = false;
    const qint64 last = campaign.entries;
    if (last < 1)
        return false;
    const auto read = database.rows(database.dialect().entries, {number, last, last + 1}, [&](const QSqlQuery& query) {
        const Row row = rowFrom(query);
        agrees = ++rows == 1 && row.seq == last && timeFrom(row.at) == campaign.lastPlayed;
        return true;
    });
    return read && agrees;
}

} // namespace

Result<std::unique_ptr<Shelf>> Shelf::open(const QString& path, Access access)
{
    auto database = Database::open(path, {.access = access});
    if (!database)
        return database.faults();
    return std::unique_ptr<Shelf>(new Shelf(std::move(*database)));
}

// The same for every program of the family, whatever it calls itself.
QString Shelf::defaultPath()
{
    if (const QString beside = portableFolder(); !beside.isEmpty())
        return beside + QStringLiteral("/shelf.db");
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/musterroll/shelf.db");
}

Result<QList<Shelf::Kept>> Shelf::kept() const
{
    QList<Kept> list;
    const auto read = m_database->rows(m_database->dialect().campaigns, {}, [&](const QSqlQuery& row) {
        list += Kept{row.value(0).toLongLong(), row.value(10).toString(), row.value(9).toByteArray(), campaignFrom(row)};
        const Campaign& c = list.last().campaign;
        const bool isSummaryLost = !row.value(7).isNull() && !isNoteSound(row);
        if (isSummaryLost || list.last().seal != sealOf(c))
            lost(path(), Lost::Campaign, c.name);
        return true;
    });
    return read ? Result<QList<Kept>>(list) : Result<QList<Kept>>(read.faults());
}

Result<QList<Campaign>> Shelf::campaigns() const
{
    const auto all = kept();
    if (!all)
        return all.faults();
    const auto marks = awayMarks(); // a mark that cannot be read hides nothing
    QSet<QString> away;
    for (const Pin& mark : marks ? *marks : QList<Pin>())
        away.insert(mark.entry);
    QList<Campaign> list;
    for (const Kept& one : *all) {
        list += one.campaign;
        if (!isEndSound(*m_database, one.number, one.campaign))
            lost(path(), Lost::Campaign, one.campaign.name);
        list.last().isAway = away.contains(one.campaign.id);
    }
    return list;
}

Result<Campaign> Shelf::campaign(const QString& nameOrId) const
{
    const auto all = kept();
    if (!all)
        return all.faults();
    const QString wanted = folded(nameOrId);
    QStringList names;
    for (const Kept& one : *all) {
        if (folded(one.campaign.name) == wanted || one.campaign.id == nameOrId)
            return one.campaign;
        names += one.campaign.name;
    }
    return Fault{m_database->path(), nameOrId,
        fill(shelf::tr("There is no campaign %1 on this shelf."), {engine::echoed(nameOrId)}), engine::meant(nameOrId, names)};
}

Result<Campaign> Shelf::create(const QString& name, const QString& game)
{
    if (const auto may = m_database->mayWrite(); !may)
        return may.faults();
    const auto good = goodName(name);
    if (!good)
        return good.faults();
    if (const auto free = nameIsFree(*m_database, *good); !free)
        return free.faults();
    Campaign campaign;
    campaign.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    campaign.name = *good;
    campaign.game = storable(game);
    m_laidOut.insert(campaign.id, campaign);
    return campaign;
}

Result<Shelf::Kept> Shelf::keptById(const QString& id) const
{
    const auto all = kept();
    if (!all)
        return all.faults();
    for (const Kept& one : *all)
        if (one.campaign.id == id)
            return one;
    return Fault{m_database->path(), id, fill(shelf::tr("There is no campaign %1 on this shelf."), {id}),
        shelf::tr("List the campaigns to see what is there.")};
}

Result<std::unique_ptr<engine::Journal>> Shelf::journal(const QString& campaignId)
{
    const auto found = keptById(campaignId);
    const auto laidOut = m_laidOut.constFind(campaignId);
    if (!found && laidOut == m_laidOut.constEnd())
        return found.faults();
    if (found)
        if (const auto sound = labelIsSound(*found); !sound)
            return sound.faults();
    const Campaign& campaign = found ? found->campaign : *laidOut;
    const auto terms = found ? termsOf(*m_database, found->number) : Result<QString>(QString());
    if (!terms)
        return terms.faults();
    Label label{found ? found->number : 0, campaign.id, campaign.name, campaign.game, !terms->isEmpty()};
    auto journal = CampaignJournal::open(m_database, std::move(label));
    if (!journal)
        return journal.faults();
    return std::unique_ptr<engine::Journal>(std::move(*journal));
}

Result<std::unique_ptr<Shared>> Shelf::shared(const QString& campaignId)
{
    const auto found = keptById(campaignId);
    if (!found)
        return found.faults();
    if (const auto sound = labelIsSound(*found); !sound)
        return sound.faults();
    const Campaign& c = found->campaign;
    return Shared::open(m_database, {found->number, c.id, c.name, c.game});
}

Result<std::unique_ptr<Shared>> Shelf::mirror(const Campaign& campaign, const QString& terms, const QList<Confirmed>& confirmed)
{
    const auto good = goodName(campaign.name);
    if (!good)
        return good.faults();
    const QString id = keptById(campaign.id) ? QUuid::createUuid().toString(QUuid::WithoutBraces) : campaign.id;
    auto journal = CampaignJournal::open(m_database, {0, id, *good, storable(campaign.game), true});
    if (!journal)
        return journal.faults();
    std::unique_ptr<Shared> shared(new Shared(m_database, std::move(*journal)));
    const auto begun = shared->begin(terms, confirmed);
    return begun ? Result<std::unique_ptr<Shared>>(std::move(shared)) : Result<std::unique_ptr<Shared>>(begun.faults());
}

Result<QMap<QString, QString>> Shelf::terms() const
{
    const auto all = kept();
    if (!all)
        return all.faults();
    QMap<QString, QString> terms;
    for (const Kept& one : *all)
        if (const auto own = termsOf(*m_database, one.number); !own || !own->isEmpty())
            terms.insert(one.campaign.id, own ? *own : QString());
    return terms;
}

Result<Done> Shelf::mirrorAgain(const QString& campaignId, const QString& terms, const QList<Confirmed>& confirmed)
{
    const auto found = keptById(campaignId);
    const auto sound = found ? labelIsSound(*found) : Result<Done>(found.faults());
    if (!sound)
        return sound;
    const Campaign& c = found->campaign;
    auto journal = CampaignJournal::open(m_database, {found->number, c.id, c.name, c.game, true});
    if (!journal)
        return journal.faults();
    return Shared(m_database, std::move(*journal)).beginAgain(terms, confirmed);
}

Result<Done> Shelf::note(const QString& campaignId, const QString& summary)
{
    const auto found = keptById(campaignId);
    if (!found)
        return found.faults();
    if (const auto may = m_database->mayWrite(); !may)
        return may;
    const QString text = storable(summary) + QLatin1Char('\n') + occasion(found->campaign.entries);
    return m_database->inTransaction([&]() -> Result<Done> {
        const auto written =
            m_database->run(m_database->dialect().writeNote, {found->number, text, sealOfNote(found->number, text)});
        return written ? Result<Done>(Done{}) : Result<Done>(written.faults());
    });
}

Result<Done> Shelf::rename(const QString& campaignId, const QString& name)
{
    const auto found = keptById(campaignId);
    if (!found)
        return found.faults();
    if (const auto sound = labelIsSound(*found); !sound) // or the new seal would call the damage sound
        return sound;
    if (const auto may = m_database->mayWrite(); !may)
        return may;
    const auto good = goodName(name);
    if (!good)
        return good.faults();
    if (folded(*good) != found->folded) // its own name may change its capitals
        if (const auto free = nameIsFree(*m_database, *good); !free)
            return free;
    const Campaign& c = found->campaign;
    return m_database->inTransaction([&]() -> Result<Done> {
        const auto written = m_database->run(m_database->dialect().renameCampaign,
            {*good, folded(*good), sealOfCampaign(c.id, *good, c.game, storedTime(c.created)), found->number});
        return written ? Result<Done>(Done{}) : Result<Done>(written.faults());
    });
}

Result<Done> Shelf::labelIsSound(const Kept& one) const
{
    if (one.seal == sealOf(one.campaign))
        return Done{};
    return Fault{fill(shelf::tr("%1, campaign %2"), {path(), one.campaign.name}), {},
        shelf::tr("The label of this campaign was changed by damage."), copiesRemedy(path())};
}

Result<CheckReport> Shelf::check() { return reportOf(path(), surveyed(*m_database)); }

QByteArray Shelf::hashOf(qint64 number, qint64 entry) const
{
    QByteArray hash;
    (void)m_database->rows(m_database->dialect().entries, {number, entry, entry}, [&](const QSqlQuery& query) {
        hash = rowFrom(query).hash;
        return true;
    });
    return hash;
}

Result<QList<Standing>> Shelf::standing() const
{
    const auto all = kept();
    if (!all)
        return all.faults();
    QList<Standing> standing;
    for (const Kept& one : *all)
        standing += {one.campaign, hashOf(one.number, one.campaign.entries)};
    return standing;
}

// Whether that campaign of another shelf is contained here. A shared table's entries may be sealed anew.
bool Shelf::stands(const Standing& one) const
{
    const auto here = keptById(one.campaign.id);
    if (!here || here->campaign.entries < one.campaign.entries)
        return false;
    const auto terms = termsOf(*m_database, here->number);
    return !terms || !terms->isEmpty() || hashOf(here->number, one.campaign.entries) == one.end;
}

QStringList Shelf::lacking(const QList<Standing>& all) const
{
    QStringList missing;
    for (const Standing& one : all)
        if (!stands(one))
            missing += fill(shelf::tr("%1 up to entry %2"), {one.campaign.name, QString::number(one.campaign.entries)});
    return missing;
}

std::optional<SavedMore> Shelf::savedMore() const
{
    for (const Copy& copy : savedOf(path())) {
        const auto other = open(copy.file, Access::Read);
        const auto theirs = other ? (*other)->standing() : Result<QList<Standing>>(other.faults());
        const QStringList missing = theirs ? lacking(*theirs) : QStringList();
        if (!missing.isEmpty())
            return SavedMore{copy.file, *theirs, moreIsSaved(path(), copy.file, missing)};
    }
    return std::nullopt;
}

Result<Copy> Shelf::copy(CopyKind kind, const QDateTime& now)
{
    if (const auto may = m_database->mayWrite(); !may)
        return may.faults();
    return makeCopy(*m_database, kind, now);
}

} // namespace shelf
