// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that are found on one's own network, by a real Avahi on a bus of its own: announced, found, joined by a word of six
// letters, and gone again.
#include "cards/pack.h"
#include "share/device.h"
#include "window/computer.h"

#include <QProcess>
#include <QStandardPaths>

using made::Computer;
using made::soon;

class NearbyTables : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QProcess m_bus, m_avahi;

    QList<window::TableNearby> around(QList<engine::Fault>* faults = nullptr)
    {
        QList<window::TableNearby> all;
        window::Nearby nearby;
        bool isOver = false;
        connect(&nearby, &window::Nearby::found, this, [&](const window::TableNearby& one) { all += one; });
        connect(&nearby, &window::Nearby::ended, this, [&](const QList<engine::Fault>& said) {
            isOver = true;
            if (faults)
                *faults = said;
        });
        for (int i = 0; i < soon / 50 && !isOver; ++i)
            QTest::qWait(50);
        return all;
    }

    bool announced(const window::TableNearby& table, std::unique_ptr<window::Announcement>& announcement)
    {
        std::optional<bool> isGood;
        announcement =
            std::make_unique<window::Announcement>(table, [&](const std::optional<engine::Fault>& fault) { isGood = !fault; });
        for (int i = 0; i < soon / 50 && !isGood; ++i)
            QTest::qWait(50);
        return isGood.value_or(false);
    }

private slots:
    void initTestCase()
    {
        QStringList missing;
        for (const char* program : {"dbus-daemon", "avahi-daemon"})
            if (QStandardPaths::findExecutable(QLatin1String(program)).isEmpty()
                && !QFileInfo(QStringLiteral("/usr/sbin/") + QLatin1String(program)).isExecutable())
                missing += QLatin1String(program);
        if (!missing.isEmpty())
            QSKIP(qPrintable(QStringLiteral("not installed: ") + missing.join(QStringLiteral(", "))));
        m_bus.start(QStringLiteral("dbus-daemon"),
            {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        QVERIFY(m_bus.waitForReadyRead());
        qputenv("DBUS_SYSTEM_BUS_ADDRESS", m_bus.readLine().trimmed());
    }

    void withoutAvahiThePackageIsNamed()
    {
        QList<engine::Fault> faults;
        QVERIFY(around(&faults).isEmpty());
        QCOMPARE(faults.size(), 1);
        QVERIFY2(faults.first().remedy.contains(QLatin1String("avahi-daemon")), qPrintable(faults.first().text()));
        std::unique_ptr<window::Announcement> announcement;
        QVERIFY(!announced({}, announcement));
    }

    void whatIsAnnouncedIsFound()
    {
        QFile settings(m_folder.filePath(QStringLiteral("avahi.conf")));
        QVERIFY(settings.open(QIODevice::WriteOnly));
        settings.write("[server]\nhost-name=mustertest\nuse-ipv4=yes\nuse-ipv6=no\n[publish]\npublish-workstation=no\n");
        settings.close();
        m_avahi.start(QStringLiteral("/usr/sbin/avahi-daemon"),
            {QStringLiteral("--no-drop-root"), QStringLiteral("--no-chroot"), QStringLiteral("--no-rlimits"),
                QStringLiteral("-f"), settings.fileName()});
        QVERIFY(m_avahi.waitForStarted());
        const window::TableNearby table{QStringLiteral("Marches"), QStringLiteral("Ännchen"),
            {QStringLiteral("house-0123"), QStringLiteral("127.0.0.1"), 47100, QStringLiteral("musterroll"),
                QByteArray(700, '\xe9')}};
        std::unique_ptr<window::Announcement> announcement;
        QTRY_VERIFY_WITH_TIMEOUT(announced(table, announcement), soon);
        const auto found = around();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().table, table.table);
        QCOMPARE(found.first().who, table.who);
        QCOMPARE(found.first().address, table.address);
        // What would not stand in a link is passed over, whoever announced it.
        window::TableNearby forged = table;
        forged.address.name = QStringLiteral("a;sslmode=disable");
        std::unique_ptr<window::Announcement> another;
        QVERIFY(announced(forged, another));
        QCOMPARE(around().size(), 1);
        announcement.reset();
        another.reset();
        QTRY_VERIFY_WITH_TIMEOUT(around().isEmpty(), soon);
    }

    // By a word alone: six letters, a look at four words, and one sits there.
    void aWordOpensTheTable()
    {
        if (const QString absent = made::absent(); !absent.isEmpty())
            QSKIP(qPrintable(absent));
        Computer anna(QStringLiteral("Anna"));
        auto begun = anna.library->begin(QStringLiteral("Marches"), *anna.library->game(QStringLiteral("hired-swords")), {},
            {QLatin1String(cards::trainingCards)});
        QVERIFY(begun);
        anna.main->take(std::move(*begun));
        anna.main->showPage(QStringLiteral("share"));
        anna.press("shareTable");
        QTRY_VERIFY_WITH_TIMEOUT(anna.table() && !anna.table()->mirror().devices().isEmpty(), 3 * soon);
        (void)anna.invitation();
        auto* word = anna.part<QLabel>("inviteWord");
        QTRY_VERIFY_WITH_TIMEOUT(word->isVisible(), soon);
        Computer berta(QStringLiteral("Berta"));
        berta.main->showPage(QStringLiteral("share"));
        const auto typed = [&](const QString& text) {
            berta.part<QLineEdit>("joinLink")->setText(text);
            QTest::keyClick(berta.part<QLineEdit>("joinLink"), Qt::Key_Return);
        };
        const auto sameThere = [&]() -> QPushButton* {
            for (auto* one : berta.main->findChildren<QPushButton*>(QStringLiteral("sitDownThere")))
                if (one->isVisible())
                    return one;
            return nullptr;
        };
        // A word typed wrong finds the table, and is told there.
        const QString wrong = word->text() == QLatin1String("BCDFGH") ? QStringLiteral("BCDFGJ") : QStringLiteral("BCDFGH");
        typed(wrong);
        QTRY_VERIFY_WITH_TIMEOUT(sameThere(), soon);
        sameThere()->click();
        QTRY_VERIFY_WITH_TIMEOUT(berta.part<QPushButton>("joinTable")->isEnabled(), soon);
        QVERIFY(!berta.table());
        typed(word->text().toLower());
        QTRY_VERIFY_WITH_TIMEOUT(sameThere(), soon);
        const QString words = share::wordsOf(anna.table()->terms().address.root).join(QLatin1Char(' '));
        QVERIFY(anna.part<QLabel>("inviteSame")->text().contains(words));
        const auto labels = sameThere()->parentWidget()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [&](const QLabel* one) { return one->text().contains(words); }));
        sameThere()->click();
        QTRY_VERIFY_WITH_TIMEOUT(berta.table(), soon);
        QTRY_COMPARE_WITH_TIMEOUT(anna.table()->mirror().devices().size(), 2, soon);
        berta.end();
    }

    void cleanupTestCase()
    {
        for (QProcess* one : {&m_avahi, &m_bus})
            if (one->state() != QProcess::NotRunning) {
                one->terminate();
                if (!one->waitForFinished(3000))
                    one->kill();
            }
    }
};

QTEST_MAIN(NearbyTables)
#include "tst_nearby.moc"
