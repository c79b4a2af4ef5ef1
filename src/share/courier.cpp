// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/courier.h"

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

void Courier::told(News news) { m_tell(std::move(news)); }

void Courier::pause(int milliseconds)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait_for(lock, std::chrono::milliseconds(milliseconds), [&] { return m_isStopped; });
}

bool Courier::openLine()
{
    const auto opened = m_line.open(m_terms.address, m_terms.role, m_key);
    const auto listens = opened ? listenTo(m_line, m_terms.table) : opened;
    if (listens)
        return true;
    News news;
    news.trouble = listens.faults().first();
    news.kind = m_line.trouble();
    told(std::move(news));
    return false;
}

void Courier::work()
{
    int wait = firstPause;
    int silence = shortestSilence;
    std::optional<Outgoing> out; // where the device stands, carried already
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
                silence = shortestSilence;
            }
        }
        const qint64 begun = now();
        m_busySince = begun;
        const bool isOpen = m_line.isOpen() || openLine();
        auto incoming = isOpen ? exchanged(m_line, *out) : engine::Result<Incoming>(QList<engine::Fault>());
        m_busySince = 0;
        const qint64 took = now() - begun;
        if (!incoming) {
            if (m_lostPatience.exchange(false)) // it may have been a slow line: what takes long must arrive some time
                m_patience = std::min(2 * m_patience, longestPatience);
            if (isOpen) {
                News news;
                news.sent = *out;
                news.trouble = incoming.faults().first();
                news.kind = m_line.trouble();
                m_line.close();
                told(std::move(news));
            }
            pause(wait);
            wait = std::min(2 * wait, longestPause);
            continue;
        }
        wait = firstPause;
        m_patience = std::clamp(2 * took, shortestPatience, longestPatience);
        if (isNews(*incoming) || !isAnswered) {
            isAnswered = true;
            const bool isLast = isNews(*incoming);
            News news{*out, std::move(*incoming), std::nullopt, Trouble::None, isLast};
            if (isLast)
                out.reset(); // what the device does with it changes where it stands: it says so
            told(std::move(news));
            continue;
        }
        const int rest = int(std::min<qint64>(restAfter * took, longestSilence));
        m_line.await(m_pipe[0], m_line.isWoken() ? longestSilence : std::max(silence, rest));
        silence = std::min(2 * silence, longestSilence);
    }
    m_line.close();
    const std::lock_guard lock(m_mutex);
    m_hasEnded = true;
    m_changed.notify_all();
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
