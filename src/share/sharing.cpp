// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/sharing.h"

#include "share/house.h"
#include "share/schema.h"
#include "share/texts.h"
#include "shelf/stored.h"

#include <QDeadlineTimer>
#include <QUuid>

#include <algorithm>

namespace share {

using engine::AnyState;
using engine::Done;
using engine::Entry;
using engine::Fault;
using engine::fill;
using engine::Result;

namespace {

constexpr qsizetype atOnce = 200; // entries in one transaction while a history is carried over

Result<Done> carry(Line& line, const History& history)
{
    Outgoing out;
    out.head = shelf::seed();
    for (qsizetype from = 0; from < history.parcels.size(); from += atOnce) {
        out.entries = history.parcels.mid(from, atOnce);
        const auto taken = exchanged(line, out);
        if (!taken)
            return taken.faults();
        if (!taken->isTaken)
            return Fault{
                QStringLiteral("share"), {}, tr("The server did not take the campaign's history."), tr("Share it again.")};
        const shelf::Row& last = history.confirmed[from + out.entries.size() - 1].row;
        out.after = last.seq;
        out.head = last.hash;
    }
    return Done{};
}

} // namespace

bool isStateKept(qint64 entry, qint64 last, qint64 node, qint64 parent)
{
    constexpr qint64 far = 1000, near = 100;
    return entry == node || entry == parent || entry % far == 0 || (entry > last - far && entry % near == 0);
}

Result<QString> freeName(const shelf::Shelf& shelf, const QString& wanted)
{
    const auto all = shelf.campaigns();
    if (!all)
        return all.faults();
    QString name = wanted;
    for (int i = 2; std::any_of(all->begin(), all->end(),
             [&](const shelf::Campaign& one) { return shelf::folded(one.name) == shelf::folded(name); });
         ++i)
        name = shelf::numberedName(shelf::unnumberedName(wanted), i);
    return name;
}

Result<Done> reach(Line& line, const Terms& terms, const Keys& keys, int seconds)
{
    const auto key = keys.key(terms);
    return key ? line.open(terms.address, terms.role, *key, true, seconds) : Result<Done>(key.faults());
}

Packing::Packing(Packed packed, std::unique_ptr<engine::Journal> journal)
    : m_packed(std::move(packed))
    , m_journal(std::move(journal))
{
}

bool Packing::next()
{
    const qint64 here = m_packed ? m_packed->entries.size() : 0;
    if (!m_packed || here >= m_packed->campaign.entries)
        return false;
    auto more = m_journal->entries(here + 1, std::min(here + atOnce, m_packed->campaign.entries));
    if (!more)
        m_packed = more.faults();
    else
        m_packed->entries += *more;
    return bool(more);
}

Result<std::shared_ptr<Packing>> packing(shelf::Shelf& shelf, const QString& campaignId, const engine::Game& game)
{
    const auto campaign = shelf.campaign(campaignId);
    if (!campaign)
        return campaign.faults();
    if (const auto shared = shelf.shared(campaign->id); !shared || *shared)
        return !shared ? shared.faults()
                       : QList<Fault>{{QStringLiteral("share"), campaign->name, tr("This campaign is shared already."),
                           tr("An invitation lets others in.")}};
    auto journal = shelf.journal(campaign->id);
    return journal ? std::make_shared<Packing>(Packed{*campaign, &game, {}}, std::move(*journal))
                   : Result<std::shared_ptr<Packing>>(journal.faults());
}

Result<Packed> packed(shelf::Shelf& shelf, const QString& campaignId, const engine::Game& game)
{
    const auto all = packing(shelf, campaignId, game);
    while (all && (*all)->next()) { }
    return all ? (*all)->all() : Result<Packed>(all.faults());
}

Result<History> historyOf(const Packed& packed)
{
    const engine::Game& game = *packed.game;
    engine::MemoryJournal journal;
    for (const Entry& entry : packed.entries)
        (void)journal.append(entry);
    engine::Table table(game, journal, {});
    if (const auto opened = table.open(); !opened)
        return opened.faults();
    const Seen all(game, {true, {}});
    History history;
    const qint64 parent = table.node() > 0 ? packed.entries[table.node() - 1].parent : 0;
    QByteArray head = shelf::seed();
    for (Entry entry : packed.entries) {
        const auto before = entry.parent > 0 ? table.stateAt(entry.parent) : Result<AnyState>(AnyState());
        const auto after = before ? table.stateAt(entry.node) : before;
        if (!after)
            return after.faults();
        if (game.digest(*after) == entry.digest
            || all.hasSecrets()) { // otherwise it stays as it was written: other rules decided
            entry.digest = all.digest(*after);
            entry.rules = game.rulesVersion();
        }
        const PublicForm form = publicFormOf(all, *before, entry, {});
        history.parcels += Parcel{form.row, {}, form.seats, form.whispers};
        shelf::Confirmed one{form.row, {}};
        one.row.hash = head = shelf::hashAfter(head, one.row);
        for (const shelf::Whisper& whisper : form.whispers)
            if (whisper.seat == QLatin1String(dealersWhisper))
                one.whispers += whisper;
        history.confirmed += one;
        if (entry.node == entry.seq && isStateKept(entry.seq, packed.entries.size(), table.node(), parent))
            if (const QByteArray digest = all.digest(*after); digest == entry.digest || entry.seq == table.node())
                history.states += engine::Snapshot{entry.seq, digest, all.stateToJson(*after)};
    }
    return history;
}

Result<Address> emptiestRoom(Line& line, const Link& house)
{
    if (const auto opened = line.open(house.address, QLatin1String(hostRole), house.word); !opened)
        return line.trouble() == Trouble::Unknown ? Result<Address>(
                   Fault{opened.faults().first().place, {}, share::tr("The link of this server is not valid any more."),
                       share::tr("Ask whoever runs it for the link that house init wrote last.")})
                                                  : Result<Address>(opened.faults());
    const auto names = rooms(line);
    Address room = house.address;
    if (!names || names->value(0, room.database) == room.database)
        return names ? Result<Address>(room) : Result<Address>(names.faults());
    room.database = names->first();
    const auto opened = line.open(room, QLatin1String(hostRole), house.word);
    return opened ? Result<Address>(room) : Result<Address>(opened.faults());
}

Result<Brought> carried(const Packed& packed, Keys& keys, const Link& house, const QString& who)
{
    const auto history = historyOf(packed);
    if (!history)
        return history.faults();
    Line line;
    const auto room = emptiestRoom(line, house);
    if (!room)
        return room.faults();
    const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    const QString key = newKey();
    const auto role = founded(line, id, packed.campaign.game, packed.campaign.name, who, verifierOf(key));
    if (!role)
        return role.faults();
    const Terms terms{*room, id, *role, who, Right::All, {}, true, false, false};
    if (const auto kept = keys.keep(terms, key); !kept)
        return kept.faults();
    const auto reached = reach(line, terms, keys);
    const auto carried = reached ? carry(line, *history) : reached;
    if (!carried) {
        keys.forget(terms);
        return carried.faults();
    }
    return Brought{terms, history->confirmed, history->states};
}

Laying::Laying(
    std::unique_ptr<shelf::Shared> mirror, const QList<shelf::Confirmed>& confirmed, const QList<engine::Snapshot>& states)
    : m_mirror(std::move(mirror))
    , m_confirmed(confirmed)
    , m_states(states)
{
}

QList<shelf::Confirmed> Laying::first(const QList<shelf::Confirmed>& confirmed) { return confirmed.mid(0, atOnce); }

bool Laying::next()
{
    const QList<shelf::Confirmed> part = m_confirmed.mid(m_mirror->last(), atOnce);
    if (!part.isEmpty())
        return bool(m_mirror->confirm(part, {}));
    if (m_states.isEmpty())
        return false;
    (void)m_mirror->journal().keep(m_states.takeFirst()); // only time is lost where that is impossible
    return true;
}

Result<std::shared_ptr<Laying>> laidOut(
    shelf::Shelf& shelf, const Packed& packed, const Brought& brought, const engine::Clock& clock)
{
    const shelf::Campaign& campaign = packed.campaign;
    const Terms& terms = brought.terms;
    const auto now = shelf.campaign(campaign.id);
    if (!now)
        return now.faults();
    if (now->entries != brought.confirmed.size())
        return Fault{QStringLiteral("share"), campaign.name,
            tr("Somebody played on while it was carried over, so it is not shared yet. Nothing here was changed."),
            tr("Share it again.")};
    const auto aside = freeName(shelf, fill(tr("%1, before it was shared"), {campaign.name}));
    const auto renamed = aside ? shelf.rename(campaign.id, *aside) : Result<Done>(aside.faults());
    if (!renamed)
        return renamed.faults();
    auto mirror = shelf.mirror(
        {terms.table, campaign.name, campaign.game, {}, {}, 0, {}, false}, written(terms), Laying::first(brought.confirmed));
    if (!mirror) {
        (void)shelf.rename(campaign.id, campaign.name);
        return mirror.faults();
    }
    // It is shared from here on: what is still to be told of both is no reason to say otherwise.
    (void)shelf.note((*mirror)->label().id, campaign.summary);
    (void)shelf.putAway(campaign.id, clock());
    return std::make_shared<Laying>(std::move(*mirror), brought.confirmed, brought.states);
}

Result<QString> shareCampaign(shelf::Shelf& shelf, Keys& keys, const QString& campaignId, const engine::Game& game,
    const Link& house, const QString& who, const engine::Clock& clock)
{
    const auto whole = packed(shelf, campaignId, game);
    const auto brought = whole ? carried(*whole, keys, house, who) : Result<Brought>(whole.faults());
    const auto laid = brought ? laidOut(shelf, *whole, *brought, clock) : Result<std::shared_ptr<Laying>>(brought.faults());
    if (!laid)
        return laid.faults();
    while ((*laid)->next()) { }
    return (*laid)->campaign();
}

Address addressForOthers(const Terms& terms, const Keys& keys)
{
    const auto key = keys.key(terms);
    if (!key || !terms.address.at.startsWith(QLatin1String("127.")))
        return terms.address;
    for (const QString& other : localAddresses()) {
        Address tried = terms.address;
        tried.at = other;
        if (Line line; line.open(tried, terms.role, *key))
            return tried;
    }
    return terms.address;
}

Result<Delivered> deliver(Mirror& mirror, std::unique_ptr<engine::Table>& table, const Keys& keys, int milliseconds,
    engine::Chance& chance, const engine::CardSource* cards)
{
    const auto key = keys.key(mirror.terms());
    if (!key)
        return key.faults();
    std::mutex mutex;
    std::condition_variable arrived;
    QList<News> inbox;
    Courier courier(mirror.terms(), *key, [&](News news) {
        const std::lock_guard lock(mutex);
        inbox += std::move(news);
        arrived.notify_one();
    });
    Delivered delivered;
    const qint64 before = mirror.confirmed();
    const QDeadlineTimer deadline(milliseconds);
    courier.send(mirror.outgoing());
    for (bool isQuiet = false; !deadline.hasExpired();) {
        News news;
        {
            std::unique_lock lock(mutex);
            if (!arrived.wait_for(lock, std::chrono::milliseconds(std::max<qint64>(deadline.remainingTime(), 1)),
                    [&] { return !inbox.isEmpty(); }))
                break;
            news = inbox.takeFirst();
        }
        if (news.trouble) {
            delivered.trouble = news.trouble;
            if (news.kind != Trouble::Offline)
                break;
            continue; // it may come back in time
        }
        delivered.trouble.reset();
        auto isNew = mirror.take(news.sent, *news.incoming);
        if (!isNew)
            return isNew.faults();
        if (*isNew) {
            auto fresh = mirror.sit();
            if (!fresh)
                return fresh.faults();
            table = std::move(*fresh);
        }
        const auto dealt = mirror.deal(chance, cards);
        if (!dealt)
            return dealt.faults();
        const Outgoing next = mirror.outgoing();
        isQuiet = !news.incoming->isTaken && news.incoming->entries.isEmpty() && !news.incoming->changes && !*dealt && !*isNew;
        if (isQuiet && next.entries.isEmpty() && next.asks.isEmpty())
            break;
        if (!isQuiet) // the courier goes on asking by itself
            courier.send(next);
    }
    delivered.fetched = mirror.confirmed() - before;
    return delivered;
}

} // namespace share
