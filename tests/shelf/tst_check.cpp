// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Damage done on purpose: check names it, salvage saves what is proved, opening refuses with a remedy, and the old file stays.
#include "shelf/chain.h"
#include "shelf/check.h"
#include "shelf/made.h"

#include <QSqlQuery>
#include <QtTest>

#include <algorithm>

using namespace shelf;

namespace {

// Changes a shelf as only damage or a foreign hand could.
bool tamper(const QString& path, const QStringList& statements)
{
    bool isDone = true;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("tamper"));
        database.setDatabaseName(path);
        isDone = database.open();
        for (const QString& sql : statements) {
            QSqlQuery query(database);
            if (!query.exec(sql)) {
                qWarning() << query.lastError().text() << sql;
                isDone = false;
            }
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("tamper"));
    return isDone;
}

QStringList unguarded(const QString& sql)
{
    return {QStringLiteral("DROP TRIGGER entries_stay"), QStringLiteral("DROP TRIGGER entries_remain"), sql,
        QStringLiteral(
            "CREATE TRIGGER entries_stay BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END"),
        QStringLiteral("CREATE TRIGGER entries_remain BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'entries are never "
                       "deleted'); END")};
}

} // namespace

class TestCheck : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir{made::folderTemplate()};
    int m_files = 0;
    QString m_path; // of a small sound shelf, made anew for every test

    // Damaged like this, the shelf still gives every entry, and stays as it is.
    void expectSaved(const QByteArray& bad, const QByteArray& what)
    {
        made::writeBytes(m_path, bad);
        const auto report = check(m_path);
        QVERIFY2(report && !report->isSound(), what.constData());
        const QString to = m_path + QStringLiteral(".saved-") + QString::fromLatin1(what);
        const auto done = salvage(m_path, to);
        QVERIFY2(done, done ? "" : qPrintable(QString::fromLatin1(what) + done.faults().first().text()));
        QCOMPARE(made::bytesOf(m_path), bad);
        const auto saved = made::opened(to);
        QCOMPARE(saved->campaign(QStringLiteral("Ravens"))->entries, 70);
        QCOMPARE(saved->campaign(QStringLiteral("Crows"))->entries, 25);
    }

private slots:
    void initTestCase() { QVERIFY(m_dir.isValid()); }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_path = m_dir.filePath(QStringLiteral("%1/shelf.db").arg(++m_files));
        made::smallShelf(m_path);
    }

    void aSoundShelfIsSound()
    {
        const QByteArray before = made::hashOfFolder(QFileInfo(m_path).path());
        const auto report = check(m_path);
        QVERIFY(report);
        QVERIFY2(report->isSound(), qPrintable(report->isSound() ? QString() : report->findings.first().problem));
        QCOMPARE(report->campaigns.size(), 2);
        QCOMPARE(report->campaigns[0].name, QStringLiteral("Ravens"));
        QCOMPARE(report->campaigns[0].sound, 70);
        QCOMPARE(report->campaigns[0].known, 70);
        QCOMPARE(report->campaigns[1].sound, 25);
        QCOMPARE(made::hashOfFolder(QFileInfo(m_path).path()), before);
        const auto shelf = made::opened(m_path);
        QVERIFY(shelf->check()->isSound()); // the same through an open shelf
    }

    void sqlCannotChangeAnEntry()
    {
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("never changed")));
        QVERIFY(!tamper(m_path, {QStringLiteral("UPDATE entries SET who = 'Mallory' WHERE seq = 3")}));
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("never deleted")));
        QVERIFY(!tamper(m_path, {QStringLiteral("DELETE FROM entries WHERE seq = 70")}));
        QVERIFY(check(m_path)->isSound());
    }

    void everyChangeIsFound_data()
    {
        QTest::addColumn<QStringList>("statements");
        QTest::addColumn<int>("sound"); // entries of the first campaign that can be saved
        QTest::addColumn<bool>("opens");
        const auto row = [](const char* name, const QStringList& statements, int sound, bool opens) {
            QTest::newRow(name) << statements << sound << opens;
        };
        const char* const changes[] = {"seq = 71", "parent = 7", "node = 12", "tip = 3", "verb = 'take'", "action = '{}'",
            "who = ''", "at = '2024-02-29T12:00:00.000Z'", "rules = 5", "reason = 'because'", "digest = x'00'",
            "hash = zeroblob(32)"};
        for (const char* change : changes)
            row(change,
                unguarded(QStringLiteral("UPDATE entries SET %1 WHERE campaign = 1 AND seq = 69").arg(QLatin1String(change))), 68,
                false);
        row("an old entry", unguarded(QStringLiteral("UPDATE entries SET who = 'Mallory' WHERE campaign = 1 AND seq = 2")), 1,
            true);
        row("the first entry",
            unguarded(QStringLiteral("UPDATE entries SET action = '{\"from\":9}' WHERE campaign = 1 AND seq = 1")), 0, true);
        row("a gap", unguarded(QStringLiteral("DELETE FROM entries WHERE campaign = 1 AND seq = 30")), 29, true);
        row("the end", unguarded(QStringLiteral("DELETE FROM entries WHERE campaign = 1 AND seq = 70")), 69, false);
        row("all entries", unguarded(QStringLiteral("DELETE FROM entries WHERE campaign = 1")), 0, false);
        row("end and mark",
            unguarded(QStringLiteral("DELETE FROM entries WHERE campaign = 1 AND seq > 65"))
                << QStringLiteral("UPDATE heads SET seq = 65 WHERE campaign = 1"),
            65, false);
        row("the mark", {QStringLiteral("UPDATE heads SET hash = zeroblob(32) WHERE campaign = 1")}, 70, false);
        row("the mark's number", {QStringLiteral("UPDATE heads SET seq = 71 WHERE campaign = 1")}, 70, false);
        row("no mark", {QStringLiteral("DELETE FROM heads WHERE campaign = 1")}, 70, false);
        row("the name", {QStringLiteral("UPDATE campaigns SET name = 'Rayens' WHERE number = 1")}, 70, false);
        row("the game", {QStringLiteral("UPDATE campaigns SET game = 'other' WHERE number = 1")}, 70, false);
        row("the label", {QStringLiteral("DELETE FROM campaigns WHERE number = 1")}, 70, false);
        row("a kept state", {QStringLiteral("UPDATE snapshots SET state = '{\"count\":61}' WHERE campaign = 1 AND node = 60")},
            70, true);
        row("a kept state's place", {QStringLiteral("UPDATE snapshots SET node = 59 WHERE campaign = 1 AND node = 60")}, 70,
            true);
        row("a kept state's link", {QStringLiteral("UPDATE snapshots SET head = zeroblob(32) WHERE campaign = 1")}, 70, true);
        row("the link to a kept state",
            unguarded(QStringLiteral("UPDATE entries SET hash = zeroblob(32) WHERE campaign = 1 AND seq = 60")), 59, false);
        row("the line on the shelf", {QStringLiteral("UPDATE notes SET text = 'Year 9' WHERE campaign = 1")}, 70, true);
        row("a lost trigger", {QStringLiteral("DROP TRIGGER entries_stay")}, 70, false);
        row("a lost index", {QStringLiteral("DROP INDEX sidesteps")}, 70, false);
        row("a foreign trigger", {QStringLiteral("CREATE TRIGGER evil AFTER INSERT ON entries BEGIN DELETE FROM notes; END")}, 70,
            false);
        row("a foreign view", {QStringLiteral("CREATE VIEW evil AS SELECT 1")}, 70, false);
        row("a version that never was", {QStringLiteral("PRAGMA user_version = 0")}, 70, false);
    }

    void everyChangeIsFound()
    {
        QFETCH(QStringList, statements);
        QFETCH(int, sound);
        QFETCH(bool, opens);
        QVERIFY(tamper(m_path, statements));
        const QByteArray before = made::hashOfFolder(QFileInfo(m_path).path());

        const auto report = check(m_path);
        QVERIFY(report);
        QVERIFY(!report->isSound());
        QVERIFY(report->findings.first().place.startsWith(m_path));
        const auto one = std::find_if(report->campaigns.begin(), report->campaigns.end(),
            [](const CheckedCampaign& c) { return c.name != QStringLiteral("Crows"); });
        QVERIFY(one != report->campaigns.end());
        QCOMPARE(one->sound, sound);
        QVERIFY(one->known >= one->sound);

        {
            const auto shelf = Shelf::open(m_path, Access::Read);
            const auto journal =
                shelf ? (*shelf)->journal(one->id) : engine::Result<std::unique_ptr<engine::Journal>>(shelf.faults());
            QCOMPARE(bool(journal), opens);
            QVERIFY(opens || !journal.faults().first().remedy.isEmpty());
        }

        const QString saved = QFileInfo(m_path).path() + QStringLiteral("-saved.db");
        const auto done = salvage(m_path, saved);
        QVERIFY2(done, qPrintable(done ? QString() : done.faults().first().text()));
        QCOMPARE(made::hashOfFolder(QFileInfo(m_path).path()), before);
        QVERIFY(check(saved)->isSound());
        const auto shelf = made::opened(saved);
        const auto campaigns = shelf->campaigns();
        QCOMPARE(campaigns->size(), sound > 0 ? 2 : 1);
        QCOMPARE(shelf->campaign(QStringLiteral("Crows"))->entries, 25);
        QCOMPARE(shelf->campaign(QStringLiteral("Crows"))->summary, QStringLiteral("Year 3, winter"));
        if (sound == 0)
            return;
        const auto other = std::find_if(
            campaigns->begin(), campaigns->end(), [](const Campaign& c) { return c.name != QStringLiteral("Crows"); });
        const auto journal = shelf->journal(other->id);
        QVERIFY(journal);
        const auto entries = (*journal)->entries(1, 100);
        QCOMPARE(entries->size(), sound);
        for (qint64 seq = 1; seq <= sound; ++seq)
            QVERIFY(made::isEntryAt(entries->at(seq - 1), seq));
        QVERIFY((*journal)->append(made::entryAt(sound + 1))); // play goes on
    }

    void aStateBehindTheDamageIsHandedOut()
    {
        QVERIFY(tamper(m_path, unguarded(QStringLiteral("UPDATE entries SET who = 'Mallory' WHERE campaign = 1 AND seq = 33"))));
        const auto done = salvage(m_path, m_path + QStringLiteral(".saved"));
        QVERIFY(done);
        QCOMPARE(done->laterStates.size(), 1);
        QCOMPARE(done->laterStates.first().campaign, QStringLiteral("Ravens"));
        QCOMPARE(done->laterStates.first().node, 60);
        QCOMPARE(done->laterStates.first().state.value(QLatin1String("count")).toInteger(), 60);
    }

    void aDamagedKeptStateIsPassedOver()
    {
        QVERIFY(
            tamper(m_path, {QStringLiteral("UPDATE snapshots SET state = '{\"count\":61}' WHERE campaign = 1 AND node = 60")}));
        const auto shelf = made::opened(m_path);
        const auto journal = shelf->journal(shelf->campaign(QStringLiteral("Ravens"))->id);
        QCOMPARE((*journal)->snapshotAtOrBefore(70)->value().node, 40);
        QVERIFY((*journal)->keep({60, made::entryAt(60).digest, {{QStringLiteral("count"), 60}}}));
        QCOMPARE((*journal)->snapshotAtOrBefore(70)->value().node, 60);
        QVERIFY(shelf->check()->isSound());
    }

    void aKeptStateOfOtherEntriesIsFound()
    {
        const auto shelf = made::opened(m_path);
        const auto journal = shelf->journal(shelf->campaign(QStringLiteral("Ravens"))->id);
        QVERIFY((*journal)->keep({60, "another digest", {{QStringLiteral("count"), 60}}}));
        const auto report = shelf->check();
        QCOMPARE(report->findings.size(), 1);
        QVERIFY(report->findings.first().problem.contains(QStringLiteral("60")));
        QVERIFY((*journal)->keep({60, made::entryAt(60).digest, {{QStringLiteral("count"), 60}}}));
        QVERIFY(shelf->check()->isSound());
    }

    // Behind ever so many kept states by which nothing is lost, what is lost is told all the same; and what is sound is counted.
    void whatIsLostIsToldBesideMuchThatIsNot()
    {
        QVERIFY(tamper(m_path,
            {QStringLiteral("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500) "
                            "INSERT INTO snapshots SELECT 1, i + 1000, i + 1000, x'00', x'00', '{}', x'00' FROM n"),
                QStringLiteral("INSERT INTO pins SELECT 99, 'hs-melee', 'note', 'x', '', '', 1, x'00'"),
                QStringLiteral("UPDATE campaigns SET name = 'Crovvs' WHERE number = 2")}));
        const auto report = check(m_path);
        const auto lost = [&](const char* place) {
            return std::ranges::any_of(report->findings, [&](const Finding& one) {
                return one.place.contains(QLatin1String(place)) && !one.lost.contains(QStringLiteral("Nothing is lost"));
            });
        };
        QVERIFY(lost("note 99") && lost("campaign Crovvs"));
        QVERIFY(report->findings.size() < 1100);
        QVERIFY(report->findings.last().problem.contains(QStringLiteral("There is more of this kind")));
        QVERIFY(report->findings.last().lost.contains(QStringLiteral("Nothing is lost")));
    }

    // Older versions wrote long beginnings, with packs in them; what nobody's packs could have made is not read, for memory's
    // sake.
    void aLongBeginningIsRead_data()
    {
        QTest::addColumn<int>("letters");
        QTest::addColumn<bool>("isRead");
        QTest::newRow("with a pack") << 17'000'000 << true;
        QTest::newRow("without end") << 42'000'000 << false;
    }

    void aLongBeginningIsRead()
    {
        QFETCH(int, letters);
        QFETCH(bool, isRead);
        const auto literal = [](const QByteArray& bytes) {
            return QStringLiteral("x'%1'").arg(QString::fromLatin1(bytes.toHex()));
        };
        made::filled(*made::opened(m_path), QStringLiteral("Jays"), 1);
        Row row = rowOf(made::entryAt(1));
        row.action = QString(letters, QLatin1Char('x'));
        row.hash = hashAfter(seed(), row);
        QVERIFY(tamper(m_path,
            unguarded(QStringLiteral("UPDATE entries SET action = replace(hex(zeroblob(%1)), '0', 'x'), hash = %2"
                                     " WHERE campaign = 3")
                          .arg(letters / 2)
                          .arg(literal(row.hash)))
                << QStringLiteral("UPDATE heads SET hash = %1 WHERE campaign = 3").arg(literal(row.hash))));
        const auto report = check(m_path);
        QCOMPARE(report->isSound(), isRead);
        QCOMPARE(report->campaigns.size(), 3);
    }

    void aKeptStateOfAnotherChainIsFound()
    {
        const QString state = QStringLiteral("{}");
        const QByteArray head(32, 'x');
        const QByteArray digest = made::entryAt(40).digest;
        const auto literal = [](const QByteArray& bytes) {
            return QStringLiteral("x'%1'").arg(QString::fromLatin1(bytes.toHex()));
        };
        QVERIFY(tamper(m_path,
            {QStringLiteral("UPDATE snapshots SET head = %1, state = '{}', seal = %2 WHERE campaign = 1 AND node = 40")
                    .arg(literal(head), literal(sealOfSnapshot(1, 40, 40, head, digest, state)))}));
        const auto report = check(m_path);
        QCOMPARE(report->findings.size(), 1);
        QVERIFY(report->findings.first().problem.contains(QStringLiteral("40")));
        QCOMPARE(report->campaigns.first().sound, 70);
    }

    void aDamagedOldEntryIsNamedWhenItIsRead()
    {
        QVERIFY(tamper(m_path, unguarded(QStringLiteral("UPDATE entries SET who = 'Mallory' WHERE campaign = 1 AND seq = 7"))));
        const auto shelf = made::opened(m_path);
        const QString id = shelf->campaign(QStringLiteral("Ravens"))->id;
        const auto journal = shelf->journal(id);
        QVERIFY(journal); // the newest kept state stands for what is before it
        QCOMPARE((*journal)->entries(1, 6)->size(), 6);
        QCOMPARE((*journal)->entries(8, 70)->size(), 63);
        const auto entries = (*journal)->entries(1, 70);
        QVERIFY(!entries);
        QVERIFY(entries.faults().first().place.contains(QStringLiteral("Ravens")));
        QVERIFY(entries.faults().first().place.endsWith(QStringLiteral(" 7")));
        QVERIFY(!shelf->exported(id));
    }

    void badFilesAreToldApart_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("says");
        QTest::newRow("empty") << QByteArray() << QStringLiteral("empty");
        QTest::newRow("text") << QByteArray("Dear diary, today we hired three mercenaries.\n").repeated(100)
                              << QStringLiteral("not a database");
        QTest::newRow("short") << QByteArray("SQLite format 3\0\x10", 17) << QStringLiteral("cut off");
        QTest::newRow("zeros") << QByteArray(20000, '\0') << QStringLiteral("zeros");
    }

    void badFilesAreToldApart()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, says);
        made::writeBytes(m_path, content);
        for (const Access access : {Access::Write, Access::Read}) {
            const auto shelf = Shelf::open(m_path, access);
            QVERIFY(!shelf);
            const engine::Fault fault = shelf.faults().first();
            QCOMPARE(fault.place, m_path);
            QVERIFY2(fault.problem.contains(says), qPrintable(fault.text()));
            QVERIFY(!fault.remedy.isEmpty());
        }
        const auto report = check(m_path);
        QVERIFY(!report || !report->isSound());
        QVERIFY(!salvage(m_path, m_path + QStringLiteral(".saved")) || !report->isSound());
        QCOMPARE(made::bytesOf(m_path), content);
    }

    void aForeignDatabaseIsLeftAlone()
    {
        QFile::remove(m_path);
        QVERIFY(
            tamper(m_path, {QStringLiteral("CREATE TABLE cats (name TEXT)"), QStringLiteral("INSERT INTO cats VALUES ('Tom')")}));
        const QByteArray before = made::bytesOf(m_path);
        for (const Access access : {Access::Write, Access::Read}) {
            const auto shelf = Shelf::open(m_path, access);
            QVERIFY(!shelf);
            QVERIFY(shelf.faults().first().problem.contains(QStringLiteral("another program")));
        }
        QVERIFY(!check(m_path));
        QVERIFY(!salvage(m_path, m_path + QStringLiteral(".saved")));
        QVERIFY(!QFileInfo::exists(m_path + QStringLiteral(".saved")));
        QCOMPARE(made::bytesOf(m_path), before);
        QVERIFY(!Shelf::open(m_dir.path(), Access::Read)); // a folder
    }

    void aNewerShelfCanBeReadButNotWritten()
    {
        QVERIFY(tamper(m_path, {QStringLiteral("CREATE TABLE future (thing TEXT)"), QStringLiteral("PRAGMA user_version = 4")}));
        const QByteArray before = made::bytesOf(m_path);
        const auto written = Shelf::open(m_path, Access::Write);
        QVERIFY(!written);
        QVERIFY(written.faults().first().problem.contains(QStringLiteral("newer")));
        const auto shelf = made::opened(m_path, Access::Read);
        QVERIFY(shelf);
        QCOMPARE(shelf->campaigns()->size(), 2);
        const QString id = shelf->campaign(QStringLiteral("Ravens"))->id;
        const auto journal = shelf->journal(id);
        QCOMPARE((*journal)->entries(1, 70)->size(), 70);
        const auto refused = (*journal)->append(made::entryAt(71));
        QVERIFY(!refused);
        QVERIFY(refused.faults().first().problem.contains(QStringLiteral("newer")));
        QVERIFY(!shelf->note(id, QStringLiteral("x")));
        QVERIFY(shelf->exported(id));
        QCOMPARE(made::bytesOf(m_path), before);
    }

    void damagedFirstBytesDoNotHideTheEntries()
    {
        const QByteArray wanted = *made::contentOf(m_path);
        const QByteArray good = made::bytesOf(m_path);
        for (const int at : {0, 5, 16, 18, 21, 28, 44, 59, 60, 68, 70}) {
            QByteArray bad = good;
            bad[at] = char(bad[at] ^ 0x55);
            made::writeBytes(m_path, bad);
            const auto report = check(m_path);
            QVERIFY(report);
            QVERIFY2(!report->isSound() || *made::contentOf(m_path) == wanted, qPrintable(QString::number(at)));
            const QString saved = m_path + QStringLiteral(".saved-%1").arg(at);
            const auto done = salvage(m_path, saved);
            QVERIFY2(done, qPrintable(QString::number(at)));
            QCOMPARE(made::opened(saved)->campaign(QStringLiteral("Ravens"))->entries, 70);
            QCOMPARE(made::bytesOf(m_path), bad);
        }
    }

    void aDamagedFirstPageDoesNotHideTheEntries()
    {
        const QByteArray good = made::bytesOf(m_path);
        for (const int at : {100, 103, 116, 3398, 3735}) {
            QByteArray bad = good;
            bad[at] = char(~bad[at]);
            expectSaved(bad, QByteArray::number(at));
        }
        QByteArray noFirstPage = good;
        expectSaved(noFirstPage.replace(0, 4096, QByteArray(4096, '\0')), "no first page");
    }

    void longEntriesAreFoundOnTheirPages()
    {
        const QString path = m_dir.filePath(QStringLiteral("long.db"));
        QList<engine::Entry> written;
        {
            const auto shelf = made::opened(path);
            const auto journal = shelf->journal(shelf->create(QStringLiteral("Long"), QStringLiteral("counting"))->id);
            for (const int length : {1, 500, 950, 1000, 1100, 3000, 4000, 4100, 5000, 8200, 70000}) {
                engine::Entry entry = made::entryAt(written.size() + 1);
                entry.action.insert(QStringLiteral("long"), QString(length, QChar(0xe4)));
                QVERIFY((*journal)->append(entry));
                written += entry;
            }
        }
        QByteArray bad = made::bytesOf(path);
        made::writeBytes(path, bad.replace(0, 4096, QByteArray(4096, 'x')));
        QVERIFY(salvage(path, path + QStringLiteral(".saved")));
        const auto saved = made::opened(path + QStringLiteral(".saved"));
        const auto entries = (*saved->journal(saved->campaigns()->first().id))->entries(1, 100);
        QCOMPARE(entries->size(), written.size());
        for (qsizetype i = 0; i < written.size(); ++i)
            QCOMPARE(entries->at(i).action, written[i].action);
    }

    // Killed while playing: the newest pages lie in the journal file, and the shelf's own first page is damaged.
    void pagesInTheJournalFileAreGathered()
    {
        const QString path = m_dir.filePath(QStringLiteral("killed/shelf.db"));
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        made::writeBytes(path, made::bytesOf(m_path));
        const QString twin = m_dir.filePath(QStringLiteral("killed/twin.db"));
        {
            const auto shelf = made::opened(path);
            const auto journal = shelf->journal(shelf->campaign(QStringLiteral("Ravens"))->id);
            for (qint64 seq = 71; seq <= 90; ++seq)
                QVERIFY((*journal)->append(made::entryAt(seq)));
            made::writeBytes(twin, made::bytesOf(path));
            made::writeBytes(twin + QStringLiteral("-wal"), made::bytesOf(path + QStringLiteral("-wal")));
        }
        QVERIFY(check(twin)->isSound());
        QByteArray bad = made::bytesOf(twin);
        made::writeBytes(twin, bad.replace(0, 4096, QByteArray(4096, 'x')));
        const auto done = salvage(twin, twin + QStringLiteral(".saved"));
        QVERIFY2(done, qPrintable(done ? QString() : done.faults().first().text()));
        QCOMPARE(made::opened(twin + QStringLiteral(".saved"))->campaign(QStringLiteral("Ravens"))->entries, 90);
    }

    void aWrongLengthIsFound()
    {
        const QByteArray good = made::bytesOf(m_path);
        for (const qsizetype cut : {1, 2, 100, 4095, 4096, 4097, 9000}) {
            made::writeBytes(m_path, good.chopped(cut));
            const auto report = check(m_path);
            QVERIFY2(report && !report->isSound(), qPrintable(QString::number(cut)));
            for (const Access access : {Access::Write, Access::Read}) {
                const auto shelf = Shelf::open(m_path, access);
                QVERIFY(!shelf);
                QVERIFY2(
                    shelf.faults().first().problem.contains(
                        QStringLiteral("cut off: it should have %1 bytes and has %2").arg(good.size()).arg(good.size() - cut)),
                    qPrintable(shelf.faults().first().text()));
            }
        }
        made::writeBytes(m_path, good + 'x');
        QVERIFY(!check(m_path)->isSound());
        QVERIFY(!Shelf::open(m_path));
        made::writeBytes(m_path, good);
        QVERIFY(check(m_path)->isSound());
    }

    void whereNothingIsLeftTheNewestSoundCopyIsNamed()
    {
        QString sound, newest;
        {
            const auto shelf = made::opened(m_path);
            sound = shelf->copy(CopyKind::Sitting, QDateTime(QDate(2024, 3, 1), QTime(20, 0), Qt::UTC))->file;
            QVERIFY(shelf->note(shelf->campaigns()->first().id, QStringLiteral("x")));
            newest = shelf->copy(CopyKind::Timed, QDateTime(QDate(2024, 3, 1), QTime(21, 0), Qt::UTC))->file;
        }
        QByteArray bad = made::bytesOf(newest);
        QVERIFY(QFile::remove(newest));
        made::writeBytes(newest, bad.replace(5000, 8000, QByteArray(8000, 'x')));
        const QByteArray rest = made::bytesOf(m_path);
        for (const QByteArray& content :
            {QByteArray(), rest.left(16), rest.left(2000), rest.left(4096), QByteArray(20000, '\0')}) {
            made::writeBytes(m_path, content);
            const QString to = m_path + QStringLiteral(".saved");
            const auto saved = salvage(m_path, to);
            QVERIFY(!saved);
            QVERIFY(!QFileInfo::exists(to));
            const QString remedy = saved.faults().first().remedy;
            QVERIFY2(remedy.contains(sound) && remedy.contains(QStringLiteral("--repair")) && !remedy.contains(newest),
                qPrintable(saved.faults().first().text()));
        }
        QVERIFY(salvage(sound, m_path + QStringLiteral(".again"))); // as the remedy says
        QCOMPARE(made::opened(m_path + QStringLiteral(".again"))->campaign(QStringLiteral("Ravens"))->entries, 70);
    }

    void salvageNeverOverwrites()
    {
        const QString there = m_dir.filePath(QStringLiteral("there"));
        made::writeBytes(there, "mine");
        QVERIFY(!salvage(m_path, there));
        QVERIFY(!salvage(m_path, m_path));
        QCOMPARE(made::bytesOf(there), QByteArray("mine"));
        QVERIFY(check(m_path)->isSound());
    }

    void aMissingFileIsAFault()
    {
        QVERIFY(!check(m_path + QStringLiteral("x")));
        QVERIFY(!salvage(m_path + QStringLiteral("x"), m_path + QStringLiteral("y")));
        QVERIFY(!QFileInfo::exists(m_path + QStringLiteral("y")));
    }
};

QTEST_GUILESS_MAIN(TestCheck)
#include "tst_check.moc"
