// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Devices that only carry: each has a line of its own to the server, appends entries behind the head that it knows and proves the
// chain of what the others append. They load a server without a rule being asked, so that hundreds fit beside it.
#pragma once

#include "share/courier.h"
#include "share/link.h"

#include <QHash>

#include <condition_variable>
#include <deque>
#include <mutex>

namespace crowd {

using Times = std::vector<double>; // milliseconds

struct News {
    class Guest* guest = nullptr;
    share::News news;
    qint64 at = 0; // nanoseconds of a steady clock, when it came
};

qint64 now();

// What came to any of them, in one place: one thread looks after all.
class Inbox {
public:
    void put(News news);
    std::optional<News> take(qint64 until); // none: the time is over

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<News> m_news;
};

class Guest {
public:
    // The first at a new table, and another one beside it.
    static std::unique_ptr<Guest> founding(const share::Link& house, Inbox& inbox);
    std::unique_ptr<Guest> beside(Inbox& inbox);

    void begin(quint16 port = 0); // carries from here on; port: another door to the same server
    void act();
    qint64 appendUntil(qint64 end, bool knocks); // as fast as the server answers, on the caller's thread; how many
    void hear(const share::News& news, qint64 at, Times& confirmed, Times& seen);

    bool isHere() const { return m_isHere; } // the server answered it
    bool isQuiet() const { return m_open.empty(); }
    qint64 head() const { return m_last; }
    const QByteArray& chain() const { return m_head; }
    qint64 conflicts = 0;
    QStringList troubles; // what it was told

private:
    Guest(share::Terms terms, QString key, Inbox& inbox);
    share::Outgoing outgoing() const;
    share::Parcel parcel(const QString& act, qint64 seq) const;

    const share::Terms m_terms;
    const QString m_key;
    Inbox& m_inbox;
    bool m_isHere = false;
    qint64 m_last = 0;
    qint64 m_changes = 0;
    qint64 m_heard = 0;
    QByteArray m_head;
    std::deque<QString> m_open; // acts that the server does not know yet
    std::unique_ptr<share::Courier> m_courier;
};

} // namespace crowd
