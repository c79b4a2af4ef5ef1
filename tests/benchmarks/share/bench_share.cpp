// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// bench_share one                        an act beside the server's own INSERT of a row of the same size, in turns
// bench_share table [ACTS [GAME]]        four devices with all their rules at one table: answered, confirmed, seen by another
// bench_share club TABLES SECONDS [listen|ask|pool [ACTS [ROOMS]]]
//                                        tables of four devices that only carry, each with so many acts a second (2); woken,
//                                        asking, or asking through pgbouncer with at most a hundred connections; the tables
//                                        spread over so many databases (1)
// bench_share bare TABLES SECONDS [ACTS] the bare server: rows from as many connections, alone and with a NOTIFY each
// bench_share waking [IDLE…]             appends a second by eight writers beside so many idle devices, woken or asking
// Each starts a server of its own in a temporary folder. Times are milliseconds: median, 99th percentile, longest.
#include "bare.h"
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
#include <array>
#include <thread>

#include <sys/resource.h>
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
    sure(line.open(server.link().address, QStringLiteral("house"), server.ownerKey()));
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

// What /proc says of each of the server's processes, from the field behind its name on.
std::vector<std::pair<QString, QByteArrayList>> processesOf(const made::Server& server)
{
    std::vector<std::pair<QString, QByteArrayList>> all;
    QFile pid(server.folder() + QStringLiteral("/cluster/postmaster.pid"));
    const QByteArray first = pid.open(QIODevice::ReadOnly) ? pid.readLine().trimmed() : QByteArray();
    for (const QString& one : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        QFile status(QStringLiteral("/proc/%1/stat").arg(one));
        if (!status.open(QIODevice::ReadOnly))
            continue;
        const QByteArray stat = status.readAll();
        const QByteArrayList fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
        if (one.toUtf8() == first || fields.value(1) == first)
            all.emplace_back(one, fields);
    }
    return all;
}

// Megabytes that the server's processes hold, shared ones counted once.
double memoryOf(const made::Server& server)
{
    qint64 kilobytes = 0;
    for (const auto& [id, fields] : processesOf(server)) {
        QFile sums(QStringLiteral("/proc/%1/smaps_rollup").arg(id));
        if (sums.open(QIODevice::ReadOnly))
            for (const QByteArray& line : sums.readAll().split('\n'))
                if (line.startsWith("Pss:"))
                    kilobytes += line.mid(4).trimmed().split(' ').first().toLongLong();
    }
    return double(kilobytes) / 1024;
}

// Seconds of processor, the server's and those of this program.
struct Spent {
    double server = 0, here = 0;
};
Spent spent(const made::Server& server)
{
    constexpr int user = 11, system = 12;
    Spent all;
    for (const auto& [id, fields] : processesOf(server))
        all.server += (fields.value(user).toDouble() + fields.value(system).toDouble()) / double(::sysconf(_SC_CLK_TCK));
    rusage here{};
    ::getrusage(RUSAGE_SELF, &here);
    const auto seconds = [](const timeval& time) { return double(time.tv_sec) + double(time.tv_usec) / 1e6; };
    all.here = seconds(here.ru_utime) + seconds(here.ru_stime);
    return all;
}

// pgbouncer before the server, at a port of its own; it gives a connection to whoever asks, for one transaction.
class Pooler {
public:
    explicit Pooler(const made::Server& server)
    {
        const QString house = server.folder();
        port = quint16(server.link().address.port + 1);
        lay("users.txt", "\"house\" \"" + server.ownerKey().toUtf8() + "\"\n");
        lay("pooler.ini",
            QStringLiteral("[databases]\n* = host=127.0.0.1 port=%1\n[pgbouncer]\nlisten_addr = 127.0.0.1\n"
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

// When each act was begun, by whichever device.
class Begun {
public:
    void note(const share::Outgoing& out, qint64 at)
    {
        const std::lock_guard lock(m_mutex);
        for (const share::Parcel& one : out.entries)
            if (!m_acts.contains(one.act))
                m_acts.insert(one.act, at);
    }
    void since(const QString& act, Times& times)
    {
        const qint64 end = crowd::now();
        const std::lock_guard lock(m_mutex);
        if (const auto found = m_acts.constFind(act); found != m_acts.constEnd())
            times.push_back(double(end - *found) / 1e6);
    }

private:
    std::mutex m_mutex;
    QHash<QString, qint64> m_acts;
};

// A device on a thread of its own, as it were a computer of its own.
struct Player {
    std::unique_ptr<made::Device> device;
    std::mutex mutex;
    std::condition_variable changed;
    std::deque<share::News> inbox;
    Times answered, confirmed, seen;
    int conflicts = 0;
    std::atomic<qint64> stands = 0; // entries, when nothing is open; else -1
    QByteArray digest;

    void play(int acts, qint64 first, Begun& begun, const std::atomic<bool>& isOver);

private:
    std::optional<share::News> heard(qint64 until);
    void take(const share::News& news, Begun& begun);
};

std::optional<share::News> Player::heard(qint64 until)
{
    std::unique_lock lock(mutex);
    const auto end = std::chrono::steady_clock::time_point(std::chrono::nanoseconds(until));
    if (!changed.wait_until(lock, end, [&] { return !inbox.empty(); }))
        return std::nullopt;
    auto news = std::move(inbox.front());
    inbox.pop_front();
    return news;
}

void Player::take(const share::News& news, Begun& begun)
{
    share::Mirror& mirror = device->mirror();
    if (!news.incoming)
        qFatal("%s", qPrintable(news.trouble->text()));
    if (sure(mirror.take(news.sent, *news.incoming)) && !device->sit())
        qFatal("%s", qPrintable(device->fault));
    for (const share::Conflict& conflict : QList<share::Conflict>(mirror.conflicts())) {
        ++conflicts;
        sure(mirror.drop(conflict.act.id));
        (void)device->sit();
    }
    if (news.incoming->isTaken)
        for (const share::Parcel& one : news.sent.entries)
            begun.since(one.act, confirmed);
    for (const share::Fetched& one : news.incoming->entries)
        begun.since(one.act, seen);
}

void Player::play(int acts, qint64 first, Begun& begun, const std::atomic<bool>& isOver)
{
    share::Mirror& mirror = device->mirror();
    share::Courier courier(mirror.terms(), sure(device->keys().key(mirror.terms())), [&](share::News news) {
        const std::lock_guard lock(mutex);
        inbox.push_back(std::move(news));
        changed.notify_one();
    });
    courier.send(mirror.outgoing());
    constexpr qint64 between = 500'000'000; // two acts a second
    for (qint64 next = first; !isOver;) {
        if (acts > 0 && crowd::now() >= next) {
            const qint64 start = crowd::now();
            (void)device->actAtRandom();
            answered.push_back(double(crowd::now() - start) / 1e6);
            begun.note(mirror.outgoing(), start);
            courier.send(mirror.outgoing());
            next += between;
            --acts;
        }
        if (const auto news = heard(acts > 0 ? next : crowd::now() + between / 10)) {
            take(*news, begun);
            if (news->isLast)
                courier.send(mirror.outgoing());
        }
        stands = acts > 0 || mirror.waiting() > 0 ? -1 : mirror.confirmed();
    }
    digest = device->publicDigest();
}

void table(int acts, const QString& game)
{
    made::Server server;
    if (!server.error.isEmpty())
        qFatal("%s", qPrintable(server.error));
    (void)made::packOf(game);
    const char* const names[] = {"Anna", "Berta", "Cleo", "Dora"};
    std::array<Player, 4> all;
    std::array<std::thread, 4> threads;
    Begun begun;
    std::atomic<std::size_t> seated = 0;
    std::atomic<bool> isOver = false;
    const qint64 first = crowd::now() + 12'000'000'000;
    for (std::size_t i = 0; i < all.size(); ++i) // a shelf is opened on the thread that uses it
        threads[i] = std::thread([&, i] {
            for (std::size_t now = seated; now != i; now = seated)
                seated.wait(now);
            all[i].device = i == 0 ? made::Device::sharing(server, game, 11, made::openingOf(game))
                                   : all[0].device->letIn(QString::fromLatin1(names[i]), share::Right::All, {}, 12 + i);
            if (!all[i].device)
                qFatal("%s does not sit down", names[i]);
            ++seated;
            seated.notify_all();
            for (std::size_t now = seated; now != all.size(); now = seated)
                seated.wait(now);
            all[i].play(acts / int(all.size()), first + qint64(i) * 125'000'000, begun, isOver);
            all[i].device.reset();
        });
    const auto rests = [&] {
        return std::ranges::all_of(all, [&](const Player& p) { return p.stands > 0 && p.stands == all[0].stands; });
    };
    while (!rests())
        QThread::msleep(100);
    isOver = true;
    for (std::thread& one : threads)
        one.join();
    Times answered, confirmed, seen;
    int conflicts = 0;
    for (const Player& one : all) {
        answered.insert(answered.end(), one.answered.begin(), one.answered.end());
        confirmed.insert(confirmed.end(), one.confirmed.begin(), one.confirmed.end());
        seen.insert(seen.end(), one.seen.begin(), one.seen.end());
        conflicts += one.conflicts;
    }
    row(QStringLiteral("answered from one's own outbox"), answered);
    row(QStringLiteral("confirmed by the server"), confirmed);
    row(QStringLiteral("seen by another device, proved and judged"), seen);
    const bool isEqual = std::ranges::all_of(all, [&](const Player& p) { return p.digest == all[0].digest; });
    print(QStringLiteral("%1: conflicts %2, entries %3, digests %4")
              .arg(game)
              .arg(conflicts)
              .arg(all[0].stands.load())
              .arg(isEqual ? QStringLiteral("equal") : QStringLiteral("NOT EQUAL")));
}

// --- many tables

void bareClub(int tables, int seconds, double acts)
{
    made::Server server;
    if (!server.error.isEmpty())
        qFatal("%s", qPrintable(server.error));
    widen(server);
    const auto rows = [&](bool calls) {
        return crowd::bare(server.link().address, server.ownerKey(), tables, seconds, acts, calls);
    };
    row(QStringLiteral("the server's own INSERT, nobody listens"), rows(false).confirmed);
    const crowd::Bare calling = rows(true);
    row(QStringLiteral("the server's own INSERT with a NOTIFY"), calling.confirmed);
    row(QStringLiteral("  heard by another connection"), calling.heard);
    if (calling.failed > 0)
        print(QStringLiteral("  %1 more were given up by the server").arg(calling.failed));
}

// Tables of four that only carry.
class Club {
public:
    Club(int tables, const QString& way, int rooms)
    {
        if (!m_server.error.isEmpty())
            qFatal("%s", qPrintable(m_server.error));
        widen(m_server);
        const share::Link house = m_server.asClub(rooms, way == QLatin1String("listen") ? way : QStringLiteral("ask"));
        if (way == QLatin1String("pool"))
            m_pooler = std::make_unique<Pooler>(m_server);
        m_empty = memoryOf(m_server);
        for (int i = 0; i < tables; ++i) {
            m_all.push_back(crowd::Guest::founding(house, m_inbox));
            for (int j = 1; j < each; ++j)
                m_all.push_back(m_all[std::size_t(i * each)]->beside(m_inbox));
        }
    }

    // All at once, as no evening does: those who were turned away come again by themselves.
    void connect()
    {
        const qint64 begun = crowd::now();
        for (const auto& guest : m_all)
            guest->begin(m_pooler ? m_pooler->port : quint16(0));
        while (!std::ranges::all_of(m_all, [](const auto& guest) { return guest->isHere(); }))
            hear(crowd::now() + second);
        print(QStringLiteral("all connected after %1 s; told meanwhile that the server does not answer: %2")
                  .arg(double(crowd::now() - begun) / double(second), 0, 'f', 1)
                  .arg(takeTroubles().size()));
        for (const qint64 ready = crowd::now() + 5 * second; crowd::now() < ready;)
            hear(ready); // everybody knows the beginning
    }

    // acts: a second, of each device, by chance. The first seconds, while every connection makes its plans, are counted apart.
    void play(int seconds, double acts)
    {
        dice::Source chance(7);
        const auto gap = qint64(double(second) / acts / double(m_all.size()));
        const qint64 begun = crowd::now(), end = begun + seconds * second;
        const qint64 warm = begun + std::min(10, seconds / 2) * second;
        m_times = {};
        bool isWarm = false;
        Spent before{};
        for (qint64 next = begun; next < end; next += gap) {
            while (crowd::now() < next)
                hear(next);
            if (!isWarm && next >= warm) {
                isWarm = true;
                m_atFirst = std::exchange(m_times, {});
                before = spent(m_server);
            }
            m_all[std::size_t(chance.face(int(m_all.size())) - 1)]->act();
        }
        const Spent after = spent(m_server);
        const double counted = double(end - warm) / double(second);
        m_load = {100 * (after.server - before.server) / counted, 100 * (after.here - before.here) / counted};
        for (const qint64 last = crowd::now() + 20 * second; crowd::now() < last && !rests();)
            hear(crowd::now() + second / 10);
    }

    void report()
    {
        row(QStringLiteral("confirmed by the server"), m_times.confirmed);
        row(QStringLiteral("seen by another device"), m_times.seen);
        row(QStringLiteral("  confirmed, at first, while plans are made"), m_atFirst.confirmed);
        row(QStringLiteral("  seen, at first"), m_atFirst.seen);
        qint64 conflicts = 0, entries = 0;
        for (std::size_t i = 0; i < m_all.size(); ++i) {
            conflicts += m_all[i]->conflicts;
            entries += i % each == 0 ? m_all[i]->head() : 0;
        }
        const QStringList troubles = takeTroubles();
        print(QStringLiteral("entries %1, others were quicker %2, chains %3, errors %4, server %5 MB (%6 MB without devices)")
                  .arg(entries)
                  .arg(conflicts)
                  .arg(rests() ? QStringLiteral("equal") : QStringLiteral("NOT EQUAL"))
                  .arg(troubles.size())
                  .arg(memoryOf(m_server), 0, 'f', 0)
                  .arg(m_empty, 0, 'f', 0));
        print(QStringLiteral("of one processor: the server %1 %, the devices %2 %")
                  .arg(m_load.server, 0, 'f', 0)
                  .arg(m_load.here, 0, 'f', 0));
        for (const QString& one : troubles.mid(0, 3))
            print(one);
    }

private:
    static constexpr int each = 4;
    static constexpr qint64 second = 1'000'000'000;
    struct Counted {
        Times confirmed, seen;
    };

    void hear(qint64 until)
    {
        if (auto came = m_inbox.take(until))
            came->guest->hear(came->news, came->at, m_times.confirmed, m_times.seen);
    }

    bool rests() const
    {
        for (std::size_t i = 0; i < m_all.size(); ++i)
            if (!m_all[i]->isQuiet() || m_all[i]->chain() != m_all[i - i % each]->chain())
                return false;
        return true;
    }

    QStringList takeTroubles()
    {
        QStringList all;
        for (const auto& guest : m_all)
            all += std::exchange(guest->troubles, {});
        return all;
    }

    made::Server m_server;
    std::unique_ptr<Pooler> m_pooler;
    crowd::Inbox m_inbox;
    std::vector<std::unique_ptr<crowd::Guest>> m_all;
    Counted m_times, m_atFirst;
    Spent m_load;
    double m_empty = 0;
};

void club(int tables, int seconds, const QString& way, double acts, int rooms)
{
    Club all(tables, way, rooms);
    print(QStringLiteral("%1 tables, %2 devices, %3 s, %4 acts a second each, %5, databases %6")
              .arg(tables)
              .arg(4 * tables)
              .arg(seconds)
              .arg(acts)
              .arg(way)
              .arg(rooms));
    all.connect();
    all.play(seconds, acts);
    all.report();
}

// --- what waking costs

void waking(int idle, bool asks)
{
    made::Server server;
    widen(server);
    const share::Link house = asks ? server.asClub(1, QStringLiteral("ask")) : server.link();
    crowd::Inbox inbox;
    std::vector<std::unique_ptr<crowd::Guest>> writers, listeners;
    for (int i = 0; i < 8; ++i)
        writers.push_back(crowd::Guest::founding(house, inbox));
    for (int i = 0; i < idle; ++i) {
        listeners.push_back(crowd::Guest::founding(house, inbox));
        listeners.back()->begin();
    }
    std::atomic<qint64> appended = 0;
    std::vector<std::thread> threads;
    constexpr qint64 second = 1'000'000'000;
    const qint64 end = crowd::now() + 5 * second;
    for (const auto& writer : writers)
        threads.emplace_back([&] { appended += writer->appendUntil(end, !asks); });
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
        table(std::max(words.value(2).toInt(), 4), words.value(3, QStringLiteral("hired-swords")));
    } else if (what == QLatin1String("club")) {
        club(std::max(words.value(2).toInt(), 1), std::max(words.value(3).toInt(), 1), words.value(4, QStringLiteral("listen")),
            words.size() > 5 ? words[5].toDouble() : 2.0, std::max(words.value(6).toInt(), 1));
    } else if (what == QLatin1String("bare")) {
        bareClub(std::max(words.value(2).toInt(), 1), std::max(words.value(3).toInt(), 1),
            words.size() > 4 ? words[4].toDouble() : 2.0);
    } else if (what == QLatin1String("waking")) {
        for (const QString& idle : words.size() > 2 ? words.mid(2) : QStringList{QStringLiteral("0"), QStringLiteral("200")})
            for (const bool asks : {true, false})
                waking(idle.toInt(), asks);
    } else {
        one();
    }
    return 0;
}
