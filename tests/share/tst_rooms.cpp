// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A club's server whose tables spread over several databases: new ones go where the fewest are, an invitation leads to the right
// one, an act wakes nobody elsewhere, and what was there before stays.
#include "share/device.h"

#include <QTest>

using made::Device;
using share::Right;

class Rooms : public made::Served {
    Q_OBJECT

    static constexpr int count = 3;

    std::unique_ptr<Device> shared(quint64 seed)
    {
        auto device = Device::sharing(server(), QStringLiteral("hired-swords"), seed);
        if (device && !device->settle()) // it stays connected
            device.reset();
        return device;
    }

    static QString roomOf(Device& one) { return one.mirror().terms().address.database; }

    std::unique_ptr<Device> m_before;
    std::vector<std::unique_ptr<Device>> m_anna;

private slots:
    void initTestCase()
    {
        Served::initTestCase();
        if (!isServed())
            return;
        m_before = shared(1);
        QVERIFY(m_before);
        QCOMPARE(roomOf(*m_before), QString::fromLatin1(share::databaseName));
        (void)server().asClub(count);
        QVERIFY2(server().restart(), qPrintable(server().error)); // with a new key of the house
        for (int i = 0; i < count; ++i) {
            m_anna.push_back(shared(quint64(10 + i)));
            QVERIFY(m_anna.back());
        }
    }

    void cleanupTestCase()
    {
        m_anna.clear();
        m_before.reset();
        Served::cleanupTestCase();
    }

    void newTablesGoWhereTheFewestAre()
    {
        QCOMPARE(
            QSet<QString>({roomOf(*m_anna[0]), roomOf(*m_anna[1])}), QSet<QString>({share::roomNamed(2), share::roomNamed(3)}));
    }

    void anInvitationLeadsThere()
    {
        for (const auto& anna : m_anna) {
            const auto berta = anna->letIn(QStringLiteral("Berta"), Right::All, {}, 20);
            QVERIFY(berta);
            QCOMPARE(roomOf(*berta), roomOf(*anna));
            for (Device* one : {berta.get(), anna.get(), berta.get()}) {
                QVERIFY2(one->actAtRandom(), qPrintable(one->fault));
                QVERIFY2(one->settle(), qPrintable(one->fault));
            }
            QVERIFY2(anna->settle(), qPrintable(anna->fault));
            QCOMPARE(berta->publicDigest(), anna->publicDigest());
            const auto sent = anna->mirror().devices();
            QCOMPARE(sent.size(), 2);
            share::Line line;
            QVERIFY(anna->reach(line));
            QVERIFY(share::revoke(line, berta->mirror().terms().role));
            QVERIFY(!berta->round());
        }
    }

    // A device's key opens the room of its table and shows nothing of another's.
    void anotherRoomShowsNothing()
    {
        share::Terms terms = m_anna[0]->mirror().terms();
        terms.address.database = roomOf(*m_anna[1]);
        share::Line line;
        if (const auto opened = share::reach(line, terms, m_anna[0]->keys()); !opened)
            QCOMPARE(line.trouble(), share::Trouble::Unknown);
        else
            QVERIFY(line.rows("SELECT seq FROM musterroll.entries")->isEmpty());
    }

    void whatWasThereBeforeStays()
    {
        QVERIFY2(m_before->actAtRandom(), qPrintable(m_before->fault));
        m_before->reopen();
        QVERIFY2(m_before->settle(), qPrintable(m_before->fault));
        QCOMPARE(m_before->mirror().waiting(), 0);
    }

    // Made ready by a newer program, all rooms are raised, though it was not told how many there are.
    void allAreBroughtUpToDate()
    {
        std::vector<share::SchemaStep> steps(share::schemaSteps().begin(), share::schemaSteps().end());
        steps.push_back({share::schemaVersion + 1, "CREATE TABLE musterroll.added (x int)"});
        const auto raised = share::readied(server().link().address, QStringLiteral("house"), server().ownerKey(), steps);
        QVERIFY2(raised, raised ? "" : qPrintable(raised.faults().first().text()));
        for (const auto& anna : m_anna) {
            anna->reopen();
            QVERIFY(!anna->round());
            QVERIFY2(anna->fault.contains(QLatin1String("newer")), qPrintable(anna->fault));
        }
    }
};

QTEST_GUILESS_MAIN(Rooms)
#include "tst_rooms.moc"
