// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/courier.h"

#include <algorithm>
#include <chrono>

#include <fcntl.h>
#include <unistd.h>

namespace share {

namespace {

constexpr qint64 shortestPatience = 4000; // milliseconds that an answer of the server is waited for
constexpr qint64 longestPatience = 60'000;
constexpr int lastWord = 100;   // for it when the device leaves; a line that is cut in a conversation complains
constexpr int firstPause = 100; // before the server is tried again; doubled each time
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

Courier::Courier(Terms terms, QString key, std::function<void(News)> tell)
    : m_terms(std::move(terms))
    , m_key(std::move(key))
    , m_tell(std::move(tell))
    , m_patience(shortestPatience)
{
    if (::pipe2(m_pipe, O_CLOEXEC | O_NONBLOCK) != 0)
        m_pipe[0] = m_pipe[1] = -1;
    m_worker = std::thread([this] { work(); });
    m_watcher = std::thread([this] { watch(); });
}

Courier::~Courier()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isStopped = true;
    }
    m_changed.notify_all();
    wake();
    {
        std::unique_lock lock(m_mutex);
        if (!m_changed.wait_for(lock, std::chrono::milliseconds(lastWord), [&] { return m_hasEnded; }))
            m_line.cut();
    }
    m_worker.join();
    m_watcher.join();
    ::close(m_pipe[0]);
    ::close(m_pipe[1]);
}

void Courier::wake() { (void)!::write(m_pipe[1], "!", 1); }

void Courier::send(Outgoing outgoing)
{
    {
        const std::lock_guard lock(m_mutex);
        m_next = std::move(outgoing);
    }
    m_changed.notify_all();
    wake();
}

template <class Work> auto Courier::timed(const Work& work)
{
    const qint64 begun = now();
    m_busySince = begun;
    auto done = work();
    m_busySince = 0;
    m_took = now() - begun;
    return done;
}

void Courier::told(News news) { m_tell(std::move(news)); }

void Courier::pause(int milliseconds)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait_for(lock, std::chrono::milliseconds(milliseconds), [&] { return m_isStopped; });
}

bool Courier::openLine()
{
    const auto opened = m_line.open(m_terms.address, m_terms.role, m_key);
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

void Courier::work()
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
                pause(wait);
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
News Courier::carried(const Outgoing& out)
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
bool Courier::hear()
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
QList<Fetched> Courier::following(const Outgoing& out)
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
void Courier::rest(const Outgoing& out)
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
void Courier::watch()
{
    constexpr int step = 250;
    for (;;) {
        pause(step);
        {
            const std::lock_guard lock(m_mutex);
            if (m_isStopped)
                return;
        }
        if (const qint64 since = m_busySince; since > 0 && now() - since > m_patience) {
            m_lostPatience = true;
            m_line.cut();
        }
    }
}

} // namespace share
