// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What one seat alone may know: it is on the dealer's device and on that seat's, and nowhere else.
#include "share/device.h"
#include "support/long_form.h"

#include <QDirIterator>
#include <QJsonDocument>
#include <QTest>

#include <future>

using made::Device;
using share::Right;

namespace {

QByteArray everythingBelow(const QString& folder)
{
    QByteArray all;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            all += file.readAll();
    }
    return all;
}

QByteArray compact(const QJsonObject& json) { return QJsonDocument(json).toJson(QJsonDocument::Compact); }

// Whispers of a table as its dealer could fetch them: those for itself, with what is said to everybody instead.
struct Kept {
    QList<engine::Entry> open;
    QList<shelf::Whisper> whispers;
};

Kept keptBy(Device& device)
{
    const auto shared = device.shelf().shared(device.mirror().terms().table);
    return {*(*shared)->journal().entries(1, (*shared)->last()), *(*shared)->whispers(1, (*shared)->last())};
}

// Lists of names that stand in a whisper and not in what everybody reads: hands that were dealt, cards that were drawn.
QList<QByteArray> marksOf(const Kept& kept)
{
    constexpr qsizetype fewestNames = 2; // a single name is read aloud sooner or later
    constexpr qsizetype salt = 32;
    QByteArray open;
    for (const engine::Entry& entry : kept.open)
        open += compact(entry.action);
    QList<QByteArray> marks;
    for (const shelf::Whisper& one : kept.whispers) {
        const QJsonObject fields = QJsonDocument::fromJson(one.content.mid(salt)).object();
        for (auto it = fields.begin(); it != fields.end(); ++it) {
            const QByteArray mark = compact({{it.key(), it.value()}}).mid(1).chopped(1);
            if (it.value().toArray().size() >= fewestNames && !mark.contains("\"?") && !open.contains(mark))
                marks += mark;
        }
    }
    return marks;
}

} // namespace

class Secrets : public made::Served {
    Q_OBJECT

    static void settled(const QList<Device*>& all)
    {
        for (int i = 0; i < 3; ++i)
            for (Device* one : all)
                QVERIFY2(one->settle(), qPrintable(one->fault));
    }

    static void played(const QList<Device*>& all, int acts)
    {
        for (int i = 0; i < acts; ++i) {
            Device* const one = all[i % all.size()];
            (void)one->actAtRandom();
            settled({one, all.first()});
            if (!one->mirror().conflicts().isEmpty()) {
                QVERIFY(one->mirror().drop(one->mirror().conflicts().first().act.id));
                QVERIFY(one->sit());
            }
        }
        settled(all);
    }

    // Each device sees what its seat may see, no more and no less; dealer: who knows everything.
    static void eachSeesItsOwn(const QList<Device*>& all, Device& dealer)
    {
        QVERIFY(dealer.mirror().terms().isDealer);
        const engine::Game& whole = made::gameNamed(dealer.game().id());
        const engine::AnyState state = dealer.table().state();
        for (Device* one : all) {
            const share::Eyes eyes = one->mirror().terms().eyes();
            QCOMPARE(one->publicDigest(), dealer.publicDigest());
            const engine::AnyState seen = eyes.isDealer ? state : whole.hidden(state, eyes.seat);
            QCOMPARE(whole.digest(one->table().state()), whole.digest(seen));
            QVERIFY2(one->hearsOnlyItsOwn, qPrintable(one->who));
            QVERIFY(one->table().differing().isEmpty());
        }
    }

private slots:
    void handsStayWithTheirSeats_data()
    {
        QTest::addColumn<QString>("game");
        QTest::newRow("swords-and-souls") << QStringLiteral("swords-and-souls");
        QTest::newRow("mercenarium") << QStringLiteral("mercenarium");
    }

    // The dealer deals and everybody plays; then the deal, a seat and a right go to somebody else.
    void handsStayWithTheirSeats()
    {
        QFETCH(QString, game);
        const int acts = support::often(24);
        const auto anna = Device::sharing(server(), game, 31, made::openingOf(game));
        QVERIFY(anna);
        const QStringList seats = anna->game().seats(anna->table().state());
        QVERIFY(seats.size() >= 2);
        const auto berta = anna->letIn(QStringLiteral("Berta"), Right::Seat, seats[0], 32);
        const auto cleo = anna->letIn(QStringLiteral("Cleo"), Right::Seat, seats[1], 33);
        const auto dora = anna->letIn(QStringLiteral("Dora"), Right::Look, {}, 34);
        const auto emil = anna->letIn(QStringLiteral("Emil"), Right::All, {}, 35);
        QVERIFY(berta && cleo && dora && emil);
        const QList<Device*> all{anna.get(), berta.get(), cleo.get(), dora.get(), emil.get()};
        played({anna.get(), berta.get(), cleo.get()}, acts);
        settled(all);
        eachSeesItsOwn(all, *anna);
        const engine::Game& whole = made::gameNamed(game);
        const engine::AnyState state = anna->table().state();
        QVERIFY(
            whole.digest(whole.hidden(state, seats[0])) != whole.digest(whole.hidden(state, {}))); // there is something to hide

        nobodyElseHoldsThem(*anna, {dora.get(), emil.get()});

        // The deal goes over: the new dealer learns what there is to know, the old one learns no more.
        share::Line line;
        QVERIFY2(anna->reach(line), qPrintable(anna->fault));
        QVERIFY(share::giveDeal(line, emil->mirror().terms().role));
        settled(all);
        QVERIFY(!anna->mirror().terms().isDealer);
        QCOMPARE(whole.digest(emil->table().state()), whole.digest(state));
        anna->heard.clear();
        played({emil.get(), berta.get(), cleo.get()}, acts);
        settled(all);
        eachSeesItsOwn(all, *emil);
        QVERIFY(anna->heard.isEmpty());

        // A seat goes to somebody else, and a right is taken away.
        QVERIFY(share::setRight(line, berta->mirror().terms().role, Right::Seat, seats[1]));
        QVERIFY(share::setRight(line, cleo->mirror().terms().role, Right::Look, {}));
        settled(all);
        QCOMPARE(berta->mirror().terms().seat, seats[1]);
        eachSeesItsOwn(all, *emil);
        cleo->heard.clear();
        QVERIFY(!cleo->actAtRandom());
        QVERIFY(cleo->fault.contains(QStringLiteral("look on")) || cleo->fault.contains(QStringLiteral("refused")));
        QCOMPARE(cleo->mirror().waiting(), 0);
        played({emil.get(), berta.get()}, acts);
        settled(all);
        eachSeesItsOwn(all, *emil);
        QVERIFY(cleo->heard.isEmpty());
        for (Device* one : all)
            one->reopen();
        eachSeesItsOwn(all, *emil); // and what is kept says the same
        nobodyElseHoldsThem(*emil, {dora.get()});
        qInfo("%s: %lld entries, %d draws asked for", qPrintable(game), emil->mirror().confirmed(), berta->asked + cleo->asked);
        QVERIFY(berta->asked + cleo->asked > 0);
    }

    // An ask that is dropped before it was served is served no more, and does not stay at the server.
    void aDroppedAskIsNotServed()
    {
        const QString game = QStringLiteral("mercenarium");
        const auto anna = Device::sharing(server(), game, 41);
        QVERIFY(anna);
        const auto berta = anna->letIn(QStringLiteral("Berta"), Right::All, {}, 42);
        QVERIFY(berta->act(QStringLiteral("deal")));
        QCOMPARE(berta->asked, 1);
        QVERIFY(berta->round()); // it lies at the server, and the dealer has not looked yet
        share::Line there;
        QVERIFY(anna->reach(there));
        const auto lies = there.rows("SELECT content FROM musterroll.asks");
        QCOMPARE(lies->size(), 1);
        QVERIFY(!lies->first()[0].toString().contains(QStringLiteral("told"))); // what its device says of it stays there
        QVERIFY(!berta->mirror().outgoing().asks.first().sentence().isEmpty());
        const qint64 before = anna->mirror().confirmed();
        const share::Outgoing out = berta->mirror().outgoing();
        QCOMPARE(out.asks.size(), 1);
        QVERIFY(berta->mirror().drop(out.asks.first().id));
        QVERIFY(berta->sit());
        settled({berta.get(), anna.get(), berta.get()});
        QCOMPARE(anna->mirror().confirmed(), before);
        QCOMPARE(berta->mirror().waiting(), 0);
        share::Line line;
        QVERIFY(berta->reach(line));
        QCOMPARE(line.rows("SELECT id FROM musterroll.asks")->size(), 0);
    }

    // Who asks once more, while the act that serves it is being written, is not served twice.
    void aDrawIsServedOnce()
    {
        const auto anna = Device::sharing(server(), QStringLiteral("mercenarium"), 43);
        QVERIFY(anna);
        const auto berta = anna->letIn(QStringLiteral("Berta"), Right::All, {}, 44);
        QVERIFY(berta->act(QStringLiteral("deal")));
        QVERIFY(berta->round());
        const share::Outgoing asking = berta->mirror().outgoing();
        QCOMPARE(asking.asks.size(), 1);
        QVERIFY(anna->round()); // it is drawn, and not sent yet
        const qint64 before = anna->mirror().confirmed();
        QCOMPARE(anna->mirror().waiting(), 1);
        share::Line writing;
        QVERIFY(anna->reach(writing));
        QVERIFY(writing.runPlain("BEGIN"));
        const auto written = share::exchanged(writing, anna->mirror().outgoing());
        QVERIFY(written && written->isTaken);
        auto again = std::async(std::launch::async, [&] {
            share::Line line;
            return berta->reach(line) && share::exchanged(line, asking);
        });
        QTest::qWait(500); // it waits for what is being written
        QVERIFY(writing.runPlain("COMMIT"));
        QVERIFY(again.get());
        QCOMPARE(writing.rows("SELECT id FROM musterroll.asks")->size(), 0);
        settled({anna.get(), berta.get()});
        QCOMPARE(anna->mirror().confirmed(), before + 1);
        QVERIFY(anna->mirror().conflicts().isEmpty());
        QCOMPARE(berta->mirror().waiting(), 0);
    }

private:
    // Marks that the dealer holds stand on none of these devices, nor in what everybody may read at the server.
    static void nobodyElseHoldsThem(Device& dealer, const QList<Device*>& others)
    {
        const Kept kept = keptBy(dealer);
        const QList<QByteArray> marks = marksOf(kept);
        QVERIFY(!marks.isEmpty());
        share::Line line;
        QVERIFY2(dealer.reach(line), qPrintable(dealer.fault));
        const auto open = line.rows("SELECT action, who, reason, at, verb FROM musterroll.entries");
        QVERIFY(open && open->size() == kept.open.size());
        QByteArray read;
        for (const QVariantList& row : *open)
            for (const QVariant& column : row)
                read += column.toByteArray();
        const QByteArray own = everythingBelow(dealer.folder());
        for (const QByteArray& mark : marks) {
            QVERIFY2(own.contains(mark), mark.constData()); // so it is found where it is
            QVERIFY2(!read.contains(mark), mark.constData());
        }
        for (Device* one : others) {
            const QByteArray there = everythingBelow(one->folder());
            QVERIFY(there.contains(dealer.mirror().terms().table.toUtf8()));
            for (const QByteArray& mark : marks)
                QVERIFY2(!there.contains(mark), mark.constData());
            for (const shelf::Whisper& whisper : kept.whispers)
                QVERIFY2(!there.contains(whisper.content), qPrintable(one->who));
        }
    }
};

QTEST_GUILESS_MAIN(Secrets)
#include "tst_secrets.moc"
