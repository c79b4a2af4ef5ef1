// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A desktop that asks for less motion is heard, at the start and later, by a portal on a bus of the test's own; nothing glides
// then, and what the person chose stands above it.
#include "kit/drawn/style.h"
#include "window/look.h"
#include "window/stillness.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusVariant>
#include <QLineEdit>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

class Portal : public QObject, protected QDBusContext {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    QString group, key;
    QVariant value;

public slots:
    QDBusVariant Read(const QString& ofGroup, const QString& ofKey)
    {
        if (ofGroup != group || ofKey != key)
            sendErrorReply(QStringLiteral("org.freedesktop.portal.Error.NotFound"), ofKey);
        return QDBusVariant(QVariant::fromValue(QDBusVariant(value)));
    }

signals:
    void SettingChanged(const QString& group, const QString& key, const QDBusVariant& value);
};

class TestStillness : public QObject {
    Q_OBJECT

    QProcess m_bus;
    Portal m_portal;

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new kit::Style);
        if (QStandardPaths::findExecutable(QStringLiteral("dbus-daemon")).isEmpty())
            return;
        m_bus.start(QStringLiteral("dbus-daemon"),
            {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        QVERIFY(m_bus.waitForReadyRead());
        const QByteArray address = m_bus.readLine().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        QDBusConnection bus = QDBusConnection::connectToBus(QString::fromUtf8(address), QStringLiteral("portal"));
        QVERIFY(bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
        QVERIFY(bus.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &m_portal,
            QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals));
    }

    void theDesktopIsHeard_data()
    {
        QTest::addColumn<QString>("group");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("still");
        QTest::addColumn<QVariant>("moving");
        QTest::newRow("any desktop") << QStringLiteral("org.freedesktop.appearance") << QStringLiteral("reduced-motion")
                                     << QVariant(1U) << QVariant(0U);
        QTest::newRow("GNOME") << QStringLiteral("org.gnome.desktop.interface") << QStringLiteral("enable-animations")
                               << QVariant(false) << QVariant(true);
        QTest::newRow("KDE") << QStringLiteral("org.kde.kdeglobals.KDE") << QStringLiteral("AnimationDurationFactor")
                             << QVariant(QStringLiteral("0")) << QVariant(QStringLiteral("0.5"));
    }

    void theDesktopIsHeard()
    {
        if (m_bus.state() != QProcess::Running)
            QSKIP("not installed: dbus-daemon");
        QFETCH(QVariant, still);
        QFETCH(QVariant, moving);
        QFETCH(QString, group);
        QFETCH(QString, key);
        m_portal.group = group;
        m_portal.key = key;
        m_portal.value = still;
        QList<bool> told;
        const window::Stillness stillness([&](bool isStill) { told += isStill; });
        QTRY_COMPARE(told, QList<bool>{true});
        emit m_portal.SettingChanged(QStringLiteral("org.gnome.desktop.interface"), QStringLiteral("font-name"), QDBusVariant(0));
        emit m_portal.SettingChanged(m_portal.group, m_portal.key, QDBusVariant(moving));
        QTRY_COMPARE(told, (QList<bool>{true, false}));
    }

    // A portal that joins several back ends answers for each of them.
    void whoeverAsksForStillnessIsHeard()
    {
        if (m_bus.state() != QProcess::Running)
            QSKIP("not installed: dbus-daemon");
        m_portal.group = QStringLiteral("org.freedesktop.appearance");
        m_portal.key = QStringLiteral("reduced-motion");
        m_portal.value = QVariant(1U);
        QList<bool> told;
        const window::Stillness stillness([&](bool isStill) { told += isStill; });
        QTRY_COMPARE(told, QList<bool>{true});
        emit m_portal.SettingChanged(
            QStringLiteral("org.gnome.desktop.interface"), QStringLiteral("enable-animations"), QDBusVariant(true));
        QTRY_COMPARE(told, (QList<bool>{true, true}));
    }

    void whatIsChosenStandsAboveIt()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        const QLineEdit line;
        const auto motion = [&] {
            window::Look::from(settings).apply(*qApp);
            return line.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &line);
        };
        QVERIFY(motion() > 0 && motion() <= 150);
        window::Look::askForStillness(true);
        QCOMPARE(motion(), 0);
        window::Look look = window::Look::from(settings);
        look.percent = 110; // something else is chosen
        look.keep(settings);
        window::Look::askForStillness(false);
        QVERIFY2(motion() > 0, "it went on with the desktop");
        look = window::Look::from(settings);
        look.isAnimated = false;
        look.keep(settings);
        QCOMPARE(motion(), 0);
        window::Look::askForStillness(true);
        look.isAnimated = true;
        look.keep(settings);
        QVERIFY(motion() > 0);
        window::Look::askForStillness(false);
    }

    void cleanupTestCase()
    {
        m_bus.kill();
        m_bus.waitForFinished();
    }
};

QTEST_MAIN(TestStillness)

#include "tst_stillness.moc"
