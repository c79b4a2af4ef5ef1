// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Carries acts to the server and brings what others did, on a thread of its own: whoever sits at the table never waits for it.
#pragma once

#include "share/exchange.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace share {

struct News {
    Outgoing sent;
    std::optional<Incoming> incoming; // none: the server could not be asked
    std::optional<engine::Fault> trouble;
    Trouble kind = Trouble::None;
    bool isLast = false; // nothing more is brought until it is answered; what is answered without need is carried all the same
};

class Courier {
public:
    // tell is called on the courier's threads, once for each sending and whenever others did something.
    Courier(Terms terms, QString key, std::function<void(News)> tell);
    ~Courier();
    Courier(const Courier&) = delete;
    Courier& operator=(const Courier&) = delete;

    // What is to be sent now, and where this device stands; what was given before counts no more. It answers the last news.
    void send(Outgoing outgoing);

private:
    void work();
    void watch();
    bool openLine();
    News carried(const Outgoing& out);
    bool hear();
    QList<Fetched> following(const Outgoing& out);
    void rest(const Outgoing& out);
    template <class Work> auto timed(const Work& work); // the server is waited for no longer than there is patience
    void wake();
    void told(News news);
    void pause(int milliseconds);

    const Terms m_terms;
    const QString m_key;
    const std::function<void(News)> m_tell;
    Line m_line;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::optional<Outgoing> m_next; // not carried yet
    bool m_isStopped = false;
    bool m_hasEnded = false; // the worker, after that
    // --- of the worker alone
    QString m_ownName;        // that the server calls it by
    Standing m_there;         // of the table at the server, as it was said last
    QList<Fetched> m_called;  // entries that came with calls and were not told yet
    qint64 m_moved = 0;       // times that the head moved for this device
    int m_silence = 0;        // between two askings where it does not wake
    qint64 m_livelyUntil = 0; // milliseconds of a steady clock
    qint64 m_took = 0;        // milliseconds, the last that was waited for
    // ---
    std::atomic<qint64> m_busySince = 0; // milliseconds of a steady clock; 0: it waits for nothing
    std::atomic<qint64> m_patience;      // milliseconds that it waits for an answer: a slow line needs more
    std::atomic<bool> m_lostPatience = false;
    int m_pipe[2] = {-1, -1};
    std::thread m_worker;
    std::thread m_watcher;
};

} // namespace share
