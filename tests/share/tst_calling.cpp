// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the server says when it calls a device: an act that everybody may read comes with the call, by a name that this device
// alone is called by. Whoever calls by another name, or sits at the table no more, neither tells nor hears anything.
#include "share/courier.h"
#include "share/device.h"

#include <QElapsedTimer>
#include <QTest>

using made::Device;
using share::Right;

namespace {

QJsonObject wealth(int value) { return {{QStringLiteral("path"), QStringLiteral("wealth")}, {QStringLiteral("value"), value}}; }

// A line that listens, and by what name it is called.
struct Ear {
    share::Line line;
    QString name;
};

// All that is called within a moment after the first; nothing: nobody called.
QList<share::Called> callsFor(Ear& ear, int patience = 2000)
{
    QList<share::Called> all;
    for (int wait = patience; ear.line.await(-1, wait); wait = 100)
        for (const share::Line::Call& call : ear.line.calls())
            all += share::calledFrom(call, ear.name);
    return all;
}

} // namespace

class Calling : public made::Served {
    Q_OBJECT

    std::unique_ptr<Device> m_anna, m_berta;
    int m_wealth = 100;

    void listens(Device& device, Ear& ear)
    {
        QVERIFY(device.reach(ear.line));
        const auto named = share::listenTo(ear.line, device.mirror().terms().table);
        QVERIFY(named);
        ear.name = *named;
        QVERIFY(!ear.name.isEmpty());
    }

    // One act of that device, and the others are called.
    void acted(Device& device)
    {
        QVERIFY2(device.act(QStringLiteral("correct"), wealth(++m_wealth)), qPrintable(device.fault));
        QVERIFY2(device.settle(), qPrintable(device.fault));
        share::Line line;
        QVERIFY(device.reach(line) && share::knock(line));
    }

    void asOwner(const char* sql)
    {
        QFile key(server().folder() + QStringLiteral("/owner.key"));
        QVERIFY(key.open(QIODevice::ReadOnly));
        share::Line line;
        QVERIFY(line.open(server().link().address, QStringLiteral("house"), QString::fromUtf8(key.readAll())));
        QVERIFY(line.runPlain(sql));
    }

private slots:
    void initTestCase()
    {
        Served::initTestCase();
        if (!isServed())
            return;
        m_anna = Device::sharing(server(), QStringLiteral("hired-swords"), 71);
        QVERIFY(m_anna);
        m_berta = m_anna->letIn(QStringLiteral("Berta"), Right::All, {}, 72);
        QVERIFY(m_berta && m_anna->settle() && m_berta->settle());
    }

    void init() // what was done before is called for
    {
        share::Line line;
        QVERIFY(m_anna->reach(line) && share::knock(line));
    }

    void cleanupTestCase()
    {
        m_anna.reset();
        m_berta.reset();
        Served::cleanupTestCase();
    }

    // The entry in the call is the one that is fetched by asking, word for word; whoever wrote it is not called.
    void theEntryComesWithTheCall()
    {
        Ear anna, berta;
        listens(*m_anna, anna);
        listens(*m_berta, berta);
        QVERIFY(anna.name != berta.name);
        QVERIFY(m_anna->settle());
        const share::Outgoing before = m_anna->mirror().outgoing();
        acted(*m_berta);
        const QList<share::Called> calls = callsFor(anna);
        QCOMPARE(calls.size(), 1);
        QCOMPARE(calls[0].standing.head, before.after + 1);
        QCOMPARE(calls[0].standing.changes, before.changes);
        const auto asked = share::exchanged(anna.line, before);
        QVERIFY(asked);
        QCOMPARE(calls[0].entries.size(), 1);
        QCOMPARE(asked->entries.size(), 1);
        const share::Fetched& called = calls[0].entries[0];
        const share::Fetched& fetched = asked->entries[0];
        QCOMPARE(called.act, fetched.act);
        QCOMPARE(called.device, fetched.device);
        QCOMPARE(called.held, fetched.held);
        QCOMPARE(called.seat, fetched.seat);
        QCOMPARE(called.confirmed.row.hash, fetched.confirmed.row.hash);
        QCOMPARE(shelf::hashAfter(before.head, called.confirmed.row), fetched.confirmed.row.hash);
        QVERIFY(callsFor(berta, 200).isEmpty());
        QVERIFY2(m_anna->settle(), qPrintable(m_anna->fault));
    }

    // Several in one call follow one another; who hears late is told the last ones that have room.
    void manyComeTogether()
    {
        Ear anna;
        listens(*m_anna, anna);
        QVERIFY(m_anna->settle());
        const qint64 before = m_anna->mirror().confirmed();
        for (int i = 0; i < 3; ++i)
            QVERIFY(m_berta->act(QStringLiteral("correct"), wealth(++m_wealth)));
        acted(*m_berta);
        const QList<share::Called> calls = callsFor(anna);
        QCOMPARE(calls.size(), 1);
        QCOMPARE(calls[0].standing.head, before + 4);
        const QList<share::Fetched>& entries = calls[0].entries;
        QVERIFY(!entries.isEmpty());
        for (qsizetype i = 0; i < entries.size(); ++i)
            QCOMPARE(entries[i].confirmed.row.seq, before + 4 - (entries.size() - 1 - i));
        QVERIFY2(m_anna->settle(), qPrintable(m_anna->fault));
    }

    // An act that is too long for a call is asked for.
    void whatIsLongIsAskedFor()
    {
        Ear anna;
        listens(*m_anna, anna);
        QVERIFY2(m_berta->act(QStringLiteral("note"), {{QStringLiteral("text"), QString(3000, QLatin1Char('x'))}}),
            qPrintable(m_berta->fault));
        acted(*m_berta);
        const QList<share::Called> calls = callsFor(anna);
        QCOMPARE(calls.size(), 1);
        QCOMPARE(calls[0].entries.size(), 1); // what came behind it
        QCOMPARE(calls[0].entries[0].confirmed.row.seq, m_berta->mirror().confirmed());
        QVERIFY2(m_anna->settle(), qPrintable(m_anna->fault));
        QCOMPARE(m_anna->mirror().confirmed(), m_berta->mirror().confirmed());
        QCOMPARE(m_anna->publicDigest(), m_berta->publicDigest());
    }

    // A device of the same table that calls by hand, by the name that all of its devices hear: nothing of it is believed.
    void aForgedCallSaysNothing()
    {
        Ear anna;
        listens(*m_anna, anna);
        share::Line line;
        QVERIFY(m_berta->reach(line));
        QString everybody = QStringLiteral("musterroll_") + m_berta->mirror().terms().table;
        everybody.remove(QLatin1Char('-'));
        QVERIFY(line.runPlain(("NOTIFY " + everybody + ", '9999 9999\n[]'").toUtf8().constData()));
        const QList<share::Called> calls = callsFor(anna);
        QCOMPARE(calls.size(), 1);
        QVERIFY(calls[0].entries.isEmpty());
        QVERIFY(calls[0].standing != (share::Standing{9999, 9999})); // it is asked what there is
    }

    // What one seat alone may know is never called.
    void secretsAreAskedFor()
    {
        const QString game = QStringLiteral("swords-and-souls");
        const auto dealer = Device::sharing(server(), game, 73, made::openingOf(game));
        QVERIFY(dealer);
        const auto seat =
            dealer->letIn(QStringLiteral("Cleo"), Right::Seat, dealer->game().seats(dealer->table().state())[0], 74);
        QVERIFY(seat && dealer->settle() && seat->settle());
        Ear ear;
        listens(*seat, ear);
        int whispered = 0, open = 0;
        for (int i = 0; i < 60 && (whispered == 0 || open == 0); ++i) {
            if (!dealer->actAtRandom())
                continue;
            QVERIFY2(dealer->settle(), qPrintable(dealer->fault));
            share::Line line;
            QVERIFY(dealer->reach(line) && share::knock(line));
            QHash<qint64, bool> called;
            for (const share::Called& call : callsFor(ear))
                for (const share::Fetched& one : call.entries)
                    called.insert(one.confirmed.row.seq, true);
            const auto last = line.rows("SELECT e.seq, EXISTS (SELECT FROM musterroll.whispers AS w WHERE w.seq = e.seq)"
                                        " FROM musterroll.entries AS e ORDER BY e.seq DESC LIMIT 1");
            QVERIFY(last);
            const bool isWhispered = last->first()[1].toBool();
            QCOMPARE(called.contains(last->first()[0].toLongLong()), !isWhispered);
            ++(isWhispered ? whispered : open);
        }
        QVERIFY(whispered > 0 && open > 0);
        QVERIFY2(seat->settle(), qPrintable(seat->fault));
        QCOMPARE(seat->publicDigest(), dealer->publicDigest());
    }

    // The courier brings what came with the call and asks nobody: the server would refuse to answer.
    void theCourierNeedsNoQuestion()
    {
        constexpr int tries = 5; // once a second it asks all the same
        std::mutex mutex;
        std::condition_variable changed;
        QList<share::News> inbox;
        QVERIFY(m_anna->settle() && m_berta->settle());
        share::Courier courier(m_anna->mirror().terms(), *m_anna->keys().key(m_anna->mirror().terms()), [&](share::News news) {
            const std::lock_guard lock(mutex);
            inbox += std::move(news);
            changed.notify_all();
        });
        courier.send(m_anna->mirror().outgoing());
        share::Line writer;
        QVERIFY(m_berta->reach(writer));
        bool isCalled = false;
        for (int i = 0; i < tries && !isCalled; ++i) {
            QVERIFY(m_berta->act(QStringLiteral("correct"), wealth(++m_wealth)));
            const share::Outgoing out = m_berta->mirror().outgoing();
            const auto next = [&](int milliseconds) {
                std::unique_lock lock(mutex);
                const bool isThere =
                    changed.wait_for(lock, std::chrono::milliseconds(milliseconds), [&] { return !inbox.isEmpty(); });
                return isThere ? std::optional<share::News>(inbox.takeFirst()) : std::nullopt;
            };
            const auto take = [&](const share::News& news) {
                if (!news.incoming)
                    return;
                const auto isNew = m_anna->mirror().take(news.sent, *news.incoming);
                QVERIFY(isNew && (!*isNew || m_anna->sit()));
                courier.send(m_anna->mirror().outgoing());
            };
            QVERIFY(m_anna->mirror().outgoing().after == out.after);
            courier.send(m_anna->mirror().outgoing());
            QTest::qWait(150); // it rests
            while (const auto news = next(0))
                take(*news);
            asOwner("REVOKE EXECUTE ON FUNCTION musterroll.news(bigint, bigint, bigint) FROM musterroll_device");
            const auto taken = share::exchanged(writer, out);
            QVERIFY(taken && taken->isTaken && share::knock(writer));
            QElapsedTimer timer;
            timer.start();
            while (!isCalled && timer.elapsed() < 2000)
                if (const auto news = next(100)) {
                    isCalled = news->incoming && !news->incoming->entries.isEmpty();
                    take(*news);
                }
            asOwner("GRANT EXECUTE ON FUNCTION musterroll.news(bigint, bigint, bigint) TO musterroll_device");
            QVERIFY(m_berta->mirror().take(out, *taken));
            while (m_anna->mirror().confirmed() < m_berta->mirror().confirmed())
                if (const auto news = next(5000))
                    take(*news);
        }
        QVERIFY(isCalled);
        QCOMPARE(m_anna->publicDigest(), m_berta->publicDigest());
    }

    // Its line may be open still and listen: it is called no more.
    void whoLeftHearsNothing()
    {
        const auto dora = m_anna->letIn(QStringLiteral("Dora"), Right::Look, {}, 75);
        QVERIFY(dora);
        Ear ear;
        listens(*dora, ear);
        acted(*m_berta);
        QVERIFY(!callsFor(ear).isEmpty());
        QVERIFY(share::leave(ear.line));
        (void)callsFor(ear, 500);
        acted(*m_berta);
        QVERIFY(callsFor(ear, 1000).isEmpty());
    }
};

QTEST_GUILESS_MAIN(Calling)
#include "tst_calling.moc"
