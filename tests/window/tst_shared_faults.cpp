// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What goes wrong at a shared table is told in a sentence where one looks, and no window waits for it.
#include "cards/pack.h"
#include "share/device.h"
#include "window/computer.h"
#include "window/watched.h"

#include "shelf/exported.h"
#include "shelf/stored.h"

#include <QFile>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>

#include <sys/syscall.h>
#include <unistd.h>

using made::Computer;
using made::soon;
using made::Watched;
using made::watched;

namespace {

constexpr double answers = 100;     // milliseconds in which a window does
constexpr double longAnswers = 500; // where thousands of entries are written to its shelf at once

// The journal of a shelf for which its disk has no room any more.
std::atomic<const char*> s_full = nullptr;

// A campaign that was played for long, as a file.
QByteArray longCampaign(int entries)
{
    const engine::Game& game = made::gameNamed(QStringLiteral("hired-swords"));
    engine::MemoryJournal journal;
    engine::Table table(game, journal, [] { return QDateTime::currentDateTimeUtc(); });
    if (!table.begin(made::packOf(game.id()).setup, {QStringLiteral("training")}, QStringLiteral("Dora")))
        return {};
    for (int i = 1; i < entries; ++i)
        (void)table.submit(
            {QStringLiteral("correct"), {{QStringLiteral("path"), QStringLiteral("wealth")}, {QStringLiteral("value"), i % 90}}},
            QStringLiteral("Dora"));
    return shelf::textOf({QStringLiteral("long"), QStringLiteral("The long one"), game.id(),
        shelf::storedTime(QDateTime::currentDateTimeUtc()), *journal.entries(1, *journal.last()), {}, {}});
}

bool says(const Computer& computer, const QString& words)
{
    const auto labels = computer.main->findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* one) { return one->isVisible() && one->text().contains(words); });
}

} // namespace

extern "C" ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t at)
{
    if (const char* full = s_full) {
        char name[4096] = {};
        const std::string link = "/proc/self/fd/" + std::to_string(file);
        if (::readlink(link.c_str(), name, sizeof name - 1) > 0 && std::strcmp(name, full) == 0) {
            errno = ENOSPC;
            return -1;
        }
    }
    return ::syscall(SYS_pwrite64, file, bytes, size, at);
}

class SharedFaults : public QObject {
    Q_OBJECT

    std::unique_ptr<made::Server> m_server; // the club's
    std::unique_ptr<Computer> m_anna, m_berta;
    QString m_used; // Berta's invitation

    bool areQuiet() const
    {
        return m_anna->isQuiet() && m_berta->isQuiet()
            && m_anna->table()->mirror().confirmed() == m_berta->table()->mirror().confirmed();
    }

    // On the processor: what other programs take between is not the window's.
    static void noneWasBusy(double most = answers)
    {
        qInfo("a window was busy for %.0f ms at most, of the processor %.0f: %s", watched().longest(), watched().mostWork(),
            watched().most().constData());
        QVERIFY2(watched().mostWork() < most, watched().most().constData());
    }

    // Both want the opposite of each other while nobody is reached; the one that is asked afterwards.
    Computer* crossed()
    {
        const QString before = m_anna->strictness();
        m_anna->setStrictness(before == QLatin1String("ask") ? QStringLiteral("forbid") : QStringLiteral("ask"));
        m_berta->setStrictness(before == QLatin1String("advise") ? QStringLiteral("forbid") : QStringLiteral("advise"));
        m_server->freeze(false);
        const auto open = [](const Computer& one) { return one.table()->mirror().conflicts().size(); };
        if (!QTest::qWaitFor([&] { return open(*m_anna) + open(*m_berta) == 1; }, soon))
            return nullptr;
        return open(*m_anna) == 1 ? m_anna.get() : m_berta.get();
    }

private slots:
    void initTestCase()
    {
        if (const QString missing = made::absent(); !missing.isEmpty())
            QSKIP(qPrintable(missing));
        m_server = std::make_unique<made::Server>();
        QVERIFY2(m_server->error.isEmpty(), qPrintable(m_server->error));
        m_anna = std::make_unique<Computer>(QStringLiteral("Anna"));
        auto begun = m_anna->library->begin(QStringLiteral("Marches"), *m_anna->library->game(QStringLiteral("hired-swords")), {},
            {QLatin1String(cards::trainingCards)});
        QVERIFY(begun);
        m_anna->main->take(std::move(*begun));
        m_anna->main->showPage(QStringLiteral("share"));
        m_anna->part<QAbstractButton>("shareAtClub")->click();
        m_anna->part<QLineEdit>("shareClub")->setText(share::written(m_server->link()));
        m_anna->press("shareTable");
        QVERIFY(m_anna->main->sitting() && m_anna->main->sitting()->isReadOnly()); // it stays in sight meanwhile
        bool isGone = false;
        QTRY_VERIFY_WITH_TIMEOUT((isGone |= !m_anna->main->sitting()) || m_anna->table(), 3 * soon);
        QVERIFY(!isGone && m_anna->table() && !m_anna->main->sitting()->isReadOnly());
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->table() && !m_anna->table()->mirror().devices().isEmpty(), 3 * soon);
        m_berta = std::make_unique<Computer>(QStringLiteral("Berta"));
        m_used = m_anna->invitation();
        m_berta->join(m_used);
        if (!QTest::currentTestFailed())
            QTRY_VERIFY_WITH_TIMEOUT(areQuiet(), soon);
    }

    void init() { watched().begin(); }

    void cleanupTestCase()
    {
        m_berta.reset();
        m_anna.reset();
        m_server.reset();
    }

    void whatCannotBeJoinedIsTold_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("sentence");
        const QString good = m_anna ? m_anna->invitation() : QString();
        auto read = share::linkFrom(good);
        if (!read)
            return;
        const auto changed = [&](auto change) {
            share::Link link = *read;
            change(link);
            return share::written(link);
        };
        const QString other = QStringLiteral("https://example.org/join");
        QTest::newRow("of another program") << other << share::linkFrom(other).faults().first().problem;
        QTest::newRow("a word typed wrong") << changed([](share::Link& one) { one.word = share::newWord(); })
                                            << QStringLiteral("not one that the table knows");
        QTest::newRow("used already") << m_used << QStringLiteral("was used already");
        QTest::newRow("another server's certificate") << changed([](share::Link& one) { one.address.name += QLatin1Char('x'); })
                                                      << QStringLiteral("not the one that was meant");
        QTest::newRow("a table that was closed")
            << changed([](share::Link& one) { one.address.port = 1; }) << QStringLiteral("does not answer");
        QTest::newRow("a house's link") << share::written(m_server->link()) << QStringLiteral("not an invitation to a table");
    }

    void whatCannotBeJoinedIsTold()
    {
        QFETCH(QString, link);
        QFETCH(QString, sentence);
        Computer cleo(QStringLiteral("Cleo"));
        cleo.main->showPage(QStringLiteral("share"));
        cleo.part<QLineEdit>("joinLink")->setText(link);
        cleo.press("joinTable");
        QTRY_VERIFY2_WITH_TIMEOUT(says(cleo, sentence), qPrintable(sentence), soon);
        QVERIFY(cleo.part<QPushButton>("joinTable")->isEnabled()); // to try another one
        QCOMPARE(cleo.part<QLineEdit>("joinLink")->text(), link);  // to mend it
        QVERIFY(!cleo.table() && cleo.library->campaigns()->isEmpty());
        noneWasBusy();
    }

    // Each of two devices of one name has a name of its own at the table, and is told so.
    void twoOfOneName()
    {
        Computer other(QStringLiteral("Berta"));
        other.join(m_anna->invitation());
        QCOMPARE(other.table()->terms().who, QStringLiteral("Berta 2"));
        QVERIFY(says(other, QStringLiteral("called Berta already: you sit there as Berta 2")));
        QTRY_VERIFY_WITH_TIMEOUT(other.isQuiet(), soon);
        other.setWealth(21);
        QTRY_COMPARE_WITH_TIMEOUT(m_berta->wealth(), 21, soon);
        QTRY_VERIFY_WITH_TIMEOUT(!m_berta->table()->came().empty(), soon);
        QCOMPARE(m_berta->table()->came().front().who, QStringLiteral("Berta 2"));
        m_anna->main->showPage(QStringLiteral("share"));
        QTRY_VERIFY_WITH_TIMEOUT(says(*m_anna, QStringLiteral("Berta 2")), soon);
        for (const share::Device& one : m_anna->table()->mirror().devices())
            if (one.who == QLatin1String("Berta 2"))
                m_anna->table()->sendAway(one.role);
        QTRY_VERIFY_WITH_TIMEOUT(other.table()->terms().isEnded || other.table()->trouble(), soon);
    }

    // The server takes what it is sent and says nothing: both play on at once, and are told.
    void aServerThatAnswersSlowly()
    {
        QTRY_VERIFY_WITH_TIMEOUT(areQuiet(), soon);
        m_server->freeze(true);
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 5; ++i) {
            watched().took([&] {
                m_anna->setWealth(50 + i);
                return true;
            });
            QCOMPARE(m_anna->wealth(), 50 + i);
            QTest::qWait(50);
        }
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->table()->trouble().has_value(), soon);
        qInfo("told after %lld ms", timer.elapsed());
        QVERIFY(m_anna->part<QPushButton>("page-share")->text().contains(QLatin1String("offline"), Qt::CaseInsensitive));
        QVERIFY(says(*m_anna, QStringLiteral("cannot be reached")));
        m_server->freeze(false);
        QTRY_COMPARE_WITH_TIMEOUT(m_berta->wealth(), 54, soon);
        QTRY_VERIFY_WITH_TIMEOUT(areQuiet(), soon);
        QCOMPARE(m_anna->publicDigest(), m_berta->publicDigest());
        noneWasBusy();
    }

    // The disk of this computer is no forger: what came is asked for again until there is room.
    void aDiskThatIsFullForAWhile()
    {
        QTRY_VERIFY_WITH_TIMEOUT(areQuiet(), soon);
        const QByteArray journal =
            QFileInfo(m_berta->library->shelfPath() + QStringLiteral("-wal")).canonicalFilePath().toLocal8Bit();
        s_full = journal.constData();
        const auto free = qScopeGuard([] { s_full = nullptr; });
        m_anna->setWealth(61);
        QTRY_VERIFY_WITH_TIMEOUT(m_berta->table()->trouble().has_value(), soon);
        QVERIFY2(
            m_berta->table()->trouble()->text().contains(QLatin1String("full")), qPrintable(m_berta->table()->trouble()->text()));
        m_berta->main->showPage(QStringLiteral("share"));
        QTRY_VERIFY_WITH_TIMEOUT(says(*m_berta, QStringLiteral("Not kept here")), soon);
        QTest::qWait(4000); // tried again in vain
        QVERIFY(m_berta->table()->trouble().has_value());
        s_full = nullptr;
        QTRY_COMPARE_WITH_TIMEOUT(m_berta->wealth(), 61, soon);
        QTRY_VERIFY_WITH_TIMEOUT(areQuiet(), soon);
        m_berta->setWealth(62);
        QTRY_COMPARE_WITH_TIMEOUT(m_anna->wealth(), 62, soon);
        noneWasBusy();
    }

    // The server's computer has another address today.
    void aServerThatMovedIsFound_data()
    {
        QTest::addColumn<bool>("byInvitation");
        QTest::newRow("by its address") << false;
        QTest::newRow("by an invitation") << true;
    }

    void aServerThatMovedIsFound()
    {
        QFETCH(bool, byInvitation);
        QTRY_VERIFY_WITH_TIMEOUT(areQuiet(), soon);
        const share::Terms before = m_berta->table()->terms();
        const QString campaign = m_berta->library->idOf(*m_berta->main->sitting());
        QVERIFY(m_berta->table()->mirror().moveTo(QStringLiteral("127.0.0.9"), 1));
        m_berta->end();
        m_berta->start();
        m_berta->main->openCampaign(campaign);
        m_berta->main->showPage(QStringLiteral("share"));
        QTRY_VERIFY_WITH_TIMEOUT(m_berta->table()->trouble().has_value(), soon);
        auto* address = m_berta->part<QLineEdit>("serverAddress");
        QTRY_VERIFY(address->isVisible());
        const QString wrong = QStringLiteral("nowhere");
        address->setText(wrong);
        m_berta->press("lookThere");
        QVERIFY(says(*m_berta, QStringLiteral("no address of a computer")));
        if (const QString pictures = qEnvironmentVariable("MR_PICTURES"); !pictures.isEmpty())
            m_berta->main->grab().save(pictures + QStringLiteral("/moved.png"));
        m_berta->setWealth(71);
        if (byInvitation) {
            m_berta->part<QLineEdit>("joinLink")->setText(m_anna->invitation());
            m_berta->press("joinTable");
        } else {
            address->setText(QStringLiteral("%1:%2").arg(before.address.at).arg(before.address.port));
            m_berta->press("lookThere");
        }
        QTRY_COMPARE_WITH_TIMEOUT(m_anna->wealth(), 71, 2 * soon);
        QTRY_VERIFY_WITH_TIMEOUT(areQuiet(), soon);
        QCOMPARE(m_berta->table()->terms(), before);
        QVERIFY(!m_berta->part<QLineEdit>("serverAddress")->isVisible());
        QCOMPARE(m_berta->library->campaigns()->size(), 1);
    }

    // The remedy that is told everywhere: a new invitation, from the same shelf.
    void itsSeatIsTakenAgain()
    {
        QTRY_VERIFY_WITH_TIMEOUT(areQuiet(), soon);
        const QString before = m_berta->table()->terms().role;
        m_berta->main->showPage(QStringLiteral("share"));
        m_berta->part<QLineEdit>("joinLink")->setText(m_anna->invitation());
        m_berta->press("joinTable");
        QTRY_VERIFY_WITH_TIMEOUT(m_berta->table() && m_berta->table()->terms().role != before, soon);
        m_berta->setWealth(73);
        QTRY_COMPARE_WITH_TIMEOUT(m_anna->wealth(), 73, soon);
        QTRY_VERIFY_WITH_TIMEOUT(areQuiet(), soon);
        QCOMPARE(m_berta->library->campaigns()->size(), 1);
        const auto here = [&] {
            return std::ranges::count(m_anna->table()->mirror().devices(), false, &share::Device::isRevoked);
        };
        QTRY_COMPARE_WITH_TIMEOUT(here(), 2, soon); // nobody is left there who is not
    }

    // Three thousand entries are shared and taken home, and the window answers meanwhile.
    void aLongCampaignHoldsNobodyUp()
    {
        Computer dora(QStringLiteral("Dora"));
        const QString file = dora.folder.filePath(QStringLiteral("long.jsonl"));
        QFile written(file);
        QVERIFY(written.open(QIODevice::WriteOnly) && written.write(longCampaign(3000)) > 0);
        written.close();
        const auto campaign = dora.library->shelf()->importFrom(file);
        QVERIFY2(campaign, campaign ? "" : qPrintable(campaign.faults().first().text()));
        dora.main->openCampaign(campaign->id);
        dora.main->showPage(QStringLiteral("share"));
        dora.part<QAbstractButton>("shareAtClub")->click();
        dora.part<QLineEdit>("shareClub")->setText(share::written(m_server->link()));
        QTest::qWait(100);
        watched().begin();
        watched().took([&] {
            dora.part<QPushButton>("shareTable")->click();
            return true;
        });
        QTRY_VERIFY_WITH_TIMEOUT(dora.table() && !dora.table()->mirror().devices().isEmpty(), 3 * soon);
        QTRY_VERIFY_WITH_TIMEOUT(dora.isQuiet(), soon);
        QCOMPARE(dora.table()->mirror().confirmed(), 3000);
        noneWasBusy();
        const qsizetype before = dora.library->campaigns()->size();
        watched().begin();
        watched().took([&] {
            dora.part<QPushButton>("takeHome")->click();
            return true;
        });
        QTRY_COMPARE_WITH_TIMEOUT(dora.library->campaigns()->size(), before + 1, soon);
        dora.part<QPushButton>("takeHome")->click(); // and closed while another is made
        noneWasBusy(longAnswers);
    }

    // Somebody types a reason, the computer sleeps for a night, its line is dead, and others acted: the reason stands there
    // still.
    void asleepInTheMiddleOfAConflict()
    {
        QTRY_VERIFY_WITH_TIMEOUT(areQuiet(), soon);
        m_server->freeze(true);
        Computer* const asked = crossed();
        QVERIFY(asked);
        Computer& other = asked == m_anna.get() ? *m_berta : *m_anna;
        asked->main->showPage(QStringLiteral("share"));
        auto* const reason = asked->part<QLineEdit>("anywayReason");
        QVERIFY(reason);
        reason->setText(QStringLiteral("we agreed"));
        m_server->kill();
        asked->later += 8 * 3600;
        QTRY_VERIFY_WITH_TIMEOUT(asked->table()->trouble().has_value(), soon);
        QVERIFY2(m_server->restart(), qPrintable(m_server->error));
        QTRY_VERIFY_WITH_TIMEOUT(other.isQuiet(), soon);
        other.setWealth(88);
        QTRY_COMPARE_WITH_TIMEOUT(asked->wealth(), 88, soon);
        QCOMPARE(asked->table()->mirror().conflicts().size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(says(*asked, asked->table()->came().front().sentence), soon); // what came stands beside it
        QCOMPARE(asked->part<QLineEdit>("anywayReason"), reason);
        QCOMPARE(reason->text(), QStringLiteral("we agreed"));
        const QString wanted = asked->table()->mirror().conflicts().first().act.action.value(QLatin1String("value")).toString();
        asked->press("sendAnyway");
        QTRY_COMPARE_WITH_TIMEOUT(other.strictness(), wanted, soon);
        QTRY_VERIFY_WITH_TIMEOUT(areQuiet(), soon);
        noneWasBusy();
    }
};

int main(int argc, char** argv)
{
    Watched app(argc, argv);
    SharedFaults test;
    QTEST_SET_MAIN_SOURCE_PATH
    return QTest::qExec(&test, argc, argv);
}
#include "tst_shared_faults.moc"
