// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The key of a device in a real keychain, GNOME's on a bus of its own, and in a file where no keychain answers.
#include "share/keychain.h"
#include "share/keys.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

class Keychains : public QObject {
    Q_OBJECT

    QTemporaryDir m_home;
    const share::Terms terms{{}, QStringLiteral("table"), QStringLiteral("mr_1"), {}, share::Right::Look, {}};
    QProcess m_bus, m_keyring;

    QByteArray everything() const
    {
        QByteArray all;
        QDirIterator files(m_home.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly))
                all += file.readAll();
        }
        return all;
    }

private slots:
    void initTestCase()
    {
        qputenv("HOME", m_home.path().toLocal8Bit());
        qputenv("XDG_DATA_HOME", m_home.filePath(QStringLiteral("data")).toLocal8Bit());
        qputenv("XDG_RUNTIME_DIR", m_home.filePath(QStringLiteral("run")).toLocal8Bit());
        qputenv("XDG_CURRENT_DESKTOP", "GNOME");
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent");
        QVERIFY(QDir().mkpath(m_home.filePath(QStringLiteral("run"))));
        QFile::setPermissions(
            m_home.filePath(QStringLiteral("run")), QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    }

    void withoutOneAFileKeepsIt()
    {
        share::DeviceKeys keys(m_home.filePath(QStringLiteral("shelf.db")));
        const QString key = share::newKey();
        QVERIFY(keys.keep(terms, key));
        QVERIFY(!keys.isInKeychain(terms));
        QCOMPARE(*keys.key(terms), key);
        QVERIFY(everything().contains(key.toLatin1()));
        keys.forget(terms);
        QVERIFY(!keys.key(terms));
        QVERIFY(!everything().contains(key.toLatin1()));
    }

    void whereOneAnswersNoFileHasIt()
    {
        QStringList missing;
#ifndef MR_KEYCHAIN
        missing += QStringLiteral("qtkeychain-qt6-dev");
#endif
        if (QStandardPaths::findExecutable(QStringLiteral("dbus-daemon")).isEmpty())
            missing += QStringLiteral("dbus-daemon");
        if (QStandardPaths::findExecutable(QStringLiteral("gnome-keyring-daemon")).isEmpty())
            missing += QStringLiteral("gnome-keyring");
        if (!missing.isEmpty())
            QSKIP(qPrintable(QStringLiteral("not installed: ") + missing.join(QStringLiteral(", "))));
        m_bus.start(QStringLiteral("dbus-daemon"),
            {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        QVERIFY(m_bus.waitForReadyRead());
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_bus.readLine().trimmed());
        m_keyring.start(QStringLiteral("gnome-keyring-daemon"),
            {QStringLiteral("--foreground"), QStringLiteral("--components=secrets"), QStringLiteral("--unlock")});
        QVERIFY(m_keyring.waitForStarted());
        m_keyring.write("password of the session");
        m_keyring.closeWriteChannel();
        // Who asks before it answers waits until the bus gives up looking for somebody else.
        const auto bus = QDBusConnection::connectToBus(qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS"), QStringLiteral("trial"));
        QTRY_VERIFY_WITH_TIMEOUT(bus.interface()->isServiceRegistered(QStringLiteral("org.freedesktop.secrets")), 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(share::keychain::keep(QStringLiteral("trial"), QStringLiteral("x")), 20'000);

        share::DeviceKeys keys(m_home.filePath(QStringLiteral("shelf.db")));
        const QString key = share::newKey();
        QVERIFY(keys.keep(terms, key));
        QVERIFY(keys.isInKeychain(terms));
        QCOMPARE(*keys.key(terms), key);
        QVERIFY(!everything().contains(key.toLatin1()));
        // The shelf moves with what lies beside it, and finds its key.
        QVERIFY(QDir().mkpath(m_home.filePath(QStringLiteral("moved"))));
        QVERIFY(QFile::rename(m_home.filePath(QStringLiteral("keys")), m_home.filePath(QStringLiteral("moved/keys"))));
        share::DeviceKeys moved(m_home.filePath(QStringLiteral("moved/shelf.db")));
        QCOMPARE(*moved.key(terms), key);
        moved.forget(terms);
        QVERIFY(!moved.key(terms));
        QCOMPARE(*share::keychain::secret(QStringLiteral("trial")), QStringLiteral("x"));
        share::keychain::forget(QStringLiteral("trial"));
        QVERIFY(!share::keychain::secret(QStringLiteral("trial")));
    }

    void cleanupTestCase()
    {
        for (QProcess* one : {&m_keyring, &m_bus})
            if (one->state() != QProcess::NotRunning) {
                one->kill();
                one->waitForFinished();
            }
    }
};

QTEST_GUILESS_MAIN(Keychains)
#include "tst_keychain.moc"
