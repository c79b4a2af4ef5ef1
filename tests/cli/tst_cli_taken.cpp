// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The shelf's file taken away, replaced or written over by another program while an evening is played: nothing answered is lost,
// it is told with exit 1, and what lies in the old place afterwards is left as it is.
#include "support/command_line.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using support::Run;
using support::words;

namespace {

constexpr int done = 0, error = 1;

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Into the very file that is there, as cp does.
bool writeOver(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && file.write(bytes) == bytes.size();
}

QByteArray noteLine(int number) { return "{\"do\": \"note\", \"text\": \"n" + QByteArray::number(number) + "\"}\n"; }

} // namespace

class TakenAway : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char* name = "shelf.db") const { return m_folder->filePath(QString::fromUtf8(name)); }
    QString folder() const { return m_folder->path(); }
    Run on(const QString& shelf, const char* line) const
    {
        return support::musterroll(QStringList{QStringLiteral("--shelf"), shelf} + words(line));
    }

    // Plays numbered notes; how many of them were answered.
    static int played(QProcess& play, int from, int to, QByteArray* last = nullptr)
    {
        int answered = 0;
        for (int i = from; i <= to; ++i) {
            play.write(noteLine(i));
            while (!play.canReadLine())
                if (!play.waitForReadyRead(20000))
                    return answered;
            const QByteArray line = play.readLine();
            answered += line.contains("\"answer\":\"done\"") ? 1 : 0;
            if (last && answered == 0)
                *last = line;
        }
        return answered;
    }

    QString saved() const
    {
        const QStringList all = QDir(folder()).entryList({QStringLiteral("shelf-saved-*")});
        return all.size() == 1 && all.first().endsWith(QLatin1String(".db")) ? folder() + QLatin1Char('/') + all.first()
                                                                             : QString();
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        QCOMPARE(on(path(), "new evening --game hired-swords --pack training").exit, done);
        QVERIFY(QFile::copy(path(), path("older.db")));
        QCOMPARE(on(path(), "do evening note text=n1").exit, done);
    }

    void nothingAnsweredIsLost_data()
    {
        using Attack = std::function<bool(const QString&, const QString&)>;
        QTest::addColumn<Attack>("attack");
        QTest::addColumn<bool>("isSoundAfter"); // what lies in the old place
        const auto row = [](const char* name, bool isSoundAfter, Attack attack) {
            QTest::newRow(name) << attack << isSoundAfter;
        };
        row("deleted", false, [](const QString& file, const QString&) { return QFile::remove(file); });
        row("deleted with its journal", false, [](const QString& file, const QString&) {
            return QFile::remove(file) && QFile::remove(file + QStringLiteral("-wal"));
        });
        row("renamed away", false,
            [](const QString& file, const QString&) { return QFile::rename(file, file + QStringLiteral(".away")); });
        row("replaced by renaming an older one", true,
            [](const QString& file, const QString& older) { return rename(qPrintable(older), qPrintable(file)) == 0; });
        row("removed and copied anew", true,
            [](const QString& file, const QString& older) { return QFile::remove(file) && QFile::copy(older, file); });
        row("copied over, the same file", true,
            [](const QString& file, const QString& older) { return writeOver(file, bytesOf(older)); });
        row("copied over by cp", true, [](const QString& file, const QString& older) {
            return QProcess::execute(QStringLiteral("cp"), {older, file}) == 0;
        });
        row("emptied", false, [](const QString& file, const QString&) { return QFile::resize(file, 0); });
        row("cut in half", false,
            [](const QString& file, const QString&) { return QFile::resize(file, QFileInfo(file).size() / 2); });
        row("its header zeroed", false, [](const QString& file, const QString&) {
            QFile open(file);
            return open.open(QIODevice::ReadWrite) && open.write(QByteArray(100, '\0')) == 100;
        });
        row("all of it garbage", false, [](const QString& file, const QString&) {
            return writeOver(file, QByteArray("garbage ").repeated(int(QFileInfo(file).size()) / 8));
        });
        row("a page in the middle zeroed", false, [](const QString& file, const QString&) {
            QFile open(file);
            return open.open(QIODevice::ReadWrite) && open.seek(8192) && open.write(QByteArray(4096, '\0')) == 4096;
        });
        row("its journal deleted", true,
            [](const QString& file, const QString&) { return QFile::remove(file + QStringLiteral("-wal")); });
        row("deleted and made anew, empty", false,
            [](const QString& file, const QString&) { return QFile::remove(file) && writeOver(file, {}); });
        row("a link in its place", true,
            [](const QString& file, const QString& older) { return QFile::remove(file) && QFile::link(older, file); });
        row("a folder in its place", false,
            [](const QString& file, const QString&) { return QFile::remove(file) && QDir().mkdir(file); });
        row("file, journal and copies deleted", false, [](const QString& file, const QString&) {
            return QFile::remove(file) && QFile::remove(file + QStringLiteral("-wal"))
                && QDir(QFileInfo(file).path() + QStringLiteral("/copies")).removeRecursively();
        });
    }

    void nothingAnsweredIsLost()
    {
        using Attack = std::function<bool(const QString&, const QString&)>;
        QFETCH(Attack, attack);
        QFETCH(bool, isSoundAfter);
        QProcess play;
        play.start(QStringLiteral(MR_CLI), QStringList{QStringLiteral("--shelf"), path()} + words("play evening"));
        QVERIFY(play.waitForStarted());
        QCOMPARE(played(play, 2, 6), 5);
        QVERIFY(attack(path(), path("older.db")));
        const QByteArray after = bytesOf(path());
        QByteArray told;
        QCOMPARE(played(play, 7, 9, &told), 0);
        play.closeWriteChannel();
        QVERIFY(play.waitForFinished());
        QCOMPARE(play.exitCode(), error);
        const QByteArray loud = play.readAllStandardError();

        const QString file = saved();
        QVERIFY2(!file.isEmpty(), loud.constData());
        for (const QByteArray& words : {told, loud})
            QVERIFY2(words.contains(path().toUtf8()) && words.contains(file.toUtf8()), words.constData());
        QCOMPARE(on(file, "check").exit, done);
        const QList<QJsonObject> log = on(file, "log evening --json").lines();
        QCOMPARE(log.size(), 8); // new, six that were answered, and the one that was being written
        for (int i = 1; i <= 7; ++i)
            QVERIFY2(on(file, "log evening").said().contains(QStringLiteral("n%1").arg(i)), qPrintable(QString::number(i)));
        QCOMPARE(on(file, "do evening note text=on").exit, done);

        // What lies in the old place is what was put there, and reads as that.
        if (QString::fromUtf8(QTest::currentDataTag()) != QLatin1String("its journal deleted"))
            QCOMPARE(bytesOf(path()), after);
        QVERIFY(!QFileInfo::exists(path("shelf.db-wal")));
        QCOMPARE(on(path(), "check").exit == done, isSoundAfter);
        if (isSoundAfter)
            QCOMPARE(on(path(), "do evening note text=other").exit, done);
    }

    // At the end nothing more is written: it is found all the same.
    void itIsFoundAtTheEnd()
    {
        QProcess play;
        play.start(QStringLiteral(MR_CLI), QStringList{QStringLiteral("--shelf"), path()} + words("play evening"));
        QVERIFY(play.waitForStarted());
        QCOMPARE(played(play, 2, 6), 5);
        QVERIFY(QFile::remove(path()));
        play.closeWriteChannel();
        QVERIFY(play.waitForFinished());
        QCOMPARE(play.exitCode(), error);
        QVERIFY(play.readAllStandardError().contains(saved().toUtf8()));
        QCOMPARE(on(saved(), "log evening --json").lines().size(), 7);
    }

    // What touches the file without changing what stands in it is no reason to stop.
    void whatDoesNoHarmStopsNothing()
    {
        QProcess play;
        play.start(QStringLiteral(MR_CLI), QStringList{QStringLiteral("--shelf"), path()} + words("play evening"));
        QVERIFY(play.waitForStarted());
        QCOMPARE(played(play, 2, 6), 5);
        QCOMPARE(QProcess::execute(QStringLiteral("touch"), {path()}), 0);
        QVERIFY(QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner));
        QCOMPARE(played(play, 7, 8), 2);
        QVERIFY(QFile::copy(path(), path("backup.db")));
        QCOMPARE(played(play, 9, 300), 292); // more than the journal is let grow to
        play.closeWriteChannel();
        QVERIFY(play.waitForFinished());
        QCOMPARE(play.exitCode(), done);
        QVERIFY(saved().isEmpty());
        QCOMPARE(on(path(), "check").exit, done);
        QCOMPARE(on(path(), "log evening --json").lines().size(), 301);
    }

    void aLongEveningIsKeptToo()
    {
        QProcess play;
        play.start(QStringLiteral(MR_CLI), QStringList{QStringLiteral("--shelf"), path()} + words("play evening"));
        QVERIFY(play.waitForStarted());
        QCOMPARE(played(play, 2, 150), 149); // kept states go with it
        QVERIFY(QFile::resize(path(), 0));
        QCOMPARE(played(play, 151, 151), 0);
        play.closeWriteChannel();
        QVERIFY(play.waitForFinished());
        QCOMPARE(on(saved(), "log evening --json").lines().size(), 152);
        QCOMPARE(on(saved(), "check").exit, done);
    }
};

QTEST_GUILESS_MAIN(TakenAway)
#include "tst_cli_taken.moc"
