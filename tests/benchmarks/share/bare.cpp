// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bare.h"

#include "share/line.h"

#include <algorithm>
#include <random>
#include <thread>

namespace crowd {

namespace {

constexpr int each = 4;
constexpr qint64 second = 1'000'000'000;
constexpr char insertSql[] = "INSERT INTO bare VALUES (?, ?, ?, ?)";
constexpr char callSql[] = "WITH added AS (INSERT INTO bare VALUES (?, ?, ?, ?) RETURNING place)"
                           " SELECT pg_notify('bare_' || place / 4, ?) FROM added";

class Connection {
public:
    Connection(int place, bool calls)
        : m_place(place)
        , m_calls(calls)
        , m_chance(unsigned(place))
    {
    }

    bool open(const share::Address& address, const QString& owner)
    {
        return m_line.open(address, QStringLiteral("house"), owner)
            && (!m_calls || m_line.listen(QStringLiteral("bare_%1").arg(m_place / each)));
    }

    void run(qint64 from, qint64 end, double acts)
    {
        std::exponential_distribution<double> gap(acts);
        const auto later = [&] { return qint64(gap(m_chance) * double(second)); };
        for (qint64 next = from + later(), time = now(); time < end; time = now()) {
            if (time < next) {
                if (m_line.await(-1, int((std::min(next, end) - time) / 1'000'000) + 1))
                    hear();
                continue;
            }
            write(time);
            hear();
            next += later();
        }
    }

    Bare times;

private:
    void write(qint64 time)
    {
        QVariantList row{m_place, ++m_rows, QString(330, QLatin1Char('a')), QStringLiteral("2026-01-01T20:00:00.000Z")};
        if (m_calls)
            row += QStringLiteral("%1 %2").arg(m_place).arg(time);
        if (!m_line.rows(m_calls ? callSql : insertSql, row)) { // it waited in vain for the one lock
            ++times.failed;
            return;
        }
        times.confirmed.push_back(double(now() - time) / 1e6);
    }

    void hear()
    {
        for (const share::Line::Call& call : m_line.calls())
            if (const QByteArrayList words = call.text.split(' '); words.first().toInt() != m_place)
                times.heard.push_back(double(now() - words.value(1).toLongLong()) / 1e6);
    }

    const int m_place;
    const bool m_calls;
    std::mt19937 m_chance;
    share::Line m_line;
    qint64 m_rows = 0;
};

} // namespace

Bare bare(const share::Address& address, const QString& owner, int tables, int seconds, double acts, bool calls)
{
    share::Line line;
    if (!line.open(address, QStringLiteral("house"), owner)
        || !line.runPlain("CREATE TABLE bare (place int, seq bigint, action text, at text, PRIMARY KEY (place, seq))"))
        qFatal("no table for bare rows");
    Bare all;
    std::mutex mutex;
    std::vector<std::thread> threads;
    std::atomic<int> ready = 0;
    for (int place = 0; place < tables * each; ++place)
        threads.emplace_back([&, place] { // a connection is opened on the thread that uses it
            Connection one(place, calls);
            while (!one.open(address, owner)) // all come at once
                std::this_thread::sleep_for(std::chrono::milliseconds(100));
            for (++ready; ready < tables * each;)
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
            const qint64 from = now() + second;
            one.run(from, from + seconds * second, acts);
            const std::lock_guard lock(mutex);
            all.confirmed.insert(all.confirmed.end(), one.times.confirmed.begin(), one.times.confirmed.end());
            all.failed += one.times.failed;
            all.heard.insert(all.heard.end(), one.times.heard.begin(), one.times.heard.end());
        });
    for (std::thread& one : threads)
        one.join();
    if (!line.runPlain("DROP TABLE bare"))
        qFatal("the bare rows stay");
    return all;
}

} // namespace crowd
