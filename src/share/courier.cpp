// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/courier.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <algorithm>
#include <chrono>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

namespace share {

namespace {

// Threads whose connection was still being opened when their courier ended; the program waits for them when it ends, unseen.
class Stragglers {
public:
    static void leave(std::thread one)
    {
        const std::lock_guard lock(s_mutex);
        if (s_all.empty())
            qAddPostRoutine(wait);
        s_all.push_back(std::move(one));
    }

private:
    static void wait()
    {
        const std::lock_guard lock(s_mutex);
        for (std::thread& one : s_all)
            one.join();
        s_all.clear();
    }
    static inline std::mutex s_mutex;
    static inline std::vector<std::thread> s_all;
};

constexpr qint64 shortestPatience = 4000; // milliseconds that an answer of the server is waited for
constexpr qint64 longestPatience = 60'000;
constexpr int firstOpening = 4; // seconds that a connection may take to open, until it was told that there is none
constexpr std::chrono::milliseconds lastWord(90); // for it when the device leaves; a line that is cut in a conversation complains
constexpr int firstPause = 100;                   // before the server is tried again; doubled each time
constexpr int longestPause = 2000;
constexpr int longestSilence = 1000; // after which it is asked, even if it did not wake us
constexpr int shortestSilence = 25;  // where it does not wake its devices, while somebody acts
constexpr qint64 lively = 3000;      // for so long somebody who acted may act again
constexpr qint64 restAfter = 10;     // times as long as it took to answer: a server that has much to do is asked less

qint64 now()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

bool isNews(const Incoming& incoming)
{
    return incoming.isTaken || !incoming.entries.isEmpty() || incoming.changes || incoming.whispers
        || !incoming.refused.isEmpty();
}

// Nothing of it has to be carried, and there is nothing that it does not know.
bool isAtRest(const Outgoing& out, const Standing& there)
{
    return Standing{out.after, out.changes} == there && out.entries.isEmpty() && out.asks.isEmpty() && out.takenBack.isEmpty()
        && out.refusals.isEmpty() && !out.isDeaf;
}

} // namespace

class Courier::Work {
public:
    Work(Terms terms, QString key, std::function<void(News)> tell)
        : m_terms(std::move(terms))
        , m_key(std::move(key))
        , m_tell(std::move(tell))
    {
        if (::pipe2(m_pipe, O_CLOEXEC | O_NONBLOCK) != 0)
            m_pipe[0] = m_pipe[1] = -1;
    }
    ~Work()
    {
        ::close(m_pipe[0]);
        ::close(m_pipe[1]);
    }
    Work(const Work&) = delete;
    Work& operator=(const Work&) = delete;

    void send(Outgoing outgoing);
    bool end(); // false: it takes longer
    void work();
    void watch();

private:
    bool openLine();
    News carried(const Outgoing& out);
    bool hear();
    QList<Fetched> following(const Outgoing& out);
    void rest(const Outgoing& out);
    template <class Asked> auto timed(const Asked& asked); // the server is waited for no longer than there is patience
    void wake() { (void)!::write(m_pipe[1], "!", 1); }
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
    QString m_ownName;            // that the server calls it by
    Standing m_there;             // of the table at the server, as it was said last
    QList<Fetched> m_called;      // entries that came with calls and were not told yet
    qint64 m_moved = 0;           // times that the head moved for this device
    int m_silence = 0;            // between two askings where it does not wake
    qint64 m_livelyUntil = 0;     // milliseconds of a steady clock
    qint64 m_took = 0;            // milliseconds, the last that was waited for
    int m_opening = firstOpening; // seconds that the next connection may take to open
    // ---
    std::atomic<qint64> m_busySince = 0;               // milliseconds of a steady clock; 0: it waits for nothing
    std::atomic<qint64> m_patience = shortestPatience; // milliseconds that it waits for an answer: a slow line needs more
    std::atomic<bool> m_lostPatience = false;
    int m_pipe[2] = {-1, -1};
};

template <class Asked> auto Courier::Work::timed(const Asked& asked)
{
    const qint64 begun = now();
    m_busySince = begun;
    auto done = asked();
    m_busySince = 0;
    m_took = now() - begun;
    return done;
}

void Courier::Work::told(News news)
{
    const std::lock_guard lock(m_mutex);
    if (!m_isStopped)
        m_tell(std::move(news));
}

void Courier::Work::pause(int milliseconds)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait_for(lock, std::chrono::milliseconds(milliseconds), [&] { return m_isStopped; });
}

bool Courier::Work::openLine()
{
    m_busySince = now() + 1000 * m_opening; // that ends by itself; the answers behind it have the usual time
    const auto opened = m_line.open(m_terms.address, m_terms.role, m_key, true, m_opening);
    m_opening = opened ? firstOpening : Line::longestOpening;
    m_busySince = now();
    {
        const std::lock_guard lock(m_mutex);
        if (m_isStopped)
            return false;
    }
    auto named = opened ? listenTo(m_line, m_terms.table) : engine::Result<QString>(opened.faults());
    if (named) {
        m_ownName = std::move(*named);
        return true;
    }
    News news;
    news.trouble = named.faults().first();
    news.kind = m_line.trouble();
    told(std::move(news));
    return false;
}

void Courier::Work::work()
{
    int wait = firstPause;
    std::optional<Outgoing> out; // where the device stands
    bool isAnswered = false;     // that it was carried has been told
    for (;;) {
        {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, [&] { return m_isStopped || m_next || out; });
            if (m_isStopped)
                break;
            if (m_next) {
                out = std::exchange(m_next, std::nullopt);
                isAnswered = false;
                m_livelyUntil = now() + lively;
            }
        }
        if (out->heard < m_moved) { // it stands behind what is on its way to it, and says so again when it has heard
            out.reset();
            continue;
        }
        News news;
        news.sent = *out;
        if (m_line.await(-1, 0))
            (void)hear();
        news.incoming.emplace().standing = m_there;         // as it was said a moment ago
        if (auto next = following(*out); !next.isEmpty()) { // before what would come too late for them is carried in vain
            news.incoming->entries = std::move(next);
            news.sent.takenBack.clear();
            news.sent.refusals.clear();
            news.isLast = true;
            ++m_moved;
        } else if (isAnswered || !isAtRest(*out, m_there)) {
            news = carried(*out);
            if (!news.incoming) {
                if (news.trouble)
                    told(std::move(news));
                isAnswered = false; // that the server is back is told, even if nothing happened there
                pause(wait / 2
                    + QRandomGenerator::global()->bounded(wait / 2)); // many were turned away at once, or lost their server
                wait = std::min(2 * wait, longestPause);
                continue;
            }
            wait = firstPause;
            m_there = news.incoming->standing;
            news.isLast = isNews(*news.incoming);
            if (news.incoming->isTaken || !news.incoming->entries.isEmpty())
                ++m_moved;
        }
        news.incoming->number = m_moved;
        const bool isTaken = news.incoming->isTaken;
        const bool isLast = news.isLast;
        if (isLast || !std::exchange(isAnswered, true))
            told(std::move(news));
        if (isTaken && m_line.isWoken())
            (void)timed([&] { return knock(m_line); }); // who is not woken asks a second later
        if (isLast) {
            out.reset(); // what the device does with it changes where it stands: it says so
            m_livelyUntil = now() + lively;
        } else {
            rest(*out);
        }
    }
    m_line.close();
    const std::lock_guard lock(m_mutex);
    m_hasEnded = true;
    m_changed.notify_all();
}

// One round; without an answer of the server its trouble, which is none when it was told already.
News Courier::Work::carried(const Outgoing& out)
{
    bool isOpen = false;
    auto incoming = timed([&] {
        isOpen = m_line.isOpen() || openLine();
        return isOpen ? exchanged(m_line, out) : engine::Result<Incoming>(QList<engine::Fault>());
    });
    News news;
    news.sent = out;
    if (incoming) {
        m_patience = std::clamp(2 * m_took, shortestPatience, longestPatience);
        news.incoming = std::move(*incoming);
        return news;
    }
    if (m_lostPatience.exchange(false)) // it may have been a slow line: what takes long must arrive some time
        m_patience = std::min(2 * m_patience, longestPatience);
    m_there = {};
    m_called.clear();
    if (isOpen) {
        news.trouble = incoming.faults().first();
        news.kind = m_line.trouble();
        m_line.close();
    }
    return news;
}

// True: the server called.
bool Courier::Work::hear()
{
    const QList<Line::Call> calls = m_line.calls();
    for (const Line::Call& call : calls) {
        const Called called = calledFrom(call, m_ownName);
        m_there = {std::max(m_there.head, called.standing.head), std::max(m_there.changes, called.standing.changes)};
        m_called += called.entries;
    }
    return !calls.isEmpty();
}

// What came with calls and goes on where the device stands; whatever is missing between is asked for.
QList<Fetched> Courier::Work::following(const Outgoing& out)
{
    const auto seq = [](const Fetched& one) { return one.confirmed.row.seq; };
    m_called.removeIf([&](const Fetched& one) { return seq(one) <= out.after || out.isDeaf; });
    QList<Fetched> next;
    while (!m_called.isEmpty() && next.size() < mostFetched && seq(m_called.first()) == out.after + 1 + next.size())
        next += m_called.takeFirst();
    if (next.isEmpty())
        m_called.clear();
    return next;
}

// Until the device has something to say, the server calls for what is not known here, or it was long ago that it was asked.
void Courier::Work::rest(const Outgoing& out)
{
    m_silence = now() < m_livelyUntil ? shortestSilence : std::min(2 * m_silence, longestSilence);
    const qint64 asked = std::max<qint64>(m_silence, std::min<qint64>(restAfter * m_took, longestSilence));
    const qint64 until = now() + (m_line.isWoken() ? longestSilence : asked);
    for (qint64 left = until - now(); left > 0 && m_line.await(m_pipe[0], int(left)); left = until - now()) {
        if (!hear() || m_there != Standing{out.after, out.changes}) // or it went away, which is found out by asking
            return;
        const std::lock_guard lock(m_mutex);
        if (m_next || m_isStopped)
            return;
    }
}

// PostgreSQL's client would wait for ever for a server that is frozen: its line is cut.
void Courier::Work::watch()
{
    constexpr std::chrono::milliseconds step(250);
    std::unique_lock lock(m_mutex);
    while (!m_changed.wait_for(lock, step, [&] { return m_hasEnded; })) {
        const qint64 since = m_busySince;
        if (since <= 0 || (now() - since <= m_patience && !m_isStopped))
            continue;
        m_lostPatience = true;
        m_line.cut();
    }
}

void Courier::Work::send(Outgoing outgoing)
{
    {
        const std::lock_guard lock(m_mutex);
        m_next = std::move(outgoing);
    }
    m_changed.notify_all();
    wake();
}

bool Courier::Work::end()
{
    std::unique_lock lock(m_mutex);
    m_isStopped = true;
    m_changed.notify_all();
    wake();
    const auto hasEnded = [&] { return m_hasEnded; };
    const bool isOpening = m_busySince > now(); // which nothing cuts short
    if (!isOpening && m_changed.wait_for(lock, lastWord, hasEnded))
        return true;
    m_line.cut();
    return !isOpening && m_changed.wait_for(lock, lastWord / 9, hasEnded);
}

Courier::Courier(Terms terms, QString key, std::function<void(News)> tell)
    : m_work(std::make_shared<Work>(std::move(terms), std::move(key), std::move(tell)))
    , m_worker([work = m_work] { work->work(); })
    , m_watcher([work = m_work] { work->watch(); })
{
}

Courier::~Courier()
{
    const bool hasEnded = m_work->end();
    for (std::thread* const one : {&m_worker, &m_watcher}) {
        if (hasEnded)
            one->join();
        else
            Stragglers::leave(std::move(*one));
    }
}

void Courier::send(Outgoing outgoing) { m_work->send(std::move(outgoing)); }

} // namespace share
