// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "crowd.h"

#include "share/keys.h"
#include "share/schema.h"
#include "share/sharing.h"

#include <QUuid>

#include <chrono>

namespace crowd {

namespace {

// An act's id says when it was done, so that whoever sees it knows how long it took.
QString newAct() { return QUuid::createUuid().toString(QUuid::Id128).left(12) + QLatin1Char('-') + QString::number(now()); }

double since(const QString& act, qint64 at) { return double(at - act.section(QLatin1Char('-'), 1).toLongLong()) / 1e6; }

template <class T> T sure(engine::Result<T> result)
{
    if (!result)
        qFatal("%s", qPrintable(result.faults().first().text()));
    return std::move(*result);
}

} // namespace

qint64 now()
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void Inbox::put(News news)
{
    {
        const std::lock_guard lock(m_mutex);
        m_news.push_back(std::move(news));
    }
    m_changed.notify_one();
}

std::optional<News> Inbox::take(qint64 until)
{
    std::unique_lock lock(m_mutex);
    const auto end = std::chrono::steady_clock::time_point(std::chrono::nanoseconds(until));
    if (!m_changed.wait_until(lock, end, [&] { return !m_news.empty(); }))
        return std::nullopt;
    News first = std::move(m_news.front());
    m_news.pop_front();
    return first;
}

Guest::Guest(share::Terms terms, QString key, Inbox& inbox)
    : m_terms(std::move(terms))
    , m_key(std::move(key))
    , m_inbox(inbox)
    , m_head(shelf::seed())
{
}

std::unique_ptr<Guest> Guest::founding(const share::Link& house, Inbox& inbox)
{
    share::Line line;
    const share::Address room = sure(share::emptiestRoom(line, house));
    const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces), key = share::newKey();
    const QString role = sure(share::founded(
        line, id, QStringLiteral("hired-swords"), QStringLiteral("Ravens"), QStringLiteral("Anna"), share::verifierOf(key)));
    std::unique_ptr<Guest> guest(
        new Guest({room, id, role, QStringLiteral("Anna"), share::Right::All, {}, true, false, false}, key, inbox));
    sure(line.open(room, role, key));
    share::Outgoing out = guest->outgoing();
    out.entries += guest->parcel(QString(), 1);
    if (!sure(share::exchanged(line, out)).isTaken)
        qFatal("a table does not begin");
    guest->m_head = shelf::hashAfter(guest->m_head, out.entries.first().row);
    guest->m_last = 1;
    return guest;
}

std::unique_ptr<Guest> Guest::beside(Inbox& inbox)
{
    share::Line line;
    sure(line.open(m_terms.address, m_terms.role, m_key));
    const QString word = share::newWord(), key = share::newKey();
    sure(share::invite(line, word, share::Right::All, {}, 10));
    sure(line.open(m_terms.address, QLatin1String(share::joinerRole), QLatin1String(share::joinerKey)));
    const share::Joined in = sure(share::joined(line, word, QStringLiteral("Berta"), share::verifierOf(key)));
    return std::unique_ptr<Guest>(new Guest(
        {m_terms.address, in.table, in.role, QStringLiteral("Berta"), share::Right::All, {}, false, false, false}, key, inbox));
}

void Guest::begin(quint16 port)
{
    share::Terms terms = m_terms;
    if (port > 0)
        terms.address.port = port;
    m_courier = std::make_unique<share::Courier>(terms, m_key, [this](share::News news) {
        m_inbox.put({this, std::move(news), now()});
    });
    m_courier->send(outgoing());
}

// As large as what a table writes, in the median.
share::Parcel Guest::parcel(const QString& act, qint64 seq) const
{
    shelf::Row row;
    row.seq = row.node = row.tip = seq;
    row.parent = seq - 1;
    row.verb = seq == 1 ? QStringLiteral("new") : QStringLiteral("move");
    row.action = QStringLiteral("{\"act\":\"%1\",\"actor\":\"o3\",\"along\":[\"left\",\"front\"],\"strains\":false}").arg(act);
    row.who = m_terms.who;
    row.at = QStringLiteral("2026-01-01T20:00:00.000Z");
    row.rules = 1;
    row.digest = QByteArray(32, 'd');
    return {row, act, {}, {}};
}

share::Outgoing Guest::outgoing() const
{
    share::Outgoing out;
    out.after = m_last;
    out.head = m_head;
    out.changes = m_changes;
    out.heard = m_heard;
    for (const QString& act : m_open)
        out.entries += parcel(act, m_last + 1 + out.entries.size());
    return out;
}

void Guest::act()
{
    m_open.push_back(newAct());
    m_courier->send(outgoing());
}

qint64 Guest::appendUntil(qint64 end, bool knocks)
{
    share::Line line;
    sure(line.open(m_terms.address, m_terms.role, m_key));
    qint64 count = 0;
    for (; now() < end; ++count) {
        share::Outgoing out = outgoing();
        out.entries += parcel(newAct(), m_last + 1);
        if (!sure(share::exchanged(line, out)).isTaken)
            qFatal("somebody else was at this table");
        m_head = shelf::hashAfter(m_head, out.entries.first().row);
        ++m_last;
        if (knocks)
            sure(share::knock(line));
    }
    return count;
}

void Guest::hear(const share::News& news, qint64 at, Times& confirmed, Times& seen)
{
    if (news.trouble) {
        troubles += news.trouble->text();
        return;
    }
    m_isHere = true;
    m_heard = news.incoming->number;
    m_changes = news.incoming->changes.value_or(m_changes);
    if (news.incoming->isTaken) {
        for (const share::Parcel& one : news.sent.entries) {
            m_head = shelf::hashAfter(m_head, one.row);
            m_last = one.row.seq;
            confirmed.push_back(since(one.act, at));
            m_open.pop_front();
        }
    } else if (!news.sent.entries.isEmpty()) {
        ++conflicts;
    }
    for (const share::Fetched& one : news.incoming->entries) {
        const shelf::Row& row = one.confirmed.row;
        if (row.seq <= m_last)
            continue;
        m_head = shelf::hashAfter(m_head, row);
        if (row.seq != m_last + 1 || m_head != row.hash)
            qFatal("the chain of entry %lld is another one", row.seq);
        m_last = row.seq;
        if (!m_open.empty() && m_open.front() == one.act) { // its own, whose answer was lost
            m_open.pop_front();
            confirmed.push_back(since(one.act, at));
        } else if (!one.act.isEmpty()) {
            seen.push_back(since(one.act, at));
        }
    }
    if (news.isLast)
        m_courier->send(outgoing());
}

} // namespace crowd
