// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/sharing.h"

#include "share/schema.h"
#include "share/texts.h"

#include <algorithm>

namespace share {

using engine::AnyState;
using engine::Done;
using engine::Fault;
using engine::Result;

namespace {

bool isOneServer(const Address& one, const Address& other)
{
    return one.root == other.root && one.name == other.name && one.database == other.database;
}

// Whether it answers there, and knows this device.
bool isReached(const Terms& terms, const QString& key)
{
    constexpr int seconds = 4;
    Line line;
    return bool(line.open(terms.address, terms.role, key, true, seconds));
}

// A table whose server has the link's address now and answers no more where it was.
std::optional<Arrived> movedTo(const Address& address, const Keys& keys, const QList<Seat>& here)
{
    for (const Seat& one : here) {
        if (one.terms.isEnded || !isOneServer(one.terms.address, address) || one.terms.address == address)
            continue;
        const auto key = keys.key(one.terms);
        Terms there = one.terms;
        there.address = address;
        if (key && isReached(there, *key) && !isReached(one.terms, *key))
            return Arrived{{there.role, there.table, {}, {}, there.right, there.seat, there.who}, there, {}, {}, {}, one,
                Arrived::Way::Moved};
    }
    return std::nullopt;
}

// All tables of that server are found where it is now.
Result<Done> move(shelf::Shelf& shelf, const Address& from, const Address& to)
{
    const auto seats = seatsOn(shelf);
    if (!seats)
        return seats.faults();
    for (Seat one : *seats) {
        if (one.terms.address != from)
            continue;
        const auto shared = shelf.shared(one.campaign);
        one.terms.address = to;
        const auto moved = shared && *shared ? (*shared)->setTerms(written(one.terms)) : Result<Done>(Done{});
        if (!shared || !moved)
            return !shared ? shared.faults() : moved.faults();
    }
    return Done{};
}

// Everything that was entered, proved.
Result<Done> fetch(Line& line, const Seen& seen, Arrived& all)
{
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
            const qint64 last = all.confirmed.size(), parent = node > 0 ? all.confirmed[node - 1].row.parent : 0;
            for (qint64 entry = 1; entry <= last; ++entry) {
                const shelf::Row& row = all.confirmed[entry - 1].row;
                const AnyState state =
                    row.node == entry && isStateKept(entry, last, node, parent) ? states.value(entry) : AnyState();
                if (const QByteArray digest = state ? seen.digest(state) : QByteArray();
                    state && (digest == row.digest || entry == node))
                    all.states += engine::Snapshot{entry, digest, seen.stateToJson(state)};
            }
            return Done{};
        }
        const auto right = proved(
            seen, [&](qint64 seq) { return Result<AnyState>(states.value(seq)); }, node, out.head, incoming->entries);
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

} // namespace

Result<QList<Seat>> seatsOn(shelf::Shelf& shelf)
{
    const auto all = shelf.terms();
    if (!all)
        return all.faults();
    QList<Seat> seats;
    for (const auto& [campaign, content] : all->asKeyValueRange()) {
        auto terms = termsFrom(content);
        if (!terms) { // damaged: a mirror's id is its table's
            terms = Terms();
            terms->table = campaign;
            terms->isEnded = true;
        }
        seats += Seat{campaign, *terms};
    }
    return seats;
}

Result<Farewell> farewell(const Terms& terms, Keys& keys, int seconds)
{
    Line line;
    if (const bool isReached(reach(line, terms, keys, seconds)); !isReached && line.trouble() != Trouble::Unknown)
        return Farewell::Unsaid;
    else if (const auto left = isReached ? leave(line) : Result<engine::Done>(engine::Done()); !left)
        return left.faults();
    keys.forget(terms);
    return Farewell::Said;
}

void seesOff(const QList<Seat>& seats, Keys& keys, const std::function<bool()>& isOver)
{
    constexpr int notLong = 2; // seconds
    for (const Seat& one : seats)
        if (!isOver() && one.terms.isEnded && keys.key(one.terms))
            (void)farewell(one.terms, keys, notLong);
}

Result<Arrived> arrived(Keys& keys, const Link& link, const QString& who, const GameNamed& game, const QList<Seat>& here)
{
    if (link.kind != Link::Kind::Join)
        return Fault{tr("The invitation"), {}, tr("This is the link of a house, not an invitation to a table."),
            tr("Ask somebody at the table for an invitation.")};
    if (who.trimmed().isEmpty())
        return Fault{
            QStringLiteral("who"), {}, tr("Say who you are, so that the others know."), tr("Give your name with --who.")};
    if (auto moved = movedTo(link.address, keys, here))
        return *moved;
    Line line;
    if (const auto opened = line.open(link.address, QLatin1String(joinerRole), QLatin1String(joinerKey)); !opened)
        return opened.faults();
    const QString key = newKey();
    const auto in = joined(line, link.word, who.trimmed(), verifierOf(key));
    if (!in)
        return in.faults();
    Arrived all{*in, {link.address, in->table, in->role, in->who, in->right, in->seat, false, false, false}, {}, {}, {}, {}, {}};
    for (const Seat& one : here)
        if (one.terms.table == in->table) {
            all.before = one;
            all.way = Arrived::Way::Again;
        }
    const auto before = all.before ? keys.key(all.before->terms) : Result<QString>(QString());
    if (all.before && before && all.before->terms.isDealer && !all.before->terms.isEnded
        && isReached(all.before->terms, *before)) { // without it nobody could draw any more
        if (line.open(link.address, in->role, key))
            (void)leave(line);
        all.terms = all.before->terms;
        all.joined.right = all.terms.right;
        all.joined.seat = all.terms.seat;
        all.joined.who = all.terms.who;
        all.way = Arrived::Way::There;
        return all;
    }
    if (const auto kept = keys.keep(all.terms, key); !kept)
        return kept.faults();
    const auto played = game(in->game);
    const auto reached = played ? reach(line, all.terms, keys) : Result<Done>(played.faults());
    const auto fetched = reached ? fetch(line, Seen(**played, all.terms.eyes()), all) : reached;
    if (fetched)
        return all;
    keys.forget(all.terms);
    return fetched.faults();
}

Result<Way> seated(shelf::Shelf& shelf, const Arrived& arrived)
{
    Way way{arrived.joined, arrived.terms, arrived.before ? arrived.before->campaign : QString(), arrived.way};
    if (arrived.way == Arrived::Way::There)
        return way;
    if (arrived.way == Arrived::Way::Moved) {
        const auto moved = move(shelf, arrived.before->terms.address, arrived.terms.address);
        return moved ? Result<Way>(way) : Result<Way>(moved.faults());
    }
    if (arrived.way == Arrived::Way::In) {
        const auto name = freeName(shelf, arrived.joined.name);
        auto mirror = name ? shelf.mirror({arrived.terms.table, *name, arrived.joined.game, {}, {}, 0, {}, false},
                          written(arrived.terms), Laying::first(arrived.confirmed))
                           : Result<std::unique_ptr<shelf::Shared>>(name.faults());
        if (!mirror)
            return mirror.faults();
        way.campaign = (*mirror)->label().id;
        way.rest = std::make_shared<Laying>(std::move(*mirror), arrived.confirmed, arrived.states);
    } else if (const auto again = shelf.mirrorAgain(way.campaign, written(arrived.terms), arrived.confirmed); !again) {
        return again.faults();
    } else {
        (void)shelf.takeBack(way.campaign); // it may have been put away
    }
    (void)shelf.note(way.campaign, arrived.summary); // it sits there, whatever the list says of it until it is opened
    return way;
}

void settled(Keys& keys, const Arrived& arrived, bool isSeated)
{
    const bool isIn = arrived.way == Arrived::Way::In || arrived.way == Arrived::Way::Again;
    if (!isIn || (isSeated && !arrived.before))
        return;
    const Terms& given = isSeated ? arrived.before->terms : arrived.terms;
    if (Line line; !given.role.isEmpty() && reach(line, given, keys))
        (void)leave(line); // where it does not answer, somebody sends the empty seat away
    keys.forget(given);
}

Result<Way> joinTable(shelf::Shelf& shelf, Keys& keys, const Link& link, const QString& who, const GameNamed& game)
{
    const auto here = seatsOn(shelf);
    const auto in = here ? arrived(keys, link, who, game, *here) : Result<Arrived>(here.faults());
    if (!in)
        return in.faults();
    const auto way = seated(shelf, *in);
    while (way && way->rest && way->rest->next()) { }
    settled(keys, *in, bool(way));
    return way;
}

} // namespace share
