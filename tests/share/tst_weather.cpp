// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Bad weather: a server that is killed, frozen or put back, a line that is cut, a device that was away. Whatever happens, one
// goes on playing, and what was done arrives once.
#include "share/device.h"
#include "support/long_form.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

using made::Device;
using share::Right;

namespace {

// A line between device and server, at an address of its own: cut after so many bytes, slow, or with its cable pulled.
class Relay {
public:
    explicit Relay(quint16 port, qint64 most = std::numeric_limits<qint64>::max())
        : m_port(port)
        , m_left(most)
        , m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        const int yes = 1;
        ::setsockopt(m_socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
        const sockaddr_in here = place(at);
        isListening = ::bind(m_socket, reinterpret_cast<const sockaddr*>(&here), sizeof here) == 0 && ::listen(m_socket, 4) == 0;
        m_worker = std::thread([this] { work(); });
    }
    ~Relay()
    {
        ::shutdown(m_socket, SHUT_RDWR);
        m_left = 0;
        m_worker.join();
        ::close(m_socket);
    }
    static constexpr char at[] = "127.0.0.2";
    bool isListening = false;
    std::atomic<int> atTheDoor = 0;     // milliseconds until whoever comes is let in
    std::atomic<int> slowness = 0;      // milliseconds that every piece is held up
    std::atomic<bool> isPulled = false; // nothing comes through, and nobody is told

private:
    sockaddr_in place(const char* address) const
    {
        sockaddr_in all{};
        all.sin_family = AF_INET;
        all.sin_port = htons(m_port);
        ::inet_pton(AF_INET, address, &all.sin_addr);
        return all;
    }

    void work()
    {
        for (int device = ::accept(m_socket, nullptr, nullptr); device >= 0; device = ::accept(m_socket, nullptr, nullptr)) {
            std::this_thread::sleep_for(std::chrono::milliseconds(atTheDoor));
            const int server = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
            const sockaddr_in there = place("127.0.0.1");
            if (::connect(server, reinterpret_cast<const sockaddr*>(&there), sizeof there) == 0)
                carry(device, server);
            ::close(server);
            ::close(device);
        }
    }

    void carry(int device, int server)
    {
        std::array<char, 256> bytes{};
        while (m_left > 0) {
            if (isPulled) {
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
                continue;
            }
            pollfd both[] = {{device, POLLIN, 0}, {server, POLLIN, 0}};
            (void)::poll(both, 2, 50);
            std::this_thread::sleep_for(std::chrono::milliseconds(slowness));
            for (int i = 0; i < 2; ++i) {
                if (!both[i].revents)
                    continue;
                const ssize_t count = ::read(both[i].fd, bytes.data(), bytes.size());
                if (count <= 0)
                    return;
                (void)!::write(both[1 - i].fd, bytes.data(), size_t(std::min<qint64>(count, m_left)));
                m_left -= count;
            }
        }
    }

    const quint16 m_port;
    std::atomic<qint64> m_left;
    int m_socket;
    std::thread m_worker;
};

// A device's courier as its window has it, and what it brings.
class Post {
public:
    explicit Post(Device& device)
        : m_device(device)
        , m_courier(device.mirror().terms(), *device.keys().key(device.mirror().terms()), [this](share::News news) {
            const std::lock_guard lock(m_mutex);
            m_inbox += std::move(news);
            m_changed.notify_all();
        })
    {
        send();
    }

    void send() { m_courier.send(m_device.mirror().outgoing()); }

    // Until something of this kind is told.
    share::News told(share::Trouble kind)
    {
        for (;;)
            if (share::News one = next(); one.kind == kind)
                return one;
    }

    // Hears until nothing of this device waits any more; false when something that came is not believed.
    bool carryAll()
    {
        while (m_device.mirror().waiting() > 0) {
            const share::News one = next();
            if (!one.incoming)
                continue;
            const auto isNew = m_device.mirror().take(one.sent, *one.incoming);
            if (!isNew || (*isNew && !m_device.sit()))
                return false;
            send();
        }
        return true;
    }

private:
    share::News next()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return !m_inbox.isEmpty(); });
        return m_inbox.takeFirst();
    }

    Device& m_device;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    QList<share::News> m_inbox;
    share::Courier m_courier; // ends first
};

QJsonObject wealth(int value) { return {{QStringLiteral("path"), QStringLiteral("wealth")}, {QStringLiteral("value"), value}}; }

} // namespace

class Weather : public made::Served {
    Q_OBJECT

    std::unique_ptr<Device> m_anna;
    std::unique_ptr<Device> m_berta;
    int m_dropped = 0;

    void dropConflicts(Device& one)
    {
        for (const share::Conflict& conflict : QList<share::Conflict>(one.mirror().conflicts())) {
            QVERIFY(!conflict.why.isEmpty());
            QVERIFY(one.mirror().drop(conflict.act.id));
            --one.acts;
            ++m_dropped;
        }
        QVERIFY(one.sit());
    }

    // In the end both have the same, each act once.
    void bothAgree()
    {
        for (int i = 0; i < 3; ++i)
            for (Device* one : {m_anna.get(), m_berta.get()}) {
                QVERIFY2(one->settle(), qPrintable(one->fault));
                dropConflicts(*one);
            }
        QCOMPARE(m_anna->mirror().waiting() + m_berta->mirror().waiting(), 0);
        QCOMPARE(m_anna->publicDigest(), m_berta->publicDigest());
        QCOMPARE(m_anna->mirror().confirmed(), m_berta->mirror().confirmed());
        QCOMPARE(m_anna->mirror().confirmed(), 1 + m_anna->acts + m_berta->acts);
    }

private slots:
    void init()
    {
        m_anna = Device::sharing(server(), QStringLiteral("hired-swords"), 81);
        QVERIFY(m_anna);
        m_berta = m_anna->letIn(QStringLiteral("Berta"), Right::All, {}, 82);
        QVERIFY(m_berta);
        m_dropped = 0;
    }

    void cleanupTestCase()
    {
        m_anna.reset();
        m_berta.reset();
        Served::cleanupTestCase();
    }

    // The server dies in the middle of what it does, again and again.
    void killedUnderLoad()
    {
        const int kills = support::often(3, 17);
        dice::Source chance(83);
        qint64 longest = 0;
        for (int i = 0; i < kills; ++i) {
            const int delay = chance.face(60);
            std::thread killer([this, delay] {
                std::this_thread::sleep_for(std::chrono::milliseconds(delay));
                server().kill();
            });
            bool isAlive = true;
            for (int act = 0; act < 40 && isAlive; ++act)
                for (Device* one : {m_anna.get(), m_berta.get()}) {
                    QElapsedTimer timer;
                    timer.start();
                    (void)one->actAtRandom(); // never waits for the server
                    longest = std::max(longest, timer.elapsed());
                    isAlive &= one->round();
                    if (isAlive)
                        dropConflicts(*one);
                }
            killer.join();
            const qsizetype before = m_anna->mirror().waiting();
            QVERIFY(m_anna->act(QStringLiteral("correct"), wealth(i)));
            ++m_anna->acts;
            QCOMPARE(m_anna->mirror().waiting(), before + 1);
            QVERIFY(!m_anna->round());
            QVERIFY(server().restart());
        }
        bothAgree();
        qInfo("%d kills, %lld entries, %d dropped, longest act %lld ms", kills, m_anna->mirror().confirmed(), m_dropped, longest);
    }

    // A server that is frozen: offline is told, one goes on, and it arrives by itself.
    void frozenPeer()
    {
        QVERIFY(m_anna->settle());
        Post post(*m_anna);
        QVERIFY(post.told(share::Trouble::None).incoming);
        server().freeze(true);
        QVERIFY(m_anna->act(QStringLiteral("correct"), wealth(5)));
        ++m_anna->acts;
        QElapsedTimer timer;
        timer.start();
        post.send();
        const share::News told = post.told(share::Trouble::Offline);
        const qint64 silence = timer.elapsed();
        QVERIFY(!told.trouble->remedy.isEmpty());
        server().freeze(false);
        timer.start();
        QVERIFY(post.carryAll());
        qInfo("offline told after %lld ms, shared %lld ms after its return", silence, timer.elapsed());
        bothAgree();
    }

    // A cable that is pulled closes nothing: one goes on, is told, and it arrives when the cable is back. Over a slow line it
    // takes longer to arrive, and not to play.
    void pulledAndSlowed()
    {
        Relay relay(server().link().address.port);
        QVERIFY(relay.isListening);
        QVERIFY(m_berta->mirror().moveTo(QString::fromLatin1(Relay::at)));
        m_berta->reopen();
        qint64 longest = 0;
        const auto play = [&] {
            for (int i = 0; i < 20; ++i) {
                QElapsedTimer timer;
                timer.start();
                if (!m_berta->act(QStringLiteral("correct"), wealth(100 + m_berta->acts)))
                    return false;
                longest = std::max(longest, timer.elapsed());
                ++m_berta->acts;
            }
            return true;
        };
        {
            Post post(*m_berta);
            QVERIFY(post.told(share::Trouble::None).incoming);
            relay.isPulled = true;
            QElapsedTimer timer;
            timer.start();
            QVERIFY2(play(), qPrintable(m_berta->fault));
            post.send();
            QVERIFY(!post.told(share::Trouble::Offline).trouble->remedy.isEmpty());
            const qint64 silence = timer.elapsed();
            QVERIFY2(play(), qPrintable(m_berta->fault));
            QCOMPARE(m_berta->mirror().waiting(), 40);
            relay.isPulled = false;
            timer.start();
            post.send();
            QVERIFY(post.carryAll());
            qInfo("offline told after %lld ms, shared %lld ms after the cable is back", silence, timer.elapsed());
            relay.slowness = 60; // all together takes longer than an answer is waited for at first
            QVERIFY2(play(), qPrintable(m_berta->fault));
            timer.start();
            post.send();
            QVERIFY(post.carryAll());
            qInfo("over a slow line shared after %lld ms; longest act %lld ms", timer.elapsed(), longest);
        }
        QVERIFY(m_berta->mirror().moveTo(QStringLiteral("127.0.0.1")));
        m_berta->reopen();
        bothAgree();
    }

    // A server to which so many come at once that it lets each in only after seconds: that is told, and it is waited for longer.
    void manyAtTheDoor()
    {
        Relay relay(server().link().address.port);
        QVERIFY(relay.isListening);
        QVERIFY(m_berta->mirror().moveTo(QString::fromLatin1(Relay::at)));
        m_berta->reopen();
        QVERIFY(m_berta->act(QStringLiteral("correct"), wealth(7)));
        ++m_berta->acts;
        relay.atTheDoor = 5000;
        {
            QElapsedTimer timer;
            timer.start();
            Post post(*m_berta);
            QVERIFY(!post.told(share::Trouble::Offline).trouble->remedy.isEmpty());
            const qint64 silence = timer.elapsed();
            QVERIFY2(silence < 5000, qPrintable(QString::number(silence)));
            QVERIFY(post.carryAll());
            qInfo("offline told after %lld ms, shared after %lld ms", silence, timer.elapsed());
        }
        QVERIFY(m_berta->mirror().moveTo(QStringLiteral("127.0.0.1")));
        m_berta->reopen();
        bothAgree();
    }

    // Who leaves while a server that says nothing is being called waits for nothing.
    void leavesAtAClosedDoor()
    {
        Relay relay(server().link().address.port);
        QVERIFY(relay.isListening);
        relay.isPulled = true;
        QVERIFY(m_berta->mirror().moveTo(QString::fromLatin1(Relay::at)));
        m_berta->reopen();
        QElapsedTimer timer;
        {
            Post post(*m_berta);
            QTest::qWait(300);
            timer.start();
        }
        QVERIFY2(timer.elapsed() < 250, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(m_berta->mirror().moveTo(QStringLiteral("127.0.0.1")));
        m_berta->reopen();
        bothAgree();
    }

    // A server without room for a single row more. PostgreSQL takes a limit on the size of files for a full disk.
    void fullDisk()
    {
        QVERIFY(m_anna->act(QStringLiteral("correct"), wealth(3)));
        ++m_anna->acts;
        QVERIFY2(m_anna->settle(), qPrintable(m_anna->fault));
        server().limitFiles(8192);
        for (int i = 0; i < 5; ++i) {
            QVERIFY(m_anna->act(QStringLiteral("correct"), wealth(10 + i)));
            ++m_anna->acts;
            QVERIFY(!m_anna->round());
            QVERIFY(!m_anna->fault.isEmpty());
        }
        QCOMPARE(m_anna->mirror().waiting(), 5);
        m_anna->reopen(); // and they stay when the program is closed meanwhile
        QCOMPARE(m_anna->mirror().waiting(), 5);
        server().limitFiles(0);
        server().kill(); // as whoever looks after it does
        QVERIFY2(server().restart(), qPrintable(server().error));
        bothAgree();
    }

    // The server goes and comes back while nobody does anything: both are told.
    void awayAndBackInSilence()
    {
        QVERIFY(m_anna->settle());
        Post post(*m_anna);
        QVERIFY(post.told(share::Trouble::None).incoming);
        server().kill();
        QVERIFY(post.told(share::Trouble::Offline).trouble);
        QVERIFY2(server().restart(), qPrintable(server().error));
        QElapsedTimer timer;
        timer.start();
        QVERIFY(post.told(share::Trouble::None).incoming);
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }

    // Who listens is woken by what another device did, and waits for no clock.
    void whoListensIsWoken()
    {
        QVERIFY(m_anna->settle());
        Post hears(*m_anna);
        QVERIFY(hears.told(share::Trouble::None).incoming);
        Post does(*m_berta);
        QVERIFY(does.told(share::Trouble::None).incoming);
        std::vector<qint64> times;
        for (int i = 0; i < 9; ++i) {
            QVERIFY2(m_berta->act(QStringLiteral("correct"), wealth(300 + i)), qPrintable(m_berta->fault));
            ++m_berta->acts;
            QElapsedTimer timer;
            timer.start();
            does.send();
            const qint64 wanted = m_anna->mirror().confirmed() + 1;
            while (m_anna->mirror().confirmed() < wanted) {
                const share::News news = hears.told(share::Trouble::None);
                const auto isNew = m_anna->mirror().take(news.sent, *news.incoming);
                QVERIFY(isNew);
                if (*isNew)
                    QVERIFY(m_anna->sit());
                if (news.isLast)
                    hears.send();
            }
            times.push_back(timer.elapsed());
            QVERIFY(does.carryAll());
        }
        std::ranges::sort(times);
        QVERIFY2(times[times.size() / 2] < 250, qPrintable(QString::number(times[times.size() / 2]))); // it asks once a second
        bothAgree();
    }

    // What is on its way to a device is not fetched once more because it acts meanwhile.
    void nothingComesTwice()
    {
        QVERIFY(m_anna->settle());
        Post post(*m_anna);
        QVERIFY(m_anna->act(QStringLiteral("correct"), wealth(70)));
        ++m_anna->acts;
        post.send();
        share::News taken = post.told(share::Trouble::None);
        for (; !taken.incoming->isTaken; taken = post.told(share::Trouble::None)) {
            QVERIFY(m_anna->mirror().take(taken.sent, *taken.incoming));
            post.send();
        }
        QVERIFY(m_anna->act(QStringLiteral("correct"), wealth(71))); // on what it stands, for all that it knows
        ++m_anna->acts;
        post.send();
        QVERIFY(m_berta->settle());
        const QJsonObject apart{
            {QStringLiteral("name"), QStringLiteral("strictness")}, {QStringLiteral("value"), QStringLiteral("advise")}};
        QVERIFY2(m_berta->act(QStringLiteral("setting"), apart), qPrintable(m_berta->fault));
        ++m_berta->acts;
        QVERIFY(m_berta->settle());
        QVERIFY(m_anna->mirror().take(taken.sent, *taken.incoming));
        post.send();
        QSet<qint64> known{m_anna->mirror().confirmed()};
        while (m_anna->mirror().waiting() > 0) {
            const share::News news = post.told(share::Trouble::None);
            for (const share::Fetched& one : news.incoming->entries) {
                QVERIFY2(!known.contains(one.confirmed.row.seq), qPrintable(QString::number(one.confirmed.row.seq)));
                known += one.confirmed.row.seq;
            }
            const auto isNew = m_anna->mirror().take(news.sent, *news.incoming);
            QVERIFY(isNew && (!*isNew || m_anna->sit()));
            post.send();
        }
        QVERIFY(known.size() > 1);
        bothAgree();
    }

    // Cut anywhere: within the greeting, the asking and the answer.
    void cutAfterSomeBytes()
    {
        const quint16 port = server().link().address.port;
        int cuts = 0;
        int value = 0;
        for (qint64 most = 100; most < 12000; most += support::isLongForm() ? 97 : 1190) {
            const Relay relay(port, most);
            QVERIFY(relay.isListening);
            QVERIFY(m_berta->mirror().moveTo(QString::fromLatin1(Relay::at)));
            m_berta->reopen();
            QVERIFY(m_berta->act(QStringLiteral("correct"), wealth(++value)));
            ++m_berta->acts;
            while (m_berta->round() && m_berta->mirror().waiting() > 0) { }
            cuts += m_berta->mirror().waiting() > 0 ? 1 : 0;
            QVERIFY(m_berta->mirror().moveTo(QStringLiteral("127.0.0.1")));
            m_berta->reopen();
            QVERIFY2(m_berta->settle(), qPrintable(m_berta->fault));
        }
        QVERIFY(cuts > 1);
        bothAgree();
    }

    // Away while much happened, with another name's twin at the table, and clocks years apart.
    void comesBackAfterLong()
    {
        const auto twin = m_anna->letIn(QStringLiteral("Berta"), Right::All, {}, 84);
        QVERIFY(twin);
        twin->years = -30;
        m_anna->years = 40;
        for (int i = 0; i < 2; ++i)
            QVERIFY(m_berta->act(QStringLiteral("correct"), wealth(900 + i)));
        m_berta->acts += 2;
        for (int i = 0; i < support::often(50); ++i) {
            Device& one = i % 2 == 0 ? *m_anna : *twin;
            QVERIFY(one.act(QStringLiteral("correct"), wealth(i + 1)));
            ++m_anna->acts; // whoever it was
            QVERIFY2(one.settle(), qPrintable(one.fault));
            QVERIFY2((i % 2 == 0 ? *twin : *m_anna).settle(), "the other one");
        }
        QElapsedTimer timer;
        timer.start();
        const qint64 before = m_berta->mirror().confirmed();
        QVERIFY2(m_berta->settle(), qPrintable(m_berta->fault));
        qInfo("%lld entries caught up in %lld ms, busy for %lld ms at most", m_berta->mirror().confirmed() - before,
            timer.elapsed(), m_berta->longestPiece);
        QVERIFY(!m_berta->mirror().conflicts().isEmpty()); // from another value than the one that was seen
        bothAgree();
        QVERIFY(twin->settle());
        QCOMPARE(twin->publicDigest(), m_anna->publicDigest());
    }

    // An older copy of the server is put in its place: a device that knows more says so, and makes nothing up.
    void anOlderCopyIsPutBack()
    {
        QTemporaryDir place;
        const QString older = place.filePath(QStringLiteral("older"));
        const auto copied = server().house().copyTo(older);
        QVERIFY2(copied, copied ? "" : qPrintable(copied.faults().first().text()));
        QVERIFY(m_anna->act(QStringLiteral("correct"), wealth(7)));
        QVERIFY(m_anna->settle());
        const QByteArray before = m_anna->publicDigest();
        server().kill();
        share::House house(older);
        const auto started = house.start(true);
        QVERIFY2(started, started ? "" : qPrintable(started.faults().first().text()));
        const auto stops = qScopeGuard([&] { (void)house.stop(); });
        m_anna->reopen();
        m_berta->reopen();
        QVERIFY(!m_anna->round());
        QVERIFY2(m_anna->fault.contains(QStringLiteral("older copy")), qPrintable(m_anna->fault));
        // Another device goes on there: the two have grown apart, and neither overwrites the other.
        QVERIFY(m_berta->act(QStringLiteral("correct"), wealth(8)));
        QVERIFY2(m_berta->settle(), qPrintable(m_berta->fault));
        QVERIFY(!m_anna->round());
        QVERIFY2(m_anna->fault.contains(QStringLiteral("older copy")), qPrintable(m_anna->fault));
        QCOMPARE(m_anna->publicDigest(), before);
        QCOMPARE(m_anna->mirror().confirmed(), 2);
        const auto home = share::takeHome(m_anna->shelf(), m_anna->mirror(), QStringLiteral("Ravens")); // and nothing is lost
        QVERIFY(home);
        QVERIFY(m_anna->sit());
        QVERIFY(house.stop());
        QVERIFY(server().restart());
    }
};

QTEST_GUILESS_MAIN(Weather)
#include "tst_weather.moc"
