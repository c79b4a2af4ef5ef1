// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/exchange.h"

#include "share/schema.h"
#include "share/texts.h"

#include <QJsonDocument>

#include <limits>

namespace share {

using engine::Done;
using engine::Fault;
using engine::fill;
using engine::Result;

namespace {

constexpr qint64 heaviest = 16 * 1024 * 1024; // letters of them, unless a single one has more

constexpr char carrySql[] = "SELECT musterroll.carry(?, ?, ?)";
constexpr char newsSql[] = "SELECT * FROM musterroll.news(?, ?, ?)";
constexpr char allEntriesSql[] =
    "SELECT e.seq, e.parent, e.node, e.tip, e.verb, e.action, e.who, e.at, e.rules, e.reason, encode(e.digest, 'hex'),"
    " encode(e.hash, 'hex') FROM musterroll.entries AS e WHERE e.table_id = ?::uuid AND e.seq > ? ORDER BY e.seq LIMIT 500";
constexpr char whispersSql[] = "SELECT seq, seat, encode(content, 'base64') FROM musterroll.whispers"
                               " WHERE table_id = (SELECT musterroll.my_table()) AND seq <= ? ORDER BY seq";
constexpr char devicesSql[] =
    "SELECT role::text, who, right_held, seat, is_dealer, is_revoked FROM musterroll.devices ORDER BY made";
constexpr char asksSql[] =
    "SELECT a.id, a.content, a.refusal, d.right_held, d.seat, a.device = session_user FROM musterroll.asks AS a"
    " JOIN musterroll.devices AS d ON d.role = a.device ORDER BY a.number";

QString hex(const QByteArray& bytes) { return QString::fromLatin1(bytes.toHex()); }

QString compact(const QJsonArray& array) { return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact)); }

Right rightOf(const QVariant& value) { return engine::valueNamed<Right>(value.toString()).value_or(Right::Look); }

shelf::Row rowFrom(const QVariantList& row)
{
    const auto number = [&](int at) { return row[at].toLongLong(); };
    const auto text = [&](int at) { return row[at].toString(); };
    const auto bytes = [&](int at) { return QByteArray::fromHex(row[at].toByteArray()); };
    return {
        number(0), number(1), number(2), number(3), text(4), text(5), text(6), text(7), number(8), text(9), bytes(10), bytes(11)};
}

constexpr qsizetype publicWidth = 16; // columns of an entry as everybody may read it

Fetched fetchedFrom(const QVariantList& row)
{
    const auto text = [&](int at) { return row[at].toString(); };
    Fetched one;
    one.confirmed.row = rowFrom(row);
    one.act = text(12);
    one.device = text(13);
    one.held = rightOf(row[14]);
    one.seat = text(15);
    if (row.size() > publicWidth && !row[publicWidth].isNull())
        one.confirmed.whispers +=
            shelf::Whisper{row[0].toLongLong(), text(publicWidth), QByteArray::fromBase64(row[publicWidth + 1].toByteArray())};
    return one;
}

// Numbers in a first line, and below it entries in their order.
Called saidBy(const QByteArray& text)
{
    const QByteArrayList lines = text.split('\n');
    const QByteArrayList numbers = lines.first().split(' ');
    Called called{{numbers.value(0).toLongLong(), numbers.value(1).toLongLong()}, {}};
    for (const QByteArray& line : lines.mid(1))
        if (const QVariantList row = QJsonDocument::fromJson(line).array().toVariantList(); row.size() == publicWidth)
            called.entries += fetchedFrom(row);
    return called;
}

bool hasOnlyEntries(const Outgoing& out) { return out.asks.isEmpty() && out.takenBack.isEmpty() && out.refusals.isEmpty(); }

Result<Done> sendAsks(Line& line, const Outgoing& outgoing, Incoming& incoming)
{
    for (const Act& act : outgoing.asks) {
        const auto asked = line.run("SELECT musterroll.ask(?, ?)", {act.id, forOthers(act)});
        if (!asked && line.trouble() != Trouble::Forbidden)
            return asked;
        if (!asked)
            incoming.refused.insert(act.id, asked.faults().first());
    }
    for (const QString& id : outgoing.takenBack)
        if (const auto taken = line.run("SELECT musterroll.take_back(?)", {id}); !taken)
            return taken;
    for (const auto& [id, why] : outgoing.refusals.asKeyValueRange())
        if (const auto told = line.run("SELECT musterroll.refuse_ask(?, ?)", {id, why}); !told)
            return told;
    return Done{};
}

Result<Done> fetchStanding(Line& line, qint64 changes, Incoming& incoming)
{
    const auto all = devices(line);
    if (!all)
        return all.faults();
    const auto asks = line.rows(asksSql);
    if (!asks)
        return asks.faults();
    incoming.changes = changes;
    incoming.devices = *all;
    for (const QVariantList& row : *asks) {
        if (row[5].toBool())
            incoming.ownAsks += row[0].toString();
        if (const auto act = actFrom(row[0].toString(), row[1].toString())) {
            if (row[2].toString().isEmpty())
                incoming.asks += Asked{*act, rightOf(row[3]), row[4].toString()};
            else
                incoming.refused.insert(act->id, {act->verb, act->who, row[2].toString(), tr("Drop it, or do something else.")});
        }
    }
    return Done{};
}

} // namespace

QString rowsOf(const Outgoing& outgoing)
{
    QJsonArray rows;
    QByteArray head = outgoing.head;
    for (const Parcel& one : outgoing.entries) {
        const shelf::Row& row = one.row;
        head = shelf::hashAfter(head, row);
        QJsonArray whispers;
        for (const shelf::Whisper& whisper : one.whispers)
            whispers += QJsonObject{{QStringLiteral("seat"), whisper.seat},
                {QStringLiteral("content"), QString::fromLatin1(whisper.content.toBase64())}};
        rows += QJsonObject{{QStringLiteral("act"), one.act}, {QStringLiteral("seq"), row.seq},
            {QStringLiteral("parent"), row.parent}, {QStringLiteral("node"), row.node}, {QStringLiteral("tip"), row.tip},
            {QStringLiteral("verb"), row.verb}, {QStringLiteral("action"), row.action}, {QStringLiteral("who"), row.who},
            {QStringLiteral("at"), row.at}, {QStringLiteral("rules"), row.rules}, {QStringLiteral("reason"), row.reason},
            {QStringLiteral("digest"), hex(row.digest)}, {QStringLiteral("hash"), hex(head)},
            {QStringLiteral("seats"), QJsonArray::fromStringList(one.seats)}, {QStringLiteral("whispers"), whispers}};
    }
    return compact(rows);
}

Result<Incoming> exchanged(Line& line, const Outgoing& outgoing)
{
    Incoming incoming;
    if (!outgoing.entries.isEmpty()) {
        const auto appended = line.rows(carrySql, {outgoing.after, hex(outgoing.head), rowsOf(outgoing)});
        if (!appended && line.trouble() != Trouble::Forbidden)
            return appended.faults();
        if (appended) {
            const QByteArray said = appended->first().first().toByteArray();
            const qsizetype end = said.indexOf('\n');
            incoming.standing = {said.first(end < 0 ? said.size() : end).toLongLong(), outgoing.changes};
            incoming.isTaken = incoming.standing.head > 0;
            if (end > 0 && hasOnlyEntries(outgoing) && !outgoing.isDeaf)
                if (const Called others = saidBy(said.mid(end + 1));
                    !others.entries.isEmpty() && others.standing.changes == outgoing.changes) {
                    incoming.standing = others.standing;
                    incoming.entries = others.entries;
                    return incoming;
                }
        } else
            for (const Parcel& one : outgoing.entries)
                if (one.act == line.detail())
                    incoming.refused.insert(one.act, appended.faults().first());
        if (!appended && incoming.refused.isEmpty())
            return appended.faults();
        if (incoming.isTaken && hasOnlyEntries(outgoing))
            return incoming;
    }
    if (const auto sent = sendAsks(line, outgoing, incoming); !sent)
        return sent.faults();
    const auto news = line.rows(newsSql, {outgoing.after + 1, outgoing.after + (incoming.isTaken ? 0 : mostFetched), heaviest});
    if (!news)
        return news.faults();
    if (news->isEmpty()) { // it sees no table any more
        incoming.changes = outgoing.changes + 1;
        return incoming;
    }
    const QVariantList& head = news->first();
    const qint64 end = head[0].toLongLong();
    incoming.standing = {end, head[1].toLongLong()};
    if (!incoming.isTaken && (end < outgoing.after || (end == outgoing.after && head[2].toString() != hex(outgoing.head))))
        return Fault{fill(tr("entry %1"), {QString::number(end)}), QString::number(outgoing.after),
            tr("The server knows less of this table than this device, or something else: an older copy of it was put back."),
            tr("Nothing of it was taken. Let the device that deals take the table home, share that copy and invite the others "
               "anew.")};
    constexpr qsizetype headWidth = 3;
    for (const QVariantList& row : *news)
        if (!row[headWidth].isNull())
            incoming.entries += fetchedFrom(row.mid(headWidth));
    if (outgoing.isDeaf) {
        const auto rows = line.rows(whispersSql, {outgoing.after});
        if (!rows)
            return rows.faults();
        incoming.whispers.emplace();
        for (const QVariantList& row : *rows)
            *incoming.whispers +=
                shelf::Whisper{row[0].toLongLong(), row[1].toString(), QByteArray::fromBase64(row[2].toByteArray())};
    }
    if (incoming.standing.changes != outgoing.changes)
        if (const auto fetched = fetchStanding(line, incoming.standing.changes, incoming); !fetched)
            return fetched.faults();
    return incoming;
}

Result<QString> listenTo(Line& line, const QString& table)
{
    const auto named = line.rows("SELECT musterroll.ear()");
    if (!named)
        return named.faults();
    const QString own = named->value(0).value(0).toString();
    QString everybody = QStringLiteral("musterroll_") + table;
    everybody.remove(QLatin1Char('-'));
    if (!own.isEmpty())
        for (const QString& channel : {everybody, own})
            if (const auto listens = line.listen(channel); !listens)
                return listens.faults();
    return own;
}

Result<Done> knock(Line& line) { return line.run("SELECT musterroll.knock()"); }

Called calledFrom(const Line::Call& call, const QString& ownName)
{
    constexpr qint64 unknown = std::numeric_limits<qint64>::max();
    return QLatin1String(call.channel) == ownName ? saidBy(call.text) : Called{{unknown, unknown}, {}};
}

Result<Done> invite(Line& line, const QString& word, Right right, const QString& seat, int minutes, const QString& shortWord)
{
    return line.run("SELECT musterroll.invite(?, ?, ?, ?, ?)",
        {hashOfWord(word), shortWord.isEmpty() ? QString() : hashOfWord(shortWord), engine::nameOf(right), seat, minutes});
}

Result<Done> setRight(Line& line, const QString& role, Right right, const QString& seat)
{
    return line.run("SELECT musterroll.set_right(?, ?, ?)", {role, engine::nameOf(right), seat});
}

Result<Done> revoke(Line& line, const QString& role) { return line.run("SELECT musterroll.revoke_device(?)", {role}); }

Result<Done> giveDeal(Line& line, const QString& role) { return line.run("SELECT musterroll.give_deal(?)", {role}); }

Result<Done> leave(Line& line) { return line.run("SELECT musterroll.leave()"); }

Result<QList<Device>> devices(Line& line)
{
    const auto rows = line.rows(devicesSql);
    if (!rows)
        return rows.faults();
    QList<Device> all;
    for (const QVariantList& row : *rows)
        all += Device{row[0].toString(), row[1].toString(), rightOf(row[2]), row[3].toString(), row[4].toBool(), row[5].toBool()};
    return all;
}

Result<QStringList> present(Line& line)
{
    const auto rows = line.rows(
        "SELECT DISTINCT d.role::text FROM musterroll.devices AS d JOIN pg_stat_activity AS a ON a.usename::text = d.role::text");
    if (!rows)
        return rows.faults();
    QStringList roles;
    for (const QVariantList& row : *rows)
        roles += row[0].toString();
    return roles;
}

Result<Joined> joined(Line& line, const QString& word, const QString& who, const QString& verifier)
{
    const auto said = line.rows("SELECT musterroll.join_table(?, ?, ?)", {word, who, verifier});
    if (!said)
        return said.faults();
    const QJsonObject json = QJsonDocument::fromJson(said->value(0).value(0).toByteArray()).object();
    const auto text = [&](const char* name) { return json.value(QLatin1String(name)).toString(); };
    const QString answer = text("answer");
    const auto no = [&](const QString& problem, const QString& remedy) {
        return Fault{share::tr("The invitation"), {}, problem, remedy};
    };
    const QString fresh = tr("Ask for a new invitation.");
    if (answer == QLatin1String("wrong"))
        return no(tr("The word of this invitation is not one that the table knows."),
            tr("Look at its letters again, or ask for a new invitation."));
    if (answer == QLatin1String("used"))
        return no(tr("This invitation was used already: each lets one device in."), fresh);
    if (answer == QLatin1String("late"))
        return no(tr("This invitation is over: it is too old, or whoever made it may not invite any more."), fresh);
    if (answer == QLatin1String("too many"))
        return no(tr("There were too many wrong words from here."), tr("Wait a minute, then take the right one."));
    return Joined{text("role"), text("table"), text("game"), text("name"),
        engine::valueNamed<Right>(text("right")).value_or(Right::Look), text("seat"), text("who")};
}

Result<QStringList> brokenChains(Line& line)
{
    QStringList broken;
    const auto tables = line.rows("SELECT id::text, name, head, encode(hash, 'hex') FROM musterroll.tables ORDER BY id");
    if (!tables)
        return tables.faults();
    for (const QVariantList& table : *tables) {
        QByteArray head = shelf::seed();
        qint64 seq = 0;
        for (bool isEnd = false; !isEnd;) {
            const auto rows = line.rows(allEntriesSql, {table[0].toString(), seq});
            if (!rows)
                return rows.faults();
            isEnd = rows->isEmpty();
            for (const QVariantList& one : *rows) {
                const shelf::Row row = rowFrom(one);
                head = shelf::hashAfter(head, row);
                isEnd = row.seq != ++seq || row.hash != head;
                if (isEnd)
                    break;
            }
        }
        if (seq != table[2].toLongLong() || hex(head) != table[3].toString())
            broken += fill(tr("%1: entry %2 is not the one that its chain names."), {table[1].toString(), QString::number(seq)});
    }
    return broken;
}

QString roomNamed(int number)
{
    return number == 1 ? QLatin1String(databaseName) : QStringLiteral("%1_%2").arg(QLatin1String(databaseName)).arg(number);
}

Result<QStringList> rooms(Line& line)
{
    const auto rows = line.rows(
        "SELECT datname::text FROM pg_database LEFT JOIN pg_stat_database USING (datname)"
        " WHERE datname ~ '^musterroll(_[0-9]+)?$' ORDER BY numbackends - (datname = current_database())::int, random()");
    if (!rows)
        return rows.faults();
    QStringList names;
    for (const QVariantList& row : *rows)
        names += row[0].toString();
    return names;
}

Result<QString> founded(
    Line& line, const QString& table, const QString& game, const QString& name, const QString& who, const QString& verifier)
{
    const auto said = line.rows("SELECT musterroll.found(?, ?, ?, ?, ?)::text", {table, game, name, who, verifier});
    return said ? Result<QString>(said->value(0).value(0).toString()) : Result<QString>(said.faults());
}

} // namespace share
