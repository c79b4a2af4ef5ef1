// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A server that another version made ready: it is brought up to date in one step or stays as it is, nothing on it is lost, and
// whoever is too old or too new for it is told so.
#include "share/device.h"
#include "share/schema.h"

#include <QTest>
#include <QUuid>

using made::Device;

class Upgrade : public made::Served {
    Q_OBJECT

    static constexpr int next = share::schemaVersion + 1;

    engine::Result<share::Link> readied(const QList<share::SchemaStep>& more)
    {
        std::vector<share::SchemaStep> steps(share::schemaSteps().begin(), share::schemaSteps().end());
        steps.insert(steps.end(), more.begin(), more.end());
        return share::readied(server().link().address, QStringLiteral("house"), server().ownerKey(), steps);
    }

    // One value, as who owns the house reads it.
    QString value(const char* sql)
    {
        share::Line line;
        if (!line.open(server().link().address, QStringLiteral("house"), server().ownerKey(), false))
            return QStringLiteral("no line");
        const auto rows = line.rows(sql);
        return rows && !rows->isEmpty() ? rows->first().value(0).toString() : QStringLiteral("no row");
    }

    void run(const char* sql)
    {
        share::Line line;
        QVERIFY(line.open(server().link().address, QStringLiteral("house"), server().ownerKey(), false));
        QVERIFY(line.runPlain(sql));
    }

    // A server as that version made it, and a table on it, as that version carried it there.
    engine::Result<share::Terms> tableOf(int version, const share::Packed& packed, share::Keys& keys)
    {
        share::Line line;
        share::Address first = server().link().address;
        first.database = QStringLiteral("postgres");
        if (const auto opened = line.open(first, QStringLiteral("house"), server().ownerKey(), false); !opened)
            return opened.faults();
        if (const auto gone = line.runPlain("DROP DATABASE musterroll WITH (FORCE)"); !gone)
            return gone.faults();
        QList<share::SchemaStep> old;
        for (const share::SchemaStep& one : share::schemaSteps())
            if (one.version <= version)
                old += one;
        const auto house = share::readied(server().link().address, QStringLiteral("house"), server().ownerKey(), old);
        if (!house)
            return house.faults();
        if (const auto opened = line.open(house->address, QLatin1String(share::hostRole), house->word, false); !opened)
            return opened.faults();
        const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces), key = share::newKey();
        const auto role =
            share::founded(line, id, packed.campaign.game, packed.campaign.name, QStringLiteral("Anna"), share::verifierOf(key));
        if (!role)
            return role.faults();
        const share::Terms terms{house->address, id, *role, QStringLiteral("Anna"), share::Right::All, {}, true, false, false};
        if (const auto kept = keys.keep(terms, key); !kept)
            return kept.faults();
        const auto history = share::historyOf(packed);
        if (!history)
            return history.faults();
        share::Outgoing out;
        out.head = shelf::seed();
        out.entries = history->parcels;
        const auto opened = line.open(house->address, *role, key, false);
        const char* const sends = version <= 5 ? "SELECT musterroll.append(0, ?, ?)" : "SELECT musterroll.carry(0, ?, ?)";
        const auto carried =
            opened ? line.run(sends, {QString::fromLatin1(out.head.toHex()), share::rowsOf(out)}) : opened; // as it did then
        if (!carried)
            return carried.faults();
        const QString word = QStringLiteral("kept word");
        const auto invited = version == 1 ? line.run("SELECT musterroll.invite(?, 'all', '', 10)", {share::hashOfWord(word)})
                                          : share::invite(line, word, share::Right::All, {}, 10);
        if (!invited)
            return invited.faults();
        return share::Terms{house->address, id, *role, QStringLiteral("Anna"), share::Right::All, {}, true, false, false};
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
        run(QByteArray("UPDATE musterroll.about SET version = " + QByteArray::number(share::schemaVersion)).constData());
        m_anna->reopen();
        QVERIFY2(m_anna->settle(), qPrintable(m_anna->fault)); // what waited arrives
        QCOMPARE(m_anna->mirror().waiting(), 0);
    }

    void whatWasKeptIsThere_data()
    {
        QTest::addColumn<int>("version");
        for (int i = 1; i < share::schemaVersion; ++i)
            QTest::addRow("of version %d", i) << i;
    }

    // From that version to this one: entries, devices and their keys, and an invitation that was open.
    void whatWasKeptIsThere()
    {
        QFETCH(int, version);
        m_anna.reset();
        const QTemporaryDir folder, other;
        const auto named = [](const QString& id) { return engine::Result<const engine::Game*>(&made::gameNamed(id)); };
        const auto clock = [] { return QDateTime::currentDateTimeUtc(); };
        const engine::Game& game = made::gameNamed(QStringLiteral("hired-swords"));
        auto shelf = shelf::Shelf::open(folder.filePath(QStringLiteral("shelf.db")));
        share::KeyFiles keys((*shelf)->path());
        const auto campaign = (*shelf)->create(QStringLiteral("Ravens"), game.id());
        {
            const auto journal = (*shelf)->journal(campaign->id);
            engine::Table table(game, **journal, clock);
            QVERIFY(table.begin(made::packOf(game.id()).setup, {QStringLiteral("training")}, QStringLiteral("Anna")));
        }
        const auto packed = share::packed(**shelf, campaign->id, game);
        QVERIFY(packed);
        const auto terms = tableOf(version, *packed, keys);
        QVERIFY2(terms, terms ? "" : qPrintable(terms.faults().first().text()));
        share::Line line;
        QVERIFY(!share::reach(line, *terms, keys)); // it is too old for this program, which says so
        QCOMPARE(line.trouble(), share::Trouble::Versions);
        const auto raised = readied({});
        QVERIFY2(raised, raised ? "" : qPrintable(raised.faults().first().text()));
        QCOMPARE(value("SELECT version FROM musterroll.about"), QString::number(share::schemaVersion));
        QVERIFY2(share::reach(line, *terms, keys), "the same key as before");
        QCOMPARE(line.rows("SELECT seq FROM musterroll.entries")->size(), packed->entries.size());
        auto second = shelf::Shelf::open(other.filePath(QStringLiteral("shelf.db")));
        share::KeyFiles others((*second)->path());
        const auto way = share::joinTable(**second, others,
            {share::Link::Kind::Join, terms->address, QStringLiteral("kept word")}, QStringLiteral("Berta"), named);
        QVERIFY2(way, way ? "" : qPrintable(way.faults().first().text()));
        const QString word = share::newShortWord();
        QVERIFY(share::invite(line, share::newWord(), share::Right::Look, {}, 10, word)); // and what is new works
        const QTemporaryDir last;
        auto third = shelf::Shelf::open(last.filePath(QStringLiteral("shelf.db")));
        share::KeyFiles theirs((*third)->path());
        const auto looks =
            share::joinTable(**third, theirs, {share::Link::Kind::Join, terms->address, word}, QStringLiteral("Cleo"), named);
        QVERIFY2(looks, looks ? "" : qPrintable(looks.faults().first().text()));
        QCOMPARE(looks->joined.right, share::Right::Look);
    }
};

QTEST_GUILESS_MAIN(Upgrade)
#include "tst_upgrade.moc"
