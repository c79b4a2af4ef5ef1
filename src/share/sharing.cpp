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

Result<History> historyOf(const engine::Game& game, engine::Table& table)
{
    const Seen all(game, {true, {}});
    History history;
    QByteArray head = shelf::seed();
    const auto entries = table.entries(1, table.last());
    if (!entries)
        return entries.faults();
    for (Entry entry : *entries) {
        const auto before = entry.parent > 0 ? table.stateAt(entry.parent) : Result<AnyState>(AnyState());
        const auto after = before ? table.stateAt(entry.node) : before;
        if (!after)
            return after.faults();
        if (game.digest(*after) == entry.digest
            || hasSecrets(game)) { // otherwise it stays as it was written: other rules decided
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
    }
    return history;
}

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

} // namespace

Result<Done> reach(Line& line, const Terms& terms, const Keys& keys)
{
    const auto key = keys.key(terms.table);
    return key ? line.open(terms.address, terms.role, *key) : Result<Done>(key.faults());
}

Result<Packed> packed(shelf::Shelf& shelf, const QString& campaignId, const engine::Game& game, const engine::Clock& clock)
{
    const auto campaign = shelf.campaign(campaignId);
    if (!campaign)
        return campaign.faults();
    if (const auto shared = shelf.shared(campaign->id); !shared || *shared)
        return !shared ? shared.faults()
                       : QList<Fault>{{QStringLiteral("share"), campaign->name, tr("This campaign is shared already."),
                           tr("An invitation lets others in.")}};
    const auto journal = shelf.journal(campaign->id);
    if (!journal)
        return journal.faults();
    engine::Table table(game, **journal, clock);
    if (const auto opened = table.open(); !opened)
        return opened.faults();
    const auto history = historyOf(game, table);
    if (!history)
        return history.faults();
    return Packed{*campaign, *history};
}

Result<Address> emptiestRoom(Line& line, const Link& house)
{
    if (const auto opened = line.open(house.address, QLatin1String(hostRole), house.word); !opened)
        return opened.faults();
    const auto names = rooms(line);
    Address room = house.address;
    if (!names || names->value(0, room.database) == room.database)
        return names ? Result<Address>(room) : Result<Address>(names.faults());
    room.database = names->first();
    const auto opened = line.open(room, QLatin1String(hostRole), house.word);
    return opened ? Result<Address>(room) : Result<Address>(opened.faults());
}

Result<Terms> carried(const Packed& packed, Keys& keys, const Link& house, const QString& who)
{
    Line line;
    const auto room = emptiestRoom(line, house);
    if (!room)
        return room.faults();
    const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    const QString key = newKey();
    const auto role = founded(line, id, packed.campaign.game, packed.campaign.name, who, verifierOf(key));
    if (!role)
        return role.faults();
    if (const auto kept = keys.keep(id, key); !kept)
        return kept.faults();
    const Terms terms{*room, id, *role, who, Right::All, {}, true, false, false};
    if (const auto reached = reach(line, terms, keys); !reached)
        return reached.faults();
    if (const auto carried = carry(line, packed.history); !carried)
        return carried.faults();
    return terms;
}

Result<QString> laidOut(shelf::Shelf& shelf, const Packed& packed, const Terms& terms, const engine::Clock& clock)
{
    const shelf::Campaign& campaign = packed.campaign;
    const auto now = shelf.campaign(campaign.id);
    if (!now)
        return now.faults();
    if (now->entries != packed.history.confirmed.size())
        return Fault{QStringLiteral("share"), campaign.name,
            tr("Somebody played on while it was carried over, so it is not shared yet. Nothing here was changed."),
            tr("Share it again.")};
    const auto aside = freeName(shelf, fill(tr("%1, before it was shared"), {campaign.name}));
    const auto renamed = aside ? shelf.rename(campaign.id, *aside) : Result<Done>(aside.faults());
    if (!renamed)
        return renamed.faults();
    const auto mirror =
        shelf.mirror({terms.table, campaign.name, campaign.game, {}, {}, 0, {}, false}, written(terms), packed.history.confirmed);
    if (!mirror) {
        (void)shelf.rename(campaign.id, campaign.name);
        return mirror.faults();
    }
    if (const auto noted = shelf.note(terms.table, campaign.summary); !noted)
        return noted.faults();
    if (const auto away = shelf.putAway(campaign.id, clock()); !away)
        return away.faults();
    return terms.table;
}

Result<QString> shareCampaign(shelf::Shelf& shelf, Keys& keys, const QString& campaignId, const engine::Game& game,
    const Link& house, const QString& who, const engine::Clock& clock)
{
    const auto whole = packed(shelf, campaignId, game, clock);
    const auto terms = whole ? carried(*whole, keys, house, who) : Result<Terms>(whole.faults());
    return terms ? laidOut(shelf, *whole, *terms, clock) : Result<QString>(terms.faults());
}

Result<Arrived> arrived(Keys& keys, const Link& link, const QString& who, const GameNamed& game)
{
    if (link.kind != Link::Kind::Join)
        return Fault{QStringLiteral("link"), {}, tr("This is the link of a house, not an invitation to a table."),
            tr("Ask somebody at the table for an invitation.")};
    if (who.trimmed().isEmpty())
        return Fault{
            QStringLiteral("who"), {}, tr("Say who you are, so that the others know."), tr("Give your name with --who.")};
    Line line;
    if (const auto opened = line.open(link.address, QLatin1String(joinerRole), QLatin1String(joinerKey)); !opened)
        return opened.faults();
    const QString key = newKey();
    const auto in = joined(line, link.word, who.trimmed(), verifierOf(key));
    if (!in)
        return in.faults();
    if (const auto kept = keys.keep(in->table, key); !kept)
        return kept.faults();
    const auto played = game(in->game);
    if (!played)
        return played.faults();
    Arrived all{*in, {link.address, in->table, in->role, in->who, in->right, in->seat, false, false, false}, {}, {}};
    if (const auto reached = reach(line, all.terms, keys); !reached)
        return reached.faults();
    Seen seen(**played, all.terms.eyes());
    Outgoing out;
    out.head = shelf::seed();
    QHash<qint64, AnyState> states;
    qint64 node = 0;
    for (;;) {
        auto incoming = exchanged(line, out);
        if (!incoming)
            return incoming.faults();
        if (incoming->entries.isEmpty()) {
            if (const AnyState now = states.value(node))
                all.summary = seen.summary(now).first().text();
            return all;
        }
        const auto right = proved(
            seen, [&](qint64 seq) { return Result<AnyState>(states.value(seq)); }, node, incoming->entries);
        if (!right)
            return right.faults();
        for (qsizetype i = 0; i < right->size(); ++i) {
            states.insert((*right)[i].entry.seq, (*right)[i].state);
            all.confirmed += incoming->entries[i].confirmed;
        }
        node = right->last().entry.node;
        out.after = all.confirmed.last().row.seq;
        out.head = all.confirmed.last().row.hash;
    }
}

Result<Way> seated(shelf::Shelf& shelf, const Arrived& arrived)
{
    const Joined& in = arrived.joined;
    const auto name = freeName(shelf, in.name);
    if (!name)
        return name.faults();
    const auto mirror = shelf.mirror({in.table, *name, in.game, {}, {}, 0, {}, false}, written(arrived.terms), arrived.confirmed);
    if (!mirror)
        return mirror.faults();
    const auto noted = shelf.note(in.table, arrived.summary);
    return noted ? Result<Way>(Way{in, in.table}) : Result<Way>(noted.faults());
}

Result<Way> joinTable(shelf::Shelf& shelf, Keys& keys, const Link& link, const QString& who, const GameNamed& game)
{
    const auto in = arrived(keys, link, who, game);
    return in ? seated(shelf, *in) : Result<Way>(in.faults());
}

Address addressForOthers(const Terms& terms, const Keys& keys)
{
    const auto key = keys.key(terms.table);
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

Result<shelf::Campaign> takeHome(shelf::Shelf& shelf, Mirror& mirror, const QString& wanted)
{
    const engine::Game& seen = mirror.game();
    const auto name = freeName(shelf, wanted);
    const auto campaign = name ? shelf.create(*name, seen.id()) : Result<shelf::Campaign>(name.faults());
    if (!campaign)
        return campaign;
    const auto journal = shelf.journal(campaign->id);
    if (!journal)
        return journal.faults();
    const auto entries = mirror.entries(1, mirror.confirmed());
    const auto table = mirror.sit();
    if (!entries || !table)
        return !entries ? entries.faults() : table.faults();
    const engine::Game& whole = static_cast<const Seen&>(seen).whole();
    // Who sees less than everything begins with a state that says so: all numbers move by one behind it.
    const auto begun = whole.newGame(entries->first().action.value(QLatin1String(engine::setupField)).toObject());
    const auto first = (*table)->stateAt(1);
    if (!begun || !first)
        return !begun ? begun.faults() : first.faults();
    const qint64 moved = whole.digest(*begun) == whole.digest(*first) ? 0 : 1;
    for (Entry entry : *entries) {
        const auto state = (*table)->stateAt(entry.node);
        if (!state)
            return state.faults();
        entry.digest = whole.digest(entry.seq == 1 ? *begun : *state);
        if (entry.seq > 1) {
            for (qint64* number : {&entry.seq, &entry.parent, &entry.node, &entry.tip})
                *number += moved;
        }
        if (const auto kept = (*journal)->append(entry); !kept)
            return kept.faults();
        if (entry.seq > 1 || moved == 0)
            continue;
        Entry view{2, 1, 2, 2, QStringLiteral("setup"), {{QStringLiteral("state"), whole.stateToJson(*first)}}, entry.who,
            entry.when, entry.rules, {}, whole.digest(*first)};
        if (const auto kept = (*journal)->append(view); !kept)
            return kept.faults();
    }
    return shelf.campaign(campaign->id);
}

Result<Delivered> deliver(Mirror& mirror, std::unique_ptr<engine::Table>& table, const Keys& keys, int milliseconds,
    engine::Chance& chance, const engine::CardSource* cards)
{
    const auto key = keys.key(mirror.terms().table);
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
