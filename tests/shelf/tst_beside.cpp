// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What lies beside a shelf: journals of other files, damaged ones, locks, further names. Nothing of it is brought into the file
// unless it belongs there, and what can be told is told.
#include "shelf/check.h"
#include "shelf/losses.h"
#include "shelf/made.h"
#include "shelf/rescue.h"

#include <QtTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace shelf;

namespace {

constexpr int page = 4096, frame = 24 + page;

QString walOf(const QString& path) { return path + QStringLiteral("-wal"); }
QString journalOf(const QString& path) { return path + QStringLiteral("-journal"); }

qint64 entriesOf(const QString& path, const char* name)
{
    const auto shelf = made::opened(path, Access::Read);
    const auto campaign = shelf ? shelf->campaign(QString::fromLatin1(name)) : engine::Result<Campaign>(engine::Fault{});
    return campaign ? campaign->entries : -1;
}

} // namespace

class TestBeside : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir{made::folderTemplate()};
    int m_folders = 0;
    QString m_path; // of a small sound shelf, made anew for every test

    QString beside(const char* name) const { return QFileInfo(m_path).absolutePath() + QLatin1Char('/') + QLatin1String(name); }

    // A shelf whose last 20 entries, each a step, lie in its journal only.
    QString unsettled(const char* name)
    {
        const QString twin = beside(name);
        const auto shelf = made::opened(m_path);
        const auto journal = shelf->journal(shelf->campaign(QStringLiteral("Ravens"))->id);
        for (qint64 seq = 71; seq <= 90; ++seq)
            if (!(*journal)->append(made::entryAt(seq)))
                return {};
        made::writeBytes(twin, made::bytesOf(m_path));
        made::writeBytes(walOf(twin), made::bytesOf(walOf(m_path)));
        return twin;
    }

    // Nobody writes to it, everybody is told of this file, and every byte stays.
    void expectRefused(const QString& path, const QString& stranger, bool isReadable)
    {
        const QByteArray before = made::hashOfFolder(QFileInfo(path).absolutePath());
        const auto written = Shelf::open(path);
        QVERIFY(!written);
        QVERIFY2(written.faults().first().text().contains(stranger), qPrintable(written.faults().first().text()));
        QCOMPARE(bool(Shelf::open(path, Access::Read)), isReadable);
        const auto report = check(path);
        QVERIFY2(report, report ? "" : qPrintable(report.faults().first().text()));
        QVERIFY(!report->isSound());
        QVERIFY2(report->findings.first().place.contains(stranger), qPrintable(report->findings.first().place));
        QCOMPARE(made::hashOfFolder(QFileInfo(path).absolutePath()), before);
    }

    void expectSaved(const QString& path, qint64 ravens, qint64 crows = 25)
    {
        const QString to = path + QStringLiteral(".saved");
        const auto saved = salvage(path, to);
        QVERIFY2(saved, saved ? "" : qPrintable(saved.faults().first().text()));
        QCOMPARE(entriesOf(to, "Ravens"), ravens);
        QCOMPARE(entriesOf(to, "Crows"), crows);
        QVERIFY(check(to)->isSound());
        QVERIFY(QFile::remove(to));
    }

private slots:
    void initTestCase() { QVERIFY(m_dir.isValid()); }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_path = m_dir.filePath(QStringLiteral("%1/shelf.db").arg(++m_folders));
        made::smallShelf(m_path);
    }

    void aForeignRollbackJournalIsNotPlayedBack()
    {
        const QString other = beside("other.db");
        made::smallShelf(other);
        made::cutOff(other, beside("cut.db"));
        const QByteArray foreign = made::bytesOf(journalOf(beside("cut.db")));
        QVERIFY(QDir().mkpath(beside("alone")));
        for (const bool isUnsettled : {false, true}) {
            const QString twin = isUnsettled ? unsettled("alone/unsettled.db") : beside("alone/settled.db");
            if (!isUnsettled)
                made::writeBytes(twin, made::bytesOf(m_path));
            made::writeBytes(journalOf(twin), foreign);
            expectRefused(twin, journalOf(twin), false);
            expectSaved(twin, isUnsettled ? 90 : 70);
            QVERIFY(QFile::remove(journalOf(twin)));
            QVERIFY(Shelf::open(twin));
            QCOMPARE(entriesOf(twin, "Ravens"), isUnsettled ? 90 : 70);
        }
    }

    // SQLite would leave these alone too.
    void anEmptyJournalIsNone()
    {
        for (const QByteArray& bytes : {QByteArray(), QByteArray(600, '\0')}) {
            made::writeBytes(journalOf(m_path), bytes);
            QVERIFY(Shelf::open(m_path));
            QCOMPARE(entriesOf(m_path, "Ravens"), 70);
            QFile::remove(journalOf(m_path));
        }
    }

    // A copy that was put back is in another mode until it is opened for writing, and its journal is its own.
    void theJournalOfACopyIsPlayedBack()
    {
        const QByteArray content = *made::contentOf(m_path);
        made::cutOff(m_path, beside("cut.db"));
        QCOMPARE(*made::contentOf(beside("cut.db")), content);
        QVERIFY(Shelf::open(beside("cut.db")));
        QCOMPARE(*made::contentOf(beside("cut.db")), content);
        QVERIFY(check(beside("cut.db"))->isSound());
    }

    void aForeignJournalOfACopyIsNotPlayedBack()
    {
        const QString other = beside("other.db");
        {
            const auto shelf = made::opened(other);
            QVERIFY(!made::filled(*shelf, QStringLiteral("Jackdaws"), 300).isEmpty());
        }
        made::cutOff(other, beside("cut.db"));
        const auto shelf = made::opened(m_path);
        const auto copy = shelf->copy(CopyKind::Timed, QDateTime::currentDateTimeUtc());
        QVERIFY(copy);
        QVERIFY(QDir().mkpath(beside("alone")));
        const QString twin = beside("alone/shelf.db");
        made::writeBytes(twin, made::bytesOf(copy->file));
        made::writeBytes(journalOf(twin), made::bytesOf(journalOf(beside("cut.db"))));
        expectRefused(twin, journalOf(twin), false);
        expectSaved(twin, 70);
    }

    // The journal of a newer shelf beside an older one that was put in its place: both would be spoilt.
    void aJournalOfAnotherFileIsNotBroughtIn()
    {
        const QByteArray old = made::bytesOf(m_path);
        {
            const auto shelf = made::opened(m_path);
            const auto journal = shelf->journal(shelf->campaign(QStringLiteral("Ravens"))->id);
            for (qint64 seq = 71; seq <= 400; ++seq)
                QVERIFY((*journal)->append(made::entryAt(seq)));
        }
        QVERIFY(QDir().mkpath(beside("alone")));
        const QString twin = beside("alone/shelf.db");
        {
            const auto shelf = made::opened(m_path);
            const auto journal = shelf->journal(shelf->campaign(QStringLiteral("Crows"))->id);
            for (qint64 seq = 26; seq <= 40; ++seq)
                QVERIFY((*journal)->append(made::entryAt(seq)));
            made::writeBytes(walOf(twin), made::bytesOf(walOf(m_path)));
        }
        made::writeBytes(twin, old);
        expectRefused(twin, walOf(twin), false);
        expectSaved(twin, 70, 40); // what the chain proves of both
        QVERIFY(QFile::rename(walOf(twin), beside("wal")));
        QVERIFY(Shelf::open(twin));
        QCOMPARE(entriesOf(twin, "Ravens"), 70);
        QVERIFY(check(twin)->isSound());
    }

    void damageInAJournalIsTold_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("a bit") << 0;
        QTest::newRow("zeros") << 1;
        QTest::newRow("another frame") << 2;
        QTest::newRow("the salts") << 3;
        QTest::newRow("the beginning") << 4;
    }

    // SQLite would take the damaged place for its end, and write over what follows.
    void damageInAJournalIsTold()
    {
        QFETCH(int, kind);
        QVERIFY(QDir().mkpath(beside("alone")));
        const QString twin = unsettled("alone/shelf.db");
        QVERIFY(check(twin)->isSound());
        const QByteArray good = made::bytesOf(walOf(twin));
        const int frames = int(good.size() / frame);
        QVERIFY(frames > 20);
        for (const int at : {0, 1, frames / 2, frames - 12}) {
            QByteArray bad = good;
            char* const place = bad.data() + 32 + qsizetype(at) * frame;
            if (kind == 0)
                place[2000] = char(place[2000] ^ 4);
            else if (kind == 1)
                std::fill_n(place, frame, '\0');
            else if (kind == 2)
                std::copy_n(good.constData() + 32 + qsizetype(at + 3) * frame, frame, place);
            else if (kind == 3)
                place[9] = char(~place[9]);
            else
                bad[at % 24] = char(~bad[at % 24]);
            made::writeBytes(walOf(twin), bad);
            expectRefused(twin, walOf(twin), false);
            expectSaved(twin, 90);
        }
    }

    // The last step may be half written: that is no damage, and play goes on from the one before.
    void aHalfWrittenLastStepIsNoDamage()
    {
        QVERIFY(QDir().mkpath(beside("alone")));
        const QString twin = unsettled("alone/shelf.db");
        const QByteArray wal = made::bytesOf(walOf(twin)), file = made::bytesOf(twin);
        for (const bool isReordered : {false, true}) {
            QByteArray cut = wal;
            const qsizetype last = cut.size() - frame * (isReordered ? 2 : 1);
            for (qsizetype at = last + 100; at < last + 612; ++at)
                cut[at] = char(~cut[at]);
            made::writeBytes(twin, file);
            made::writeBytes(walOf(twin), cut);
            QVERIFY(check(twin)->isSound());
            QCOMPARE(entriesOf(twin, "Ravens"), 89);
            QVERIFY(Shelf::open(twin));
            QCOMPARE(entriesOf(twin, "Ravens"), 89);
        }
    }

    // SQLite would throw it away without a word, whatever is done, and where nothing is.
    void whatIsNoJournalStays_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("noise") << QByteArray(5000, '\xa5');
        QTest::newRow("a word") << QByteArray("mine");
        QTest::newRow("one letter") << QByteArray("m");
        QTest::newRow("behind zeros") << QByteArray("\0\0\0m", 4) + QByteArray(5000, '\xa5');
        QTest::newRow("the mark of another format") << QByteArray("\x37\x7f\x06\x99", 4) + QByteArray(5000, '\0');
    }
    void whatIsNoJournalStays()
    {
        QFETCH(const QByteArray, bytes);
        made::writeBytes(walOf(m_path), bytes);
        expectRefused(m_path, QStringLiteral("shelf.db-wal"), false);
        QVERIFY(QFile::remove(walOf(m_path)));
        QVERIFY(Shelf::open(m_path));
    }
    void theBeginningOfAJournalIsOne()
    {
        for (const QByteArray& bytes : {QByteArray("\x37"), QByteArray("\x37\x7f\x06", 3), QByteArray("\0\0", 2)}) {
            made::writeBytes(walOf(m_path), bytes);
            QVERIFY(Shelf::open(m_path));
            QCOMPARE(entriesOf(m_path, "Ravens"), 70);
        }
    }

    // A journal that was emptied into the file and begun anew holds frames of before.
    void framesOfBeforeAreNoDamage()
    {
        const auto shelf = made::opened(m_path);
        const auto journal = shelf->journal(shelf->campaign(QStringLiteral("Ravens"))->id);
        QVERIFY(QDir().mkpath(beside("alone")));
        const QString twin = beside("alone/shelf.db");
        for (qint64 seq = 71; seq <= 700; ++seq) {
            QVERIFY((*journal)->append(made::entryAt(seq)));
            if (seq % 70 != 0)
                continue;
            made::writeBytes(twin, made::bytesOf(m_path));
            made::writeBytes(walOf(twin), made::bytesOf(walOf(m_path)));
            QCOMPARE(entriesOf(twin, "Ravens"), seq);
            const auto report = check(twin);
            QVERIFY2(report->isSound(), report->isSound() ? "" : qPrintable(report->findings.first().problem));
        }
    }

    // However long: no page was ever written to it, so nothing of it is read, copied or told.
    void aJournalOfZerosIsNone()
    {
        constexpr qint64 length = qint64(4) << 30;
        QFile journal(walOf(m_path));
        QVERIFY(journal.open(QIODevice::WriteOnly) && journal.resize(length));
        journal.close();
        const QByteArray before = made::bytesOf(m_path);
        const auto report = check(m_path);
        QVERIFY2(report && report->isSound(), report ? "" : qPrintable(report.faults().first().text()));
        QCOMPARE(entriesOf(m_path, "Ravens"), 70);
        QCOMPARE(made::bytesOf(m_path), before);
        QCOMPARE(QFileInfo(walOf(m_path)).size(), length);
        const auto shelf = made::opened(m_path);
        const auto written = shelf->journal(shelf->campaign(QStringLiteral("Ravens"))->id);
        QVERIFY((*written)->append(made::entryAt(71)));
    }

#ifdef Q_OS_UNIX
    // SQLite knows the journal of one name only.
    void aFileOfTwoNamesIsNotWritten()
    {
        const QString other = beside("other.db");
        QCOMPARE(::link(QFile::encodeName(m_path).constData(), QFile::encodeName(other).constData()), 0);
        for (const QString& path : {m_path, other}) {
            const auto written = Shelf::open(path);
            QVERIFY(!written);
            QVERIFY2(
                written.faults().first().text().contains(QStringLiteral("2 names")), qPrintable(written.faults().first().text()));
            const auto read = made::opened(path, Access::Read);
            QVERIFY(read);
            QVERIFY(lossesOf(path).join(QLatin1Char(' ')).contains(QStringLiteral("2 names")));
        }
        QVERIFY(QFile::remove(other));
        QVERIFY(Shelf::open(m_path));
    }

    void shelvesAreForTheirOwner()
    {
        const auto modeOf = [](const QString& path) {
            struct stat found;
            return ::stat(QFile::encodeName(path).constData(), &found) == 0 ? int(found.st_mode & 0777) : -1;
        };
        const mode_t before = ::umask(022);
        const auto mask = qScopeGuard([&] { ::umask(before); });
        const QString path = beside("new/folder/shelf.db");
        {
            const auto shelf = made::opened(path);
            QVERIFY(!made::filled(*shelf, QStringLiteral("Ravens"), 3).isEmpty());
            const auto copy = shelf->copy(CopyKind::Timed, QDateTime::currentDateTimeUtc());
            QVERIFY(copy);
            QCOMPARE(modeOf(path), 0600);
            QCOMPARE(modeOf(walOf(path)), 0600);
            QCOMPARE(modeOf(copy->file), 0600);
            QCOMPARE(modeOf(QFileInfo(copy->file).absolutePath()), 0700);
            QCOMPARE(modeOf(beside("new/folder")), 0700);
            QCOMPARE(modeOf(beside("new")), 0700);
        }
        QVERIFY(salvage(path, beside("saved.db")));
        QCOMPARE(modeOf(beside("saved.db")), 0600);
    }

    void theCopyOfAKilledReaderGoes()
    {
        const QString twin = unsettled("unsettled.db");
        const QString left = QDir::tempPath() + QStringLiteral("/musterroll-reads-999999999-left");
        const QString used =
            QDir::tempPath() + QStringLiteral("/musterroll-reads-%1-used").arg(QCoreApplication::applicationPid());
        for (const QString& folder : {left, used})
            QVERIFY(QDir().mkpath(folder));
        QCOMPARE(entriesOf(twin, "Ravens"), 90);
        QVERIFY(!QFileInfo::exists(left));
        QVERIFY(QDir().rmdir(used));
        QVERIFY(QDir(QDir::tempPath())
                    .entryList({QStringLiteral("musterroll-reads-%1-*").arg(QCoreApplication::applicationPid())}, QDir::Dirs)
                    .isEmpty());
    }
#endif

    // Whoever played on with the saved shelf may have been cut off: what its journal holds is put in place too.
    void aSavedShelfIsPutInPlaceWithItsJournal()
    {
        const QString twin = unsettled("shelf-saved-20260101T000000Z.db"), place = beside("place.db");
        const QByteArray file = made::bytesOf(twin), journal = made::bytesOf(walOf(twin));
        QVERIFY(!journal.isEmpty());
        made::writeBytes(place, "hello");
        const auto aside = putInPlace(twin, place);
        QVERIFY2(aside && !aside->isEmpty(), aside ? "" : qPrintable(aside.faults().first().text()));
        QCOMPARE(made::bytesOf(*aside), QByteArray("hello"));
        QCOMPARE(entriesOf(place, "Ravens"), 90);
        QVERIFY(check(place)->isSound());
        QCOMPARE(*made::contentOf(place), *made::contentOf(twin));
        QCOMPARE(QFile::permissions(place) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        QCOMPARE(made::bytesOf(twin), file);
        QCOMPARE(made::bytesOf(walOf(twin)), journal);
    }

    // Nothing is said of it, and the next program takes the lock.
    void aLockThatIsTakenAwayIsNoHarm()
    {
        auto shelf = made::opened(m_path);
        QVERIFY(QFile::remove(m_path + QStringLiteral(".lock")));
        shelf.reset();
        QVERIFY(!QFileInfo::exists(m_path + QStringLiteral(".lock")));
        QVERIFY(Shelf::open(m_path));
    }

    void aFolderInPlaceOfTheLockIsNamed()
    {
        QVERIFY(QDir().mkdir(m_path + QStringLiteral(".lock")));
        for (const Access access : {Access::Read, Access::Write}) {
            const auto opened = Shelf::open(m_path, access);
            QVERIFY(!opened);
            QVERIFY2(opened.faults().first().text().contains(m_path + QStringLiteral(".lock")),
                qPrintable(opened.faults().first().text()));
        }
    }
};

QTEST_GUILESS_MAIN(TestBeside)
#include "tst_beside.moc"
