// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A computer that sits at a table already: it joins again with a new invitation whatever became of its key, finds a server that
// has another address, and what is saved of its shelf is the same device.
#include "share/device.h"
#include "shelf/shared.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <algorithm>

using made::Device;
using share::Arrived;
using share::Right;

namespace {

engine::Result<const engine::Game*> named(const QString& id) { return &made::gameNamed(id); }

QJsonObject wealth(int value) { return {{QStringLiteral("path"), QStringLiteral("wealth")}, {QStringLiteral("value"), value}}; }

int wealthAt(Device& device) { return device.game().stateToJson(device.table().state()).value(QLatin1String("wealth")).toInt(); }

} // namespace

class Again : public made::Served {
    Q_OBJECT

    std::unique_ptr<Device> m_anna, m_berta;

    share::Link invitation()
    {
        share::Link link{share::Link::Kind::Join, m_anna->mirror().terms().address, share::newWord()};
        share::Line line;
        const bool isInvited = m_anna->reach(line) && share::invite(line, link.word, Right::All, {}, 10);
        return isInvited ? link : share::Link();
    }

    engine::Result<share::Way> again(Device& device, const share::Link& link)
    {
        return share::joinTable(device.shelf(), device.keys(), link, device.who, named);
    }

    int here(const QString& who) // devices that sit there under that name or a numbered one
    {
        if (!m_anna->settle())
            return -1;
        const QList<share::Device>& all = m_anna->mirror().devices();
        return int(std::count_if(
            all.begin(), all.end(), [&](const share::Device& one) { return !one.isRevoked && one.who.startsWith(who); }));
    }

private slots:
    void init()
    {
        if (!isServed())
            QSKIP("no server");
        m_anna = Device::sharing(server(), QStringLiteral("hired-swords"), 31);
        QVERIFY(m_anna);
        m_berta = m_anna->letIn(QStringLiteral("Berta"), Right::All, {}, 32);
        QVERIFY(m_berta);
        QVERIFY(m_anna->act(QStringLiteral("correct"), wealth(21)));
        QVERIFY(m_anna->settle());
        QVERIFY(m_berta->settle());
    }
    void cleanup()
    {
        m_berta.reset();
        m_anna.reset();
    }

    void fromTheSameShelf_data()
    {
        QTest::addColumn<QString>("lost");
        for (const char* lost : {"nothing", "key", "terms", "outbox", "left", "sent away"})
            QTest::newRow(lost) << QString::fromLatin1(lost);
    }

    // The remedy that is told wherever a device cannot get in any more.
    void fromTheSameShelf()
    {
        QFETCH(QString, lost);
        const share::Terms before = m_berta->mirror().terms();
        QVERIFY(m_berta->act(QStringLiteral("correct"), wealth(33))); // and it is not shared yet
        QVERIFY(m_anna->act(QStringLiteral("correct"), wealth(22)));
        QVERIFY(m_anna->settle());
        const QString path = m_berta->shelf().path();
        if (lost == QLatin1String("key"))
            m_berta->keys().forget(before);
        if (lost == QLatin1String("left")) {
            share::Line line;
            QVERIFY(m_berta->reach(line));
            QVERIFY(share::leave(line));
            QVERIFY(m_berta->mirror().end());
            m_berta->keys().forget(before);
        }
        if (lost == QLatin1String("sent away")) {
            share::Line line;
            QVERIFY(m_anna->reach(line));
            QVERIFY(share::revoke(line, before.role));
        }
        if (lost == QLatin1String("terms") || lost == QLatin1String("outbox")) {
            const char* damage = lost == QLatin1String("terms") ? "UPDATE shared SET content = content || ' '"
                                                                : "UPDATE outbox SET content = content || ' '";
            m_berta->close();
            {
                auto database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("damage"));
                database.setDatabaseName(path);
                QVERIFY(database.open());
                QVERIFY(QSqlQuery(database).exec(QLatin1String(damage)));
                database.close();
            }
            QSqlDatabase::removeDatabase(QStringLiteral("damage"));
            m_berta->openShelf();
        } else {
            m_berta->close();
            m_berta->openShelf();
        }
        const auto way = again(*m_berta, invitation());
        QVERIFY2(way, way ? "" : qPrintable(way.faults().first().text()));
        QCOMPARE(way->way, Arrived::Way::Again);
        QCOMPARE(way->campaign, before.table);
        QCOMPARE(m_berta->shelf().campaigns()->size(), 1);
        m_berta->reopen();
        QVERIFY(m_berta->mirror().terms().role != before.role);
        QVERIFY2(m_berta->settle(), qPrintable(m_berta->fault));
        QVERIFY(m_anna->settle());
        // What lay open goes to the others, unless it could not be read any more; it is Berta's own correction of what Anna did.
        for (const share::Conflict& one : QList<share::Conflict>(m_berta->mirror().conflicts())) {
            QVERIFY(m_berta->mirror().sendAnyway(one.act.id, QStringLiteral("we agreed")));
            QVERIFY(m_berta->sit());
        }
        QVERIFY(m_berta->settle());
        QVERIFY(m_anna->settle());
        QCOMPARE(wealthAt(*m_anna), lost == QLatin1String("outbox") ? 22 : 33);
        QCOMPARE(m_anna->publicDigest(), m_berta->publicDigest());
        QVERIFY(m_berta->shelf().check()->isSound());
        // Nobody is left there who is not, where that can still be said.
        QCOMPARE(here(QStringLiteral("Berta")), lost == QLatin1String("key") || lost == QLatin1String("terms") ? 2 : 1);
    }

    // Without it nobody could draw any more.
    void whoDealsStaysWhoItIs()
    {
        const share::Terms before = m_anna->mirror().terms();
        const auto way = again(*m_anna, invitation());
        QVERIFY2(way, way ? "" : qPrintable(way.faults().first().text()));
        QCOMPARE(way->way, Arrived::Way::There);
        m_anna->reopen();
        QCOMPARE(m_anna->mirror().terms(), before);
        QVERIFY2(m_anna->settle(), qPrintable(m_anna->fault));
        QCOMPARE(here(QStringLiteral("Anna")), 1);
    }

    // A campaign of one's own that has the table's id, as earlier versions imported it.
    void anIdThatIsTakenIsNoObstacle()
    {
        QTemporaryDir place;
        const QString file = place.filePath(QStringLiteral("x.txt"));
        QVERIFY(m_berta->shelf().exportTo(m_berta->mirror().terms().table, file));
        auto shelf = shelf::Shelf::open(place.filePath(QStringLiteral("shelf.db")));
        QVERIFY((*shelf)->importFrom(file));
        share::KeyFiles keys((*shelf)->path());
        const auto way = share::joinTable(**shelf, keys, invitation(), QStringLiteral("Cleo"), named);
        QVERIFY2(way, way ? "" : qPrintable(way.faults().first().text()));
        QVERIFY(way->campaign != m_berta->mirror().terms().table);
        QVERIFY(*(*shelf)->shared(way->campaign));
        const auto once = share::joinTable(**shelf, keys, invitation(), QStringLiteral("Cleo"), named);
        QVERIFY2(once, once ? "" : qPrintable(once.faults().first().text()));
        QCOMPARE(once->campaign, way->campaign);
        QCOMPARE((*shelf)->campaigns()->size(), 2);
    }

    // The laptop that keeps the table has another address today: the invitation that names it is not used up.
    void aServerThatMovedIsFound()
    {
        const share::Terms before = m_berta->mirror().terms();
        QVERIFY(m_berta->act(QStringLiteral("correct"), wealth(44)));
        QVERIFY(m_berta->mirror().moveTo(QStringLiteral("127.0.0.9"), 1)); // nobody answers there
        m_berta->reopen();
        QVERIFY(!m_berta->round());
        const share::Link link = invitation();
        const auto way = again(*m_berta, link);
        QVERIFY2(way, way ? "" : qPrintable(way.faults().first().text()));
        QCOMPARE(way->way, Arrived::Way::Moved);
        QCOMPARE(way->campaign, before.table);
        m_berta->reopen();
        QCOMPARE(m_berta->mirror().terms(), before);
        QVERIFY2(m_berta->settle(), qPrintable(m_berta->fault));
        QVERIFY(m_anna->settle());
        QCOMPARE(wealthAt(*m_anna), 44);
        QCOMPARE(here(QStringLiteral("Berta")), 1);
        QTemporaryDir place;
        auto shelf = shelf::Shelf::open(place.filePath(QStringLiteral("shelf.db")));
        share::KeyFiles keys((*shelf)->path());
        const auto cleo = share::joinTable(**shelf, keys, link, QStringLiteral("Cleo"), named);
        QVERIFY2(cleo, cleo ? "" : qPrintable(cleo.faults().first().text()));
        QCOMPARE(cleo->way, Arrived::Way::In);
    }

    // Another server that has the invitation's address is none of it.
    void anotherServerMovesNothing()
    {
        share::Link link = invitation();
        link.address.port = 1;
        QVERIFY(!again(*m_berta, link));
        m_berta->reopen();
        QCOMPARE(m_berta->mirror().terms().address.port, m_anna->mirror().terms().address.port);
        QVERIFY2(m_berta->settle(), qPrintable(m_berta->fault));
    }

    // Repaired or rescued, under another name in the same folder.
    void whatIsSavedOfAShelfIsTheSameDevice()
    {
        QVERIFY(m_berta->act(QStringLiteral("correct"), wealth(55)));
        m_berta->close();
        const QString saved = m_berta->folder() + QStringLiteral("/r.db");
        const auto salvaged = shelf::salvage(m_berta->folder() + QStringLiteral("/shelf.db"), saved);
        QVERIFY2(salvaged, salvaged ? "" : qPrintable(salvaged.faults().first().text()));
        m_berta->openShelf(saved);
        m_berta->reopen();
        QVERIFY2(m_berta->settle(), qPrintable(m_berta->fault));
        QVERIFY(m_anna->settle());
        QCOMPARE(wealthAt(*m_anna), 55);
    }

    // The window writes a long history in parts; who ends the program in between has the rest from the server, secrets too.
    void aMirrorThatWasLaidInPart()
    {
        const QString id = QStringLiteral("swords-and-souls");
        const engine::Game& game = made::gameNamed(id);
        const auto now = [] { return QDateTime::currentDateTimeUtc(); };
        QTemporaryDir folder;
        const auto shelf = shelf::Shelf::open(folder.filePath(QStringLiteral("shelf.db")));
        QVERIFY(shelf);
        share::KeyFiles keys((*shelf)->path());
        dice::Source chance(5);
        const auto campaign = (*shelf)->create(QStringLiteral("Long"), id);
        QByteArray whole;
        {
            const auto journal = (*shelf)->journal(campaign->id);
            engine::Table table(game, **journal, now);
            QVERIFY(table.begin(made::packOf(id).setup, {QStringLiteral("training")}, QStringLiteral("Anna")));
            const auto act = [&](const engine::Draft& one) {
                const auto action = game.action(table.state(), one);
                const auto ready = action ? table.prepared(*action, &chance, &made::packOf(id)) : action;
                return ready && table.submit(*ready, QStringLiteral("Anna")).answer == engine::Submission::Answer::Done;
            };
            for (int i = 0; i < 250; ++i)
                QVERIFY(act({QStringLiteral("note"), {{QStringLiteral("text"), QString::number(i)}}}));
            for (const engine::Draft& one : made::openingOf(id))
                QVERIFY(act(one));
            whole = game.digest(table.state());
        }
        const auto packed = share::packed(**shelf, campaign->id, game);
        const auto brought = packed ? share::carried(*packed, keys, server().link(), QStringLiteral("Anna"))
                                    : engine::Result<share::Brought>(packed.faults());
        QVERIFY2(brought, brought ? "" : qPrintable(brought.faults().first().text()));
        QString mirrored;
        {
            const auto laid = share::laidOut(**shelf, *packed, *brought, now);
            QVERIFY(laid);
            mirrored = (*laid)->campaign();
        }
        QVERIFY((*shelf)->campaign(mirrored)->entries < packed->entries.size());
        auto shared = (*shelf)->shared(mirrored);
        QVERIFY(shared && *shared);
        const auto mirror = share::Mirror::open(std::move(*shared), game, now);
        QVERIFY(mirror);
        auto table = (*mirror)->sit();
        QVERIFY(table);
        const auto delivered = share::deliver(**mirror, *table, keys, 10000, chance, nullptr);
        QVERIFY2(delivered && !delivered->trouble, "the rest does not come");
        QCOMPARE((*mirror)->confirmed(), packed->entries.size());
        QCOMPARE(game.digest((*table)->state()), whole);
    }

    // Whoever sets a server up is no device: no invitation would help.
    void aPasswordThatTheServerDoesNotTake()
    {
        for (const char* user : {"house", "nobody"}) {
            const auto link = share::readied(server().link().address, QLatin1String(user), QStringLiteral("wrong"));
            QVERIFY(!link);
            QVERIFY2(
                link.faults().first().remedy.contains(QStringLiteral("PGPASSWORD")), qPrintable(link.faults().first().text()));
        }
    }
};

QTEST_GUILESS_MAIN(Again)
#include "tst_again.moc"
