// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A house whose start fails or is cut off: whatever is left of it, the next start makes it or goes on with it.
#include "share/device.h"

#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QTest>

class Houses : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;
    const QByteArray m_path = qgetenv("PATH");

    QString place(const char* name) const { return m_dir.filePath(QLatin1String(name)); }

    // What the programs of this system find, but for that one; with a content it is there and does that.
    void hide(const QString& program, const QByteArray& instead = {})
    {
        QTemporaryDir folder(place("programs-XXXXXX"));
        folder.setAutoRemove(false);
        for (const QByteArray& one : m_path.split(':'))
            for (const QFileInfo& file : QDir(QString::fromLocal8Bit(one)).entryInfoList(QDir::Files))
                if (file.fileName() != program)
                    QFile::link(file.filePath(), folder.filePath(file.fileName()));
        if (!instead.isEmpty()) {
            QFile script(folder.filePath(program));
            QVERIFY(script.open(QIODevice::WriteOnly));
            script.write(instead);
            script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        }
        qputenv("PATH", folder.path().toLocal8Bit());
    }

private slots:
    void initTestCase()
    {
        if (const QString missing = made::absent(); !missing.isEmpty())
            QSKIP(qPrintable(missing));
    }

    void cleanup() { qputenv("PATH", m_path); }

    void aMissingProgramIsCalledByItsName()
    {
        hide(QStringLiteral("openssl"));
        share::House house(place("without/house"));
        const auto started = house.start(true);
        QVERIFY(!started);
        QVERIFY2(
            started.faults().first().remedy.contains(QStringLiteral("openssl")), qPrintable(started.faults().first().text()));
        QVERIFY(!QFileInfo::exists(place("without")));
    }

    void aStartThatFailedHalfWayIsBegunAnew()
    {
        const QString folder = place("half/house");
        share::House house(folder);
        const auto stops = qScopeGuard([&] { (void)house.stop(); });
        hide(QStringLiteral("openssl"), "#!/bin/sh\nexit 1\n");
        QVERIFY(!house.start(true));
        QVERIFY(QFileInfo::exists(folder + QStringLiteral("/cluster/PG_VERSION"))); // it was half way
        QVERIFY(!house.link());
        qputenv("PATH", m_path);
        const auto started = house.start(true);
        QVERIFY2(started && started->isRunning, started ? "" : qPrintable(started.faults().first().text()));
        // What is lost of it later is no reason to make it anew: tables lie there.
        QVERIFY(QFile::remove(folder + QStringLiteral("/host.key")));
        QVERIFY(!house.link());
        QVERIFY(house.start(true));
        QVERIFY(house.link());
        QVERIFY(house.stop());
        QVERIFY(QFile::rename(folder + QStringLiteral("/house.json"), folder + QStringLiteral("/aside.json")));
        QVERIFY(!house.start(true));
        QVERIFY(QFile::rename(folder + QStringLiteral("/aside.json"), folder + QStringLiteral("/house.json")));
        QVERIFY(house.start(true));
    }

    void somethingElseInTheFolderStays()
    {
        const QString other = place("other/diary.txt");
        QVERIFY(QDir().mkpath(place("other")));
        QFile diary(other);
        QVERIFY(diary.open(QIODevice::WriteOnly));
        QVERIFY(!share::House(place("other")).start(true));
        QCOMPARE(QDir(place("other")).entryList(QDir::Files | QDir::Hidden), QStringList(QStringLiteral("diary.txt")));
    }
};

QTEST_GUILESS_MAIN(Houses)
#include "tst_house.moc"
