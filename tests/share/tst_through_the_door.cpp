// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The way in: whoever has no word, an old one or a used one stays outside, and a server that is not the one that was meant, or
// that does not encrypt, hears nothing of what is said.
#include "share/courier.h"
#include "share/device.h"
#include "share/schema.h"

#include <QTest>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using made::Device;
using share::Link;
using share::Right;
using share::Trouble;

namespace {

// Somebody who sits at an address instead of the server: says no to encryption, and notes what it hears all the same.
class Impostor {
public:
    explicit Impostor(QByteArray answer)
        : m_answer(std::move(answer))
        , m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_in here{};
        here.sin_family = AF_INET;
        here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof here;
        if (::bind(m_socket, reinterpret_cast<const sockaddr*>(&here), size) == 0 && ::listen(m_socket, 4) == 0
            && ::getsockname(m_socket, reinterpret_cast<sockaddr*>(&here), &size) == 0)
            port = ntohs(here.sin_port);
        m_worker = std::thread([this] { work(); });
    }
    ~Impostor() { (void)heard(); }

    QByteArray heard() // all of it; it hears no more
    {
        ::shutdown(m_socket, SHUT_RDWR);
        if (m_worker.joinable())
            m_worker.join();
        ::close(std::exchange(m_socket, -1));
        return m_heard;
    }
    quint16 port = 0;

private:
    void work()
    {
        for (int device = ::accept(m_socket, nullptr, nullptr); device >= 0; device = ::accept(m_socket, nullptr, nullptr)) {
            std::array<char, 4096> bytes{};
            for (ssize_t count = ::read(device, bytes.data(), bytes.size()); count > 0;
                 count = ::read(device, bytes.data(), bytes.size())) {
                m_heard.append(bytes.data(), count);
                (void)!::write(device, m_answer.constData(), std::size_t(m_answer.size()));
            }
            ::close(device);
        }
    }

    const QByteArray m_answer;
    QByteArray m_heard;
    int m_socket;
    std::thread m_worker;
};

} // namespace

class WayIn : public made::Served {
    Q_OBJECT

    std::unique_ptr<Device> m_anna;

    // The answer of the table's door to a word, as who has not sat down yet.
    QString said(const QString& word)
    {
        share::Line line;
        if (!line.open(server().link().address, QLatin1String(share::joinerRole), QLatin1String(share::joinerKey)))
            return QStringLiteral("no line");
        const auto in = share::joined(line, word, QStringLiteral("Berta"), share::verifierOf(share::newKey()));
        return in ? QStringLiteral("joined") : in.faults().first().problem;
    }

    void invite(const QString& word, const QString& shortWord, int minutes)
    {
        share::Line line;
        QVERIFY(m_anna->reach(line));
        const auto invited = share::invite(line, word, Right::All, {}, minutes, shortWord);
        QVERIFY2(invited, invited ? "" : qPrintable(invited.faults().first().text()));
    }

    void forgetWrongWords() // a minute later
    {
        QFile key(server().folder() + QStringLiteral("/owner.key"));
        QVERIFY(key.open(QIODevice::ReadOnly));
        share::Line line;
        QVERIFY(line.open(server().link().address, QStringLiteral("house"), QString::fromUtf8(key.readAll())));
        QVERIFY(line.runPlain("UPDATE musterroll.attempts SET at = at - interval '61 seconds'"));
    }

private slots:
    void initTestCase()
    {
        Served::initTestCase();
        if (!isServed())
            return;
        m_anna = Device::sharing(server(), QStringLiteral("hired-swords"), 91);
        QVERIFY(m_anna);
    }
    void cleanupTestCase()
    {
        m_anna.reset();
        Served::cleanupTestCase();
    }

    void eachWordLetsOneIn()
    {
        for (const bool isShort : {true, false}) {
            const QString word = share::newWord(), shortWord = share::newShortWord();
            invite(word, shortWord, 10);
            QCOMPARE(said(isShort ? shortWord : word), QStringLiteral("joined"));
            for (const QString& again : {word, shortWord})
                QVERIFY2(said(again).contains(QLatin1String("used already")), qPrintable(said(again)));
        }
        const QString late = share::newShortWord();
        invite(share::newWord(), late, 0);
        QVERIFY2(said(late).contains(QLatin1String("too old")), qPrintable(said(late)));
        // Without a short word there is none that is empty.
        invite(share::newWord(), {}, 10);
        QVERIFY2(said({}).contains(QLatin1String("not one that the table knows")), qPrintable(said({})));
        forgetWrongWords();
    }

    void wrongWordsAreSlowedDown()
    {
        const QString word = share::newWord(), shortWord = share::newShortWord();
        invite(word, shortWord, 10);
        for (int i = 0; i < 5; ++i)
            QVERIFY(said(share::newShortWord()).contains(QLatin1String("not one that the table knows")));
        for (const QString& one : {word, shortWord})
            QVERIFY2(said(one).contains(QLatin1String("too many")), qPrintable(said(one)));
        forgetWrongWords();
        QCOMPARE(said(shortWord), QStringLiteral("joined"));
    }

    // Many wrong words from many addresses: then six letters are not looked at any more, and a long word opens as before.
    void sixLettersAreNotGuessed()
    {
        const QString word = share::newWord(), shortWord = share::newShortWord();
        invite(word, shortWord, 10);
        QFile key(server().folder() + QStringLiteral("/owner.key"));
        QVERIFY(key.open(QIODevice::ReadOnly));
        share::Line line;
        QVERIFY(line.open(server().link().address, QStringLiteral("house"), QString::fromUtf8(key.readAll())));
        QVERIFY(line.runPlain("INSERT INTO musterroll.attempts SELECT '10.0.0.' || i FROM generate_series(1, 100) AS i"));
        QVERIFY2(said(shortWord).contains(QLatin1String("not one that the table knows")), qPrintable(said(shortWord)));
        QCOMPARE(said(word), QStringLiteral("joined"));
        forgetWrongWords();
    }

    // Nothing of a table is on the shelf of who did not get in.
    void whoIsNotLetInHasNothing()
    {
        const QTemporaryDir folder;
        auto shelf = shelf::Shelf::open(folder.filePath(QStringLiteral("shelf.db")));
        QVERIFY(shelf);
        share::KeyFiles keys((*shelf)->path());
        const auto way = share::joinTable(**shelf, keys, {Link::Kind::Join, server().link().address, share::newWord()},
            QStringLiteral("Berta"), [](const QString& id) { return engine::Result<const engine::Game*>(&made::gameNamed(id)); });
        QVERIFY(!way);
        QVERIFY(!way.faults().first().remedy.isEmpty());
        QVERIFY((*shelf)->campaigns()->isEmpty());
        QVERIFY(!QFileInfo::exists(folder.filePath(QStringLiteral("keys"))));
        forgetWrongWords();
    }

    // Another certificate than the one in the invitation, another name in it, or none: nothing is said, no key, no word.
    void anotherServerIsNotBelieved()
    {
        QTemporaryDir place;
        share::House other(place.filePath(QStringLiteral("house")));
        const auto started = other.start(true);
        QVERIFY2(started, started ? "" : qPrintable(started.faults().first().text()));
        const auto ends = qScopeGuard([&] { (void)other.stop(); });
        share::Address meant = server().link().address;
        meant.port = other.link()->address.port; // it sits where the table's server was
        share::Line line;
        const auto opened = line.open(meant, m_anna->mirror().terms().role, *m_anna->keys().key(m_anna->mirror().terms()));
        QVERIFY(!opened);
        QCOMPARE(line.trouble(), Trouble::Untrusted);
        QVERIFY2(
            opened.faults().first().text().contains(QLatin1String("certificate")), qPrintable(opened.faults().first().text()));
        share::Address named = server().link().address; // the right certificate, for another name
        named.name = QStringLiteral("house-of-somebody");
        QVERIFY(!line.open(named, QLatin1String(share::joinerRole), QLatin1String(share::joinerKey)));
        QCOMPARE(line.trouble(), Trouble::Untrusted);
        share::Address rootless = server().link().address; // what is no certificate fails closed
        rootless.root = QByteArray(400, 'x');
        QVERIFY(!line.open(rootless, QLatin1String(share::joinerRole), QLatin1String(share::joinerKey)));
        QVERIFY(line.trouble() != Trouble::None && line.trouble() != Trouble::Offline);
    }

    // Nobody smuggles an option in that switches encryption off.
    void anAddressIsNoOption()
    {
        Impostor impostor("N");
        for (const char* smuggled : {"127.0.0.1;sslmode=disable", "127.0.0.1 sslmode=disable", "127.0.0.1' sslmode='disable"}) {
            share::Address at = server().link().address;
            at.port = impostor.port;
            at.at = QLatin1String(smuggled);
            share::Line line;
            QVERIFY(!line.open(at, QLatin1String(share::joinerRole), QLatin1String(share::joinerKey)));
            QCOMPARE(line.trouble(), Trouble::Untrusted);
            std::swap(at.at, at.name);
            QVERIFY(!line.open(at, QLatin1String(share::joinerRole), QLatin1String(share::joinerKey)));
            at = server().link().address;
            at.port = impostor.port;
            at.database += QLatin1String(smuggled).mid(9);
            QVERIFY(!line.open(at, QLatin1String(share::joinerRole), QLatin1String(share::joinerKey)));
        }
        QVERIFY(impostor.heard().isEmpty());
    }

    void withoutEncryptionNothingIsSaid()
    {
        Impostor impostor("N"); // as a server answers that does not encrypt
        QVERIFY(impostor.port > 0);
        share::Address meant = server().link().address;
        meant.port = impostor.port;
        const QString role = m_anna->mirror().terms().role, key = *m_anna->keys().key(m_anna->mirror().terms());
        share::Line line;
        QVERIFY(!line.open(meant, role, key));
        QCOMPARE(line.trouble(), Trouble::Untrusted);
        const QByteArray heard = impostor.heard();
        QCOMPARE(heard.size(), 8); // whether it encrypts, and nothing behind it
        QVERIFY(!heard.contains(role.toLatin1()) && !heard.contains(key.toLatin1()));
    }

    // The same through the courier, which tries again and again.
    void theCourierDoesNotFallBack()
    {
        Impostor impostor("N");
        share::Terms terms = m_anna->mirror().terms();
        terms.address.port = impostor.port;
        std::mutex mutex;
        std::condition_variable changed;
        int tries = 0;
        bool isUntrusted = true;
        {
            share::Courier courier(terms, *m_anna->keys().key(terms), [&](const share::News& news) {
                const std::lock_guard lock(mutex);
                ++tries;
                isUntrusted &= news.kind == Trouble::Untrusted;
                changed.notify_one();
            });
            courier.send(m_anna->mirror().outgoing());
            std::unique_lock lock(mutex);
            changed.wait(lock, [&] { return tries >= 3; });
        }
        QVERIFY(isUntrusted);
        QCOMPARE(impostor.heard().size() % 8, 0);
        QVERIFY(!impostor.heard().contains("mr_"));
    }
};

QTEST_GUILESS_MAIN(WayIn)
#include "tst_through_the_door.moc"
