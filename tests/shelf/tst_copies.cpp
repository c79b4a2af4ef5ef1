// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Copies beside the shelf: which stay, what is in them, and that a schema is never upgraded without one.
#include "shelf/copies.h"
#include "shelf/file.h"
#include "shelf/made.h"

#include <QSqlQuery>
#include <QtTest>

using namespace shelf;

namespace {

const QDateTime start(QDate(2024, 1, 1), QTime(18, 0), Qt::UTC);

Copy timedAt(qint64 number, const QDateTime& made) { return {number, CopyKind::Timed, made, {}, QString::number(number)}; }

// Makes one copy after the other and thins after each, as it happens in life; gives the ages that stay, in minutes.
QList<qint64> keptAfter(CopyKind kind, const QList<qint64>& minutes)
{
    QList<Copy> copies;
    for (qsizetype i = 0; i < minutes.size(); ++i) {
        copies.prepend({i + 1, kind, start.addSecs(minutes[i] * 60), {}, QString::number(i + 1)});
        for (const Copy& old : surplus(copies))
            copies.removeIf([&](const Copy& c) { return c.number == old.number; });
    }
    QList<qint64> kept;
    for (const Copy& copy : copies)
        kept += start.secsTo(copy.made) / 60;
    return kept;
}

QList<qint64> every(qint64 step, qint64 end)
{
    QList<qint64> all;
    for (qint64 at = 0; at <= end; at += step)
        all += at;
    return all;
}

} // namespace

class TestCopies : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir{made::folderTemplate()};
    int m_files = 0;
    QString newPath() { return m_dir.filePath(QStringLiteral("%1/shelf.db").arg(++m_files)); }

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void thinning_data()
    {
        QTest::addColumn<CopyKind>("kind");
        QTest::addColumn<QList<qint64>>("made");
        QTest::addColumn<QList<qint64>>("kept");
        const qint64 hour = 60;
        const qint64 day = 24 * hour;
        QTest::newRow("none") << CopyKind::Timed << QList<qint64>{} << QList<qint64>{};
        QTest::newRow("few") << CopyKind::Timed << QList<qint64>{0, 10, 20, 30} << QList<qint64>{30, 20, 10, 0};
        QTest::newRow("one evening") << CopyKind::Timed << every(10, 4 * hour) << QList<qint64>{240, 230, 220, 210, 170, 110};
        QTest::newRow("two evenings") << CopyKind::Timed
                                      << every(10, 4 * hour) + QList<qint64>{day, day + 10, day + 20, day + 30, day + 40}
                                      << QList<qint64>{day + 40, day + 30, day + 20, day + 10, 240, 230};
        QTest::newRow("once a day for two months")
            << CopyKind::Timed << every(day, 60 * day)
            << QList<qint64>{60 * day, 59 * day, 58 * day, 57 * day, 56 * day, 55 * day, 54 * day, 53 * day, 48 * day, 41 * day};
        QTest::newRow("a year of sittings every week")
            << CopyKind::Sitting << every(7 * day, 364 * day)
            << QList<qint64>{364 * day, 357 * day, 350 * day, 343 * day, 336 * day, 329 * day, 322 * day, 315 * day, 308 * day,
                   301 * day, 273 * day, 238 * day, 210 * day, 175 * day, 147 * day, 119 * day, 84 * day, 56 * day, 28 * day};
        QTest::newRow("before upgrades") << CopyKind::Upgrade << every(1, 30) << [] {
            auto all = every(1, 30);
            std::reverse(all.begin(), all.end());
            return all;
        }();
        QTest::newRow("clock set back") << CopyKind::Timed << QList<qint64>{5000, 5010, 5020, 10, 20, 30, 40}
                                        << QList<qint64>{40, 30, 20, 10, 5020};
    }

    void thinning()
    {
        QFETCH(CopyKind, kind);
        QFETCH(QList<qint64>, made);
        QFETCH(QList<qint64>, kept);
        QCOMPARE(keptAfter(kind, made), kept);
    }

    void neverMoreThanTenTimed()
    {
        QList<Copy> copies;
        for (qint64 i = 1; i <= 5000; ++i) {
            copies.prepend(timedAt(i, start.addSecs(i * 3571)));
            for (const Copy& old : surplus(copies))
                copies.removeIf([&](const Copy& c) { return c.number == old.number; });
            QVERIFY(copies.size() <= 10);
            QCOMPARE(copies.first().number, i);
        }
        QCOMPARE(copies.size(), 10);
    }

    void aCopyIsAShelfOfItsOwn()
    {
        const QString path = newPath();
        made::smallShelf(path);
        const QByteArray content = *made::contentOf(path);
        auto shelf = made::opened(path);
        const auto copy = shelf->copy(CopyKind::Sitting, start);
        QVERIFY2(copy, qPrintable(copy ? QString() : copy.faults().first().text()));
        QCOMPARE(QFileInfo(copy->file).path(), copiesFolder(path));
        QVERIFY(check(copy->file)->isSound());
        QCOMPARE(*made::contentOf(copy->file), content);
        QCOMPARE(shelf->copy(CopyKind::Sitting, start.addSecs(60))->file, copy->file); // nothing was written since
        QVERIFY(shelf->copy(CopyKind::Timed, start)->file != copy->file);
        {
            const auto journal = shelf->journal(shelf->campaign(QStringLiteral("Crows"))->id);
            QVERIFY((*journal)->append(made::entryAt(26)));
        }
        const auto next = shelf->copy(CopyKind::Sitting, start.addYears(-1));
        QCOMPARE(copiesOf(path).size(), 3);
        QCOMPARE(copiesOf(path).first().file, next->file);
        QCOMPARE(copiesOf(path).first().made, start.addYears(-1));
        QCOMPARE(copiesOf(path).last().kind, CopyKind::Sitting);

        // Put back in the shelf's place, play goes on from it.
        shelf.reset();
        QVERIFY(QFile::remove(path));
        QVERIFY(QFile::copy(copy->file, path));
        shelf = made::opened(path);
        const auto journal = shelf->journal(shelf->campaign(QStringLiteral("Crows"))->id);
        QVERIFY((*journal)->append(made::entryAt(26)));
    }

    void copiesThatAreSurplusGo()
    {
        const QString path = newPath();
        const auto shelf = made::opened(path);
        const QString id = made::filled(*shelf, QStringLiteral("Ravens"), 1);
        const auto journal = shelf->journal(id);
        made::writeBytes(m_dir.filePath(QStringLiteral("mine.db")), "mine");
        QVERIFY(QDir().mkpath(copiesFolder(path)));
        made::writeBytes(copiesFolder(path) + QStringLiteral("/mine.db"), "mine");
        for (int i = 0; i < 30; ++i) {
            QVERIFY((*journal)->append(made::entryAt(i + 2)));
            QVERIFY(shelf->copy(CopyKind::Timed, start.addSecs(i * 600)));
        }
        QVERIFY(copiesOf(path).size() <= 10);
        for (const Copy& copy : copiesOf(path))
            QVERIFY(check(copy.file)->isSound());
        QCOMPARE(made::bytesOf(copiesFolder(path) + QStringLiteral("/mine.db")), QByteArray("mine"));
    }

    // Two shelves in one folder have one folder of copies; neither sees or removes what is the other's.
    void neighboursKeepTheirCopies()
    {
        const QString path = newPath();
        const QString other = QFileInfo(path).path() + QStringLiteral("/neighbour.db");
        made::smallShelf(other);
        QString kept;
        {
            const auto shelf = made::opened(other);
            const auto copy = shelf->copy(CopyKind::Timed, start);
            QVERIFY(copy);
            kept = copy->file;
        }
        const auto shelf = made::opened(path);
        const QString id = made::filled(*shelf, QStringLiteral("Ravens"), 1);
        const auto journal = shelf->journal(id);
        for (int i = 0; i < 30; ++i) {
            QVERIFY((*journal)->append(made::entryAt(i + 2)));
            QVERIFY(shelf->copy(CopyKind::Timed, start.addSecs((i + 1) * 600)));
        }
        QVERIFY(QFile::exists(kept));
        QCOMPARE(copiesOf(other).size(), 1);
        for (const Copy& copy : copiesOf(path))
            QVERIFY(copy.file != kept);
    }

    void everyOlderSchemaStillOpens_data()
    {
        QTest::addColumn<QString>("fixture");
        const auto files = QDir(QStringLiteral(FIXTURES)).entryInfoList({QStringLiteral("version-*.db")}, QDir::Files);
        QCOMPARE(files.size(), sqlite.version); // one kept file for each version there ever was
        for (const QFileInfo& file : files)
            QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    }

    void everyOlderSchemaStillOpens()
    {
        QFETCH(QString, fixture);
        const QString path = newPath();
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        made::writeBytes(path, made::bytesOf(fixture));
        const int version = versionInHeader(path);
        const auto content = made::contentOf(path);
        QVERIFY(content);
        QVERIFY(check(path)->isSound());
        QCOMPARE(made::bytesOf(path), made::bytesOf(fixture)); // reading upgrades only its own copy
        const auto shelf = made::opened(path);
        QVERIFY(shelf);
        if (version < sqlite.version) {
            QCOMPARE(copiesOf(path).first().kind, CopyKind::Upgrade);
            QCOMPARE(versionInHeader(copiesOf(path).first().file), version);
            QCOMPARE(*made::contentOf(copiesOf(path).first().file), *content);
        }
        QCOMPARE(shelf->packs()->size(), version < 2 ? 0 : 2);
        QCOMPARE(shelf->pins()->size(), version < 2 ? 0 : 2);
        QVERIFY(shelf->addPin({0, QStringLiteral("hs-melee"), QStringLiteral("note"), QStringLiteral("new"), {}, {}, true}));
        QCOMPARE(shelf->campaigns()->size(), 2);
        const auto journal = shelf->journal(shelf->campaign(QStringLiteral("Ravens"))->id);
        const auto entries = (*journal)->entries(1, 70);
        QCOMPARE(entries->size(), 70);
        for (qint64 seq = 1; seq <= 70; ++seq)
            QVERIFY(made::isEntryAt(entries->at(seq - 1), seq));
        QVERIFY(shelf->check()->isSound());
        QVERIFY((*journal)->append(made::entryAt(71)));
    }

    // An upgrade makes a copy first, and is whole or not at all.
    void anUpgradeMakesACopyFirst()
    {
        const Dialect& next = made::nextDialect();
        const QString path = newPath();
        made::smallShelf(path);
        const QByteArray before = made::bytesOf(path);
        const QByteArray content = *made::contentOf(path);
        {
            const auto read = Database::open(path, {.access = Access::Read, .dialect = &next});
            QVERIFY(read);
            QCOMPARE((*read)->version(), next.version);
        }
        QCOMPARE(made::bytesOf(path), before); // reading upgrades only its own copy
        QVERIFY(copiesOf(path).isEmpty());

        const char* const failing[] = {"CREATE TABLE future (what TEXT NOT NULL) STRICT", "INSERT INTO nowhere VALUES (1)"};
        const Upgrade broken[] = {{sqlite.version, sqlite.parts, failing}};
        Dialect wrong = next;
        wrong.upgrades = broken;
        QVERIFY(!Database::open(path, {.dialect = &wrong}));
        QCOMPARE(*made::contentOf(path), content);

        QVERIFY(Database::open(path, {.dialect = &next}));
        QVERIFY(!Shelf::open(path)); // now it is newer than this program
        QCOMPARE(copiesOf(path).first().kind, CopyKind::Upgrade);
        QCOMPARE(*made::contentOf(copiesOf(path).first().file), content);
    }
};

QTEST_GUILESS_MAIN(TestCopies)
#include "tst_copies.moc"
