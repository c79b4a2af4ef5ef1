// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The shelf's file taken away, replaced or written over by another program while an evening is played: nothing answered is lost,
// it is told with exit 1, and what lies in the old place afterwards is left as it is.
#include "support/command_line.h"
#include "support/taking.h"

#include <QTemporaryDir>
#include <QTest>

using support::bytesOf;
using support::Run;
using support::words;

namespace {

constexpr int done = 0, error = 1;

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
        QTest::addColumn<support::Taking>("taking");
        for (const support::Taking& one : support::takings())
            QTest::newRow(one.name) << one;
    }

    void nothingAnsweredIsLost()
    {
        QFETCH(support::Taking, taking);
        QProcess play;
        play.start(QStringLiteral(MR_CLI), QStringList{QStringLiteral("--shelf"), path()} + words("play evening"));
        QVERIFY(play.waitForStarted());
        QCOMPARE(played(play, 2, 6), 5);
        QVERIFY(taking.does(path(), path("older.db")));
        const QByteArray after = bytesOf(path());
        QByteArray told;
        QCOMPARE(played(play, 7, 9, &told), 0);
        // Nor is anything judged by a table that nothing keeps.
        play.write(R"({"do": "quit"})"
                   "\n{\"ask\": \"nothing\"}\n");
        for (int line = 0; line < 2; ++line) {
            while (!play.canReadLine())
                QVERIFY(play.waitForReadyRead(20000));
            const QByteArray answer = play.readLine();
            QVERIFY2(answer.contains("\"answer\":\"error\"") && answer.contains(path().toUtf8()), answer.constData());
        }
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
        QCOMPARE(on(path(), "check").exit == done, taking.isSoundAfter);
        if (taking.isSoundAfter)
            QCOMPARE(on(path(), "do evening note text=other").exit, done);
    }

    // Whatever lies in its place afterwards and can be read: that more was saved is told with each command, until it stands here.
    void whatIsMissingIsTold_data()
    {
        QTest::addColumn<QString>("there");
        QTest::newRow("an older one") << QStringLiteral("older.db");
        QTest::newRow("another line of it") << QStringLiteral("line.db");
        QTest::newRow("another shelf") << QStringLiteral("other.db");
        QTest::newRow("a new one") << QString();
    }

    void whatIsMissingIsTold()
    {
        QFETCH(QString, there);
        QCOMPARE(on(path("other.db"), "new elsewhere --game hired-swords --pack training").exit, done);
        QVERIFY(QFile::copy(path("older.db"), path("line.db")));
        for (int i = 0; i < 9; ++i)
            QCOMPARE(on(path("line.db"), "do evening note text=other").exit, done);
        QProcess play;
        play.start(QStringLiteral(MR_CLI), QStringList{QStringLiteral("--shelf"), path()} + words("play evening"));
        QVERIFY(play.waitForStarted());
        QCOMPARE(played(play, 2, 3), 2);
        QVERIFY(QFile::remove(path()));
        if (!there.isEmpty())
            QVERIFY(QFile::copy(path(there.toUtf8().constData()), path()));
        play.closeWriteChannel();
        QVERIFY(play.waitForFinished());
        if (there.isEmpty())
            QCOMPARE(on(path(), "new again --game hired-swords --pack training").exit, done);
        const QByteArray file = saved().toUtf8();
        const char* const act = there == QLatin1String("other.db") ? "do elsewhere note text=x"
            : there.isEmpty()                                      ? "do again note text=x"
                                                                   : "do evening note text=x";
        for (const char* line : {"list", "list --json", act}) {
            const Run run = on(path(), line);
            QCOMPARE(run.exit, done);
            QVERIFY2(run.err.contains(file) && run.err.contains("evening up to entry 4") && !run.out.contains(file),
                run.said().toUtf8().constData());
        }
        QVERIFY(QFile::remove(path()) && QFile::copy(saved(), path()));
        QCOMPARE(on(path(), "do evening note text=x").err, QByteArray());
        QCOMPARE(on(path(), "list").err, QByteArray());
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
        QCOMPARE(QProcess::execute(QStringLiteral("touch"), {path(), path("shelf.db-wal")}), 0);
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
