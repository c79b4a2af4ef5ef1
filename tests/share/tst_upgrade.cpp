// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A server that another version made ready: it is brought up to date in one step or stays as it is, nothing on it is lost, and
// whoever is too old or too new for it is told so.
#include "share/device.h"
#include "share/schema.h"

#include <QTest>

using made::Device;

class Upgrade : public made::Served {
    Q_OBJECT

    static constexpr int next = share::schemaVersion + 1;

    QString ownerKey()
    {
        QFile key(server().folder() + QStringLiteral("/owner.key"));
        return key.open(QIODevice::ReadOnly) ? QString::fromUtf8(key.readAll()) : QString();
    }

    engine::Result<share::Link> readied(const QList<share::SchemaStep>& more)
    {
        std::vector<share::SchemaStep> steps(share::schemaSteps().begin(), share::schemaSteps().end());
        steps.insert(steps.end(), more.begin(), more.end());
        return share::readied(server().link().address, QStringLiteral("house"), ownerKey(), steps);
    }

    // One value, as who owns the house reads it.
    QString value(const char* sql)
    {
        share::Line line;
        if (!line.open(server().link().address, QStringLiteral("house"), ownerKey(), false))
            return QStringLiteral("no line");
        const auto rows = line.rows(sql);
        return rows && !rows->isEmpty() ? rows->first().value(0).toString() : QStringLiteral("no row");
    }

    void run(const char* sql)
    {
        share::Line line;
        QVERIFY(line.open(server().link().address, QStringLiteral("house"), ownerKey(), false));
        QVERIFY(line.runPlain(sql));
    }

    std::unique_ptr<Device> m_anna;

private slots:
    void cleanupTestCase()
    {
        m_anna.reset();
        Served::cleanupTestCase();
    }

    void initTestCase()
    {
        Served::initTestCase();
        if (!isServed())
            return;
        m_anna = Device::sharing(server(), QStringLiteral("hired-swords"), 61);
        QVERIFY(m_anna);
        for (int i = 0; i < 8; ++i)
            (void)m_anna->actAtRandom();
        QVERIFY2(m_anna->settle(), qPrintable(m_anna->fault));
    }

    void whatFailsHalfWayLeavesTheServerAsItWas()
    {
        const QString entries = value("SELECT count(*) FROM musterroll.entries");
        QVERIFY(entries.toInt() > 0);
        const auto broken = readied({{next, "CREATE TABLE musterroll.added (x int)"}, {next + 1, "this is no statement"}});
        QVERIFY(!broken);
        QCOMPARE(value("SELECT version FROM musterroll.about"), QString::number(share::schemaVersion));
        QCOMPARE(value("SELECT count(*) FROM pg_tables WHERE tablename = 'added'"), QStringLiteral("0"));
        QCOMPARE(value("SELECT count(*) FROM musterroll.entries"), entries);
        QVERIFY(m_anna->actAtRandom());
        QVERIFY2(m_anna->settle(), qPrintable(m_anna->fault));
    }

    // Made ready again by the same version: nothing is made twice, and the key of the host is a new one.
    void theSameVersionMayMakeItReadyAgain()
    {
        const QString entries = value("SELECT count(*) FROM musterroll.entries");
        const auto again = readied({});
        QVERIFY2(again, qPrintable(again ? QString() : again.faults().first().text()));
        QCOMPARE(value("SELECT count(*) FROM musterroll.entries"), entries);
        QVERIFY(m_anna->actAtRandom());
        QVERIFY2(m_anna->settle(), qPrintable(m_anna->fault));
    }

    void aNewerVersionIsOneStep()
    {
        const QString entries = value("SELECT count(*) FROM musterroll.entries");
        const auto raised = readied({{next, "CREATE TABLE musterroll.added (x int)"}});
        QVERIFY2(raised, qPrintable(raised ? QString() : raised.faults().first().text()));
        QCOMPARE(value("SELECT version FROM musterroll.about"), QString::number(next));
        QCOMPARE(value("SELECT count(*) FROM musterroll.added"), QStringLiteral("0"));
        QCOMPARE(value("SELECT count(*) FROM musterroll.entries"), entries);
    }

    // This version is older than that server now: it plays on at home, tells why nothing is carried, and changes nothing there.
    void whoIsTooOldIsTold()
    {
        const QString entries = value("SELECT count(*) FROM musterroll.entries");
        QVERIFY(m_anna->actAtRandom());
        m_anna->reopen();
        QVERIFY(!m_anna->round());
        QVERIFY2(m_anna->fault.contains(QLatin1String("newer")), qPrintable(m_anna->fault));
        QCOMPARE(m_anna->mirror().waiting() > 0, true);
        QCOMPARE(value("SELECT count(*) FROM musterroll.entries"), entries);
        const auto lowered = readied({});
        QVERIFY(!lowered);
        QVERIFY2(lowered.faults().first().text().contains(QLatin1String("newer")), qPrintable(lowered.faults().first().text()));
        QCOMPARE(value("SELECT version FROM musterroll.about"), QString::number(next));
    }

    void whoIsTooNewIsTold()
    {
        run("UPDATE musterroll.about SET version = 0");
        m_anna->reopen();
        QVERIFY(!m_anna->round());
        QVERIFY2(m_anna->fault.contains(QLatin1String("up to date")), qPrintable(m_anna->fault));
        run("UPDATE musterroll.about SET version = 1");
        m_anna->reopen();
        QVERIFY2(m_anna->settle(), qPrintable(m_anna->fault)); // what waited arrives
        QCOMPARE(m_anna->mirror().waiting(), 0);
    }
};

QTEST_GUILESS_MAIN(Upgrade)
#include "tst_upgrade.moc"
