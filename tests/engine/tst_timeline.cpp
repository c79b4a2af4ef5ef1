// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// States out of the journal: by replay, from snapshots that fit, past snapshots that do not, and under changed rules.
#include "engine/purse_game.h"
#include "engine/table.h"

#include <QJsonArray>
#include <QTest>

using namespace engine;

namespace {

QDateTime noTime() { return {}; }

// Counts what is read, and answers with the snapshot it was told to keep.
class WatchedJournal : public MemoryJournal {
public:
    mutable qint64 read = 0;
    Result<QList<Entry>> entries(qint64 first, qint64 last) const override
    {
        const auto found = MemoryJournal::entries(first, last);
        read += found ? found->size() : 0;
        return found;
    }
};

// A journal with one entry damaged or missing.
class DamagedJournal : public MemoryJournal {
public:
    qint64 missing = 0;
    Result<QList<Entry>> entries(qint64 first, qint64 last) const override
    {
        auto found = MemoryJournal::entries(first, last);
        if (found)
            found->removeIf([&](const Entry& entry) { return entry.seq == missing; });
        return found;
    }
};

// A journal whose index of branches is damaged: it answers wrong parents, its entries are sound.
class LyingJournal : public MemoryJournal {
public:
    QHash<qint64, qint64> lies;
    Result<QList<qint64>> parents() const override
    {
        auto all = MemoryJournal::parents();
        for (auto lie = lies.cbegin(); lie != lies.cend(); ++lie)
            (*all)[lie.key() - 1] = lie.value();
        return all;
    }
};

} // namespace

class Timelines : public QObject {
    Q_OBJECT

private slots:
    void startsEmpty();
    void keepsSnapshotsAndOpensFromThem();
    void replaysWhenSnapshotsDoNotFit_data();
    void replaysWhenSnapshotsDoNotFit();
    void ignoresSnapshotsOfOtherBranches();
    void tellsWhichEntriesDiffer();
    void opensOverAnEntryThatCannotBeRead_data();
    void opensOverAnEntryThatCannotBeRead();
    void namesAMissingEntry();
    void walksBranches();
    void believesTheEntriesNotTheirIndex_data();
    void believesTheEntriesNotTheirIndex();

private:
    static int coins(const Game& game, const AnyState& state)
    {
        return game.stateToJson(state).value(QLatin1String("coins")).toInt();
    }
    static void play(const Game& game, Journal& journal, int earnings)
    {
        Table table(game, journal, noTime);
        QVERIFY(table.begin({{QStringLiteral("coins"), 0}}, {}, {}));
        for (int i = 0; i < earnings; ++i)
            QCOMPARE(table.submit({QStringLiteral("earn"), {{QStringLiteral("rolled"), QJsonArray{1, 1}}}}, {}).answer,
                Submission::Answer::Done);
    }
};

void Timelines::believesTheEntriesNotTheirIndex_data()
{
    using Lies = QHash<qint64, qint64>;
    QTest::addColumn<Lies>("lies");
    QTest::newRow("a branch that is not there") << Lies{{8, 7}};
    QTest::newRow("a branch where none is") << Lies{{9, 2}};
    QTest::newRow("no beginning") << Lies{{9, 0}};
    QTest::newRow("a ring") << Lies{{3, 9}};
    QTest::newRow("less than nothing") << Lies{{9, -4}};
    QTest::newRow("itself") << Lies{{9, 9}};
}

// Entries 1 to 6 earn, 7 goes back to 3, 8 to 10 spend from there.
void Timelines::believesTheEntriesNotTheirIndex()
{
    using Lies = QHash<qint64, qint64>;
    QFETCH(Lies, lies);
    const auto game = purse::game();
    LyingJournal journal;
    {
        Table table(*game, journal, noTime);
        QVERIFY(table.begin({{QStringLiteral("coins"), 50}}, {}, {}));
        for (int i = 0; i < 5; ++i)
            QCOMPARE(table.submit({QStringLiteral("earn"), {{QStringLiteral("rolled"), QJsonArray{1, 1}}}}, {}).seq, i + 2);
        QCOMPARE(table.goTo(3, {}).seq, 7);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(table.submit({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}}, {}).seq, i + 8);
    }
    QList<int> right;
    QList<qint64> ways;
    for (const bool isLying : {false, true}) {
        journal.lies = isLying ? lies : Lies();
        QList<int> found;
        QList<qint64> nodes;
        {
            Timeline timeline(*game, journal);
            QVERIFY(timeline.open());
            for (const qint64 node : {10, 9, 6, 8, 3})
                found += coins(*game, *timeline.stateAt(node));
            QCOMPARE(timeline.isIndexWrong(), isLying);
        }
        for (const qint64 node : {10, 9, 8, 3}) { // each asked first
            Timeline timeline(*game, journal);
            QVERIFY(timeline.open());
            nodes += *timeline.parentOf(node);
            nodes += *timeline.isOnLine(node);
            nodes += *timeline.isOnLine(5);
            nodes += *timeline.childTowardsTip();
        }
        if (!isLying) {
            right = found;
            ways = nodes;
        }
        QCOMPARE(found, right);
        QCOMPARE(nodes, ways);
    }
}

void Timelines::startsEmpty()
{
    const auto game = purse::game();
    MemoryJournal journal;
    Timeline timeline(*game, journal);
    QVERIFY(timeline.open());
    QCOMPARE(timeline.last(), 0);
    QCOMPARE(timeline.node(), 0);
    QVERIFY(!timeline.stateAt(1));
    QVERIFY(!timeline.stateAt(0));
}

void Timelines::keepsSnapshotsAndOpensFromThem()
{
    const auto game = purse::game();
    WatchedJournal journal;
    play(*game, journal, 250);
    journal.read = 0;
    Table table(*game, journal, noTime);
    QVERIFY(table.open());
    QCOMPARE(coins(*game, table.state()), 500);
    QVERIFY2(journal.read <= 52, qPrintable(QString::number(journal.read)));
    QCOMPARE(coins(*game, *table.stateAt(150)), 298);
    QCOMPARE(coins(*game, *table.stateAt(1)), 0);
}

void Timelines::replaysWhenSnapshotsDoNotFit_data()
{
    QTest::addColumn<QJsonObject>("state");
    QTest::addColumn<bool>("rightDigest");
    QTest::newRow("another state") << QJsonObject{{QStringLiteral("coins"), 7}} << false;
    QTest::newRow("another state that its digest fits") << QJsonObject{{QStringLiteral("coins"), 7}} << true;
    QTest::newRow("no state of this game") << QJsonObject{{QStringLiteral("gems"), 7}} << false;
    QTest::newRow("a state that cannot be") << QJsonObject{{QStringLiteral("coins"), -7}} << false;
}

void Timelines::replaysWhenSnapshotsDoNotFit()
{
    QFETCH(QJsonObject, state);
    QFETCH(bool, rightDigest);
    const auto game = purse::game();
    MemoryJournal journal;
    play(*game, journal, 120);
    const auto kept = game->stateFromJson(state);
    const QByteArray digest = rightDigest && kept ? game->digest(*kept) : QByteArray("damaged");
    // Within the engine a snapshot whose own digest fits is believed: whether it belongs to the chain is the journal's affair.
    QVERIFY(journal.keep({110, digest, state}));
    Table table(*game, journal, noTime);
    QVERIFY(table.open());
    QCOMPARE(coins(*game, table.state()), rightDigest ? 7 + 22 : 240);
}

void Timelines::ignoresSnapshotsOfOtherBranches()
{
    const auto game = purse::game();
    MemoryJournal journal;
    play(*game, journal, 98); // entries 1 to 99
    Table table(*game, journal, noTime);
    QVERIFY(table.open());
    QCOMPARE(table.submit({QStringLiteral("spend"), {{QStringLiteral("coins"), 6}}}, {}).seq, 100); // a snapshot of 190 coins
    QCOMPARE(table.goTo(50, {}).answer, Submission::Answer::Done);
    QCOMPARE(table.submit({QStringLiteral("spend"), {{QStringLiteral("coins"), 8}}}, {}).seq, 102);
    Table again(*game, journal, noTime);
    QVERIFY(again.open());
    QCOMPARE(coins(*game, again.state()), 90);
    QVERIFY(again.differing().isEmpty());
}

void Timelines::tellsWhichEntriesDiffer()
{
    const auto game = purse::game();
    MemoryJournal journal;
    play(*game, journal, 3);
    const auto changed = purse::game(1); // every die is worth one more
    Table table(*changed, journal, noTime);
    QVERIFY(table.open());
    QCOMPARE(coins(*changed, table.state()), 12);
    QCOMPARE(table.differing(), QList<qint64>({2})); // what follows from it is not told again
    QCOMPARE(table.submit({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}}, {}).answer, Submission::Answer::Done);
    (void)purse::game(0);
}

void Timelines::opensOverAnEntryThatCannotBeRead_data()
{
    QTest::addColumn<QString>("verb");
    QTest::addColumn<QJsonObject>("action");
    QTest::newRow("unknown verb") << "steal" << QJsonObject();
    QTest::newRow("unknown field") << "earn" << QJsonObject{{QStringLiteral("dice"), 1}};
    QTest::newRow("impossible dice") << "earn" << QJsonObject{{QStringLiteral("rolled"), QJsonArray{7, 1}}};
}

// Rules that cannot even read an old action must not lock its campaign up: it changes nothing, and that is told.
void Timelines::opensOverAnEntryThatCannotBeRead()
{
    QFETCH(QString, verb);
    QFETCH(QJsonObject, action);
    const auto game = purse::game();
    MemoryJournal journal;
    play(*game, journal, 2);
    Entry entry;
    entry.seq = entry.node = entry.tip = 4;
    entry.parent = 3;
    entry.verb = verb;
    entry.action = action;
    entry.digest = "of another state";
    QVERIFY(journal.append(entry));
    Table table(*game, journal, noTime);
    QVERIFY(table.open());
    QCOMPARE(coins(*game, table.state()), 4);
    QCOMPARE(table.differing(), QList<qint64>({4}));
    QVERIFY(!table.sentenceOf(entry));
    QCOMPARE(table.undo({}).answer, Submission::Answer::Done);
}

void Timelines::namesAMissingEntry()
{
    const auto game = purse::game();
    DamagedJournal journal;
    play(*game, journal, 4);
    journal.missing = 3;
    Table table(*game, journal, noTime);
    const auto opened = table.open();
    QVERIFY(!opened);
    QVERIFY(opened.faults().first().place.contains(QLatin1Char('3')));
}

void Timelines::walksBranches()
{
    const auto game = purse::game();
    MemoryJournal journal;
    play(*game, journal, 3); // 1 … 4
    Table table(*game, journal, noTime);
    QVERIFY(table.open());
    table.goTo(2, {});                                                           // 5
    table.submit({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}}, {}); // 6
    Timeline timeline(*game, journal);
    QVERIFY(timeline.open());
    QCOMPARE(timeline.node(), 6);
    QCOMPARE(timeline.tip(), 6);
    QCOMPARE(*timeline.parentOf(6), 2);
    QCOMPARE(*timeline.parentOf(1), 0);
    QCOMPARE(*timeline.childTowardsTip(), 0);
    QVERIFY(*timeline.isOnLine(2));
    QVERIFY(*timeline.isOnLine(1));
    QVERIFY(!*timeline.isOnLine(3));
    QVERIFY(!*timeline.isOnLine(5));
    QCOMPARE(coins(*game, *timeline.stateAt(4)), 6);
    QCOMPARE(coins(*game, *timeline.stateAt(6)), 1);
}

QTEST_GUILESS_MAIN(Timelines)
#include "tst_timeline.moc"
