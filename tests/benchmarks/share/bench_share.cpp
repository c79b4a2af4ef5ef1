// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// bench_share one                        an act beside the server's own INSERT of a row of the same size, in turns
// bench_share table [ACTS]               four devices with all their rules at one table: answered, confirmed, seen by another
// bench_share club TABLES SECONDS [listen|ask|pool [ACTS]]
//                                        tables of four devices that only carry, each with so many acts a second (2); woken,
//                                        asking, or asking through pgbouncer with at most a hundred connections
// bench_share waking [IDLE…]             appends a second by eight writers beside so many idle devices, woken or asking
// Each starts a server of its own in a temporary folder. Times are milliseconds: median, 99th percentile, longest.
#include "crowd.h"
#include "share/device.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>
#include <QThread>

#include <algorithm>

#include <unistd.h>

using crowd::Times;

namespace {

void print(const QString& line) { QTextStream(stdout) << line << Qt::endl; }

double at(Times times, double share)
{
    std::ranges::sort(times);
    return times.empty() ? 0 : times[std::size_t(double(times.size() - 1) * share)];
}

void row(const QString& what, const Times& times)
{
    print(QStringLiteral("%1 %2 %3 %4 ms   n %5")
              .arg(what, -44)
              .arg(at(times, 0.5), 8, 'f', 2)
              .arg(at(times, 0.99), 8, 'f', 2)
              .arg(at(times, 1), 8, 'f', 2)
              .arg(times.size()));
}

template <class T> T sure(engine::Result<T> result)
{
    if (!result)
        qFatal("%s", qPrintable(result.faults().first().text()));
    return std::move(*result);
}

// As who made the server: it lays tables of its own beside those of the schema.
void openAsOwner(share::Line& line, const made::Server& server)
{
    QFile key(server.folder() + QStringLiteral("/owner.key"));
    if (!key.open(QIODevice::ReadOnly))
        qFatal("the house has no key");
    sure(line.open(server.link().address, QStringLiteral("house"), QString::fromUtf8(key.readAll())));
}

void letAsk(const made::Server& server)
{
    share::Line line;
    openAsOwner(line, server);
    sure(line.runPlain("UPDATE musterroll.about SET waking = 'ask'"));
}

QStringList asSomebody() // PostgreSQL and its pooler refuse to run as root
{
    return ::geteuid() == 0 ? QStringList{QStringLiteral("unshare"), QStringLiteral("--user"), QStringLiteral("--map-user=1000"),
               QStringLiteral("--map-group=1000")}
                            : QStringList{QStringLiteral("env")};
}

// A house takes a hundred connections; a club's server is set up for more.
void widen(const made::Server& server)
{
    QStringList line = asSomebody();
    line +=
        {QStringLiteral("/usr/lib/postgresql/15/bin/pg_ctl"), QStringLiteral("-D"), server.folder() + QStringLiteral("/cluster"),
            QStringLiteral("-l"), server.folder() + QStringLiteral("/server.log"), QStringLiteral("-o"),
            QStringLiteral("-c max_connections=1200 -c shared_buffers=256MB"), QStringLiteral("-w"), QStringLiteral("restart")};
    QProcess process;
    process.setStandardOutputFile(QProcess::nullDevice());
    process.start(line.takeFirst(), line);
    if (!process.waitForFinished(60000) || process.exitCode() != 0)
        qFatal("the server does not start again");
}

// Megabytes that the server's processes hold, shared ones counted once.
double memoryOf(const made::Server& server)
{
    qint64 kilobytes = 0;
    const QByteArray folder = (server.folder() + QStringLiteral("/cluster")).toUtf8();
    QFile pid(server.folder() + QStringLiteral("/cluster/postmaster.pid"));
    const QByteArray first = pid.open(QIODevice::ReadOnly) ? pid.readLine().trimmed() : QByteArray();
    for (const QString& one : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        QFile status(QStringLiteral("/proc/%1/stat").arg(one));
        if (!status.open(QIODevice::ReadOnly))
            continue;
        const QByteArray stat = status.readAll();
        if (one.toUtf8() != first && stat.mid(stat.lastIndexOf(')') + 2).split(' ').value(1) != first)
            continue;
        QFile sums(QStringLiteral("/proc/%1/smaps_rollup").arg(one));
        if (sums.open(QIODevice::ReadOnly))
            for (const QByteArray& line : sums.readAll().split('\n'))
                if (line.startsWith("Pss:"))
                    kilobytes += line.mid(4).trimmed().split(' ').first().toLongLong();
    }
    return double(kilobytes) / 1024;
}

// pgbouncer before the server, at a port of its own; it gives a connection to whoever asks, for one transaction.
class Pooler {
public:
    explicit Pooler(const made::Server& server)
    {
        const QString house = server.folder();
        QFile key(house + QStringLiteral("/owner.key"));
        if (!key.open(QIODevice::ReadOnly))
            qFatal("the house has no key");
        port = quint16(server.link().address.port + 1);
        lay("users.txt", "\"house\" \"" + key.readAll() + "\"\n");
        lay("pooler.ini",
            QStringLiteral("[databases]\nmusterroll = host=127.0.0.1 port=%1\n[pgbouncer]\nlisten_addr = 127.0.0.1\n"
                           "listen_port = %2\nunix_socket_dir =\nauth_type = scram-sha-256\nauth_file = %3/users.txt\n"
                           "auth_user = house\npool_mode = transaction\nmax_client_conn = 4000\ndefault_pool_size = 1\n"
                           "max_db_connections = 100\nserver_idle_timeout = 30\nclient_tls_sslmode = require\n"
                           "client_tls_key_file = %4/cluster/house.key\nclient_tls_cert_file = %4/cluster/house.crt\n"
                           "server_tls_sslmode = require\nlog_connections = 0\nlog_disconnections = 0\n")
                .arg(server.link().address.port)
                .arg(port)
                .arg(m_folder.path(), house)
                .toUtf8());
        QStringList line = asSomebody() << QStringLiteral("/usr/sbin/pgbouncer") << QStringLiteral("-q")
                                        << m_folder.filePath(QStringLiteral("pooler.ini"));
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(line.takeFirst(), line);
        if (!m_process.waitForStarted())
            qFatal("pgbouncer does not start");
        QThread::sleep(1);
    }
    ~Pooler()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    quint16 port = 0;

private:
    void lay(const char* name, const QByteArray& content) const
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("%s cannot be written", name);
    }

    QTemporaryDir m_folder;
    QProcess m_process;
};

// --- an act beside the server's own INSERT

void one()
{
    made::Server server;
    if (!server.error.isEmpty())
        qFatal("%s", qPrintable(server.error));
    share::Line bare;
    openAsOwner(bare, server);
    sure(bare.runPlain("CREATE TABLE bare (seq bigint PRIMARY KEY, act text, parent bigint, node bigint, tip bigint, verb text,"
                       " action text, who text, at text, rules bigint, reason text, digest bytea, hash bytea)"));
    const auto anna = made::Device::sharing(server, QStringLiteral("hired-swords"), 1);
    share::Line line;
    if (!anna || !anna->reach(line))
        qFatal("no table");
    constexpr int rounds = 2000;
    Times inserts, appends, laid;
    for (int i = 0; i < rounds; ++i) {
        QElapsedTimer timer;
        timer.start();
        if (!anna->act(QStringLiteral("correct"),
                {{QStringLiteral("path"), QStringLiteral("wealth")}, {QStringLiteral("value"), i % 90 + 1}}))
            qFatal("%s", qPrintable(anna->fault));
        laid.push_back(double(timer.nsecsElapsed()) / 1e6);
        const share::Outgoing out = anna->mirror().outgoing();
        const shelf::Row& row = out.entries.first().row;
        timer.start();
        const auto taken = sure(share::exchanged(line, out));
        appends.push_back(double(timer.nsecsElapsed()) / 1e6);
        sure(anna->mirror().take(out, taken));
        timer.start();
        sure(bare.rows("INSERT INTO bare VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, decode(?, 'hex'), decode(?, 'hex'))",
            {row.seq, out.entries.first().act, row.parent, row.node, row.tip, row.verb, row.action, row.who, row.at, row.rules,
                row.reason, QString::fromLatin1(row.digest.toHex()),
                QString::fromLatin1(anna->mirror().outgoing().head.toHex())}));
        inserts.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    row(QStringLiteral("answered from one's own outbox"), laid);
    row(QStringLiteral("the server's own INSERT"), inserts);
    row(QStringLiteral("append, confirmed"), appends);
    print(QStringLiteral("ratio of the medians %1, of the 99th percentiles %2")
              .arg(at(appends, 0.5) / at(inserts, 0.5), 0, 'f', 2)
              .arg(at(appends, 0.99) / at(inserts, 0.99), 0, 'f', 2));
}

// --- four devices with all their rules

struct Player {
    std::unique_ptr<made::Device> device;
    std::unique_ptr<share::Courier> courier;
};

struct Came {
    std::size_t player = 0;
    share::News news;
};

void table(int acts)
{
    made::Server server;
    if (!server.error.isEmpty())
        qFatal("%s", qPrintable(server.error));
    std::mutex mutex;
    std::condition_variable changed;
    std::deque<Came> inbox;
    std::vector<Player> all; // ends first
    all.push_back(
        {made::Device::sharing(server, QStringLiteral("hired-swords"), 11, made::openingOf(QStringLiteral("hired-swords"))), {}});
    for (const char* name : {"Berta", "Cleo", "Dora"})
        all.push_back({all.front().device->letIn(QString::fromLatin1(name), share::Right::All, {}, 12 + all.size()), {}});
    for (std::size_t i = 0; i < all.size(); ++i) {
        share::Mirror& mirror = all[i].device->mirror();
        all[i].courier = std::make_unique<share::Courier>(
            mirror.terms(), sure(all[i].device->keys().key(mirror.terms().table)), [&, i](share::News news) {
                const std::lock_guard lock(mutex);
                inbox.push_back({i, std::move(news)});
                changed.notify_one();
            });
        all[i].courier->send(mirror.outgoing());
    }
    QHash<QString, qint64> begun;
    Times answered, confirmed, seen;
    int conflicts = 0;
    constexpr qint64 between = 125'000'000; // two acts a second from each of the four
    qint64 next = crowd::now();
    int done = 0;
    const auto isOpen = [&] {
        return std::ranges::any_of(all, [&](const Player& p) {
            return p.device->mirror().waiting() > 0 || p.device->mirror().confirmed() != all.front().device->mirror().confirmed();
        });
    };
    while (done < acts || isOpen()) {
        if (done < acts && crowd::now() >= next) {
            Player& player = all[std::size_t(done++) % all.size()];
            const qint64 start = crowd::now();
            (void)player.device->actAtRandom();
            answered.push_back(double(crowd::now() - start) / 1e6);
            for (const share::Parcel& parcel : player.device->mirror().outgoing().entries)
                if (!begun.contains(parcel.act))
                    begun.insert(parcel.act, start);
            player.courier->send(player.device->mirror().outgoing());
            next += between;
        }
        std::optional<Came> came;
        {
            std::unique_lock lock(mutex);
            const auto end =
                std::chrono::steady_clock::time_point(std::chrono::nanoseconds(done < acts ? next : crowd::now() + between));
            if (changed.wait_until(lock, end, [&] { return !inbox.empty(); })) {
                came = std::move(inbox.front());
                inbox.pop_front();
            }
        }
        if (!came)
            continue;
        Player& player = all[came->player];
        share::Mirror& mirror = player.device->mirror();
        if (!came->news.incoming)
            qFatal("%s", qPrintable(came->news.trouble->text()));
        if (sure(mirror.take(came->news.sent, *came->news.incoming)) && !player.device->sit())
            qFatal("%s", qPrintable(player.device->fault));
        for (const share::Conflict& conflict : QList<share::Conflict>(mirror.conflicts())) {
            ++conflicts;
            sure(mirror.drop(conflict.act.id));
            (void)player.device->sit();
        }
        if (came->news.incoming->isTaken)
            for (const share::Parcel& one : came->news.sent.entries)
                confirmed.push_back(double(crowd::now() - begun.value(one.act)) / 1e6);
        for (const share::Fetched& one : came->news.incoming->entries)
            if (begun.contains(one.act))
                seen.push_back(double(crowd::now() - begun.value(one.act)) / 1e6);
        if (came->news.isLast)
            player.courier->send(mirror.outgoing());
    }
    row(QStringLiteral("answered from one's own outbox"), answered);
    row(QStringLiteral("confirmed by the server"), confirmed);
    row(QStringLiteral("seen by another device, proved and judged"), seen);
    const bool isEqual =
        std::ranges::all_of(all, [&](const Player& p) { return p.device->publicDigest() == all.front().device->publicDigest(); });
    print(QStringLiteral("conflicts %1, entries %2, digests %3")
              .arg(conflicts)
              .arg(all.front().device->mirror().confirmed())
              .arg(isEqual ? QStringLiteral("equal") : QStringLiteral("NOT EQUAL")));
}

// --- many tables

void club(int tables, int seconds, const QString& way, double acts)
{
    made::Server server;
    if (!server.error.isEmpty())
        qFatal("%s", qPrintable(server.error));
    widen(server);
    if (way != QLatin1String("listen"))
        letAsk(server);
    const auto pooler = way == QLatin1String("pool") ? std::make_unique<Pooler>(server) : nullptr;
    const double before = memoryOf(server);
    crowd::Inbox inbox;
    std::vector<std::unique_ptr<crowd::Guest>> all;
    constexpr int each = 4;
    for (int i = 0; i < tables; ++i) {
        all.push_back(crowd::Guest::founding(server.link(), inbox));
        crowd::Guest& first = *all.back();
        for (int j = 1; j < each; ++j)
            all.push_back(first.beside(inbox));
    }
    for (const auto& guest : all)
        guest->begin(pooler ? pooler->port : quint16(0));
    Times confirmed, seen;
    const auto hear = [&](qint64 until) {
        if (auto came = inbox.take(until))
            came->guest->hear(came->news, came->at, confirmed, seen);
    };
    const qint64 settling = 3'000'000'000 + qint64(all.size()) * 30'000'000;
    for (const qint64 ready = crowd::now() + settling; crowd::now() < ready;)
        hear(ready); // everybody is connected and knows the beginning
    dice::Source chance(7);
    constexpr qint64 second = 1'000'000'000;
    const auto gap = qint64(double(second) / acts / double(all.size()));
    const qint64 end = crowd::now() + seconds * second;
    confirmed.clear();
    seen.clear();
    for (qint64 next = crowd::now(); next < end; next += gap) {
        while (crowd::now() < next)
            hear(next);
        all[std::size_t(chance.face(int(all.size())) - 1)]->act();
    }
    const auto rests = [&] {
        for (std::size_t i = 0; i < all.size(); ++i)
            if (!all[i]->isQuiet() || all[i]->chain() != all[i - i % each]->chain())
                return false;
        return true;
    };
    for (const qint64 last = crowd::now() + 20 * second; crowd::now() < last && !rests();)
        hear(crowd::now() + second / 10);
    qint64 conflicts = 0, entries = 0;
    QStringList troubles;
    for (std::size_t i = 0; i < all.size(); ++i) {
        conflicts += all[i]->conflicts;
        entries += i % each == 0 ? all[i]->head() : 0;
        if (!all[i]->trouble.isEmpty())
            troubles += all[i]->trouble;
    }
    print(QStringLiteral("%1 tables, %2 devices, %3 s, %4 acts a second each, %5")
              .arg(tables)
              .arg(all.size())
              .arg(seconds)
              .arg(acts)
              .arg(way));
    row(QStringLiteral("confirmed by the server"), confirmed);
    row(QStringLiteral("seen by another device"), seen);
    print(QStringLiteral("entries %1, others were quicker %2, chains %3, errors %4, server %5 MB (%6 MB without devices)")
              .arg(entries)
              .arg(conflicts)
              .arg(rests() ? QStringLiteral("equal") : QStringLiteral("NOT EQUAL"))
              .arg(troubles.size())
              .arg(memoryOf(server), 0, 'f', 0)
              .arg(before, 0, 'f', 0));
    for (const QString& one : troubles.mid(0, 3))
        print(one);
}

// --- what waking costs

void waking(int idle, bool asks)
{
    made::Server server;
    widen(server);
    if (asks)
        letAsk(server);
    crowd::Inbox inbox;
    std::vector<std::unique_ptr<crowd::Guest>> writers, listeners;
    for (int i = 0; i < 8; ++i)
        writers.push_back(crowd::Guest::founding(server.link(), inbox));
    for (int i = 0; i < idle; ++i) {
        listeners.push_back(crowd::Guest::founding(server.link(), inbox));
        listeners.back()->begin();
    }
    std::atomic<qint64> appended = 0;
    std::vector<std::thread> threads;
    constexpr qint64 second = 1'000'000'000;
    const qint64 end = crowd::now() + 5 * second;
    for (const auto& writer : writers)
        threads.emplace_back([&] { appended += writer->appendUntil(end); });
    for (std::thread& one : threads)
        one.join();
    print(QStringLiteral("%1 idle devices, %2: %3 appends a second, server %4 MB")
              .arg(idle)
              .arg(asks ? QStringLiteral("asking") : QStringLiteral("woken"))
              .arg(appended / 5)
              .arg(memoryOf(server), 0, 'f', 0));
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    if (const QString missing = made::absent(); !missing.isEmpty()) {
        print(missing);
        return 1;
    }
    const QStringList words = app.arguments();
    const QString what = words.value(1, QStringLiteral("one"));
    if (what == QLatin1String("table")) {
        table(std::max(words.value(2).toInt(), 4));
    } else if (what == QLatin1String("club")) {
        club(std::max(words.value(2).toInt(), 1), std::max(words.value(3).toInt(), 1), words.value(4, QStringLiteral("listen")),
            words.size() > 5 ? words[5].toDouble() : 2.0);
    } else if (what == QLatin1String("waking")) {
        for (const QString& idle : words.size() > 2 ? words.mid(2) : QStringList{QStringLiteral("0"), QStringLiteral("200")})
            for (const bool asks : {true, false})
                waking(idle.toInt(), asks);
    } else {
        one();
    }
    return 0;
}
